/** Checks every pair of text and background colours against WCAG 2.2. */
import {contrastOf, THEMES, type Theme, type Tokens} from './palette';
import {NEEDED, PAIRS, type Pair} from './pairs';

export interface ContrastError extends Pair {
  theme: Theme;
  found: number;
  needed: number;
}

/** Wraps a token in `var()`; other colours are returned unchanged. */
const asColor = (value: string): string => (/^[\w-]+$/.test(value) ? `var(--${value})` : value);
const named = (value: string): string => (/^[\w-]+$/.test(value) ? `--${value}` : value);

/** Pairs below their required contrast, in either theme. */
export function contrastErrors(tokens: Record<Theme, Tokens>, pairs: readonly Pair[] = PAIRS): ContrastError[] {
  return THEMES.flatMap((theme) =>
    pairs.flatMap((pair) => {
      const found = contrastOf(asColor(pair.text), asColor(pair.background), tokens[theme]);
      const needed = NEEDED[pair.kind];
      return found < needed ? [{...pair, theme, found, needed}] : [];
    }),
  );
}

/** `--text on --background, light theme: contrast 3.12, needs 4.5`, one line per error. */
export function formatContrast(errors: readonly ContrastError[]): string {
  const lines = errors.map(({text, background, theme, found, needed}) => {
    // Rounded down, so that 4.496 is not reported as 4.5.
    const shown = (Math.floor(found * 100) / 100).toFixed(2);
    return `  ${named(text)} on ${named(background)}, ${theme} theme: contrast ${shown}, needs ${needed}`;
  });
  return `src/css/tokens.css: too little contrast in ${errors.length} ${errors.length === 1 ? 'pair' : 'pairs'} of colours:\n${lines.join('\n')}`;
}
