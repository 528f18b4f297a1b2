/** Serves a build by its hosting rules, as the hosts do. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {readRules, rulesFile} from '../src/plugins/finish/hosting/files';
import {PREFERS_MARKDOWN} from '../src/plugins/finish/hosting/negotiation';
import {
  AT_ROOT,
  ENCODED_SLASH,
  markdownLink,
  STRAY_ENDING,
  UNCACHED,
  UNSERVED,
  type HostingRules,
} from '../src/plugins/finish/hosting/rules';
import {markdownPath} from '../src/lib/paths';
import {running, type RunningServer} from './listen';

const prefersMarkdown = new RegExp(PREFERS_MARKDOWN, 'i');

export interface SiteServer extends RunningServer {
  /** Path that the site is served under; starts and ends with a slash. */
  baseUrl: string;
}

/** Where the rules send a path: to another path, or to a file, with the not-found document in case there is none. */
export type Route = {redirect: string} | {file?: string; missing: string};

/** Whether a path matches a pattern with at most one `*`. */
function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Headers of a response. Redirects and errors have those of the whole site and are not cached. */
export function headersFor({headers}: HostingRules, path: string, status = 200): Record<string, string> {
  const {values} = headers[0]!;
  if (status >= 300) return {...values, ...UNCACHED};
  const special = headers.slice(1).filter(({pattern}) => matches(pattern, path));
  return Object.assign({}, values, ...special.map((rule) => rule.values));
}

/**
 * Finds the route of a path. Paths of pages have no file extension and no trailing slash: `/x/`, `/x.html` and
 * `/x/index.html` redirect to `/x` in one step. The not-found documents have no address of their own.
 *
 * @param path without the query, its dot segments resolved
 * @returns the file without the base URL and, for a page, without its extension
 */
export function routeOf({baseUrl, redirects, notFound}: HostingRules, path: string): Route {
  const missing = {missing: notFound.find(({prefix}) => path.startsWith(prefix))?.file ?? '404.html'};
  if (new RegExp(ENCODED_SLASH).test(path)) return {missing: '404.html'};
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return missing;
  }
  if (`${decoded}/` === baseUrl) return {redirect: baseUrl};
  if (baseUrl !== '/' && AT_ROOT.test(decoded)) return {file: decoded, ...missing};
  if (!decoded.startsWith(baseUrl) || decoded.includes('\\')) return missing;
  const below = decoded.slice(baseUrl.length - 1);
  if (below === '/index' || below === '/index.html') return {redirect: baseUrl};
  const page = new RegExp(`^((?:/[\\w-]+)+?)${STRAY_ENDING}$`).exec(below)?.[1] ?? below;
  if (notFound.some(({file}) => file === `${page.slice(1)}.html`)) return missing;
  const canonical = baseUrl + page.slice(1);
  const target = redirects.find(({from}) => matches(from, decoded) || matches(from, canonical))?.to ?? canonical;
  if (target !== decoded) return {redirect: target};
  return new RegExp(UNSERVED).test(below) ? missing : {file: below, ...missing};
}

/** The range as a file of this size has it, or undefined for what is not one range within the file. */
function rangeWithin(range: string | undefined, size: number): string | undefined {
  const [, first, last] = /^bytes=(?=\d|-\d)(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // sirv reads a last byte of 0 as none.
  return start <= end && end > 0 ? `bytes=${start}-${end}` : undefined;
}

/** Those encodings of compressed files that a request accepts; sirv looks for their names only. */
const encodingsOf = (header = ''): string =>
  header
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]!.trim())
    .filter((name) => name === 'br' || name === 'gzip')
    .join();

/**
 * A server for a build folder. It reads the rules and files at each request, so that the next build is served without a
 * restart.
 *
 * @throws Error if the folder does not contain a finished build
 */
export function createSiteServer({dir}: {dir: string}): SiteServer {
  if (!fs.existsSync(rulesFile(dir)))
    throw new Error(`There is no finished build in ${dir}. Run "npm run build" first.`);
  const negotiated = new WeakSet<http.ServerResponse>();
  const setHeaders = (response: http.ServerResponse, _: string, {size}: fs.Stats): void => {
    if (negotiated.has(response)) response.setHeader('Vary', 'Accept, Accept-Encoding');
    const {method, headers} = response.req;
    headers.range = method === 'GET' && !headers['if-range'] ? rangeWithin(headers.range, size) : undefined;
    // A file that cannot be read to its end, such as one that a new build replaces.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
  };
  const sendFile = sirv(dir, {dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'], setHeaders});

  function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const rules = readRules(dir);
    const url = `http://localhost${request.url}`;
    const {pathname, search} = new URL(URL.canParse(url) ? url : 'http://localhost');
    const send = (status: number, headers: Record<string, string>, body: string | Buffer = '') => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(status, {...headersFor(rules, pathname, status), ...headers}).end(body);
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, {Allow: 'GET, HEAD'});
    if (!URL.canParse(url)) return send(400, {});
    const route = routeOf(rules, pathname);
    if ('redirect' in route) return send(301, {Location: route.redirect + search});
    const sendMissing = () =>
      send(404, {'Content-Type': 'text/html; charset=utf-8'}, fs.readFileSync(path.join(dir, route.missing)));
    if (route.file === undefined) return sendMissing();
    const copy = markdownPath(route.file);
    const hasCopy = fs.existsSync(path.join(dir, copy));
    const file = hasCopy && prefersMarkdown.test(request.headers.accept ?? '') ? copy : route.file;
    const headers = headersFor(rules, rules.baseUrl + file.slice(1));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (hasCopy) {
      response.appendHeader('Link', markdownLink(rules.baseUrl + copy.slice(1)));
      negotiated.add(response);
    }
    request.url = encodeURI(file).replace(/[?#]/g, encodeURIComponent);
    request.headers['accept-encoding'] = encodingsOf(request.headers['accept-encoding']?.toString());
    sendFile(request, response, sendMissing);
  }

  const server = http.createServer((request, response) => {
    try {
      answer(request, response);
    } catch {
      // A new build is replacing this one.
      if (response.headersSent) response.destroy();
      else response.writeHead(503, UNCACHED).end();
    }
  });
  return {baseUrl: readRules(dir).baseUrl, ...running(server)};
}
