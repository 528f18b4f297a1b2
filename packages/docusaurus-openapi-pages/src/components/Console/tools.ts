/** State shared by all consoles until the page is reloaded. */
import type {Sandbox} from 'openapi-sandbox';
import type {Result} from 'openapi-model/console/result';
import {SANDBOX} from 'openapi-model/console/servers';
import type {ConsoleOperation, Draft} from 'openapi-model/console/types';
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

/** Under which an operation keeps what is filled in. */
export const nameOf = ({method, path}: Pick<ConsoleOperation, 'method' | 'path'>): string => `${method} ${path}`;

export const memory = {
  /** The sandbox, or the URL of a server as written in the contract. */
  server: SANDBOX,
  /** Server variables by server URL and name. */
  variables: new Map<string, string>(),
  /** By origin and scheme, so that credentials for one server are never sent to another. */
  credentials: new Map<string, string>(),
  /** What is filled in, by operation, the fragment that it began with, and a response to show with it. */
  drafts: new Map<string, {draft: Draft; hash: string; latest?: Latest}>(),
  /** The last calls, newest first. */
  calls: [] as readonly Call[],
};

/** A response with the base URL of the server that it came from. */
export interface Latest {
  result: Result;
  url: string;
}

/** A call that was sent. */
export interface Call extends Latest {
  /** Name of the operation, as for drafts. */
  name: string;
  method: string;
  /** Path and query as sent. */
  path: string;
  /** Page of the operation. */
  page: string;
  /** The sandbox, or the URL of a server as written in the contract. */
  server: string;
  /** Without files, which no new file input would show. */
  draft: Draft;
  /** Time of the call, in milliseconds since 1970. */
  at: number;
}

const MOST_CALLS = 10;

/** Adds a call, without its credentials and without what was to be waited for. */
export function remember({result, ...call}: Call): void {
  const kept = {...result, prepared: {...result.prepared, credentials: []}, wait: null};
  memory.calls = [{...call, result: kept}, ...memory.calls].slice(0, MOST_CALLS);
}

/**
 * All credentials typed so far, including the parts of basic credentials.
 *
 * `Array.from` here and in other files, because Babel, as Docusaurus sets it up, spreads arrays only.
 */
export const typedSecrets = (): string[] =>
  Array.from(memory.credentials.values()).flatMap((value) => [value, ...value.split(':')]);
