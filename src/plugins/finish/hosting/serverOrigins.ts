/** Origins of the API's servers, which the console may call. */
import {isPolicyHost} from '../../../lib/policyHost';
import type {Server} from '../../../openapi/model';
import {serverUrl} from '../../../openapi/serverUrl';

/** nginx reads at most 4,096 bytes of a header, and each page is sent with all origins. */
const MOST_ORIGINS = 50;

export interface ServerOrigins {
  origins: string[];
  /** What the console cannot call, and why: one sentence each. */
  warnings: string[];
}

/** URL of a server up to its path. */
const originPart = (url: string): string => /^(?:[^/]*\/\/)?[^/]*/.exec(url)![0];

/** Every value of the variables in a server's origin. A variable without a list of values has its default only. */
function choicesOf({url, variables = []}: Server): Record<string, string>[] {
  const part = originPart(url);
  let choices: Record<string, string>[] = [{}];
  for (const {name, default: initial, values} of variables) {
    if (!part.includes(`{${name}}`)) continue;
    const all = [...new Set([initial, ...values])];
    // One more than allowed is enough to tell that there are too many.
    choices = choices.flatMap((choice) => all.map((value) => ({...choice, [name]: value}))).slice(0, MOST_ORIGINS + 1);
  }
  return choices;
}

/** Why the policy of a page cannot allow a URL; undefined if it can. */
function obstacle({protocol, hostname}: URL): string | undefined {
  if (protocol !== 'https:') return 'pages may only call https servers';
  if (!isPolicyHost(hostname)) return `a content security policy cannot contain the host ${hostname}`;
  return undefined;
}

/**
 * Origins for `connect-src`. Servers of the site itself need none.
 *
 * @param servers of the document, of paths and of operations
 * @param siteUrl base for relative URLs
 */
export function serverOrigins(servers: readonly Server[], siteUrl: string): ServerOrigins {
  const origins = new Set<string>();
  const warnings = new Set<string>();
  const {origin: own} = new URL(siteUrl);
  for (const server of servers) {
    const free = (server.variables ?? []).filter(
      ({name, values}) => values.length === 0 && originPart(server.url).includes(`{${name}}`),
    );
    for (const {name} of free) {
      warnings.add(
        `${server.url}: the console can only use the default of the variable ${name}, which has no list of values.`,
      );
    }
    for (const choice of choicesOf(server)) {
      const address = serverUrl(server, choice);
      if (!URL.canParse(address, siteUrl)) {
        warnings.add(`${server.url}: the console cannot call it, because ${address} is not a URL.`);
        continue;
      }
      const url = new URL(address, siteUrl);
      if (url.origin === own) continue;
      const reason = obstacle(url);
      if (reason) warnings.add(`${server.url}: the console cannot call it, because ${reason}.`);
      else if (origins.size < MOST_ORIGINS || origins.has(url.origin)) origins.add(url.origin);
      else
        warnings.add(
          `${server.url}: the console cannot call it, because the contract has more than ${MOST_ORIGINS} origins.`,
        );
    }
  }
  return {origins: [...origins], warnings: [...warnings]};
}
