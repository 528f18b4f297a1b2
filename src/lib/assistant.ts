/** Addresses that open a reader's own assistant with a question about a page. */

/** Stands for the question in an address. */
const PLACE = '%s';

const isLocal = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/**
 * The address that asks an assistant about a page.
 *
 * @param address of the assistant, as the reader typed it: `%s` stands for the question, without it the question becomes
 *   the parameter `q`; `https` is assumed
 * @param page absolute URL of the page's Markdown
 * @returns undefined unless the address is a URL with `https`, or with `http` on this computer, and has no credentials
 */
export function assistantUrl(address: string, page: string): string | undefined {
  const typed = address.trim();
  const question = `Read ${page} so that I can ask questions about it.`;
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  try {
    const url = new URL(full.split(PLACE).join(encodeURIComponent(question)));
    const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url.hostname));
    if (!typed || !isAllowed || url.username || url.password) return undefined;
    if (!full.includes(PLACE)) url.searchParams.set('q', question);
    return url.href;
  } catch {
    return undefined;
  }
}
