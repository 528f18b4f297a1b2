/** Facts about the brand for /branding-guide, which the brand plugin reads from the style sheets. */

export interface ColorFacts {
  hex: string;
  /** Contrast ratio to the theme's background colour. */
  contrast: number;
}

export interface Swatch extends Record<'light' | 'dark', ColorFacts> {
  name: string;
}

export interface NamedValue {
  name: string;
  value: string;
}

export interface GuideKit {
  /** As in the brand record. */
  color: string;
  /** Number of pairs of text and background colours that every build checks. */
  pairCount: number;
  swatches: Swatch[];
  radii: NamedValue[];
  shadows: NamedValue[];
  /** Font families with their range of weights; the headline font comes first. */
  families: {family: string; token: string; weights: [number, number]}[];
  /** Sizes of the type scale, by class or element. */
  scale: NamedValue[];
}
