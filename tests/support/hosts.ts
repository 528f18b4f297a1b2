/** Hosts, as their own tools answer on this machine. The tools are installed into `.cache`, which needs the npm registry. */
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {createRequire} from 'node:module';
import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll} from 'vitest';
import {serveBuild} from './browse';
import {ROOT} from './copy';
import {request} from './server';

export interface Answer {
  status: number;
  /** With names in lower case. */
  headers: Record<string, string | undefined>;
  body: string;
}

/** Requests a path of a folder that a host publishes. */
export type Ask = (path: string, headers?: Record<string, string>) => Promise<Answer>;

const DIR = path.join(ROOT, '.cache/hosts');
const TOOLS = [
  'wrangler@4.164.0',
  '@netlify/headers@3.0.1',
  '@netlify/redirects@4.0.2',
  '@netlify/static@3.1.12',
  '@vercel/routing-utils@6.6.0',
];

/** The oldest Node in which the tools work. */
export const hasNode = Number(process.versions.node.split('.')[0]) >= 24;

export function installTools(): void {
  fs.mkdirSync(DIR, {recursive: true});
  fs.writeFileSync(path.join(DIR, 'package.json'), '{"private": true}');
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', ...TOOLS];
  const {status, stderr} = spawnSync('npm', args, {cwd: DIR, encoding: 'utf8'});
  if (status !== 0) throw new Error(`The hosts’ tools could not be installed: ${stderr}`);
}

const fileOf = (name: string) => createRequire(path.join(DIR, 'package.json')).resolve(name);
const load = async <T>(name: string) => (await import(pathToFileURL(fileOf(name)).href)) as T;

const processes: ChildProcess[] = [];
afterAll(() => {
  for (const {pid} of processes) process.kill(-pid!, 'SIGKILL');
});

const answerOf = async (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const {status, headers: theirs, body} = await request(port, path, {headers});
  return {status: status!, headers: theirs as Answer['headers'], body: body.toString()};
};

/** nginx: the server of `npm start`, which tests/build/hosts.test.ts compares with it. */
export async function nginx(dir: string): Promise<Ask> {
  const port = Number(new URL(await serveBuild(path.dirname(dir))).port);
  return (path, headers) => answerOf(port, path, headers);
}

/** Cloudflare Pages: the server of its command line, without a network. */
export async function cloudflare(dir: string): Promise<Ask> {
  const bin = path.join(DIR, 'node_modules/wrangler/bin/wrangler.js');
  const args = [bin, 'pages', 'dev', dir, '--ip=127.0.0.1', '--port=0', '--compatibility-date=2026-11-01'];
  const env = {...process.env, CI: '1', HOME: DIR, WRANGLER_SEND_METRICS: 'false'};
  const child = spawn(process.execPath, args, {cwd: DIR, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  processes.push(child);
  let printed = '';
  const port = await new Promise<number>((resolve, reject) => {
    const read = (data: Buffer) => {
      printed += String(data);
      const found = /Ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(printed);
      if (found) resolve(Number(found[1]));
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(printed)));
  });
  return (path, headers) => answerOf(port, path, headers);
}

interface NetlifyRule {
  force: boolean;
  redirect: boolean;
  statusCode: number;
  target: URL;
}
type File = (() => Promise<Response>) | undefined;
type New<T, Options = object> = new (options: Options) => T;

/** Netlify: the engines that its command line has for redirects, headers and files. */
export async function netlify(dir: string): Promise<Ask> {
  const {RedirectsHandler} = await load<{
    RedirectsHandler: New<{
      match: (request: Request) => Promise<NetlifyRule | undefined>;
      handle: (request: Request, rule: NetlifyRule, find: (request: Request) => Promise<File>) => Promise<Response>;
    }>;
  }>('@netlify/redirects');
  const {HeadersHandler} = await load<{
    HeadersHandler: New<{apply: (request: Request) => Promise<Record<string, string>>}>;
  }>('@netlify/headers');
  const {StaticHandler} = await load<{
    StaticHandler: New<{match: (request: Request) => Promise<{handle: () => Promise<Response>} | undefined>}>;
  }>('@netlify/static');
  const redirects = new RedirectsHandler({
    ...{configRedirects: [], projectDir: dir, publicDir: dir},
    ...{jwtSecret: '', jwtRoleClaim: ''},
  });
  const header = new HeadersHandler({projectDir: dir, publishDir: '.', logger: console});
  const files = new StaticHandler({directory: dir});
  return async (path, headers = {}) => {
    const asked = new Request(`http://localhost${path}`, {headers});
    const find = async (request: Request): Promise<File> => (await files.match(request))?.handle;
    const rule = await redirects.match(asked);
    const response = await (rule ? redirects.handle(asked, rule, find) : (await find(asked))?.());
    const values = Object.entries({...Object.fromEntries(response?.headers ?? []), ...(await header.apply(asked))});
    const isFound = Boolean(await find(asked)) && !rule?.force;
    return {
      status: rule && !rule.redirect && !isFound ? rule.statusCode : (response?.status ?? 404),
      headers: Object.fromEntries(values.map(([name, value]) => [name.toLowerCase(), value])),
      body: (await response?.text()) ?? '',
    };
  };
}

interface VercelRoute {
  src?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
}

/** Vercel: the rules that its build makes of `vercel.json`, followed as its documentation says. */
export async function vercel(dir: string, config: string): Promise<Ask> {
  const {getTransformedRoutes} = await load<{
    getTransformedRoutes: (config: unknown) => {routes: VercelRoute[]; error: unknown};
  }>('@vercel/routing-utils');
  const {routes, error} = getTransformedRoutes(JSON.parse(config));
  if (error) throw new Error(JSON.stringify(error));
  return (asked) => {
    const {pathname} = new URL(asked, 'http://localhost');
    const headers: Record<string, string> = {};
    for (const {src, headers: values = {}, status, continue: goesOn} of routes) {
      const found = src === undefined ? null : new RegExp(src).exec(pathname);
      if (!found) continue;
      for (const [name, value] of Object.entries(values))
        headers[name.toLowerCase()] = value.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
      if (!goesOn) return Promise.resolve({status: status ?? 200, headers, body: ''});
    }
    return Promise.resolve(fileAnswer(dir, pathname, headers));
  };
}

/** The file of an address, with or without its ending, or the not-found page. */
function fileAnswer(dir: string, pathname: string, headers: Answer['headers']): Answer {
  const names = pathname.endsWith('/') ? ['index.html'] : ['', '.html', '/index.html'];
  const file = names
    .map((name) => path.join(dir, pathname + name))
    .find((name) => fs.existsSync(name) && fs.statSync(name).isFile());
  const body = fs.readFileSync(file ?? path.join(dir, '404.html'), 'utf8');
  return {status: file ? 200 : 404, headers, body};
}

/** GitHub Pages, which has no tool: as github.com/slorber/trailing-slash-guide found, and types by the ending alone. */
export const gitHubPages =
  (dir: string): Ask =>
  (asked) => {
    const {pathname} = new URL(asked, 'http://localhost');
    const type = path.extname(pathname) ? undefined : 'application/octet-stream';
    const isPage = fs.existsSync(path.join(dir, `${pathname}.html`));
    return Promise.resolve(fileAnswer(dir, pathname, {'content-type': isPage ? 'text/html' : type}));
  };
