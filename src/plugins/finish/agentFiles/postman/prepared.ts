/** Prepares a contract for the Postman converter. Pure. */
import {namedExamples, readOperations, resolver, type Resolve} from '../../../../openapi/document';
import {exampleFor, type Direction} from '../../../../openapi/example';
import {entries, isObject, type Json} from '../../../../openapi/json';
import {schemasOf} from '../../../../openapi/schema';

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

/** Replaces references in a map by their targets, where the converter does not follow references. */
function inlineReferences(map: unknown, resolve: Resolve): void {
  for (const [name, node] of entries(map)) (map as Json)[name] = resolve(node);
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
  const source = {schemas: schemasOf(document, resolve), resolve};

  const fill = (node: Json, direction: Direction, fallback: unknown): void => {
    if ('example' in node || namedExamples(node, resolve).length > 0) return;
    if (node.schema === undefined) return contents(node, direction);
    node.example = exampleFor(source, node, direction)?.value ?? fallback;
  };
  const contents = (node: Json, direction: Direction): void => {
    for (const [type, reference] of entries(node.content)) {
      const media = resolve(reference);
      fill(media, direction, {});
      if (/form/.test(type) && isObject(media.example))
        media.schema = formSchema(resolve(media.schema), media.example, resolve);
    }
  };

  for (const {parameters, body, responses} of readOperations(document, resolve)) {
    for (const {node} of parameters) {
      fill(node, 'request', '');
      if (node.in === 'query' && String(node.name) in Object.prototype) node.name += MARK;
    }
    if (body) contents(body.node, 'request');
    for (const response of responses.values()) {
      contents(response, 'response');
      inlineReferences(response.headers, resolve);
      for (const [, header] of entries(response.headers)) fill(header, 'response', '');
    }
  }
  inlineReferences(document.components?.securitySchemes, resolve);
  return document;
}
