import {markdownIn} from './document.ts';
import {compact, entries, isObject, list, property, text} from './json.ts';
import type {Overview, Server} from './model.ts';
import type {Rendering} from './rendering.ts';
import {withoutTrailingSlashes} from './slashes.ts';

/** @param html renders the descriptions of variables, which only pages show */
export const serversOf = (servers: unknown, html: Rendering['html'] = () => ''): Server[] =>
  list(servers)
    .filter(isObject)
    .map(({url, description, variables}) => {
      const all = entries(variables)
        .filter(([, variable]) => isObject(variable))
        .map(([name, variable]) => ({
          name,
          default: text(variable.default),
          values: list(variable.enum).map(String),
          descriptionHtml: html(markdownIn(variable)),
        }));
      const server = {url: text(url), label: text(description), ...(all.length > 0 && {variables: all})};
      return compact({...server, note: noteOn(server)});
    });

/** Servers of the document, of paths and of operations. */
export const serversIn = ({servers, tags}: Overview): Server[] => [
  ...servers,
  ...tags.flatMap(({operations}) => operations).flatMap((operation) => operation.servers ?? []),
];

export interface ServerTemplate {
  url: string;
  variables?: readonly {name: string; default: string}[];
}

/**
 * The URL of a server with its variables filled in. Names in braces that are not variables are left as they are. WebSockets
 * open with a request over http(s).
 *
 * @param values by name; the default is used for a variable without a value
 */
export const serverUrl = ({url, variables = []}: ServerTemplate, values: Record<string, string> = {}): string =>
  url
    .replace(/\{([^{}]*)\}/g, (placeholder, name: string) => {
      const variable = variables.find((one) => one.name === name);
      return variable ? text(property(values, name)) || variable.default : placeholder;
    })
    .replace(/^ws(?=s?:)/i, 'http');

/** Host of samples if a contract names none; `.example` is reserved. */
const PLACEHOLDER_ORIGIN = 'https://api.example';

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The URL of samples, without a trailing slash. Relative ones get a placeholder host, those without a scheme https. */
export function baseOf(server: ServerTemplate): string {
  const filled = serverUrl(server);
  try {
    const url = new URL(filled, HAS_SCHEME.test(filled) ? undefined : `${PLACEHOLDER_ORIGIN}/`);
    if (/^https?:$/.test(url.protocol)) return withoutTrailingSlashes(url.origin + url.pathname);
  } catch {
    // Shown as written: its note says why.
  }
  return withoutTrailingSlashes(filled);
}

/** What samples make of a server's URL that is no plain web address; undefined if there is nothing to say. */
function noteOn(server: ServerTemplate): string | undefined {
  const filled = serverUrl(server);
  const base = baseOf(server);
  const missing = [...new Set(filled.match(/\{[^{}]*\}/g))];
  const notes = [
    missing.length > 0 && `The contract does not define ${missing.join(' and ')}: replace it.`,
    !HAS_SCHEME.test(filled) &&
      !filled.startsWith('//') &&
      `It names no host: ${PLACEHOLDER_ORIGIN} in samples is a placeholder.`,
    filled.startsWith('//') && 'It names no scheme: samples use https.',
    /^ws/i.test(server.url) && `It is for WebSockets: samples use ${base.split(':')[0]}.`,
    !/^https?:/i.test(base) && 'It is no web address: only a program for it can send the requests.',
    /[?#]|\/\/[^/]*@/.test(filled) && 'Samples leave out its query and credentials.',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}
