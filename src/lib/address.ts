/** Repairs addresses with malformed percent escapes, on which the router and Docusaurus would throw. */

import {decode} from 'openapi-model/decode';

/** Runs of percent escapes, and stray percent signs. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/** The replacement character, for bytes that are not valid UTF-8. */
const UNREADABLE = '%EF%BF%BD';

const repaired = (text: string, percentSign: string): string =>
  text.replace(ESCAPES, (escapes) => {
    if (decode(escapes) !== undefined) return escapes.replace(/%25/g, percentSign);
    return escapes === '%' ? percentSign : UNREADABLE;
  });

/**
 * The path of an address without malformed escapes.
 *
 * Escaped percent signs are replaced as well, because the router decodes a path again on every navigation. No page has
 * one in its path.
 */
export const readablePath = (path: string): string => repaired(path, UNREADABLE);

/** The fragment of an address without malformed escapes. */
export const readableFragment = (hash: string): string => repaired(hash, '%25');
