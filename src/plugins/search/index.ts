import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FILE, type SearchPage} from '../../lib/search/file';
import {collectPages} from './collect';
import {extractPage} from './extract';

/** Files of all documents below a folder, with slashes, in a fixed order. */
async function documentsIn(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, {recursive: true});
  return entries
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

const routeOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Writes the index of the site search from the built pages. */
export default function searchPlugin({siteConfig}: LoadContext): Plugin {
  return {
    name: 'search',

    async postBuild({outDir, baseUrl}) {
      const pages: SearchPage[] = [];
      // One after the other, so that memory does not grow with the site.
      for (const file of await documentsIn(outDir)) {
        const route = routeOf(file);
        const page = extractPage({
          html: await fs.readFile(path.join(outDir, file), 'utf8'),
          path: route,
          url: siteConfig.url + baseUrl + route.slice(1),
          siteName: siteConfig.title,
        });
        if (page) pages.push(page);
      }
      await fs.writeFile(path.join(outDir, INDEX_FILE), JSON.stringify(collectPages(pages)));
    },
  };
}
