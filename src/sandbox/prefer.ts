/** What a request asks for in its Prefer headers (RFC 7240). */
export interface Preference {
  /** Text of the status code to answer with. */
  code?: string;
  /** Name of the documented example to answer with. */
  example?: string;
}

/** Reads `code` and `example`; of a name that is given twice the first counts, other preferences are left alone. */
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
