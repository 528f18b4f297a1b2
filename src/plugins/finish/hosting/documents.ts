/** Start tags of entry scripts and style sheets, up to their URL. For `meta`, see plugins/performance/entryScripts. */
const FILE =
  /<(?:meta name="?entry-script"? content|script(?: defer(?:="")?)? src|link rel="?stylesheet"? href)=(?:"([^"]+)"|([^\s">]+))/g;

/**
 * Adds integrity checksums to the entry scripts and style sheets of a document.
 *
 * @param html a document as Docusaurus wrote it
 * @param integrityOf returns the checksum of a file, such as `sha384-…`, by its URL in the document
 * @throws Error if the document has no entry script, which means that the document format has changed
 */
export function addIntegrity(html: string, integrityOf: (address: string) => string): string {
  let scripts = 0;
  const finished = html.replace(FILE, (tag, quoted?: string, plain?: string) => {
    if (!tag.startsWith('<link')) scripts += 1;
    const name = tag.startsWith('<meta') ? 'data-integrity' : 'integrity';
    return `${tag} ${name}="${integrityOf(quoted ?? plain!)}"`;
  });
  if (scripts === 0) throw new Error('no entry script found');
  return finished;
}
