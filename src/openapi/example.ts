/** Examples of bodies: those that the contract gives, and those made from a schema where it gives none. */
import {entries, isObject, text, type Json, type Resolve} from './json';
import {chosenValue, type Group, type Schemas} from './schema';
import {exampleIn, type Direction} from './schemaTree';

/** Believable values by format. */
const BY_FORMAT: Record<string, unknown> = {
  date: '2026-01-15',
  'date-time': '2026-01-15T09:30:00Z',
  time: '09:30:00Z',
  duration: 'PT30M',
  email: 'person@example.com',
  'idn-email': 'person@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://www.example.com/',
  url: 'https://www.example.com/',
  'uri-reference': '/path',
  uuid: '5f0c7e1a-9f6b-4c57-8f0e-2b1f7a3c9d10',
  byte: 'ZXhhbXBsZQ==',
  password: 'secret',
};

/** Depth and number of values from which on a made example leaves the rest out. */
const MAX_DEPTH = 8;
const MAX_VALUES = 200;

/** A value that fits a schema well enough to show its shape; undefined where it cannot be made. */
export function sampleOf({flatten}: Schemas, root: unknown, direction: Direction): unknown {
  let values = 0;

  function sample(node: unknown, path: readonly Json[]): unknown {
    const flat = flatten(node);
    values += 1;
    if (values > MAX_VALUES || path.length > MAX_DEPTH || flat.keys.some((key) => path.includes(key))) return undefined;
    const {keywords, listed, groups, properties} = flat;
    const given = exampleIn(keywords) ?? keywords.default;
    if (given !== undefined) return given;
    if (listed && listed.length > 0) return listed[0]!.value;
    const inner = [...path, ...flat.keys];

    const type =
      flat.types?.[0] ?? (properties.size > 0 || isObject(keywords.additionalProperties) ? 'object' : undefined);
    if (type === 'array' || (!type && keywords.items !== undefined)) {
      const item = keywords.items === undefined ? undefined : sample(keywords.items, inner);
      return item === undefined ? [] : [item];
    }
    const alternative = groups.length > 0 ? alternativeOf(groups[0]!, inner) : undefined;
    if (type === 'object' || (!type && isObject(alternative))) {
      const unwanted = direction === 'request' ? 'readOnly' : direction === 'answer' ? 'writeOnly' : '';
      const members = [...properties]
        .filter(([, child]) => !unwanted || flatten(child).keywords[unwanted] !== true)
        .map(([name, child]) => [name, sample(child, inner)] as const);
      if (isObject(keywords.additionalProperties)) {
        const name = text(BY_FORMAT[text(keywords.propertyNames?.format)]) || 'name';
        members.push([name, sample(keywords.additionalProperties, inner)]);
      }
      return {
        ...Object.fromEntries(members.filter(([, value]) => value !== undefined)),
        ...(isObject(alternative) ? alternative : {}),
      };
    }
    if (alternative !== undefined) return alternative;
    if (type === 'boolean') return true;
    if (type === 'null') return null;
    if (type === 'integer' || type === 'number') return numberWithin(keywords);
    if (type === 'string')
      return BY_FORMAT[text(keywords.format)] ?? 'text'.padEnd(Number(keywords.minLength) || 0, '.');
    return undefined;
  }

  /** The first option, with the value that chooses it. */
  function alternativeOf(group: Group, path: readonly Json[]): unknown {
    const option = group.options[0]!;
    const value = sample(option, path);
    const chosen = chosenValue(group, option, flatten(option));
    return isObject(value) && chosen !== undefined ? {...value, [group.discriminator!.propertyName]: chosen} : value;
  }

  return sample(root, []);
}

function numberWithin({minimum, exclusiveMinimum, maximum, multipleOf}: Json): number {
  const step = Number(multipleOf) || 1;
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : Number(exclusiveMinimum) + step);
  const value = low ?? (maximum === undefined || maximum >= 1 ? 1 : maximum);
  return multipleOf ? Math.ceil(Number(value) / step) * step : Number(value);
}

export const isJsonType = (contentType: string): boolean =>
  /^[\w.+-]+\/(?:[\w.+-]+\+)?json(?:\s*;|$)/i.test(contentType);
export const isFormType = (contentType: string): boolean => /^application\/x-www-form-urlencoded/i.test(contentType);

/** An example as it is sent: indented JSON, a form, or the text of another format. */
export function exampleText(value: unknown, contentType: string): string {
  if (isFormType(contentType) && isObject(value)) {
    const fields = entries(value as Json).flatMap(([name, field]): [string, string][] =>
      (Array.isArray(field) ? (field as unknown[]) : [field]).map((item) => [name, scalarText(item)]),
    );
    return new URLSearchParams(fields).toString();
  }
  if (typeof value === 'string') {
    if (!isJsonType(contentType)) return value;
    return isJsonStructure(value) ? value : JSON.stringify(value);
  }
  return JSON.stringify(value, null, 2);
}

const scalarText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Whether a text is an object or an array written as JSON, as some contracts give their examples. */
function isJsonStructure(value: string): boolean {
  try {
    return typeof JSON.parse(value) === 'object';
  } catch {
    return false;
  }
}

/** The value of a named example; an example that stands elsewhere is its address. */
export function namedExample(node: unknown, resolve: Resolve): {node: Json; value: unknown} {
  const example = resolve(node);
  return {node: example, value: 'value' in example ? example.value : example.externalValue};
}
