/** What /branding-guide shows of the brand; the brand plugin reads it off the style sheets. */

export interface ColorFacts {
  /** As in the sheet. */
  value: string;
  hex: string;
  /** Ratio to the paper of its theme. */
  contrast: number;
}

export interface Swatch extends Record<'light' | 'dark', ColorFacts> {
  name: string;
}

export interface Measure {
  name: string;
  value: string;
}

export interface GuideKit {
  hue: number;
  /** How many pairs of text and background every build checks. */
  pairCount: number;
  swatches: Swatch[];
  radii: Measure[];
  shadows: Measure[];
  /** Families with their range of weights, the one of headlines first. */
  families: {family: string; token: string; weights: [number, number]}[];
  /** Classes and elements of the type scale with their size. */
  scale: Measure[];
}
