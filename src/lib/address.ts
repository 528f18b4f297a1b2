/** Addresses that can always be decoded: the router and Docusaurus throw on a malformed percent escape. */

/** Percent escapes, and percent signs that belong to none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

/** The replacement character, which marks bytes that are no text. */
const UNREADABLE = '%EF%BF%BD';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const repaired = (text: string, percentSign: string): string =>
  text.replace(ESCAPES, (escapes) => {
    if (isDecodable(escapes)) return escapes.replace(/%25/g, percentSign);
    return escapes === '%' ? percentSign : UNREADABLE;
  });

/**
 * The path of an address without malformed escapes.
 *
 * The router decodes a path again on every navigation, so a percent sign cannot be part of it, not even an escaped one.
 * No page has one in its path.
 */
export const readablePath = (path: string): string => repaired(path, UNREADABLE);

/** The fragment of an address without malformed escapes. */
export const readableFragment = (hash: string): string => repaired(hash, '%25');
