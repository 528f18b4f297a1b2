import {type CSSProperties, type ReactNode, type Ref, useContext} from 'react';
import {linesOf, type Token} from 'openapi-model/samples/tokens';
import {useServerMarkup} from 'docusaurus-kit/hooks/useServerMarkup';
import {IsInView} from '../CodeFrame/IsInView.ts';
import styles from './styles.module.css';

export interface CodeProps {
  text: string;
  /** Language of a fenced block: `bash`, `json` … */
  grammar: string;
  /** Its lines, if they are more than highlighted text. */
  children?: ReactNode;
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** Whether code may be higher than its pane: doubled text on a phone has some 10 characters a line, the lowest pane 16 lines. */
const mayScroll = (text: string): boolean =>
  text.split('\n').reduce((rows, line) => rows + Math.ceil(line.length / 10 || 1), 0) > 15;

/** Code with syntax highlighting. Long lines wrap, and the rest of a line is indented further than its start. */
export default function Code({text, grammar, children, label, ref}: CodeProps): ReactNode {
  const colours = useContext(IsInView) ? grammar : 'text';
  const shown = children ? undefined : `${colours} ${text}`;
  const isWritten = useServerMarkup(shown);
  return (
    <pre
      aria-label={label}
      className={`fades ${styles.code} language-${grammar}`}
      role={label && 'region'}
      tabIndex={mayScroll(text) ? 0 : undefined}
      translate="no"
    >
      {isWritten ? (
        <code dangerouslySetInnerHTML={{__html: ''}} key="written" ref={ref} suppressHydrationWarning />
      ) : (
        // The key replaces the element as a whole, so that no part of the old text stays in a translated page.
        <code key={shown ?? text.length} ref={ref}>
          {children || <Lines grammar={colours} text={text} />}
        </code>
      )}
    </pre>
  );
}

/** Highlighted lines. Each token is an element, so not for long text. */
function Lines({text, grammar}: Pick<CodeProps, 'text' | 'grammar'>): ReactNode {
  return linesOf(text, grammar).map((line, index) => <Line key={index} tokens={line} />);
}

/** Deeper lines leave too little room for their text. */
const MOST_INDENTED = 12;

/** A word that may be longer than a line, such as a URL. */
const LONG_WORD = /\S{30}/;

export interface LineProps {
  tokens: readonly Token[];
}

export function Line({tokens}: LineProps): ReactNode {
  const [{text} = {text: ''}] = tokens;
  const indent = Math.min(/^\s*/.exec(text)![0].replaceAll('\t', '  ').length, MOST_INDENTED);
  return (
    <span
      className={LONG_WORD.test(tokens.map((token) => token.text).join('')) ? styles.long : styles.line}
      style={indent ? ({'--in': indent} as CSSProperties) : undefined}
    >
      <Tokens tokens={tokens} />
    </span>
  );
}

function Tokens({tokens}: {tokens: readonly Token[]}): ReactNode {
  return tokens.map(({kind, text}, index) =>
    kind ? (
      <span className={styles[kind]} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
