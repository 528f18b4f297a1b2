/** What all consoles of a page load share. Nothing of it is stored: it is gone on reload. */
import {createSandbox, demoCredentials, demoQuery, type Sandbox} from '@site/src/sandbox';
import {createInspections} from '@site/src/sandbox/inspect';
import {COOKIE_STAND_IN} from '@site/src/sandbox/parameters';
import {isBasic} from '@site/src/lib/console/credentials';
import type {Check} from '@site/src/lib/console/response';
import {SANDBOX} from '@site/src/lib/console/servers';
import {openContract, type Contract} from '@site/src/openapi/contract';
import type {OpenApiDocument} from '@site/src/openapi/document';
import type {SecurityScheme} from '@site/src/openapi/page';

export interface Tools {
  contract: Contract;
  sandbox: Sandbox;
  /** The credential that the sandbox accepts for a scheme, as a person would type it. */
  demo: (scheme: SecurityScheme) => string;
  check: Check;
  /** Statuses that the contract documents for any operation; the guide to errors explains each. */
  statuses: ReadonlySet<string>;
}

/** Header that stands for the cookies of a request to the sandbox. */
export const SANDBOX_COOKIES = COOKIE_STAND_IN;

function demoFor(document: OpenApiDocument, scheme: SecurityScheme): string {
  const needed = [{[scheme.scheme]: []}];
  if (scheme.in === 'query') return demoQuery(document, needed)[scheme.name] ?? '';
  const headers = demoCredentials(document, needed);
  if (scheme.in === 'cookie') return (headers[COOKIE_STAND_IN] ?? '').slice(scheme.name.length + 1);
  const value = (headers[scheme.name] ?? '').replace(/^(?:Basic|Bearer) /, '');
  return isBasic(scheme) && value ? atob(value) : value;
}

const statusesOf = ({operations}: Contract): Set<string> =>
  new Set(operations.flatMap(({responses}) => [...responses.keys()]));

const made = new WeakMap<Contract, Tools>();

/**
 * The tools of a contract, made once: a course that one console creates is in the list that another asks for.
 *
 * @param json OpenAPI document, as parsed
 */
export function toolsFor(json: unknown): Tools {
  const document = json as OpenApiDocument;
  const contract = openContract(document);
  const known = made.get(contract);
  if (known) return known;
  const inspect = createInspections(contract);
  const tools: Tools = {
    contract,
    sandbox: createSandbox(document),
    demo: (scheme) => demoFor(document, scheme),
    check: (schema, value, direction) =>
      inspect(
        schema,
        direction,
      )(value)?.map(({at, rule}) => ({
        path: at.replace(/(^|\.)(\d+)(?=\.|$)/g, '[$2]'),
        message: rule,
      })) ?? null,
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
