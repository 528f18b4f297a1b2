/** Media types as written in contracts and headers. */

/** A media type without parameters, in lower case: `Text/CSV; charset=utf-8` → `text/csv`. */
export const essenceOf = (contentType: string): string => contentType.split(';')[0]!.trim().toLowerCase();

/** True for JSON types, `application/problem+json` included. */
export const isJsonType = (contentType: string): boolean =>
  /^[^\s/]+\/(?:[^\s/]+\+)?json$/.test(essenceOf(contentType));

export const isFormType = (contentType: string): boolean =>
  essenceOf(contentType) === 'application/x-www-form-urlencoded';

export const isXmlType = (contentType: string): boolean => /[/+]xml$/.test(essenceOf(contentType));

/** What is sent for a range such as `text/*`; other types as they are. */
export function concreteType(contentType: string, isFile = false): string {
  const range = essenceOf(contentType);
  if (!range.endsWith('/*')) return contentType;
  if (range === 'text/*') return 'text/plain';
  if (range === 'image/*') return 'image/png';
  return isFile ? 'application/octet-stream' : /^(?:\*|application)\//.test(range) ? 'application/json' : contentType;
}
