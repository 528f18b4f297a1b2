/**
 * The start of a text that fits a length, cut after a word unless that is far back; never in the middle of a surrogate pair.
 *
 * @param mark follows a text that was cut
 */
export function shorten(text: string, max: number, mark = '…'): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max + 1 - mark.length);
  const end = start.lastIndexOf(' ');
  const words = (end > max / 2 ? start.slice(0, end) : start.slice(0, -1)).replace(/[\ud800-\udbff]$/, '');
  return `${mark ? words.replace(/[\s,.;:(]{1,20}$/, '') : words}${mark}`;
}
