import {entries, type Json} from './json';
import {isJsonType} from './media';

/** The formats of a body by media type: JSON first, then in the order of the contract. */
export function formatsOf(content: unknown): [contentType: string, media: Json][] {
  const rank = ([contentType]: [string, Json]) => (isJsonType(contentType) ? 0 : 1);
  return entries(content).sort((a, b) => rank(a) - rank(b));
}
