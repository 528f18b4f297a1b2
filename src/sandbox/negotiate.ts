import {parseAccept} from 'hono/utils/accept';

/** How closely an entry of an Accept header names a media type: 3 exactly, 2 by its kind, 1 as anything, 0 not at all. */
function closeness(range: string, type: string): number {
  const [kind] = type.split('/');
  if (range === type) return 3;
  if (range === `${kind}/*`) return 2;
  return range === '*/*' || range === '*' ? 1 : 0;
}

/** Quality that an Accept header gives a media type; the closest entry counts. */
function quality(header: string, type: string): number {
  const [best] = parseAccept(header)
    .map((entry) => ({q: entry.q, rank: closeness(entry.type.toLowerCase(), type)}))
    .filter(({rank}) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  return best?.q ?? 0;
}

/**
 * The media type that an Accept header likes best, the first of equals; undefined if it excludes all of them.
 *
 * @param types media types on offer, in the order of the server's liking
 */
export function negotiate(header: string | null, types: readonly string[]): string | undefined {
  if (!header?.trim()) return types[0];
  const [best] = types
    .map((type) => ({type, q: quality(header, type.split(';')[0]!.trim().toLowerCase())}))
    .filter(({q}) => q > 0)
    .sort((a, b) => b.q - a.q);
  return best?.type;
}
