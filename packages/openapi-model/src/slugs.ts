/** Slugs and anchors from names in the contract: safe, stable and unique. */

/** Maximum length of a slug, in characters; file systems allow 255 for a name with its extension. */
const MAX_LENGTH = 80;

/**
 * `listCourses` → `list-courses`, `account0` → `account-0`. The generator of the pages passes ids through lodash's
 * function of this name, which leaves such names as they are.
 */
export const kebabCase = (id: string): string =>
  id
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[a-zA-Z](?=\d)|\d(?=[a-zA-Z])/g, '$&-')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

export type Allocate = (wanted: string) => string;

/**
 * Makes names unique: the first use of a name keeps it, later ones get the suffix `-2`, `-3` …
 *
 * @param taken reserved names
 */
export function allocator(taken: Iterable<string> = []): Allocate {
  const used = new Set(taken);
  return (wanted) => {
    let name = wanted;
    for (let count = 2; used.has(name); count += 1) name = `${wanted}-${count}`;
    used.add(name);
    return name;
  };
}

/** Slugs and anchors that the site reserves for itself. */
const TAKEN = 'introduction first-request authentication error-catalogue may-change downloads index 404 try'.split(' ');

export const slugAllocator = (): Allocate => allocator(TAKEN);

/** A name as a URL segment; `fallback` if no letter or digit is left. */
export const slugFor = (name: string, fallback: string): string =>
  kebabCase(name).slice(0, MAX_LENGTH).replace(/-$/, '') || fallback;

/** A name as part of an anchor: characters unsafe in attributes, fragments or selectors become hyphens. */
export const anchorFor = (name: string): string => name.replace(/[^\p{L}\p{N}._]+/gu, '-').replace(/^-|-$/g, '') || 'x';
