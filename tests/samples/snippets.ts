export interface Snippet {
  /** First word of the info string, in lower case; empty if there is none. */
  language: string;
  meta: string;
  title?: string;
  text: string;
  line: number;
  /** True if nothing is between it and the block before it. */
  follows: boolean;
  /** Slug of the operation linked last before the block. */
  operation?: string;
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})([^\n]*)\n([^]*?)^[ \t]*\2[ \t]*$/gm;

export const snippetsIn = (markdown: string): Snippet[] =>
  [...markdown.matchAll(FENCE)].map(({index, 1: indent = '', 3: info = '', 4: text = ''}) => {
    const before = markdown.slice(0, index);
    const lines = before.trimEnd().split('\n');
    return {
      language: /^\s*(\S*)/.exec(info)![1]!.toLowerCase(),
      meta: info.trim().replace(/^\S+\s*/, ''),
      title: /\btitle="([^"]*)"/.exec(info)?.[1],
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: before.split('\n').length,
      follows: /^\s*(?:`{3,}|~{3,})$/.test(lines.at(-1)!),
      operation: [...before.matchAll(/\/developer\/reference\/([\w-]+)/g)].at(-1)?.[1],
    };
  });

/**
 * True if `shown` is `whole` with at most some array items left out. Objects must have the same properties, and every
 * item shown must match one of `whole`.
 */
export function isExcerpt(shown: unknown, whole: unknown): boolean {
  if (Array.isArray(shown)) {
    return Array.isArray(whole) && shown.every((entry) => whole.some((other) => isExcerpt(entry, other)));
  }
  if (typeof shown !== 'object' || shown === null || typeof whole !== 'object' || whole === null) {
    return Object.is(shown, whole);
  }
  const [names, others] = [Object.keys(shown), Object.keys(whole)];
  return (
    names.length === others.length &&
    names.every((name) => isExcerpt(shown[name as keyof typeof shown], whole[name as keyof typeof whole]))
  );
}
