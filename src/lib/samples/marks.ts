/** Which line of an example shows which parameters or properties, by their anchors; pages mark the one for the other. */
import type {ParameterPlace} from '../../openapi/document';
import {isIgnored} from '../../openapi/headers';
import {isJsonType} from '../../openapi/media';
import type {SampleRequest} from './types';

interface Described {
  id?: string;
  name?: string;
  children: readonly Described[];
  variants?: readonly {options: readonly Described[]}[];
}

interface DescribedBody extends Described {
  contentType: string;
}

interface DescribedOperation {
  parameters: readonly {id: string; name: string; in: ParameterPlace; required: boolean}[];
  body?: DescribedBody;
}

/** The properties of an object, those of its alternatives included. */
const propertiesOf = ({children, variants = []}: Described): Described[] => [
  ...children,
  ...variants.flatMap(({options}) => options.flatMap(propertiesOf)),
];

const NAMED = /^\s*("(?:[^"\\]|\\.)*"):/;

/**
 * The marks of JSON indented by two spaces. The items of an array and properties that the contract doesn't describe
 * belong to what holds them. Other formats have no marks.
 */
export function jsonMarks(text: string, body: DescribedBody): string[][] {
  if (!isJsonType(body.contentType)) return [];
  /** What was shown last at each indentation. */
  const shown: Record<number, Described> = {[-2]: body};
  return text.split('\n').map((line) => {
    const at = line.search(/\S/);
    const whole = shown[at - 2] ?? {children: []};
    const name = NAMED.exec(line)?.[1];
    const property = name && propertiesOf(whole).find((each) => JSON.stringify(each.name) === name);
    if (!/^\s*[\]}]/.test(line)) shown[at] = name ? property || {id: whole.id, children: []} : whole;
    return shown[at]?.id ? [shown[at].id] : [];
  });
}

/** Whether a line of a program is a line of JSON, if in another language: it has the same name and brackets. */
const fits = (line = '', row: string): boolean =>
  line.includes(NAMED.exec(row)?.[1]?.slice(1, -1) ?? '') &&
  line.trimStart().startsWith(/^\s*([\]}]?)/.exec(row)![1]!) &&
  line.endsWith(/[[{]?$/.exec(row)![0]);

/** Whether a line has a name as the name of a header or of a field in a form. */
function names(line: string, name = ''): boolean {
  const at = line.indexOf(name);
  return at >= 0 && !/[\w-]/.test(line.charAt(at - 1)) && /["':=\\]/.test(line.charAt(at + name.length));
}

/** The marks of a program that sends a request: parameters in the URL, each header, and the properties of the body. */
export function sampleMarks(
  code: string,
  {url, body}: Pick<SampleRequest, 'url' | 'body'>,
  {parameters, body: described}: DescribedOperation,
): string[][] {
  const lines = code.split('\n');
  const marks = lines.map((): string[] => []);
  const text = body && 'text' in body ? body.text : '';
  const rows = text && described ? jsonMarks(text, described) : [];
  const json = rows.length > 1 ? text.split('\n') : [];
  const isJsonFrom = (at: number) => json.every((row, index) => fits(lines[at + index], row));
  const start = json.length > 0 ? lines.findIndex((_, at) => isJsonFrom(at)) : -1;
  const end = start < 0 ? 0 : start + json.length;
  const mark = (id = '', isShownBy: (line: string) => boolean) =>
    marks[lines.findIndex((line, at) => (at < start || at >= end) && isShownBy(line))]?.push(id);
  // Languages escape these characters in different ways.
  const [address = ''] = url.split(/['\\$]/);
  for (const parameter of parameters) {
    const {id, name, in: place, required} = parameter;
    if (place === 'path' || (place === 'query' && required)) mark(id, (line) => line.includes(address));
    else if (required && !isIgnored(parameter)) mark(id, (line) => names(line, place === 'cookie' ? 'Cookie' : name));
  }
  if (start >= 0) marks.splice(start, json.length, ...rows);
  else if (body) described?.children.forEach(({id, name}) => mark(id, (line) => names(line, name)));
  return marks;
}
