/** What all consoles of a page load share. Nothing of it is stored: it is gone on reload. */
import {createSandbox, demoCredentials, demoQuery, type OpenApiDocument, type Sandbox} from '@site/src/sandbox';
import {readOperations} from '@site/src/sandbox/contract';
import {createInspections} from '@site/src/sandbox/inspect';
import {sample} from '@site/src/sandbox/sample';
import {COOKIE_STAND_IN} from '@site/src/sandbox/parameters';
import type {Check} from '@site/src/lib/console/answer';
import {isBasic} from '@site/src/lib/console/credentials';
import {SANDBOX} from '@site/src/lib/console/servers';
import type {Json} from '@site/src/lib/console/types';
import type {SecurityHeader} from '@site/src/openapi/model';

export interface Tools {
  contract: Json;
  sandbox: Sandbox;
  /** The credential that the sandbox accepts for a scheme, as a person would type it. */
  demo: (scheme: SecurityHeader) => string;
  check: Check;
  /** A value made from a schema. */
  sample: (schema: unknown) => unknown;
  /** Statuses that the contract documents for any operation; the guide to errors explains each. */
  statuses: ReadonlySet<string>;
}

/** Header that stands for the cookies of a request to the sandbox. */
export const SANDBOX_COOKIES = COOKIE_STAND_IN;

function demoFor(contract: OpenApiDocument, scheme: SecurityHeader): string {
  const needed = [{[scheme.scheme]: []}];
  if (scheme.in === 'query') return demoQuery(contract, needed)[scheme.name] ?? '';
  const headers = demoCredentials(contract, needed);
  if (scheme.in === 'cookie') return (headers[COOKIE_STAND_IN] ?? '').slice(scheme.name.length + 1);
  const value = (headers[scheme.name] ?? '').replace(/^(?:Basic|Bearer) /, '');
  return isBasic(scheme) && value ? atob(value) : value;
}

const statusesOf = (contract: OpenApiDocument): Set<string> =>
  new Set(readOperations(contract).flatMap(({responses}) => [...responses.keys()]));

const made = new WeakMap<object, Tools>();

/** The tools of a contract, made once: a course that one console creates is in the list that another asks for. */
export function toolsFor(json: unknown): Tools {
  const contract = json as OpenApiDocument;
  const known = made.get(contract);
  if (known) return known;
  const inspect = createInspections(contract);
  const tools: Tools = {
    contract: contract as Json,
    sandbox: createSandbox(contract),
    demo: (scheme) => demoFor(contract, scheme),
    check: (schema, value, direction) =>
      inspect(
        schema,
        direction,
      )(value)?.map(({at, rule}) => ({
        path: at.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]'),
        message: rule,
      })) ?? null,
    sample: (schema) => sample(contract, schema),
    statuses: statusesOf(contract),
  };
  made.set(contract, tools);
  return tools;
}

/** What is chosen and typed once for all operations. */
export const memory = {
  /** The sandbox, or the URL of a server as the contract has it. */
  server: SANDBOX,
  /** Values of server variables by the server's URL and their name. */
  variables: new Map<string, string>(),
  /** By origin and scheme, so that what is meant for one server goes to no other; the sandbox has its own. */
  credentials: new Map<string, string>(),
};
