/** Values as XML, by the `xml` objects of their schemas. */
import type {Contract} from './contract.ts';
import {isObject, objectOf, plainText, text, type Json} from './json.ts';
import {createTextReader} from './textReader.ts';

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const escaped = (value: unknown): string =>
  plainText(value ?? '')
    // XML has no way to write other control characters.
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character]!);

/** A name without what XML names can't have. */
const nameIn = (name: string): string => name.replace(/[^\p{L}\p{N}_.:-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');

/**
 * A value as an XML document.
 *
 * @param root the schema; its component's name is that of the root element, unless it names another
 */
export function xmlOf({schemas: {flatten}, ...contract}: Contract, root: unknown, value: unknown): string {
  const {itemSchema, propertySchema} = createTextReader({schemas: {flatten}, ...contract});
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
    const parts = Object.entries(node).map(([key, child]) => ({key, child, schema: propertySchema(schema, key)}));
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
