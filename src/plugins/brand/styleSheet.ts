/** What the style sheets need from the brand record: the hue, the font families and their faces. */
import type {Brand} from '../../content/schema';
import type {FontFacts, FontRecord} from './fonts';

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

/** The sheet as text; font files are named as bundlers read them. */
export function brandStyleSheet(
  {hue, fonts}: Pick<Brand, 'hue' | 'fonts'>,
  facts: Record<'display' | 'text', FontFacts>,
): string {
  const {display, text} = fonts;
  const stack = (...families: string[]) => [...families.map(quoted), SANS].join(', ');
  return `:root {
  --hue: ${hue};
  --display: ${stack(display.family, `${display.family} Fallback`, text.family)};
  --display-weight: ${display.weight};
  --text: ${stack(text.family, `${text.family} Fallback`)};
}

${face(display, facts.display)}

${face(text, facts.text)}

/* Local faces with the measures of the fonts, so that text does not move when those arrive. */
${fallbackFace(display.family, true, facts.display)}

${fallbackFace(text.family, false, facts.text)}
`;
}

/** A module with the addresses of both font files, the one of the text first. */
export const fontModule = ({display, text}: Brand['fonts']): string =>
  `import text from ${JSON.stringify(text.file)};\nimport display from ${JSON.stringify(display.file)};\nexport default [text, display];\n`;
