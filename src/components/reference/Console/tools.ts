/** What all consoles of a page load share. Nothing of it is stored: it is gone on reload. */
import type {Check} from '@site/src/lib/console/answer';
import type {Credentials, Json} from '@site/src/lib/console/types';
import {SANDBOX} from '@site/src/lib/console/servers';

interface SandboxModule {
  createSandbox: (contract: never) => Sandbox;
  demoCredentials: (contract: never) => Credentials;
}

export interface Sandbox {
  fetch: (request: Request) => Promise<Response>;
  reset: () => void;
}

export interface Tools {
  contract: Json;
  sandbox: Sandbox;
  /** Demo credentials of the sandbox, by scheme or by header. */
  demo: Credentials;
  check: Check;
}

let tools: Tools | undefined;

/** The tools of a contract, made once: a course that one console creates is in the list that another asks for. */
export function toolsFor(contract: Json, {createSandbox, demoCredentials}: SandboxModule): Tools {
  tools ??= {
    contract,
    sandbox: createSandbox(contract as never),
    demo: demoCredentials(contract as never),
    check: () => [],
  };
  return tools;
}

/** What is chosen and typed once for all operations. */
export const memory = {
  /** The sandbox, or the URL of a server as the contract has it. */
  server: SANDBOX,
  /** Values of server variables by name. */
  variables: {} as Record<string, string>,
  /** By origin, so that what is meant for one server goes to no other; the sandbox has its own. */
  credentials: {} as Record<string, Credentials>,
};
