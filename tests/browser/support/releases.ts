/** Two releases of the site, the second with other names for all scripts and style sheets. */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

export interface Releases {
  origin: string;
  /** Puts the second release in the place of the first, whose files are gone with it. */
  replace: () => void;
  /** Documents that were asked for since then. */
  documents: string[];
  /** Files of the first release that were asked for since then. */
  missing: string[];
  close: () => Promise<void>;
}

const ASSETS = path.resolve('build/assets');
const HASH = /[0-9a-f]{8}/g;
const mirror = (hash: string) => [...hash].reverse().join('');

/** Checksum in the address of a file that has another name in every release. */
const checksum = (address: string): string | undefined => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(address)?.[1];

/** Serves the built site as it is, and after the change with every checksum in an address turned around. */
export async function startReleases(): Promise<Releases> {
  const names = fs.readdirSync(ASSETS, {recursive: true, encoding: 'utf8'});
  const hashes = new Set(names.flatMap((name) => checksum(`/${name}`) ?? []));
  const turned = new Set([...hashes].map(mirror));
  let isSecond = false;
  const documents: string[] = [];
  const missing: string[] = [];

  const server = http.createServer((request, response) => {
    const relay = async () => {
      const wanted = checksum(request.url!);
      if (wanted && isSecond && !turned.has(wanted)) {
        missing.push(request.url!);
        response.writeHead(404, {'Content-Type': 'text/html', 'Cache-Control': 'no-store'}).end('<h1>Not found</h1>');
        return;
      }
      const target = wanted && isSecond ? request.url!.replace(wanted, mirror(wanted)) : request.url!;
      const original = await fetch(process.env.SITE_ORIGIN + target, {redirect: 'manual'});
      const type = original.headers.get('content-type') ?? '';
      if (isSecond && /^text\/html/.test(type)) documents.push(request.url!);
      const location = original.headers.get('location');
      response.writeHead(original.status, {'Content-Type': type, ...(location ? {Location: location} : {})});
      const body = Buffer.from(await original.arrayBuffer());
      if (!/^text\/html|javascript/.test(type)) return response.end(body);
      const text = body.toString().replace(/ (?:data-)?integrity=(?:"[^"]*"|[^\s>]+)/g, '');
      response.end(isSecond ? text.replace(HASH, (hash) => (hashes.has(hash) ? mirror(hash) : hash)) : text);
    };
    relay().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: () => {
      isSecond = true;
    },
    documents,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
