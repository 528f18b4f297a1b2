/** A tab with a sandbox: storage that outlives a page, and pages that send what the console would send. */
import {createCarrier} from '../../../src/components/reference/YourSandbox/carrier';
import {readResponse} from '../../../src/components/reference/Console/useExchange';
import {SANDBOX_COOKIES, toolsFor} from '../../../src/components/reference/Console/tools';
import {consoleOperation, initialDraft} from '../../../src/lib/console/operation';
import {prepare, toRequest} from '../../../src/lib/console/request';
import {SANDBOX_URL} from '../../../src/lib/console/servers';
import type {ConsoleOperation, Draft} from '../../../src/lib/console/types';
import type {Created} from '../../../src/lib/sandbox/carried';
import {carryOn} from '../../../src/lib/sandbox/offers';
import {createSession} from '../../../src/lib/sandbox/session';
import {openContract} from '../../../src/openapi/contract';
import type {OperationNode} from '../../../src/openapi/document';
import {schemeOf} from '../../../src/openapi/security';
import {createSandbox, demoCredential, type OpenApiDocument} from '../../../src/sandbox';

/** Storage in memory. */
export function newStorage(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}

export interface SendOptions {
  /** Changes what the console filled in. */
  change?: (draft: Draft) => Draft;
  secrets?: string[];
  preferred?: string;
}

/** A page of the tab. Opening another one with the same storage is a reload. */
export async function openPage(document: OpenApiDocument, open: () => Storage) {
  const contract = openContract(document);
  const sandbox = createSandbox(document);
  const session = createSession(open);
  const {check} = toolsFor(document);
  const carrier = createCarrier(contract, sandbox, session);
  await carrier.restore();

  const operationOf = (node: OperationNode): ConsoleOperation => {
    const {method, path} = node;
    return consoleOperation({operation: {method, path, security: []}, security: [], servers: []}, contract);
  };
  const find = (id: string): OperationNode => contract.operations.find((node) => node.id === id)!;
  /** What the console of an operation starts with. */
  const draftOf = (id: string): Draft => {
    const operation = operationOf(find(id));
    return carryOn(operation, initialDraft(operation), session.get(), check);
  };

  async function send(
    id: string,
    {change = (draft) => draft, secrets = [], preferred = ''}: SendOptions = {},
  ): Promise<{status: number; created?: Created; body: string}> {
    const node = find(id);
    const needed = node.security.find((alternative) => Object.keys(alternative).length > 0) ?? {};
    const schemes = Object.keys(needed).map((key) => schemeOf(document, key, contract.resolve));
    const prepared = prepare(operationOf(node), change(draftOf(id)), {
      url: SANDBOX_URL,
      schemes,
      credentials: Object.fromEntries(schemes.map((scheme) => [scheme.scheme, demoCredential(scheme)])),
      cookieHeader: SANDBOX_COOKIES,
      preferred,
    });
    const response = await readResponse(
      await sandbox.fetch(toRequest(prepared, new AbortController().signal)),
      performance.now(),
    );
    const created = carrier.record(prepared, response, secrets);
    return {status: response.status, body: new TextDecoder().decode(response.body), ...(created && {created})};
  }

  return {contract, check, session, carrier, operationOf, find, draftOf, send};
}
