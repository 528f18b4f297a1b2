/**
 * `npm start`: serves the built site as production does, by the rules that the build wrote, and the API sandbox beside it.
 *
 * PORT chooses the port of the site (3000 by default), SANDBOX_PORT that of the sandbox (4010). Stops cleanly on SIGINT
 * and SIGTERM.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {answer, headersFor} from '../src/plugins/hosting/answer';
import {CONTENT_TYPES, isTextType, type HostingRules} from '../src/plugins/hosting/rules';
import {closeOnSignal, listenOn, running, type RunningServer} from './listen';
import {SANDBOX_PORT, createSandboxServer} from './sandbox';

type Encoding = 'br' | 'gzip' | 'identity';

interface StoredFile {
  modified: number;
  type: string;
  etag: string;
  bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface SiteServer extends RunningServer {
  /** Path that the site lies under; starts and ends with a slash. */
  baseUrl: string;
}

/** Quality of compression while someone waits; the result is kept. */
const BROTLI_QUALITY = 9;
const PRECOMPRESSED = {br: '.br', gzip: '.gz'} as const;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body);
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The best encoding that an Accept-Encoding header allows. */
function chooseEncoding(header: string | string[] | undefined): Encoding {
  const allowed = new Set(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => entry.split(';').map((part) => part.trim()))
      .filter(([, quality]) => !/^q=0(?:\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  );
  return (['br', 'gzip'] as const).find((encoding) => allowed.has(encoding)) ?? 'identity';
}

/** Whether an If-None-Match header names the tag; the comparison is weak, as it should be for GET. */
const matchesTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag);

/** Path and query of a request line; null for forms that no browser sends to a site. */
function parseTarget(target: string): {path: string; query: string} | null {
  const [, pathname, query] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(target) ?? [];
  if (pathname === undefined) return null;
  return {path: pathname, query: query ?? ''};
}

function contentType(file: string): string {
  const type = CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return isTextType(type) ? `${type}; charset=utf-8` : type;
}

/** Reads a build's files, and keeps what it has read and compressed until the file changes. */
class FileStore {
  private readonly files = new Map<string, Promise<StoredFile>>();

  constructor(private readonly dir: string) {}

  /** Time of the last change, or null if there is no such file. */
  private modified(file: string): number | null {
    try {
      const stats = fs.statSync(path.join(this.dir, file), {throwIfNoEntry: false});
      return stats?.isFile() ? stats.mtimeMs : null;
    } catch {
      // A name too long for the file system is the name of no file.
      return null;
    }
  }

  readonly isFile = (file: string): boolean => this.modified(file) !== null;

  /** @throws Error if the file is gone */
  async read(file: string): Promise<StoredFile> {
    const modified = this.modified(file);
    if (modified === null) throw new Error(`${file} is missing`);
    const known = await this.files.get(file)?.catch(() => undefined);
    if (known?.modified === modified) return known;
    const fresh = this.load(file, modified);
    this.files.set(file, fresh);
    return fresh;
  }

  private async load(file: string, modified: number): Promise<StoredFile> {
    const body = await fs.promises.readFile(path.join(this.dir, file));
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return {modified, type: contentType(file), etag: `W/"${hash}"`, bodies: {identity: Promise.resolve(body)}};
  }

  /** The file's bytes in an encoding: a precompressed neighbour that is not older, or compressed here. */
  body(file: string, stored: StoredFile, encoding: Encoding): Promise<Buffer> {
    return (stored.bodies[encoding] ??= this.encode(file, stored, encoding as 'br' | 'gzip'));
  }

  private async encode(file: string, stored: StoredFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const neighbour = file + PRECOMPRESSED[encoding];
    const modified = this.modified(neighbour);
    if (modified !== null && modified >= stored.modified) {
      return fs.promises.readFile(path.join(this.dir, neighbour));
    }
    return compress(await stored.bodies.identity!, encoding);
  }
}

/**
 * A server for one build folder. It reads the rules again when a new build has written them.
 *
 * @throws Error if the folder holds no finished build
 */
export function createSiteServer({dir}: {dir: string}): SiteServer {
  const rulesFile = path.join(dir, '.hosting/hosting.json');
  if (!fs.existsSync(rulesFile)) {
    throw new Error(`There is no finished build in ${dir}. Run "npm run build" first.`);
  }
  const store = new FileStore(dir);
  let rulesModified = 0;
  let rules: HostingRules;
  const currentRules = (): HostingRules => {
    const modified = fs.statSync(rulesFile, {throwIfNoEntry: false})?.mtimeMs ?? rulesModified;
    if (modified !== rulesModified) {
      rules = JSON.parse(fs.readFileSync(rulesFile, 'utf8')) as HostingRules;
      rulesModified = modified;
    }
    return rules;
  };
  const {baseUrl} = currentRules();

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const hosting = currentRules();
    const send = (status: number, headers: Record<string, string | number>, body: string | Buffer = '') => {
      response.writeHead(status, headers);
      response.end(request.method === 'HEAD' || status === 304 ? undefined : body);
    };
    const sendText = (status: number, text: string, headers: Record<string, string> = {}) =>
      send(
        status,
        {
          ...headersFor(hosting, baseUrl, status),
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Length': Buffer.byteLength(text),
          ...headers,
        },
        text,
      );

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(405, 'Method not allowed\n', {Allow: 'GET, HEAD'});
    }
    const target = parseTarget(request.url ?? '');
    if (!target) return sendText(400, 'Bad request\n');

    const result = answer(hosting, target.path, store.isFile);
    if (result.status === 301) return sendText(301, '', {Location: result.location + target.query});
    if (!store.isFile(result.file)) return sendText(404, 'Not found\n');

    const stored = await store.read(result.file);
    const isText = isTextType(stored.type.split(';')[0]!);
    const headers = {
      ...headersFor(hosting, target.path, result.status),
      ...(isText ? {Vary: 'Accept-Encoding'} : {}),
      ETag: stored.etag,
    };
    if (result.status === 200 && matchesTag(request.headers['if-none-match'], stored.etag)) return send(304, headers);

    const encoding = isText ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const body = await store.body(result.file, stored, encoding);
    return send(
      result.status,
      {
        ...headers,
        ...(encoding === 'identity' ? {} : {'Content-Encoding': encoding}),
        'Content-Type': stored.type,
        'Content-Length': body.length,
      },
      body,
    );
  }

  const server = http.createServer((request, response) => {
    respond(request, response).catch(() => {
      // Only a build that is being replaced under our hands leads here: the file was there a moment ago.
      if (response.headersSent) response.destroy();
      else response.writeHead(404, {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'}).end('Not found\n');
    });
  });

  return {baseUrl, ...running(server)};
}

/** Starts the sandbox beside the site; the site is served without it too. */
async function startSandbox(): Promise<RunningServer | null> {
  try {
    const sandbox = createSandboxServer();
    console.log(`The API sandbox is at http://localhost:${await listenOn(sandbox, 'SANDBOX_PORT', SANDBOX_PORT)}`);
    return sandbox;
  } catch (error) {
    console.warn(`The API sandbox is not running. ${(error as Error).message}`);
    return null;
  }
}

async function main(): Promise<void> {
  const site = createSiteServer({dir: path.resolve('build')});
  const port = await listenOn(site, 'PORT', 3000);
  const sandbox = await startSandbox();
  console.log(`The site is at http://localhost:${port}${site.baseUrl} (Ctrl+C stops it)`);
  closeOnSignal(sandbox ? [site, sandbox] : [site]);
}

if (/[\\/]serve(?:\.ts)?$/.test(process.argv[1] ?? '')) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
