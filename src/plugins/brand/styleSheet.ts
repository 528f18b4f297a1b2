/** The style sheet of the brand: what its palette derives from, font families and font faces. */
import type {Brand} from '../../content/schema';
import type {Palette} from '../../lib/brandPalette';
import type {FontFacts, FontRecord} from './fonts';

/** How wide fonts may be, as a share of Arial, for words to fit in product pictures without smaller type. */
const WIDEST = 1.02;

const SANS = 'system-ui, sans-serif';

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const face = ({family, file}: FontRecord, {weights}: FontFacts): string => `@font-face {
  font-family: ${quoted(family)};
  font-weight: ${weights.join(' ')};
  font-display: swap;
  src: url(${quoted(`~${file}`)}) format('woff2');
}`;

const fallbackFace = (family: string, isBold: boolean, facts: FontFacts): string => `@font-face {
  font-family: ${quoted(`${family} Fallback`)};
  ascent-override: ${percent(facts.ascent)};
  descent-override: ${percent(facts.descent)};
  line-gap-override: ${percent(facts.lineGap)};
  size-adjust: ${percent(facts.sizeAdjust)};
  src: ${['Arial', 'Liberation Sans', 'Helvetica']
    .map((name) => `local(${quoted(isBold ? `${name} Bold` : name)})`)
    .join(', ')};
}`;

/** Text of the style sheet. Font files are module paths, which the bundler resolves. */
export function brandStyleSheet(
  {fonts}: Pick<Brand, 'fonts'>,
  palette: Palette,
  facts: Record<'display' | 'text', FontFacts>,
): string {
  const {display, text} = fonts;
  const width = Math.max(facts.display.sizeAdjust, facts.text.sizeAdjust);
  const stack = (...families: string[]) => [...families.map(quoted), SANS].join(', ');
  return `:root {
${Object.entries(palette)
  .map(([name, value]) => `  --${name}: ${value};`)
  .join('\n')}
  --display: ${stack(display.family, `${display.family} Fallback`, text.family)};
  --display-weight: ${display.weight};
  --text: ${stack(text.family, `${text.family} Fallback`)};
  --type-scale: ${Math.min(1, WIDEST / width).toFixed(2)};
}

${face(display, facts.display)}

${face(text, facts.text)}

/* Local fonts with the metrics of the web fonts, so that text does not shift when those load. */
${fallbackFace(display.family, true, facts.display)}

${fallbackFace(text.family, false, facts.text)}
`;
}

/** Source of a module that exports the URLs of both font files, the text font first. */
export const fontModule = ({display, text}: Brand['fonts']): string =>
  `import text from ${JSON.stringify(text.file)};\nimport display from ${JSON.stringify(display.file)};\nexport default [text, display];\n`;
