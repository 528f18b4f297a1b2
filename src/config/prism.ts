import type {PrismTheme} from 'prism-react-renderer';

/** One theme for both colour modes, because the tokens differ by mode. */
export const prismTheme: PrismTheme = {
  plain: {color: 'var(--code-ink)', backgroundColor: 'var(--code-ground)'},
  styles: [
    {types: ['comment', 'prolog', 'cdata'], style: {color: 'var(--code-comment)', fontStyle: 'italic'}},
    {types: ['string', 'attr-value', 'char', 'inserted', 'url'], style: {color: 'var(--code-string)'}},
    {types: ['number', 'boolean', 'constant', 'symbol'], style: {color: 'var(--code-number)'}},
    {types: ['keyword', 'function', 'tag', 'selector', 'builtin', 'atrule'], style: {color: 'var(--code-keyword)'}},
    {types: ['property', 'attr-name', 'variable', 'parameter'], style: {color: 'var(--code-name)'}},
    {types: ['punctuation', 'operator'], style: {color: 'var(--code-comment)'}},
    {types: ['deleted'], style: {color: 'var(--danger)'}},
  ],
};
