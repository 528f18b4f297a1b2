import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

export interface Sprite {
  /** File name, which contains a hash of the content. */
  fileName: string;
  svg: string;
}

const {resolve} = createRequire(import.meta.url);

/** Folder of lucide's drawings, one file per icon. */
const LIBRARY = path.join(path.dirname(resolve('lucide-static/package.json')), 'icons');

/** A drawing as a symbol. Stroke, fill and size come from the element that uses it. */
function symbol(name: string, own: string): string {
  const files = [path.join(own, `${name}.svg`), path.join(LIBRARY, `${name}.svg`)];
  const file = files.find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`Icon ${name}: there is no drawing at ${files.join(' or ')}`);
  const match = /<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(readFileSync(file, 'utf8'));
  const viewBox = match && /\bviewBox="([^"]+)"/.exec(match[1]!)?.[1];
  if (!viewBox) throw new Error(`Icon ${name}: ${file} must be one svg element with a viewBox`);
  return `<symbol id="${name}" viewBox="${viewBox}">${match[2]!.replace(/\s+/g, (space) => (space.includes('\n') ? '' : space))}</symbol>`;
}

/**
 * Combines icons as symbols in one SVG file, which keeps the drawings out of the scripts.
 *
 * @param names names of the icons
 * @param own folder of our own drawings, which override the library's
 * @throws Error that names an icon whose drawing is missing or is not an svg element with a viewBox
 */
export function drawSprite(names: readonly string[], own: string): Sprite {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${names.map((name) => symbol(name, own)).join('')}</svg>\n`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return {fileName: `icons.${hash}.svg`, svg};
}
