/** Reads and checks the brand record and its files. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {Brand} from '../../content/schema';
import {brandPalette, inBrand, type Palette} from '../../lib/brandPalette';
import {checkContrast, formatRatio, type ContrastError} from '../../lib/contrast';
import {THEMES, type Theme, type Tokens} from '../../lib/palette';
import {checkBytes, checkWidth, fontFacts, readFont, type BrandFont, type FontFacts} from './fonts';
import {checkSymbol} from './symbol';
import {readTokens} from './tokens';

export interface BrandKit {
  brand: Brand;
  /** What the tokens derive from, as custom properties. */
  palette: Palette;
  /** Tokens of each theme, including the palette. */
  tokens: Record<Theme, Tokens>;
  /** The square symbol as SVG. */
  symbol: string;
  fonts: Record<'display' | 'text', BrandFont>;
  facts: Record<'display' | 'text', FontFacts>;
}

const named = (value: string): string => (/^[\w-]+$/.test(value) ? `--${value}` : value);

/** `--text on --background, light theme: contrast 3.12, needs 4.5`, one line per error. */
export function formatContrast(errors: readonly ContrastError[]): string {
  const lines = errors.map(
    ({text, background, theme, found, needed}) =>
      `  ${named(text)} on ${named(background)}, ${theme} theme: contrast ${formatRatio(found)}, needs ${needed}`,
  );
  return `src/css/tokens.css: too little contrast in ${errors.length} ${errors.length === 1 ? 'pair' : 'pairs'} of colours:\n${lines.join('\n')}`;
}

/**
 * Reads the brand of the site.
 *
 * @throws Error that lists all problems: missing or unsuitable files, and colour pairs with too little contrast
 */
export function readKit(siteDir: string, brand: Brand): BrandKit {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  };
  const staticFile = (field: string, file: string) =>
    attempt(() => {
      try {
        return readFileSync(path.join(siteDir, 'static', file), 'utf8');
      } catch (cause) {
        throw new Error(`src/content/brand.ts: ${field}: must be a file in static/; found "${file}"`, {cause});
      }
    });

  for (const theme of THEMES) if (brand.logo) staticFile(`logo.${theme}`, brand.logo[theme]);
  const symbol = staticFile('symbol', brand.symbol);
  if (symbol !== undefined) attempt(() => checkSymbol(symbol, brand.symbol));
  const display = attempt(() => readFont(brand.fonts.display, 'fonts.display', siteDir));
  const text = attempt(() => readFont(brand.fonts.text, 'fonts.text', siteDir));
  const facts = {
    display: display && fontFacts(display, brand.fonts.display.weight, true),
    text: text && fontFacts(text, brand.fonts.text.weight, false),
  };
  for (const [field, of] of Object.entries(facts)) if (of) attempt(() => checkWidth(of, `fonts.${field}`));
  const isShared = brand.fonts.display.file === brand.fonts.text.file;
  if (display && text) attempt(() => checkBytes(isShared ? [text] : [display, text]));
  const colors = attempt(() => {
    const themes = readTokens(readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
    const [fault] = Brand.shape.color.safeParse(brand.color).error?.issues ?? [];
    if (fault) throw new Error(`src/content/brand.ts: color: ${fault.message}; found ${JSON.stringify(brand.color)}`);
    const palette = brandPalette(brand.color, themes);
    const tokens = inBrand(themes, palette);
    const errors = checkContrast(tokens);
    if (errors.length > 0) throw new Error(formatContrast(errors));
    return {palette, tokens};
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    brand,
    ...colors!,
    symbol: symbol!,
    fonts: {display: display!, text: text!},
    facts: {display: facts.display!, text: facts.text!},
  };
}
