/**
 * The inline script of not-found documents (theme/NotFound/Content), which redirects to the plain path of a page.
 *
 * For a path in upper case, or with white space or `.html` at the end, the host serves a not-found document, but the
 * router would show a page. The document and the page would not match.
 */
import {plainPath} from './plainPath';

/** Length of the site's base URL; set by index.ts. */
declare const BASE_LENGTH: number;

const {origin, pathname, search, hash} = location;
const plain = pathname.slice(0, BASE_LENGTH) + plainPath(pathname.slice(BASE_LENGTH));

// The origin is necessary: without it, a path that starts with two slashes would name another host.
if (plain !== pathname) location.replace(origin + plain + search + hash);
