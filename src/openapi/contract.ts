/** A contract opened for visitors: what is broken in it is treated as if it were not there. */
import {lenientResolver, readOperations, type OpenApiDocument, type OperationNode, type Resolve} from './document';
import {schemasOf, type Schemas} from './schema';

export interface Contract {
  document: OpenApiDocument;
  resolve: Resolve;
  schemas: Schemas;
  /** Without webhooks, which clients cannot call. */
  operations: OperationNode[];
}

const opened = new WeakMap<OpenApiDocument, Contract>();

/** Opens a document, once: console and sandbox read the same one. */
export function openContract(document: OpenApiDocument): Contract {
  const known = opened.get(document);
  if (known) return known;
  const resolve = lenientResolver(document);
  const contract: Contract = {
    document,
    resolve,
    schemas: schemasOf(document, resolve),
    operations: readOperations(document, resolve).filter(({isWebhook}) => !isWebhook),
  };
  opened.set(document, contract);
  return contract;
}
