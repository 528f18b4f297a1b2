/** Values as XML, by the `xml` objects of their schemas. */
import type {Contract} from './contract.ts';
import {escapeHtml} from './escapeHtml.ts';
import {isObject, objectOf, plainText, text, type Json} from './json.ts';
import {formsOf} from './schema.ts';
import {createTextReader} from './textReader.ts';

/** XML has no way to write other control characters. */
const escaped = (value: unknown): string => escapeHtml(plainText(value ?? '').replace(/[^\P{Cc}\t\n\r]/gu, ''));

/** A name without what XML names can't have. */
const nameIn = (name: string): string => name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');

/**
 * A value as an XML document.
 *
 * @param root the schema; its component's name is that of the root element, unless it names another
 */
export function xmlOf({schemas: {flatten}, ...contract}: Contract, root: unknown, value: unknown): string {
  const {itemSchema, partSchema} = createTextReader({schemas: {flatten}, ...contract});
  const xmlIn = (schema: unknown): Json => objectOf(flatten(schema).keywords.xml);
  const nameOf = (schema: unknown, name: string): string => {
    const {name: own, prefix} = xmlIn(schema);
    return nameIn([text(prefix), text(own) || name].filter(Boolean).join(':'));
  };
  const namespaceOf = (schema: unknown): string => {
    const {namespace, prefix} = xmlIn(schema);
    return namespace ? ` xmlns${prefix ? `:${nameIn(text(prefix))}` : ''}="${escaped(namespace)}"` : '';
  };

  function element(schema: unknown, name: string, node: unknown, indent: string, isWrapped: boolean): string {
    if (Array.isArray(node)) {
      const items = itemSchema(schema);
      const inner = isWrapped ? `${indent}  ` : indent;
      const content = node.map((item) => element(items, nameOf(items, name), item, inner, true)).join('');
      return isWrapped ? tag(schema, name, '', content && `\n${content}${indent}`, indent) : content;
    }
    if (!isObject(node)) return tag(schema, name, '', escaped(node), indent);
    const parts = Object.entries(node).map(([key, child]) => ({key, child, schema: partSchema(schema, key)}));
    const attributes = parts
      .filter((part) => xmlIn(part.schema).attribute === true)
      .map((part) => ` ${nameOf(part.schema, part.key)}="${escaped(part.child)}"`);
    const content = parts
      .filter((part) => xmlIn(part.schema).attribute !== true)
      .map((part) => {
        const {wrapped} = xmlIn(part.schema);
        // The name of a list is that of its wrapper.
        const own = Array.isArray(part.child) && wrapped !== true ? nameIn(part.key) : nameOf(part.schema, part.key);
        return element(part.schema, own, part.child, `${indent}  `, wrapped === true);
      });
    return tag(schema, name, attributes.join(''), content.length > 0 ? `\n${content.join('')}${indent}` : '', indent);
  }

  function tag(schema: unknown, name: string, attributes: string, content: string, indent: string): string {
    const opening = `${indent}<${name}${namespaceOf(schema)}${attributes}`;
    return content ? `${opening}>${content}</${name}>\n` : `${opening}/>\n`;
  }

  const name = nameOf(root, flatten(root).name ?? 'root');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, name, value, '', true)}`;
}

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: Element[];
  text: string;
}

/** Maximum nesting of elements. */
const MAX_DEPTH = 64;
const TOKENS =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>|<(\/?)([^\s<>/=]+)((?:\s+[^\s<>/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const CHARACTERS: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', apos: "'"};

const unescaped = (source: string): string =>
  source.replace(/&(?:#(x?)([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (found, hex, code, name) => {
    if (name) return CHARACTERS[(name as string).toLowerCase()]!;
    const point = parseInt(code as string, hex ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : found;
  });

/** The part of a name after its prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The root element; undefined for a text that is no XML, or has a document type. */
function parseXml(source: string): Element | undefined {
  const document: Element = {name: '', attributes: new Map(), children: [], text: ''};
  const open = [document];
  TOKENS.lastIndex = 0;
  for (let at = 0; at < source.length; at = TOKENS.lastIndex) {
    const [token, data, closing, name, pairs = '', empty] = TOKENS.exec(source) ?? [];
    const around = open[open.length - 1]!;
    if (token === undefined || open.length > MAX_DEPTH) return undefined;
    if (closing) {
      if (open.length < 2 || open.pop()!.name !== name) return undefined;
    } else if (name) {
      const attributes = [...pairs.matchAll(/\s+([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy)];
      const values = attributes.map(([, key, one, other]): [string, string] => [
        localName(key!),
        unescaped(one ?? other!),
      ]);
      const element = {name, attributes: new Map(values), children: [], text: ''};
      around.children.push(element);
      if (!empty) open.push(element);
    } else if (!/^<[!?](?!\[)/.test(token)) around.text += data ?? unescaped(token);
  }
  const [root, ...others] = document.children;
  return open.length > 1 || others.length > 0 || document.text.trim() ? undefined : root;
}

/**
 * The value that a text in XML has for a schema, as `xmlOf` writes it. Prefixes are not compared.
 *
 * @returns undefined for a text that is no XML
 */
export function xmlValue(contract: Pick<Contract, 'schemas'>, root: unknown, source: string): unknown {
  const {schemas} = contract;
  const {isList, isRecord, itemSchema, partSchema, scalar} = createTextReader(contract);
  const xmlIn = (schema: unknown): Json => objectOf(schemas.flatten(schema).keywords.xml);
  const nameOf = (schema: unknown, name: string): string => localName(nameIn(text(xmlIn(schema).name) || name));

  function read(schema: unknown, {attributes, children, text: content}: Element): unknown {
    if (isList(schema)) return children.map((child) => read(itemSchema(schema), child));
    if (!isRecord(schema) && children.length + attributes.size === 0) return scalar(content, schema);
    const rest = new Set(children);
    const found = new Map<string, unknown>();
    const forms = formsOf(schemas, schema);
    for (const [name, child] of forms.flatMap(({properties}) => [...properties])) {
      if (found.has(name)) continue;
      const {attribute, wrapped} = xmlIn(child);
      const isPlain = isList(child) && wrapped !== true;
      const wanted = isPlain ? nameOf(itemSchema(child), name) : nameOf(child, name);
      const elements = children.filter((element) => localName(element.name) === wanted);
      for (const element of elements) rest.delete(element);
      if (attribute === true) {
        const value = attributes.get(wanted);
        if (value !== undefined) found.set(name, scalar(value, child));
      } else if (isPlain) {
        // An empty list and none look the same.
        const isEmpty = elements.length === 0 && !forms.some(({required}) => required.has(name));
        if (!isEmpty)
          found.set(
            name,
            elements.map((element) => read(itemSchema(child), element)),
          );
      } else if (elements[0]) found.set(name, read(child, elements[0]));
    }
    for (const element of rest) {
      const name = localName(element.name);
      found.set(name, read(partSchema(schema, name), element));
    }
    return Object.fromEntries(found);
  }

  const element = parseXml(source);
  return element && read(root, element);
}
