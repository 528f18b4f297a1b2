/** How precisely an Accept range matches a media type: 3 exactly, 2 as `type/*`, 1 as any type, 0 not at all. */
function closeness(range: string, type: string): number {
  const [kind] = type.split('/');
  if (range === type) return 3;
  if (range === `${kind}/*`) return 2;
  return range === '*/*' || range === '*' ? 1 : 0;
}

/** The media ranges of an Accept header, such as `text/*;q=0.5`; a quality that is no number counts as 0. */
const rangesOf = (header: string): {range: string; q: number}[] =>
  header.split(',').map((entry) => {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return {range, q: quality === undefined ? 1 : Number(quality) || 0};
  });

/** Quality of a media type in an Accept header, from the most precise range. */
function quality(header: string, type: string): number {
  const [best] = rangesOf(header)
    .map(({range, q}) => ({q, rank: closeness(range, type)}))
    .filter(({rank}) => rank > 0)
    .sort((a, b) => b.rank - a.rank);
  return best?.q ?? 0;
}

/**
 * The preferred media type of an Accept header, the first of equals; undefined if it excludes all of them.
 *
 * @param types available media types, in the server's order of preference
 */
export function negotiate(header: string | null, types: readonly string[]): string | undefined {
  if (!header?.trim()) return types[0];
  const [best] = types
    .map((type) => ({type, q: quality(header, type.split(';')[0]!.trim().toLowerCase())}))
    .filter(({q}) => q > 0)
    .sort((a, b) => b.q - a.q);
  return best?.type;
}
