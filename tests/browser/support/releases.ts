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
  close: () => Promise<void>;
}

const ASSETS = path.resolve('build/assets');
const HASH = /[0-9a-f]{8}/g;
const mirror = (hash: string) => [...hash].reverse().join('');

/** Serves the built site as it is, and after the change with every checksum in a file name turned around. */
export async function startReleases(): Promise<Releases> {
  const names = ['js', 'css'].flatMap((kind) => fs.readdirSync(path.join(ASSETS, kind)));
  const hashes = new Set(names.flatMap((name) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? []));
  const turned = new Set([...hashes].map(mirror));
  let isSecond = false;
  const documents: string[] = [];

  const server = http.createServer((request, response) => {
    const relay = async () => {
      const wanted = /\.([0-9a-f]{8})\.(?:js|css)$/.exec(request.url!)?.[1];
      if (wanted && isSecond && !turned.has(wanted)) {
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
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
