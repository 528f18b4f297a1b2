/** Checks a logo that a visitor has chosen, and reads its colours. */
import {colorOfLight, contrastRatio, lightOfByte, luminance, type Light} from './color';
import {THEMES, type Theme} from './palette';

export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** In bytes: 200 kB. */
export const MAX_LOGO = 200_000;

/** Longest side of a picture that we decode, in pixels. */
export const MAX_SIDE = 4000;

/** The box of the copy that we keep, in pixels: twice the size of a logo in the pictures. */
export const BOX = {width: 320, height: 96};

/** Why a file is refused. */
export type LogoProblem = 'type' | 'size' | 'unreadable' | 'sides' | 'blank';

/** Why a file is refused before it is read, or null. */
export function fileProblem({type, size}: {type: string; size: number}): LogoProblem | null {
  if (!LOGO_TYPES.includes(type)) return 'type';
  if (size > MAX_LOGO) return 'size';
  return size === 0 ? 'unreadable' : null;
}

/**
 * Size of the copy of a picture, in pixels: as large as its box allows. Drawings are enlarged, photographs are not.
 *
 * @returns the reason why the picture is refused, if its sides are missing, too long or too unequal
 */
export function copySize(
  {width, height}: {width: number; height: number},
  isDrawing: boolean,
): {width: number; height: number} | LogoProblem {
  if (!(width > 0 && height > 0)) return 'unreadable';
  if (width > MAX_SIDE || height > MAX_SIDE) return 'sides';
  const scale = Math.min(BOX.width / width, BOX.height / height, isDrawing ? Infinity : 1);
  return {width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale))};
}

export interface LogoColors {
  /** Hue of most of its colour, in degrees; null if it is grey. */
  hue: number | null;
  /** Themes on whose cards most of the logo is hard to see. Empty if it has a background of its own. */
  faint: Theme[];
}

/** Width of a class of hues, in degrees. */
const STEP = 10;
/** Chroma below which a colour looks grey. */
const GREY = 0.04;
/** Contrast that WCAG asks of graphics. */
const VISIBLE = 3;

/**
 * Reads the colours of a picture.
 *
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255
 * @param cards luminance of the cards on which it is shown, by theme
 * @returns null if nothing can be seen
 */
export function readLogo(pixels: ArrayLike<number>, cards: Record<Theme, number>): LogoColors | null {
  const hues = new Array<number>(360 / STEP).fill(0);
  const faint: Record<Theme, number> = {light: 0, dark: 0};
  let [seen, count] = [0, 0];
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    count += 1;
    if (pixels[at + 3]! < 128) continue;
    seen += 1;
    const light: Light = [lightOfByte(pixels[at]!), lightOfByte(pixels[at + 1]!), lightOfByte(pixels[at + 2]!)];
    for (const theme of THEMES) if (contrastRatio(luminance(light), cards[theme]) < VISIBLE) faint[theme] += 1;
    const [, chroma, hue] = colorOfLight(light);
    if (chroma > GREY) hues[Math.floor(hue / STEP) % hues.length]! += chroma;
  }
  if (seen === 0) return null;
  const most = Math.max(...hues);
  return {
    hue: most > seen * GREY * 0.05 ? hues.indexOf(most) * STEP + STEP / 2 : null,
    faint: seen === count ? [] : THEMES.filter((theme) => faint[theme] > seen / 2),
  };
}
