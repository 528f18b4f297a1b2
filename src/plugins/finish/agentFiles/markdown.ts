/** The parts that Markdown is put together from; whatever a text holds, it stays text. */

/** The longest run of backticks in a text. */
const longestRun = (text: string): number => Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));

/** A code span on one line. */
export function code(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ');
  const ticks = '`'.repeat(longestRun(line) + 1);
  const space = /^`|`$/.test(line) ? ' ' : '';
  return ticks + space + line + space + ticks;
}

/** A fenced block. */
export function fence(text: string, language = ''): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1));
  return `${ticks}${language}\n${text.replace(/\n$/, '')}\n${ticks}`;
}

/** Text whose characters mean themselves. */
export const escapeText = (text: string): string =>
  text.replace(/[\\`*[\]<]|&(?=#?[\da-z]+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu, String.raw`\$&`);

/** A link; the label is Markdown. What is no address of a page or a mailbox is left out. */
export function link(label: string, address: string): string {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return label;
  const safe = address.replace(
    /[\s()<>\\]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `[${label}](${safe})`;
}

/** A paragraph that no character at its start turns into a heading, list or quotation. */
export const paragraph = (text: string): string =>
  text.replace(/^(\d+)([.)])(?=\s)/, String.raw`$1\$2`).replace(/^(?:[#>]|[-+](?=\s))/, String.raw`\$&`);

/** All lines but the first by `width` spaces to the right. */
export const hang = (text: string, width: number): string => text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`);

/** A table; cells are Markdown and become one line each. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    text
      .trim()
      .replace(/\s*\n\s*/g, ' ')
      .replaceAll('|', String.raw`\|`);
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Blocks with a blank line between; empty ones drop out. */
export const blocks = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n\n');
