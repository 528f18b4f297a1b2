import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface Sprite {
  /** Name under the folder of hashed assets; it changes with the content. */
  fileName: string;
  svg: string;
}

/** Folder of the drawings, one file a name. */
const LIBRARY = path.join(path.dirname(require.resolve('lucide-static/package.json')), 'icons');

/** The inside of a drawing as a symbol; stroke, fill and size come from the element that uses it. */
function symbol(name: string, own: string): string {
  const files = [path.join(own, `${name}.svg`), path.join(LIBRARY, `${name}.svg`)];
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`Icon ${name}: there is no drawing ${files.join(' or ')}`);
  const match = /<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(readFileSync(file, 'utf8'));
  const viewBox = match && /\bviewBox="([^"]+)"/.exec(match[1]!)?.[1];
  if (!viewBox) throw new Error(`Icon ${name}: ${file} must be one svg element with a viewBox`);
  return `<symbol id="${name}" viewBox="${viewBox}">${match[2]!.replace(/\s*\n\s*/g, '')}</symbol>`;
}

/**
 * Icons as symbols of one file. Pages refer to it, so that no page carries drawings in its scripts.
 *
 * @param names the icons, see `content/icons`
 * @param own folder of drawings of our own; one there takes the place of the library's
 * @throws Error that names an icon without drawing, or one that is no svg element with a viewBox
 */
export function drawSprite(names: readonly string[], own: string): Sprite {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => symbol(name, own)).join('')}</svg>\n`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return {fileName: `icons.${hash}.svg`, svg};
}
