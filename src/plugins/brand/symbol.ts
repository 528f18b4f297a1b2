/** The brand's square symbol, for use in other pictures. */

const ROOT = /<svg\b([^>]*)>/;

/**
 * Checks that a file can be used as the symbol.
 *
 * @param file file name for error messages
 * @throws Error that names the file and the rule that it breaks
 */
export function checkSymbol(source: string, file: string): void {
  const problem = (rule: string) => new Error(`static${file}: the symbol ${rule}`);
  const attributes = ROOT.exec(source)?.[1];
  if (attributes === undefined) throw problem('must be an SVG drawing');
  const box =
    /\bviewBox="([^"]*)"/
      .exec(attributes)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  if (box.length !== 4 || !box.every(Number.isFinite)) throw problem('must have a viewBox of four numbers');
  if (box[2]! <= 0 || box[2] !== box[3]) throw problem(`must be square; its viewBox is ${box[2]} by ${box[3]}`);
  if (/<(?:script|foreignObject|image|text|use)\b|\son\w+=|\bhref=/i.test(source)) {
    throw problem('must contain only shapes: no script, text, image or reference');
  }
}

export interface SymbolPlacement {
  x: number;
  y: number;
  size: number;
  /** Value of `currentColor` in the drawing. */
  color: string;
}

/** The symbol as an SVG element for another drawing. */
export function placeSymbol(source: string, {x, y, size, color}: SymbolPlacement): string {
  const drawing = source.slice(source.search(ROOT));
  return drawing.replace(ROOT, (_, attributes: string) => {
    const kept = attributes.replace(/\s(?:xmlns|x|y|width|height|color)="[^"]*"/g, '');
    return `<svg x="${x}" y="${y}" width="${size}" height="${size}" color="${color}"${kept}>`;
  });
}

/** The symbol as a favicon that follows the browser's colour scheme. */
export function symbolIcon(source: string, light: string, dark: string): string {
  const style = `<style>svg{color:${light}}@media(prefers-color-scheme:dark){svg{color:${dark}}}</style>`;
  return source.slice(source.search(ROOT)).replace(ROOT, (root) => root + style);
}
