/** Reads a built document and changes its scripts and style sheets, by position, so that the rest stays as it is. */
import {Parser} from 'htmlparser2';

/** Elements whose files have checksums. */
const HAS_CHECKSUM = new Set(['script', 'link', 'meta']);
/** Types of script elements that browsers execute; all others are data. */
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/i;
/** An address with a scheme or a host, before which browsers read a backslash as a slash. */
const IS_ABSOLUTE = /^\s*(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** Where an element of a document leads, and the directive of the content security policy that decides on it. */
export interface Target {
  directive: string;
  address: string;
}

/** The directive and the attribute with the address, by the name of the element. */
const TARGETS: Record<string, [directive: string, attribute: string]> = {
  script: ['script-src', 'src'],
  link: ['style-src', 'href'],
  meta: ['script-src', 'content'],
  img: ['img-src', 'src'],
  iframe: ['frame-src', 'src'],
  form: ['form-action', 'action'],
  button: ['form-action', 'formaction'],
  input: ['form-action', 'formaction'],
};

/** The target of an element. Of links it is a style sheet; for `meta`, see plugins/performance/entryScripts. */
function targetOf(name: string, attributes: Record<string, string>): Target | undefined {
  const isOther =
    (name === 'link' && attributes.rel !== 'stylesheet') || (name === 'meta' && attributes.name !== 'entry-script');
  if (isOther || !Object.hasOwn(TARGETS, name)) return undefined;
  const [directive, attribute] = TARGETS[name]!;
  const address = attributes[attribute];
  return address === undefined ? undefined : {directive, address};
}

/**
 * Adds integrity checksums to the entry scripts and style sheets of a document, except those of other origins, which
 * change without a build.
 *
 * @param html a document as Docusaurus wrote it
 * @param integrityOf returns the checksum of a file, such as `sha384-…`, by its URL in the document
 * @returns the document, the source code of its inline scripts that browsers execute, and its absolute targets
 */
export function finishDocument(html: string, integrityOf: (address: string) => string) {
  const inlineScripts: string[] = [];
  const targets: Target[] = [];
  let finished = '';
  let last = 0;
  let isInline = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const target = targetOf(name, attributes);
      isInline = name === 'script' && !target && EXECUTABLE.test(attributes.type ?? '');
      if (isInline) inlineScripts.push('');
      if (!target) return;
      const {address} = target;
      if (IS_ABSOLUTE.test(address)) targets.push(target);
      else if (HAS_CHECKSUM.has(name)) {
        const at = parser.startIndex + 1 + name.length;
        finished += `${html.slice(last, at)} ${name === 'meta' ? 'data-' : ''}integrity="${integrityOf(address)}"`;
        last = at;
      }
    },
    ontext(text) {
      if (isInline) inlineScripts.push(inlineScripts.pop() + text);
    },
    onclosetag() {
      isInline = false;
    },
  });
  parser.end(html);
  return {html: finished + html.slice(last), inlineScripts, targets};
}

/** What is known of a document once it is written. */
export type Findings = Omit<ReturnType<typeof finishDocument>, 'html'>;
