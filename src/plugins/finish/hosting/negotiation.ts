const MARKDOWN = 'text/markdown';
/** What allows HTML. */
const HTML = '(?:text/(?:html|[*])|application/xhtml[+]xml|[*]/[*])';

/** Regular expression for a media type with at least this weight, in tenths. None is 1. */
function wants(type: string, tenths: number): string {
  const weights = ['', String.raw`;\s*q=1(?:\.0*)?`, ...(tenths < 10 ? [String.raw`;\s*q=0\.[${tenths}-9]\d*`] : [])];
  return String.raw`(?:^|,)\s*${type}(?:;(?!\s*q=)[^,;]*(?=[,;]|$))*(?:${weights.join('|')})\s*(?:,|$)`;
}

/** Longer headers are no browser's and no agent's, and could take long to read. */
const LONGEST = 500;

/**
 * Regular expression for Accept headers that prefer Markdown: they name it with a greater weight than HTML, or with full
 * weight before HTML. Browsers never name it. An expression, because nginx computes nothing.
 */
export const PREFERS_MARKDOWN = `^(?=.{0,${LONGEST}}$)(?:${[
  `(?!.*${HTML}.*${MARKDOWN})(?=.*${wants(MARKDOWN, 10)})`,
  ...[10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((tenths) => `(?=.*${wants(MARKDOWN, tenths)})(?!.*${wants(HTML, tenths)})`),
].join('|')})`;
