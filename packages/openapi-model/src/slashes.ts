/** Removes slashes from the end. An expression such as `/\/+$/` would take quadratic time for many slashes. */
export const withoutTrailingSlashes = (text: string): string => /^[^]*[^/]/.exec(text)?.[0] ?? '';
