/** Two releases of the site; in the second all scripts and style sheets have other names. */
import fs from 'node:fs';
import path from 'node:path';
import {serve, type TestServer} from '../../support/server';

export interface Releases extends TestServer {
  /** Replaces the first release by the second; the files of the first are gone. */
  replace: () => void;
  /** Documents requested since then. */
  documents: string[];
  /** Files of the first release requested since then. */
  missing: string[];
}

const ASSETS = path.resolve('build/assets');
const HASH = /[0-9a-f]{8}/g;
const mirror = (hash: string) => [...hash].reverse().join('');

/** The content hash in a URL, if it has one. */
const checksum = (address: string): string | undefined => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(address)?.[1];

/** Serves the built site, and after `replace` the same site with every content hash in a URL reversed. */
export async function startReleases(): Promise<Releases> {
  const names = fs.readdirSync(ASSETS, {recursive: true, encoding: 'utf8'});
  const hashes = new Set(names.flatMap((name) => checksum(`/${name}`) ?? []));
  const turned = new Set([...hashes].map(mirror));
  let isSecond = false;
  const documents: string[] = [];
  const missing: string[] = [];

  const server = await serve((request, response) => {
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
  return {
    ...server,
    replace: () => {
      isSecond = true;
    },
    documents,
    missing,
  };
}
