/**
 * What an SVG that a record names must not contain. Pages show it as an image, but at its own address it opens as a
 * document.
 */
import {Parser} from 'htmlparser2';

const EXECUTABLE = /^(?:.*:)?(?:script|handler|listener|foreignObject|iframe|object|embed)$/i;
const LINK = /^(?:.*:)?(?:href|src)$/i;
/** Addresses within the file: fragments, and pixels as data. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,])/i;

/** Whether CSS refers to another file; escapes could hide it. */
const refersElsewhere = (css: string): boolean =>
  /@import|\\/i.test(css) || [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, url]) => !WITHIN.test(url!));

/** The rule that an SVG breaks, or undefined. */
export function svgFault(text: string): string | undefined {
  let fault = /<!ENTITY|<\?xml-stylesheet/i.test(text) ? 'must not declare entities or style sheets' : undefined;
  let isStyle = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        isStyle = /^(?:.*:)?style$/i.test(name);
        if (EXECUTABLE.test(name)) fault ??= `must not contain <${name}>`;
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) fault ??= `must not contain ${key}, which runs a script`;
          if (LINK.test(key) ? !WITHIN.test(value) : refersElsewhere(value))
            fault ??= `must not refer to anything outside the file, as ${key}="${value.slice(0, 60)}" does`;
        }
      },
      ontext(css) {
        if (isStyle && refersElsewhere(css)) fault ??= 'must not refer to anything outside the file in its styles';
      },
      onclosetag() {
        isStyle = false;
      },
    },
    {xmlMode: true},
  );
  parser.end(text);
  return fault;
}
