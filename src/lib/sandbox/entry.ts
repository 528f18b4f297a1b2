/** Turns a request into an entry of the journal, unless it may hold a credential. Pure. */
import {decode} from '@site/src/openapi/document';
import {isObject} from '@site/src/openapi/json';
import {isFormType, isJsonType} from '@site/src/openapi/media';
import type {PreparedRequest} from '../console/request';
import {SANDBOX_URL} from '../console/servers';
import {CHANGES, type Entry} from './journal';

/** Headers that are set anew for each request, or that change nothing. */
const UNKEPT = ['accept', 'content-type', 'prefer'];
const SECRET = /pass(?:word|phrase|code|wd)|secret|token|credential|authorization|api[-_]?key|signature|cvc|cvv/i;

/** The names of all properties in a value, up to a limit. */
function namesIn(value: unknown, names: string[] = []): string[] {
  if (names.length > 10_000) return names;
  if (Array.isArray(value)) for (const item of value) namesIn(item, names);
  else if (isObject(value)) {
    for (const name of Object.keys(value)) {
      names.push(name);
      namesIn(value[name], names);
    }
  }
  return names;
}

function namesInBody({contentType = '', body = ''}: Pick<Entry, 'contentType' | 'body'>): string[] | undefined {
  if (isFormType(contentType)) return [...new URLSearchParams(body).keys()];
  if (!isJsonType(contentType)) return [];
  try {
    return namesIn(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** Whether an entry may hold a credential: by a name in it, or because it contains one of those in use. */
function isSecret(entry: Entry, secrets: readonly string[]): boolean {
  const query = new URLSearchParams(entry.path.split('?')[1] ?? '');
  const names = namesInBody(entry);
  const text = [decode(entry.path) ?? entry.path, entry.body ?? '', ...entry.headers.flat()].join('\n');
  return (
    names === undefined ||
    [...names, ...query.keys(), ...entry.headers.map(([name]) => name)].some((name) => SECRET.test(name)) ||
    secrets.some((secret) => secret.length > 3 && text.includes(secret))
  );
}

/**
 * The entry for a request that the sandbox carried out; undefined for one that changed nothing, was only asked for a
 * documented response, or may hold a credential.
 *
 * @param secrets credentials that have been typed
 */
export function entryOf(
  {method, url, headers, cookies, payload}: PreparedRequest,
  status: number,
  secrets: readonly string[],
): Entry | undefined {
  const isChange = CHANGES.includes(method) && status >= 200 && status < 300;
  const isAsked = headers.some(([name]) => name.toLowerCase() === 'prefer');
  const isPlain = cookies.length === 0 && (payload === undefined || payload.kind === 'text');
  if (!isChange || isAsked || !isPlain || !url.startsWith(`${SANDBOX_URL}/`)) return undefined;
  const entry: Entry = {
    method,
    path: url.slice(SANDBOX_URL.length),
    headers: headers.filter(([name]) => !UNKEPT.includes(name.toLowerCase())),
    ...(payload?.kind === 'text' && {contentType: payload.contentType, body: payload.text}),
  };
  return isSecret(entry, secrets) ? undefined : entry;
}
