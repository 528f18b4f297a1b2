/** State shared by all consoles until the page is reloaded. */
import type {Sandbox} from 'openapi-sandbox';
import {SANDBOX} from 'openapi-model/console/servers';
import type {Draft} from 'openapi-model/console/types';
import {openContract, type Contract} from 'openapi-model/contract';
import type {OpenApiDocument} from 'openapi-model/document';

export interface Tools {
  contract: Contract;
  sandbox: Sandbox;
}

/** @param json parsed OpenAPI document */
export function toolsFor(json: unknown, createSandbox: (document: OpenApiDocument) => Sandbox): Tools {
  const document = json as OpenApiDocument;
  return {contract: openContract(document), sandbox: createSandbox(document)};
}

export const memory = {
  /** The sandbox, or the URL of a server as written in the contract. */
  server: SANDBOX,
  /** Server variables by server URL and name. */
  variables: new Map<string, string>(),
  /** By origin and scheme, so that credentials for one server are never sent to another. */
  credentials: new Map<string, string>(),
  /** What is filled in, by operation, and the fragment that it began with. */
  drafts: new Map<string, {draft: Draft; hash: string}>(),
};

/**
 * All credentials typed so far, including the parts of basic credentials.
 *
 * `Array.from` here and in other files, because Babel, as Docusaurus sets it up, spreads arrays only.
 */
export const typedSecrets = (): string[] =>
  Array.from(memory.credentials.values()).flatMap((value) => [value, ...value.split(':')]);
