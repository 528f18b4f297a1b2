/**
 * The path of the page that hosts serve at a path: in lower case, without white space or `.html` at the end.
 *
 * @param path percent-encoded
 */
export const plainPath = (path: string): string =>
  path
    .toLowerCase()
    // Matches every run and tests its position; with `$`, the expression would need quadratic time.
    .replace(/(?:%20|%0[9-d]|%c2%a0)+/g, (run, at: number, all: string) => (at + run.length < all.length ? run : ''))
    .replace(/(\/index)?\.html$/, '');

/**
 * Whether hosts serve the document of a page at a path.
 *
 * @param page path of the page
 */
export const isPathOf = (page: string, path: string): boolean =>
  page.toLowerCase() === (plainPath(path).replace(/\/$/, '') || '/');
