/** Degrees between two hues on their circle. */
export const hueDistance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** Swatches that differ visibly from the hue of the brand. */
export const swatchesFor = <Swatch extends {hue: number}>(swatches: readonly Swatch[], brandHue: number): Swatch[] =>
  swatches.filter(({hue}) => hueDistance(hue, brandHue) >= 35);
