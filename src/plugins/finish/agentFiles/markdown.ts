/** Building blocks for Markdown. Text is escaped so that it is never read as markup. */

/** The longest run of backticks in a text. */
const longestRun = (text: string): number =>
  [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0);

/** Replaces line breaks, and the white space around them, with spaces. */
const onOneLine = (text: string): string => text.replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));

/** A code span on one line. */
export function code(text: string): string {
  const line = onOneLine(text);
  const ticks = '`'.repeat(longestRun(line) + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return ticks + space + line + space + ticks;
}

/** A fenced block. */
export function fence(text: string, language = ''): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${ticks}${language}\n${text.replace(/\n$/, '')}\n${ticks}`;
}

/** Escapes characters that Markdown would interpret. */
export const escapeText = (text: string): string =>
  text.replace(/[\\`*[\]<]|&(?=#?[\da-z]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu, String.raw`\$&`);

/** A link, whose label is Markdown. Only http(s) and mailto URLs are linked; for others the label alone is returned. */
export function link(label: string, address: string): string {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return label;
  const safe = address.replace(
    /[\s()<>\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `[${label}](${safe})`;
}

/** A paragraph, escaped at its start so that it does not become a heading, list or quotation. */
export const paragraph = (text: string): string =>
  text.replace(/^(\d+)([.)])(?=\s)/, String.raw`$1\$2`).replace(/^(?:[#>]|[-+](?=\s))/, String.raw`\$&`);

/** Indents all lines except the first by `width` spaces. */
export const hang = (text: string, width: number): string => text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`);

/** A table. Cells are Markdown; line breaks in them become spaces. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => onOneLine(text.trim()).replaceAll('|', String.raw`\|`);
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Joins blocks with blank lines and leaves out empty ones. */
export const blocks = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n\n');
