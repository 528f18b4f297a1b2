/** Reads and changes the scripts and style sheets of a built document, by position, so that the rest stays as it is. */
import {Parser} from 'htmlparser2';
import type {Loaded} from './blocked';

/** Types of script elements that browsers execute; all others are data. */
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/i;

interface Found {
  /** Source code of the inline scripts that browsers execute. */
  inline: string[];
  /** Entry scripts and style sheets. */
  files: {
    address: string;
    /** Name of the attribute for the checksum. */
    attribute: 'integrity' | 'data-integrity';
    isScript: boolean;
    /** Position after the name of the tag. */
    at: number;
  }[];
  /** What the document loads from other origins. */
  foreign: Loaded[];
}

/** An address with a scheme or a host. It can be the site's own origin, too. */
const IS_ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** The address of a start tag that loads a file. For `meta`, see plugins/performance/entryScripts. */
function addressOf(name: string, {src, href, rel, content, name: meta}: Record<string, string>): string | undefined {
  if (name === 'script') return src;
  if (name === 'link') return rel === 'stylesheet' ? href : undefined;
  return name === 'meta' && meta === 'entry-script' ? content : undefined;
}

/** Directive of the policy that decides on what an element loads. */
const DIRECTIVES: Record<string, string> = {
  script: 'script-src',
  meta: 'script-src',
  link: 'style-src',
  iframe: 'frame-src',
  img: 'img-src',
};

function read(html: string): Found {
  const found: Found = {inline: [], files: [], foreign: []};
  let source: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const address = addressOf(name, attributes);
        const loaded = address ?? (name === 'iframe' || name === 'img' ? attributes.src : undefined);
        if (loaded !== undefined && (name === 'iframe' || IS_ABSOLUTE.test(loaded))) {
          found.foreign.push({directive: DIRECTIVES[name]!, address: loaded});
        } else if (address !== undefined) {
          found.files.push({
            address,
            attribute: name === 'meta' ? 'data-integrity' : 'integrity',
            isScript: name !== 'link',
            at: parser.startIndex + 1 + name.length,
          });
        } else if (name === 'script' && EXECUTABLE.test(attributes.type ?? '')) source = '';
      },
      ontext(text) {
        if (source !== undefined) source += text;
      },
      onclosetag(name) {
        if (name !== 'script' || source === undefined) return;
        found.inline.push(source);
        source = undefined;
      },
    },
    {decodeEntities: true},
  );
  parser.end(html);
  return found;
}

/** Source code of the inline scripts of a document. */
export const inlineScripts = (html: string): string[] => read(html).inline;

/**
 * Adds integrity checksums to the entry scripts and style sheets of a document, except those of other origins, which
 * change without a build.
 *
 * @param html a document as Docusaurus wrote it
 * @param integrityOf returns the checksum of a file, such as `sha384-…`, by its URL in the document
 * @returns the document with checksums, its inline scripts, and what it loads from other origins
 * @throws Error if the document has no entry script, which means that the document format has changed
 */
export function addIntegrity(
  html: string,
  integrityOf: (address: string) => string,
): {html: string; inlineScripts: string[]; foreign: Loaded[]} {
  const {inline, files, foreign} = read(html);
  if (!files.some(({isScript}) => isScript))
    throw new Error('no entry script found; has the document format of Docusaurus changed?');
  let finished = '';
  let last = 0;
  for (const {address, attribute, at} of files) {
    finished += `${html.slice(last, at)} ${attribute}="${integrityOf(address)}"`;
    last = at;
  }
  return {html: finished + html.slice(last), inlineScripts: inline, foreign};
}
