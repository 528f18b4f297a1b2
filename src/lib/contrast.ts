/** Checks every pair of text and background colours against WCAG 2.2: in the build, and for a visitor's colours. */
import {NEEDED, PAIRS, type Pair} from './colorPairs';
import {lowerContrast, luminancesOf, THEMES, type Theme, type Tokens} from './palette';

export interface ContrastError extends Pair {
  theme: Theme;
  found: number;
  needed: number;
}

export interface ContrastReport {
  /** Pairs below their required contrast, in either theme. */
  errors: ContrastError[];
  /** Lowest contrast of any text, in both themes. */
  lowest: number;
}

/** Wraps a token in `var()`; other colours are returned unchanged. */
const asColor = (value: string): string => (/^[\w-]+$/.test(value) ? `var(--${value})` : value);

/** The contrast of each pair in both themes, compared with what it needs. */
export function checkContrast(tokens: Record<Theme, Tokens>, pairs: readonly Pair[] = PAIRS): ContrastReport {
  const report: ContrastReport = {errors: [], lowest: Infinity};
  for (const theme of THEMES) {
    const known = new Map<string, readonly [number, number]>();
    const luminances = (value: string) => {
      const found = known.get(value) ?? luminancesOf(asColor(value), tokens[theme]);
      known.set(value, found);
      return found;
    };
    for (const pair of pairs) {
      const found = lowerContrast(luminances(pair.text), luminances(pair.background));
      const needed = NEEDED[pair.kind];
      if (found < needed) report.errors.push({...pair, theme, found, needed});
      if (pair.kind !== 'shape') report.lowest = Math.min(report.lowest, found);
    }
  }
  return report;
}

/** A contrast ratio with two decimals, rounded down, so that 4.496 is not reported as 4.5. */
export const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
