/** Reads a logo that a visitor has chosen. The file stays in the browser, and only a small copy of its pixels is kept. */
import {copySize, fileProblem, type LogoProblem, readLogo} from '@site/src/lib/logo';
import type {Theme} from '@site/src/lib/palette';
import {type Logo, MAX_URL} from '@site/src/lib/visitorBrand';

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = reject;
    reader.readAsDataURL(file);
  });

/** Loads a picture. As an image, an SVG runs no scripts and requests nothing. */
const imageOf = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = url;
  });

/**
 * Reads a file as a logo.
 *
 * @param cards luminance of the cards on which it will be shown, by theme
 * @returns the logo with its main hue, or the reason why the file is refused
 */
export async function readLogoFile(
  file: File,
  cards: Record<Theme, number>,
): Promise<{logo: Logo; hue: number | null} | LogoProblem> {
  const problem = fileProblem(file);
  if (problem) return problem;
  try {
    const image = await imageOf(await dataUrlOf(file));
    const size = copySize({width: image.naturalWidth, height: image.naturalHeight}, file.type === 'image/svg+xml');
    if (typeof size === 'string') return size;
    const canvas = document.createElement('canvas');
    const {width, height} = Object.assign(canvas, size);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0, width, height);
    const colors = readLogo(context.getImageData(0, 0, width, height).data, cards);
    if (!colors) return 'blank';
    const url = canvas.toDataURL('image/png');
    if (url.length > MAX_URL) return 'unreadable';
    return {logo: {url, ratio: width / height, faint: colors.faint}, hue: colors.hue};
  } catch {
    return 'unreadable';
  }
}
