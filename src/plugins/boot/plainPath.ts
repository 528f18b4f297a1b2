/**
 * The inline script of not-found documents (theme/NotFound/Content). The router accepts upper case, and white space and
 * `.html` at the end; hosts do not, and serve such a document, whose text would not match the page that the router shows.
 * So the script redirects to the plain path.
 */

/** Length of the site's base URL; set by index.ts. */
declare const BASE_LENGTH: number;

const {origin, pathname, search, hash} = location;
const path = pathname
  .slice(BASE_LENGTH)
  .toLowerCase()
  // Every run, because an expression for the last one would start again at each of them.
  .replace(/(?:%20|%0[9-d]|%c2%a0)+/g, (run, at: number, all: string) => (at + run.length < all.length ? run : ''))
  .replace(/(\/index)?\.html$/, '');
const plain = pathname.slice(0, BASE_LENGTH) + path;

// With the origin, because a path that starts with two slashes would be read as another host.
if (plain !== pathname) location.replace(origin + plain + search + hash);

// A module, so that its names are its own.
export {};
