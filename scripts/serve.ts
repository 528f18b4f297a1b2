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
import {headersFor, respond} from '../src/plugins/finish/hosting/respond';
import {CONTENT_TYPES, isTextType, type HostingRules} from '../src/plugins/finish/hosting/rules';
import {closeOnSignal, listenOn, running, type RunningServer} from './listen';
import {SANDBOX_PORT, createSandboxServer} from './sandbox';

/** Endings of files that hold the content of a neighbour in an encoding, the best first. */
const ENDINGS = {br: '.br', gzip: '.gz', identity: ''} as const;
type Encoding = keyof typeof ENDINGS;

interface StoredFile {
  /** Time of the last change in milliseconds. */
  modified: number;
  type: string;
  etag: string;
  /** Encodings that the build prepared, the best first. */
  encodings: Encoding[];
  bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface SiteServer extends RunningServer {
  /** Path that the site lies under; starts and ends with a slash. */
  baseUrl: string;
}

/** The encoding that an Accept-Encoding header likes best of those there are; of equals the first. */
function chooseEncoding(header: string | string[] | undefined, encodings: readonly Encoding[]): Encoding {
  const qualities = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', quality] = entry.split(';').map((part) => part.trim());
        return [name, quality === undefined ? 1 : Number(/^q=([\d.]+)$/.exec(quality)?.[1] ?? 0)];
      }),
  );
  const liking = (encoding: Encoding) => qualities.get(encoding) ?? 0;
  const [best] = encodings.filter((encoding) => liking(encoding) > 0).sort((a, b) => liking(b) - liking(a));
  return best ?? 'identity';
}

/** Whether an If-None-Match header names the tag; the comparison is weak, as it should be for GET. */
const matchesTag = (header: string, etag: string): boolean =>
  header
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag);

/**
 * Whether a client holds this state of a file already. A date must be the very same: after a return to an older build
 * the file is older than the copy that a visitor keeps.
 */
function isKnown(headers: http.IncomingHttpHeaders, etag: string, lastModified: string): boolean {
  const tags = headers['if-none-match'];
  return tags === undefined ? headers['if-modified-since'] === lastModified : matchesTag(tags, etag);
}

/** Path and query of a request line; null for forms that no browser sends to a site. */
function parseTarget(target: string): {path: string; query: string} | null {
  const [, pathname, query] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(target) ?? [];
  if (pathname === undefined) return null;
  return {path: pathname, query: query && query !== '?' ? query : ''};
}

function contentType(file: string): string {
  const type = CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return isTextType(type) ? `${type}; charset=utf-8` : type;
}

/** Reads a build's files, and keeps what it has read until the file changes. */
class FileStore {
  private readonly files = new Map<string, Promise<StoredFile>>();

  /** Times of the last change that were looked up in this round of the event loop. */
  private readonly looks = new Map<string, number | null>();

  constructor(private readonly dir: string) {}

  /** Time of the last change, or null if there is no such file; looked up once a round, however many want the file. */
  private modified(file: string): number | null {
    if (this.looks.size === 0) setImmediate(() => this.looks.clear());
    const known = this.looks.get(file);
    if (known !== undefined) return known;
    const modified = this.look(file);
    this.looks.set(file, modified);
    return modified;
  }

  private look(file: string): number | null {
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
    const encodings = (['br', 'gzip'] as const).filter((encoding) => {
      const prepared = this.modified(file + ENDINGS[encoding]);
      return prepared !== null && prepared >= Math.floor(modified / 1000) * 1000;
    });
    const bodies = {identity: Promise.resolve(body)};
    return {modified, type: contentType(file), etag: `W/"${hash}"`, encodings, bodies};
  }

  /** The file's bytes in an encoding that there is of it. */
  body(file: string, stored: StoredFile, encoding: Encoding): Promise<Buffer> {
    return (stored.bodies[encoding] ??= fs.promises.readFile(path.join(this.dir, file + ENDINGS[encoding])));
  }
}

/** Requests that are answered before the next look at who else has come. */
const AT_ONCE = 8;

/**
 * A queue of jobs, a few of which are done in each round of the event loop. Node accepts one connection a round; a round
 * that answers everybody who is connected already would keep newcomers waiting, a second and more when hundreds come.
 */
function queue(): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  const work = () => {
    for (const job of jobs.splice(0, AT_ONCE)) job();
    if (jobs.length > 0) setImmediate(work);
  };
  return (job) => {
    if (jobs.push(job) === 1) setImmediate(work);
  };
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

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
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

    const result = respond(hosting, target.path, store.isFile);
    if (result.status === 301) {
      return sendText(301, '', {...headersFor(hosting, target.path, 301), Location: result.location + target.query});
    }
    if (!store.isFile(result.file)) return sendText(404, 'Not found\n');

    const stored = await store.read(result.file);
    const lastModified = new Date(stored.modified).toUTCString();
    const headers = {
      ...headersFor(hosting, target.path, result.status),
      ...(stored.encodings.length > 0 ? {Vary: 'Accept-Encoding'} : {}),
      ETag: stored.etag,
      ...(result.status === 200 ? {'Last-Modified': lastModified} : {}),
    };
    if (result.status === 200 && isKnown(request.headers, stored.etag, lastModified)) return send(304, headers);

    const encoding = chooseEncoding(request.headers['accept-encoding'], stored.encodings);
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

  const inTurn = queue();
  const server = http.createServer((request, response) => {
    inTurn(() => {
      handle(request, response).catch(() => {
        // Only a build that is being replaced under our hands leads here: the file was there a moment ago.
        if (response.headersSent) response.destroy();
        else response.writeHead(404, {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'}).end('Not found\n');
      });
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
