/** A contract for use in the browser. The build has linted it. */
import {readOperations, resolver, type OpenApiDocument, type OperationNode, type Resolve} from './document';
import {schemasOf, type Schemas} from './schema';
import {createChecks, type Check, type Sent} from './validation';

export interface Contract {
  document: OpenApiDocument;
  resolve: Resolve;
  schemas: Schemas;
  /** The check of a schema, compiled on first use. */
  checkOf: (schema: unknown, direction: Sent) => Check;
  /** Without webhooks, which clients cannot call. */
  operations: OperationNode[];
}

const opened = new WeakMap<OpenApiDocument, Contract>();

/** Opens a document. Cached, because console and sandbox share it. */
export function openContract(document: OpenApiDocument): Contract {
  const known = opened.get(document);
  if (known) return known;
  const resolve = resolver(document);
  const contract: Contract = {
    document,
    resolve,
    schemas: schemasOf(document, resolve),
    checkOf: createChecks({document, resolve}),
    operations: readOperations(document, resolve).filter(({isWebhook}) => !isWebhook),
  };
  opened.set(document, contract);
  return contract;
}
