/** Addresses and anchors made of names that the contract chose: safe, stable, and each given once. */

/** Longest slug, in characters; file systems allow 255 for a name with its ending. */
const MAX_LENGTH = 80;

/** `listCourses` → `list-courses`. */
export const kebabCase = (id: string): string =>
  id
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();

export type Allocate = (wanted: string) => string;

/**
 * Gives every name once: the first that asks gets it as it is, later ones get `-2`, `-3` … behind it.
 *
 * @param taken names that nobody gets
 */
export function allocator(taken: Iterable<string> = []): Allocate {
  const used = new Set(taken);
  const next = new Map<string, number>();
  return (wanted) => {
    let name = wanted;
    for (let count = next.get(wanted) ?? 2; used.has(name); count += 1) {
      name = `${wanted}-${count}`;
      next.set(wanted, count + 1);
    }
    used.add(name);
    return name;
  };
}

/** A name as a part of an address; `fallback` where no letter or digit of it is left. */
export const slugFor = (name: string, fallback: string): string =>
  kebabCase(name).slice(0, MAX_LENGTH).replace(/-+$/, '') || fallback;

/** A name as a part of an anchor: what would end an attribute, a fragment or a selector becomes a hyphen. */
export const anchorFor = (name: string): string =>
  name.replace(/[^\p{L}\p{N}._]+/gu, '-').replace(/^-+|-+$/g, '') || 'x';
