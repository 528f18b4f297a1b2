/** Last touches to the built documents: checksums, and scripts that wait until the page has been painted. */

const SCRIPT = /<script src=(?:"([^"]+)"|([^\s>]+)) defer(?:="[^"]*")?><\/script>/g;
const SHEET = /<link rel=(?:"stylesheet"|stylesheet) href=(?:"([^"]+)"|([^\s>]+))\s*\/?>/g;

/**
 * Names every entry script in a `meta` element, from which the script in `config/bootScript` starts it after the first
 * paint, and gives scripts and style sheets the checksum of their file.
 *
 * @param html a document as the renderer wrote it
 * @param integrityOf checksum of a file by its address in the document, such as `sha384-…`
 * @throws Error if the document names no script: then its form has changed, and it would stay without any
 */
export function finishDocument(html: string, integrityOf: (address: string) => string): string {
  let scripts = 0;
  const withScripts = html.replace(SCRIPT, (_, quoted?: string, plain?: string) => {
    scripts += 1;
    const address = quoted ?? plain!;
    return `<meta name="entry-script" content="${address}" data-integrity="${integrityOf(address)}">`;
  });
  if (scripts === 0) throw new Error('no entry script was found in it');
  return withScripts.replace(SHEET, (_, quoted?: string, plain?: string) => {
    const address = quoted ?? plain!;
    return `<link rel="stylesheet" href="${address}" integrity="${integrityOf(address)}">`;
  });
}

/**
 * Puts the data that a page was made from at the end of its document, where the browser finds it without asking again.
 * Compression makes next to nothing of it: its words stand above.
 *
 * @param page path with the base URL
 * @param data JSON
 */
export function withRecord(html: string, page: string, data: string): string {
  const end = html.lastIndexOf('</body>');
  const safe = data.replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script type="application/json" data-record="${page}">${safe}</script>${html.slice(end)}`;
}
