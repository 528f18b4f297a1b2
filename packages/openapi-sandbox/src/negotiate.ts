import {rangeFor} from 'openapi-model/formats';
import {essenceOf} from 'openapi-model/media';

/** The quality of a media range such as `text/*;q=0.5`; one that is no number counts as 0. */
function qualityOf(entry: string): number {
  const quality = /;\s*q=([^;]*)/i.exec(entry)?.[1];
  return quality === undefined ? 1 : Number(quality) || 0;
}

/**
 * The preferred media type of an Accept header, the first of equals; undefined if it excludes all of them.
 *
 * @param types available media types, in the server's order of preference
 */
export function negotiate(header: string | null, types: readonly string[]): string | undefined {
  if (!header?.trim()) return types[0];
  const qualities = new Map(header.split(',').map((entry) => [essenceOf(entry), qualityOf(entry)]));
  const quality = (type: string) => qualities.get(rangeFor([...qualities.keys()], type) ?? '') ?? 0;
  const [best] = types.filter((type) => quality(type) > 0).sort((a, b) => quality(b) - quality(a));
  return best;
}
