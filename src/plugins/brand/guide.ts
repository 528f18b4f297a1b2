/** Facts for /branding-guide, read from the style sheets. */
import type {ColorFacts, GuideKit, NamedValue, Swatch} from '../../lib/brandGuide';
import type {BrandKit} from './kit';
import {PAIRS} from '../../lib/colorPairs';
import {colorOf, contrastOf, hexOf, type Theme, type Tokens} from '../../lib/palette';

function colorFacts(name: string, tokens: Tokens): ColorFacts | null {
  const color = `var(--${name})`;
  try {
    colorOf(color, tokens);
  } catch {
    return null;
  }
  const contrast = Math.floor(contrastOf(color, 'var(--paper)', tokens) * 10) / 10;
  return {hex: hexOf(color, tokens), contrast};
}

/** Colours in the order of the style sheet. */
function swatches({light, dark}: Record<Theme, Tokens>): Swatch[] {
  return [...light.keys()].flatMap((name) => {
    const [inLight, inDark] = [colorFacts(name, light), colorFacts(name, dark)];
    return inLight && inDark ? [{name, light: inLight, dark: inDark}] : [];
  });
}

const measures = (tokens: Tokens, pattern: RegExp): NamedValue[] =>
  [...tokens].filter(([name]) => pattern.test(name)).map(([name, value]) => ({name, value}));

/** Sizes of the type scale: headlines, lead and body text. */
function scale(baseCss: string): NamedValue[] {
  const steps = [...baseCss.matchAll(/^\.(headline-\d|lead) \{[^}]*?font-size:([^;]+);/gm)];
  const text = /--ifm-font-size-base:([^;]+);/.exec(baseCss)?.[1]?.trim();
  return [
    ...steps.map(([, name, value]) => ({name: name!, value: value!.trim()})),
    ...(text ? [{name: 'text', value: text}] : []),
  ];
}

/** @param baseCss text of `src/css/base.css` */
export function guideKit({brand, tokens, facts}: BrandKit, baseCss: string): GuideKit {
  return {
    color: brand.color,
    pairCount: PAIRS.length,
    swatches: swatches(tokens),
    radii: measures(tokens.light, /^r-/),
    shadows: measures(tokens.light, /^shadow-/),
    families: (['display', 'text'] as const).map((token) => ({
      family: brand.fonts[token].family,
      token,
      weights: facts[token].weights,
    })),
    scale: scale(baseCss),
  };
}
