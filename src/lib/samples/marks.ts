/**
 * Which line of an example shows which parameter or property, so that pages can mark the one when a visitor points at
 * the other. A mark is the anchor of the parameter or property; several are separated by spaces.
 */
import {isIgnored} from '../../openapi/headers';
import type {ParameterPlace} from '../../openapi/document';
import {isJsonType} from '../../openapi/media';
import type {SampleRequest} from './types';

interface Described {
  id: string;
  name: string;
  children: readonly Described[];
  variants?: readonly {options: readonly Pick<Described, 'children' | 'variants'>[]}[];
}

interface DescribedBody {
  contentType: string;
  properties: readonly Described[];
  variants?: Described['variants'];
}

interface DescribedOperation {
  parameters: readonly {id: string; name: string; in: ParameterPlace; required: boolean}[];
  body?: DescribedBody;
}

type Node = Pick<Described, 'children' | 'variants'> & {id?: string};

/** The property of this name in an object, also in one of its alternatives. */
function propertyOf({children, variants = []}: Node, name: string): Described | undefined {
  const own = children.find((child) => child.name === name);
  if (own) return own;
  for (const option of variants.flatMap(({options}) => options)) {
    const found = propertyOf(option, name);
    if (found) return found;
  }
  return undefined;
}

const NAMED = /^\s*("(?:[^"\\]|\\.)*"):/;

/**
 * The mark of each line of indented JSON. The items of an array and properties that the contract doesn't describe have
 * the mark of what holds them; so has the bracket that closes it. Other formats have no marks.
 */
export function jsonMarks(text: string, {contentType, properties, variants}: DescribedBody): string[] {
  if (!isJsonType(contentType)) return [];
  const open: Node[] = [];
  let inside: Node = {children: properties, variants};
  return text.split('\n').map((line) => {
    if (/^\s*[\]}]/.test(line)) {
      const closed = inside;
      inside = open.pop() ?? closed;
      return closed.id ?? '';
    }
    const name = NAMED.exec(line)?.[1];
    const node: Node = name ? (propertyOf(inside, nameIn(name)) ?? {id: inside.id, children: []}) : inside;
    if (/[[{]$/.test(line)) {
      open.push(inside);
      inside = node;
    }
    return node.id ?? '';
  });
}

/** The text of a JSON string; empty if it isn't one. */
function nameIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return '';
  }
}

/** Whether a line of a program contains a line of JSON, written in another language perhaps. */
function fits(line: string | undefined, row: string, isFirst: boolean): boolean {
  if (line === undefined) return false;
  const name = NAMED.exec(row)?.[1];
  if (name) return line.includes(nameIn(name));
  if (isFirst) return line.endsWith(row);
  return !/^\s*[\]}]/.test(row) || line.trimStart().startsWith(row.trim().charAt(0));
}

/** A name as the name of a header or of a field in a form. */
function names(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return at >= 0 && !/[\w-]/.test(line.charAt(at - 1)) && /["':=\\]/.test(line.charAt(at + name.length));
}

/**
 * The mark of each line of a sample in any language: the path and query parameters on the line of the URL, each header on
 * its own line, and the properties of the body.
 *
 * @param code a program that sends the request
 */
export function sampleMarks(
  code: string,
  {url, body}: Pick<SampleRequest, 'url' | 'body'>,
  {parameters, body: described}: DescribedOperation,
): string[] {
  const lines = code.split('\n');
  const marks = lines.map((): string[] => []);
  const rows = body && described ? body.text.split('\n') : [];
  const rowMarks = body && described ? jsonMarks(body.text, described) : [];
  const start =
    rowMarks.length > 1
      ? lines.findIndex((_, at) => rows.every((row, index) => fits(lines[at + index], row, index === 0)))
      : -1;
  const isBody = (at: number) => start >= 0 && at >= start && at < start + rows.length;
  const markLine = (id: string, isIt: (line: string, at: number) => boolean) => {
    const at = lines.findIndex((line, index) => !isBody(index) && isIt(line, index));
    if (at >= 0) marks[at]!.push(id);
  };
  // Languages escape these characters in different ways.
  const [address = ''] = url.split(/['\\$]/);
  for (const parameter of parameters) {
    const {id, name} = parameter;
    if (parameter.in === 'path' || (parameter.in === 'query' && parameter.required)) {
      markLine(id, (line) => line.includes(address));
    } else if (parameter.required && !isIgnored(parameter)) {
      markLine(id, (line) => names(line, parameter.in === 'cookie' ? 'Cookie' : name));
    }
  }
  if (start >= 0) rowMarks.forEach((mark, index) => mark && marks[start + index]!.push(mark));
  else if (body && described) for (const {id, name} of described.properties) markLine(id, (line) => names(line, name));
  return marks.map((ids) => ids.join(' '));
}
