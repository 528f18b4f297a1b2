/** Checks every pair of text and background colours against WCAG 2.2. */
import {NEEDED, PAIRS, type ColorPair} from './colorPairs';
import {contrastOf, hexOf, THEMES, type Theme, type Tokens} from './palette';

export interface ContrastError extends ColorPair {
  theme: Theme;
  found: number;
  needed: number;
}

/** The bytes in which a screen shows a token, or a CSS colour that uses tokens. */
const shown = (value: string, tokens: Tokens): string =>
  hexOf(/^[\w-]+$/.test(value) ? `var(--${value})` : value, tokens);

/** The pairs that are shown with less than their required contrast, in either theme. */
export const checkContrast = (tokens: Record<Theme, Tokens>): ContrastError[] =>
  THEMES.flatMap((theme) =>
    PAIRS.flatMap((pair) => {
      const [text, background] = [shown(pair.text, tokens[theme]), shown(pair.background, tokens[theme])];
      const found = contrastOf(text, background, tokens[theme]);
      const needed = NEEDED[pair.kind];
      return found < needed ? [{...pair, theme, found, needed}] : [];
    }),
  );

/** A contrast ratio with two decimals, rounded down, so that 4.496 is not reported as 4.5. */
export const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
