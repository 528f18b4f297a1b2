/** Reads and changes the scripts and style sheets of a built document, by position, so that the rest stays as it is. */
import {Parser} from 'htmlparser2';

/** Types of script elements that browsers execute; all others are data. */
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/i;
/** An address with a scheme or a host. */
const IS_ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The address of a script or style sheet that a start tag loads. For `meta`, see plugins/performance/entryScripts. */
function addressOf(name: string, {src, href, rel, content, name: meta}: Record<string, string>): string | undefined {
  if (name === 'script') return src;
  if (name === 'link') return rel === 'stylesheet' ? href : undefined;
  return name === 'meta' && meta === 'entry-script' ? content : undefined;
}

/**
 * Adds integrity checksums to the entry scripts and style sheets of a document, except those of other origins, which
 * change without a build.
 *
 * @param html a document as Docusaurus wrote it
 * @param integrityOf returns the checksum of a file, such as `sha384-…`, by its URL in the document
 * @returns the document, and the source code of its inline scripts that browsers execute
 */
export function finishDocument(
  html: string,
  integrityOf: (address: string) => string,
): {html: string; inlineScripts: string[]} {
  const inlineScripts: string[] = [];
  let finished = '';
  let last = 0;
  let isInline = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const address = addressOf(name, attributes);
      isInline = name === 'script' && address === undefined && EXECUTABLE.test(attributes.type ?? '');
      if (isInline) inlineScripts.push('');
      if (address === undefined || IS_ABSOLUTE.test(address)) return;
      const at = parser.startIndex + 1 + name.length;
      finished += `${html.slice(last, at)} ${name === 'meta' ? 'data-' : ''}integrity="${integrityOf(address)}"`;
      last = at;
    },
    ontext(text) {
      if (isInline) inlineScripts.push(inlineScripts.pop() + text);
    },
    onclosetag() {
      isInline = false;
    },
  });
  parser.end(html);
  return {html: finished + html.slice(last), inlineScripts};
}
