/** A contract for use in the browser. The build has linted it. */
import {
  readOperations,
  resolver,
  type OpenApiDocument,
  type OperationNode,
  type ParameterNode,
  type Resolve,
} from './document.ts';
import {compact, objectOf} from './json.ts';
import {schemasOf, type Schemas} from './schema.ts';
import {placeOf, schemeOf} from './security.ts';
import {createChecks, type Check, type Sent} from './validation.ts';

export interface Contract {
  document: OpenApiDocument;
  /** Follows references. Since OpenAPI 3.1, a reference may describe its target in its own words. */
  resolve: Resolve;
  schemas: Schemas;
  /** The check of a schema, compiled on first use. */
  checkOf: (schema: unknown, direction: Sent) => Check;
  /** All operations, then all webhooks. */
  calls: OperationNode[];
  /** Without webhooks, which clients cannot call. */
  operations: OperationNode[];
}

const opened = new WeakMap<OpenApiDocument, Contract>();

/** Opens a document. Cached, because console and sandbox share it. */
export function openContract(document: OpenApiDocument): Contract {
  const known = opened.get(document);
  if (known) return known;
  const follow = resolver(document);
  const resolve: Resolve = (node) => {
    const {$ref, summary, description} = objectOf(node);
    return $ref === undefined ? follow(node) : {...follow(node), ...compact({summary, description})};
  };
  const calls = readOperations(document, resolve).map((call): OperationNode => {
    const schemes = call.security.flatMap((needed) => Object.keys(needed));
    const places = schemes.map((scheme) => placeOf(schemeOf({document, resolve}, scheme)));
    const withMark = (parameter: ParameterNode) => ({...parameter, isCredential: places.includes(placeOf(parameter))});
    return {...call, parameters: call.parameters.map(withMark)};
  });
  const contract: Contract = {
    document,
    resolve,
    schemas: schemasOf(document, follow),
    checkOf: createChecks({document, resolve: follow}),
    calls,
    operations: calls.filter(({isWebhook}) => !isWebhook),
  };
  opened.set(document, contract);
  return contract;
}
