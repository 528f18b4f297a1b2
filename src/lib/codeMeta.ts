/** Reads what follows the language of a fenced block in Markdown, such as ```js {2,4-6} title="index.js" run="list-courses". */

export interface CodeMeta {
  title?: string;
  /** Operation that runs the block. */
  run?: string;
  /** Whether a line, counted from 1, is to be highlighted. */
  isMarked?: (line: number) => boolean;
}

const quoted = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`)
    .exec(meta)
    ?.slice(1)
    .find((value) => value !== undefined);

/** The settings of a block; those that it does not have are undefined. */
export function codeMeta(meta: string): CodeMeta {
  const ranges = /\{([\d,\s-]+)\}/
    .exec(meta.replace(/"[^"]*"|'[^']*'/g, ''))?.[1]
    ?.split(',')
    .map((range) => range.split('-').map(Number) as [number, number?]);
  return {
    title: quoted(meta, 'title'),
    run: quoted(meta, 'run'),
    isMarked: ranges && ((line) => ranges.some(([first, last = first]) => first <= line && line <= last)),
  };
}
