/** Media types as contracts and headers write them. */

/** A media type without its parameters, in lower case: `Text/CSV; charset=utf-8` → `text/csv`. */
export const essenceOf = (contentType: string): string => contentType.split(';')[0]!.trim().toLowerCase();

/** Whether content of this type is JSON, such as `application/problem+json`. */
export const isJsonType = (contentType: string): boolean =>
  /^[^\s/]+\/(?:[^\s/]+\+)?json$/.test(essenceOf(contentType));

/** Whether content of this type is a form in the style of an address. */
export const isFormType = (contentType: string): boolean =>
  essenceOf(contentType) === 'application/x-www-form-urlencoded';
