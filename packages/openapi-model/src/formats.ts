import {entries, type Json} from './json.ts';
import {essenceOf, isJsonType} from './media.ts';

/** The formats of a body by media type: JSON first, then in the order of the contract. */
export function formatsOf(content: unknown): [contentType: string, media: Json][] {
  const rank = ([contentType]: [string, Json]) => (isJsonType(contentType) ? 0 : 1);
  return entries(content).sort((a, b) => rank(a) - rank(b));
}

/** The media type or range, such as `image/*`, that a content type fits best; undefined if it fits none. */
export function rangeFor(ranges: readonly string[], contentType: string): string | undefined {
  const type = essenceOf(contentType);
  return [type, `${type.split('/')[0]}/*`, '*/*']
    .map((wanted) => ranges.find((range) => essenceOf(range) === wanted))
    .find((range) => range !== undefined);
}
