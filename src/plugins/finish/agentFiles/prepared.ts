/** Prepares a contract for the Postman converter. Pure. */
import {METHODS, resolver, type Resolve} from '../../../openapi/document';
import {exampleFor, type Direction} from '../../../openapi/example';
import {entries, isObject, list, type Json} from '../../../openapi/json';
import {schemasOf} from '../../../openapi/schema';

/** The schema of a form with an example for each field, because the converter ignores examples of whole forms. */
function formSchema(schema: Json, example: Json, resolve: Resolve): Json {
  const {properties} = schema;
  const fields = entries(example).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    const {format, description} = resolve((properties as Json | undefined)?.[name]);
    return [name, {type: 'string', format, description, example: text}] as const;
  });
  return {...schema, type: 'object', properties: Object.fromEntries(fields)};
}

/** Suffix for query parameters named like a property of Object.prototype, which the converter cannot handle. */
const MARK = '\ue000';

/** Removes the suffix from all names. */
export const withoutMarks = (json: Json): Json => JSON.parse(JSON.stringify(json).replaceAll(MARK, ''));

/**
 * A copy of a contract with generated examples where it has none, and with a suffix on names that the converter cannot
 * handle. The examples are deterministic; the converter would invent different values at each run.
 *
 * @param contract OpenAPI 3.0 or 3.1 with local references only
 */
export function prepared(contract: Json): Json {
  const document = structuredClone(contract);
  const resolve = resolver(document);
  const schemas = schemasOf(document, resolve);

  /** @param node media type, parameter or header; references are skipped, because their targets are filled */
  const fill = (node: Json, direction: Direction, fallback: unknown): void => {
    if (!isObject(node) || '$ref' in node || 'example' in node || isObject(node.examples)) return;
    if (node.schema === undefined) return contents(node, direction);
    node.example = exampleFor({schemas, resolve}, node, direction)?.value ?? fallback;
  };
  const contents = (node: Json, direction: Direction): void => {
    for (const [type, media] of entries(node.content)) {
      fill(media, direction, {});
      if (/form/.test(type) && isObject(media.example))
        media.schema = formSchema(resolve(media.schema), media.example, resolve);
    }
  };
  const fillResponse = (node: Json): void => {
    contents(node, 'response');
    for (const [, header] of entries(node.headers)) fill(header, 'response', '');
  };
  const parameters = (nodes: unknown): void => {
    for (const node of list(nodes)) {
      fill(node, 'request', '');
      if (node.in === 'query' && String(node.name) in Object.prototype) node.name += MARK;
    }
  };

  for (const [, item] of entries(document.paths)) {
    parameters(item.parameters);
    for (const operation of METHODS.map((method) => item[method]).filter(isObject)) {
      parameters(operation.parameters);
      if (isObject(operation.requestBody)) contents(operation.requestBody, 'request');
      for (const [, response] of entries(operation.responses)) fillResponse(response);
    }
  }
  const components: Json = document.components ?? {};
  parameters(Object.values(components.parameters ?? {}));
  for (const [, body] of entries(components.requestBodies)) contents(body, 'request');
  for (const [, response] of entries(components.responses)) fillResponse(response);
  for (const [, header] of entries(components.headers)) fill(header, 'response', '');
  return document;
}
