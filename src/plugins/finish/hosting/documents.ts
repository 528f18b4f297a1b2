/** Start tags of entry scripts and style sheets, up to their address. `meta` elements: plugins/performance/entryScripts. */
const FILE =
  /<(?:meta name="?entry-script"? content|script(?: defer(?:="")?)? src|link rel="?stylesheet"? href)=(?:"([^"]+)"|([^\s">]+))/g;

/**
 * Adds the checksum of their file to the entry scripts and style sheets of a document.
 *
 * @param html a document as Docusaurus wrote it
 * @param integrityOf checksum of a file by its address in the document, such as `sha384-…`
 * @throws Error if the document names no script: the form of documents has changed, or the page would stay without any
 */
export function addIntegrity(html: string, integrityOf: (address: string) => string): string {
  let scripts = 0;
  const finished = html.replace(FILE, (tag, quoted?: string, plain?: string) => {
    if (!tag.startsWith('<link')) scripts += 1;
    const name = tag.startsWith('<meta') ? 'data-integrity' : 'integrity';
    return `${tag} ${name}="${integrityOf(quoted ?? plain!)}"`;
  });
  if (scripts === 0) throw new Error('no entry script was found in it');
  return finished;
}
