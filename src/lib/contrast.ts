/** Checks every pair of text and background colours against WCAG 2.2. */
import {NEEDED, PAIRS, type ColorPair} from './colorPairs';
import {contrastOf, hexOf, THEMES, type Theme, type Tokens} from './palette';

export interface ContrastError extends ColorPair {
  theme: Theme;
  found: number;
  needed: number;
}

/** Wraps a token in `var()`; other colours are returned unchanged. */
const asColor = (value: string): string => (/^[\w-]+$/.test(value) ? `var(--${value})` : value);

/** The pairs below their required contrast, in either theme, with the bytes that a screen shows. */
export const checkContrast = (tokens: Record<Theme, Tokens>): ContrastError[] =>
  THEMES.flatMap((theme) =>
    PAIRS.flatMap((pair) => {
      const shown = (value: string): string => hexOf(asColor(value), tokens[theme]);
      const found = contrastOf(shown(pair.text), shown(pair.background), tokens[theme]);
      const needed = NEEDED[pair.kind];
      return found < needed ? [{...pair, theme, found, needed}] : [];
    }),
  );

/** A contrast ratio with two decimals, rounded down, so that 4.496 is not reported as 4.5. */
export const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
