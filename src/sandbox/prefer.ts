/** The preferences in a request's Prefer headers (RFC 7240). */
export interface Preference {
  /** Status code of the requested response, as text. */
  code?: string;
  /** Name of the requested example. */
  example?: string;
}

/** Reads `code` and `example`. The first of duplicates counts; other preferences are ignored. */
export function readPreference(header: string | null): Preference {
  const found: Record<string, string> = {};
  for (const [, name, quoted, plain] of (header ?? '').matchAll(
    /(?:^|[,;])\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))/g,
  )) {
    const key = name!.toLowerCase();
    if (key === 'code' || key === 'example') found[key] ??= quoted?.replace(/\\(.)/g, '$1') ?? plain ?? '';
  }
  return found;
}
