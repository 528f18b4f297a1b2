/** The built site from another origin: with settings filled in, or as two releases. */
import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {serve} from '../../support/server';

/**
 * Relays the built site with its HTML and scripts changed, and without the content security policy and the integrity
 * attributes, because these hold hashes of the unchanged scripts. It ends with the tab.
 *
 * @param find path of a file in the build, or undefined if it is missing
 */
async function relay(
  page: Page,
  change: (text: string) => string,
  find: (path: string) => string | undefined = (path) => path,
): Promise<string> {
  const {origin, close} = await serve((request, response) => {
    const respond = async () => {
      const path = find(request.url!);
      if (!path) return response.writeHead(404, {'Content-Type': 'text/html'}).end('<h1>Not found</h1>');
      const original = await fetch(process.env.SITE_ORIGIN + path, {redirect: 'manual'});
      const type = original.headers.get('content-type') ?? '';
      const location = original.headers.get('location');
      const body = Buffer.from(await original.arrayBuffer());
      response.writeHead(original.status, {'Content-Type': type, ...(location && {Location: location})});
      if (!/^text\/html|javascript/.test(type)) return response.end(body);
      return response.end(change(body.toString().replace(/ (?:data-)?integrity=(?:"[^"]*"|[^\s>]+)/g, '')));
    };
    respond().catch(() => response.destroy());
  });
  page.once('close', () => void close());
  return origin;
}

/** Fills in settings in the scripts. The HTML is unchanged, so reach pages that show a setting by a link. */
export const startVariant = (page: Page, settings: Record<string, string>): Promise<string> =>
  relay(page, (script) =>
    Object.entries(settings).reduce(
      (text, [name, value]) => text.replace(`${name}:null`, () => `${name}:${JSON.stringify(value)}`),
      script,
    ),
  );

export const startReplaced = (page: Page, text: string, by: string): Promise<string> =>
  relay(page, (source) => source.replaceAll(text, by));

/** Serves the first release, or after `publish(2)` one whose scripts and style sheets all have other names. */
export async function startReleases(page: Page) {
  const names = fs.readdirSync('build/assets', {recursive: true, encoding: 'utf8'});
  const hashes = new Set(names.flatMap((name) => /\.([0-9a-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? []));
  const mirror = (hash: string) => [...hash].reverse().join('');
  let release = 1;
  const origin = await relay(
    page,
    (text) => (release === 1 ? text : text.replace(/[0-9a-f]{8}/g, (hash) => (hashes.has(hash) ? mirror(hash) : hash))),
    (path) => {
      const [, hash] = /\.([0-9a-f]{8})\.(?:js|css)$/.exec(path) ?? [];
      if (!hash || release === 1) return path;
      return hashes.has(mirror(hash)) ? path.replace(hash, mirror(hash)) : undefined;
    },
  );
  return {
    origin,
    publish: (which: 1 | 2) => {
      release = which;
    },
  };
}
