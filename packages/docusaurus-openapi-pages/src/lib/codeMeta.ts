/** Reads what follows the language of a fenced block in Markdown, such as ```js {2,4-6} title="index.js". */

export interface CodeMeta {
  title?: string;
  /** Whether a line, counted from 1, is to be highlighted. */
  isMarked?: (line: number) => boolean;
}

const ATTRIBUTE = /([^\s="'{}]{1,100})=(?:"([^"]*)"|'([^']*)')/g;

/** All `name="value"` pairs. */
export const attributesOf = (meta: string): Record<string, string> =>
  Object.fromEntries(Array.from(meta.matchAll(ATTRIBUTE), ([, name, double, single]) => [name!, (double ?? single)!]));

/** The settings of a block; those that it does not have are undefined. */
export function codeMeta(meta: string): CodeMeta {
  const ranges = /\{([\d,\s-]+)\}/
    .exec(meta.replace(/"[^"]*"|'[^']*'/g, ''))?.[1]
    ?.split(',')
    .map((range) => range.split('-').map(Number) as [number, number?]);
  return {
    title: attributesOf(meta).title,
    isMarked: ranges && ((line) => ranges.some(([first, last = first]) => first <= line && line <= last)),
  };
}
