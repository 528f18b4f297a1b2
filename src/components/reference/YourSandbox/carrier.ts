/** Carries calls on: learns from each response of the sandbox, and repeats the changes of an earlier page after a reload. */
import type {PreparedRequest} from '@site/src/lib/console/request';
import type {ReceivedResponse} from '@site/src/lib/console/response';
import {SANDBOX_URL} from '@site/src/lib/console/servers';
import {NOTHING, type Carried, type Created} from '@site/src/lib/sandbox/carried';
import {learn} from '@site/src/lib/sandbox/created';
import {entryOf} from '@site/src/lib/sandbox/entry';
import type {Entry} from '@site/src/lib/sandbox/journal';
import type {Session} from '@site/src/lib/sandbox/session';
import type {Contract} from '@site/src/openapi/contract';
import {isJsonType} from '@site/src/openapi/media';
import {demoCredentials, demoQuery, type Sandbox} from '@site/src/sandbox';
import {callOf, createReader, type SentRequest, type Target} from './calls';

export interface Carrier {
  /** Finds the operation of a request; undefined if the contract has none. */
  read: (request: SentRequest) => Target | undefined;
  /** Repeats the changes of an earlier page, once. Other requests must wait for it. */
  restore: () => Promise<void>;
  /**
   * Learns from a response of the sandbox.
   *
   * @param secrets credentials that have been typed, which are never stored
   * @returns what the call created
   */
  record: (prepared: PreparedRequest, response: ReceivedResponse, secrets: readonly string[]) => Created | undefined;
  /** Restores the sandbox's own records and forgets what was created. */
  reset: () => void;
}

function parsed(contentType: string, body: string): unknown {
  try {
    return isJsonType(contentType) ? (JSON.parse(body) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** The request of a journal entry, with demo credentials; the sandbox checks it like any other. */
function requestOf({method, path, headers, contentType, body}: Entry, contract: Contract, target: Target): Request {
  const url = new URL(SANDBOX_URL + path);
  const {security} = target.node;
  for (const [name, value] of Object.entries(demoQuery(contract.document, security))) url.searchParams.set(name, value);
  return new Request(url, {
    method,
    headers: [
      ...headers,
      ...(contentType === undefined ? [] : [['Content-Type', contentType] as [string, string]]),
      ...Object.entries(demoCredentials(contract.document, security)),
    ],
    body,
  });
}

export function createCarrier(contract: Contract, sandbox: Sandbox, session: Session): Carrier {
  const read = createReader(contract);

  /** Repeats one change; undefined if the sandbox no longer accepts it. */
  async function repeat(entry: Entry, carried: Carried): Promise<Carried | undefined> {
    try {
      const target = read({...entry, url: SANDBOX_URL + entry.path});
      if (!target) return undefined;
      const response = await sandbox.fetch(requestOf(entry, contract, target));
      const content = parsed(response.headers.get('Content-Type') ?? '', await response.text());
      return response.ok ? learn(carried, callOf(target, response.status, content)) : undefined;
    } catch {
      return undefined;
    }
  }

  async function repeatAll(): Promise<void> {
    if (session.get().phase !== 'stored') return;
    const kept: Entry[] = [];
    let carried = NOTHING;
    for (const entry of session.journal()) {
      const next = await repeat(entry, carried);
      if (!next) continue;
      carried = next;
      kept.push(entry);
    }
    session.restore(carried, kept);
  }

  let restored: Promise<void> | undefined;
  return {
    read,
    restore: () => (restored ??= repeatAll()),
    record(prepared, {status, contentType, body}, secrets) {
      const {method, url, payload} = prepared;
      const sent = payload?.kind === 'text' ? {contentType: payload.contentType, body: payload.text} : {};
      const target = read({method, url, ...sent});
      const isAsked = prepared.headers.some(([name]) => name.toLowerCase() === 'prefer');
      // The sandbox carries nothing out if it is asked for a documented response.
      if (!target || isAsked) return undefined;
      const before = session.get();
      const content = parsed(contentType, new TextDecoder().decode(body));
      const after = learn(before, callOf(target, status, content));
      session.add(after, entryOf(prepared, status, secrets));
      const newest = after.created[after.created.length - 1];
      return newest && !before.created.includes(newest) ? newest : undefined;
    },
    reset() {
      sandbox.reset();
      session.reset();
    },
  };
}
