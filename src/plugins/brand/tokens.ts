/** Reads the custom properties in `src/css/tokens.css`. */
import type {Theme, Tokens} from '../../lib/palette';

const isDark = (selector: string): boolean => selector.includes("[data-theme='dark']");

/** Comments and at-rules other than `@media screen`, such as print and reduced motion, are ignored. */
const COMMENT = /\/\*[\s\S]*?\*\//g;
const OTHER_MEDIA = /@(?!media screen\s*\{)[\w-][^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Custom properties of each theme. The dark theme overrides those of the light one. */
export function readTokens(css: string): Record<Theme, Tokens> {
  const plain = css
    .replace(COMMENT, '')
    .replace(OTHER_MEDIA, '')
    .replace(/@media screen\s*\{/g, '');
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const rule of plain.split('}')) {
    const [selectors = '', body = ''] = rule.split('{').slice(-2);
    const tokens = selectors.split(',').every(isDark) ? dark : light;
    for (const [, name, value] of body.matchAll(/(?<![\w-])--([\w-]+)\s*:([^;]+);/g)) {
      tokens.set(name!, value!.replace(/\s+/g, ' ').trim());
    }
  }
  return {light, dark: new Map([...light, ...dark])};
}
