/**
 * Serves the built site like production, by the hosting rules of the build. `scripts/start.ts` runs this next to the API
 * sandbox.
 *
 * PORT sets the port (default 3000) and HOST the address. Stops cleanly on SIGINT and SIGTERM.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {readRules, rulesFile} from '../src/plugins/finish/hosting/files';
import {headersFor, respond} from '../src/plugins/finish/hosting/respond';
import {CONTENT_TYPES, isTextType, type HostingRules} from '../src/plugins/finish/hosting/rules';
import {listenOn, running, serveUntilStopped, type RunningServer} from './listen';

/** File extensions of precompressed variants, best encoding first. */
const ENDINGS = {br: '.br', gzip: '.gz', identity: ''} as const;
type Encoding = keyof typeof ENDINGS;

interface StoredFile {
  /** Modification time in milliseconds. */
  modified: number;
  type: string;
  etag: string;
  /** Encodings that the build prepared, best first. */
  encodings: Encoding[];
  bodies: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface SiteServer extends RunningServer {
  /** Path that the site is served under; starts and ends with a slash. */
  baseUrl: string;
}

/** The available encoding that an Accept-Encoding header prefers; the first one if several are equal. */
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
  const quality = (encoding: Encoding) => qualities.get(encoding) ?? 0;
  const [best] = encodings.filter((encoding) => quality(encoding) > 0).sort((a, b) => quality(b) - quality(a));
  return best ?? 'identity';
}

/** Whether an If-None-Match header contains the tag, by weak comparison as specified for GET. */
const matchesTag = (header: string, etag: string): boolean =>
  header
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag);

/**
 * Whether a client has the current version of a file cached. Dates must be equal, because after a rollback the file is
 * older than the visitor's copy.
 */
function isKnown(headers: http.IncomingHttpHeaders, etag: string, lastModified: string): boolean {
  const tags = headers['if-none-match'];
  return tags === undefined ? headers['if-modified-since'] === lastModified : matchesTag(tags, etag);
}

/** Path and query of a request target; null for forms that browsers do not send to a site. */
function parseTarget(target: string): {path: string; query: string} | null {
  const [, pathname, query] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?/i.exec(target) ?? [];
  if (pathname === undefined) return null;
  return {path: pathname, query: query && query !== '?' ? query : ''};
}

function contentType(file: string): string {
  const type = CONTENT_TYPES[path.extname(file).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return isTextType(type) ? `${type}; charset=utf-8` : type;
}

/** Reads the files of a build and caches each until it changes. */
class FileStore {
  private readonly files = new Map<string, Promise<StoredFile>>();

  /** Modification times that were read in this turn of the event loop. */
  private readonly times = new Map<string, number | null>();

  constructor(private readonly dir: string) {}

  /** Modification time, or null if the file does not exist; read at most once in each turn of the event loop. */
  private modified(file: string): number | null {
    if (this.times.size === 0) setImmediate(() => this.times.clear());
    const known = this.times.get(file);
    if (known !== undefined) return known;
    const modified = this.readTime(file);
    this.times.set(file, modified);
    return modified;
  }

  private readTime(file: string): number | null {
    try {
      const stats = fs.statSync(path.join(this.dir, file), {throwIfNoEntry: false});
      return stats?.isFile() ? stats.mtimeMs : null;
    } catch {
      // The name is too long for the file system.
      return null;
    }
  }

  readonly isFile = (file: string): boolean => this.modified(file) !== null;

  /** @throws Error if the file does not exist */
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

  /** The file's bytes in one of its encodings. */
  body(file: string, stored: StoredFile, encoding: Encoding): Promise<Buffer> {
    return (stored.bodies[encoding] ??= fs.promises.readFile(path.join(this.dir, file + ENDINGS[encoding])));
  }
}

/** Requests handled in each turn of the event loop. */
const AT_ONCE = 8;

/**
 * A queue that runs a few jobs in each turn of the event loop. Node accepts one connection per turn, so handling all
 * pending requests in a turn would delay new connections, by more than a second when there are hundreds.
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
 * A server for a build folder. It reloads the hosting rules after a new build.
 *
 * @throws Error if the folder does not contain a finished build
 */
export function createSiteServer({dir}: {dir: string}): SiteServer {
  const file = rulesFile(dir);
  if (!fs.existsSync(file)) {
    throw new Error(`There is no finished build in ${dir}. Run "npm run build" first.`);
  }
  const store = new FileStore(dir);
  let rulesModified = 0;
  let rules: HostingRules;
  const currentRules = (): HostingRules => {
    const modified = fs.statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? rulesModified;
    if (modified !== rulesModified) {
      rules = readRules(dir);
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
        // The file disappeared since the check, because a new build is replacing this one.
        if (response.headersSent) response.destroy();
        else response.writeHead(404, {'Content-Type': 'text/plain', 'Cache-Control': 'no-store'}).end('Not found\n');
      });
    });
  });

  return {baseUrl, ...running(server)};
}

async function main(): Promise<void> {
  const site = createSiteServer({dir: path.resolve('build')});
  const port = await listenOn(site, 'PORT', 3000);
  console.log(`The site is at http://localhost:${port}${site.baseUrl} (Ctrl+C stops it)`);
  serveUntilStopped(site);
}

if (/[\\/]serve(?:\.ts)?$/.test(process.argv[1] ?? '')) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
