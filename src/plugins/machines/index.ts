import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import brand from '../../content/brand';
import {siteTokens} from '../../config/words';
import {pages as fixedPages} from '../../content/metadata';
import {HOME_ALIASES, SECTION_404_PATHS} from '../../lib/paths';
import {fillWords} from '../../lib/words';
import type {Json} from '../../openapi/json';
import {overviewOf} from '../../openapi/overview';
import type {ReferenceOptions} from '../reference';
import {linksOf} from './description';
import {machineFiles, type BuiltPage} from './files';
import {pageText} from './page';

const isMarketing = (route: string): boolean =>
  !/^\/developer(?:\/|$)|\.html$/.test(route) && ![...HOME_ALIASES, ...SECTION_404_PATHS].includes(route);

/** Writes the files for programs once the pages stand. */
export default function machinesPlugin({baseUrl, siteConfig}: LoadContext, options: unknown): Plugin {
  const {isForeign} = options as ReferenceOptions;
  const routeOf = (permalink: string): string => `/${permalink.slice(baseUrl.length)}`;
  const addressOf = (route: string): string => siteConfig.url + baseUrl + route.slice(1);
  let contract: Json;
  let guideRoutes: string[];
  return {
    name: 'machines',

    allContentLoaded({allContent}) {
      contract = allContent.reference!.default as Json;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
      guideRoutes = [...(docs?.loadedVersions[0]?.docs ?? [])]
        .sort((a, b) => (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity))
        .map(({permalink}) => routeOf(permalink));
    },

    async postBuild({outDir, routesPaths}) {
      const read = async (route: string): Promise<BuiltPage> => {
        const html = await fs.readFile(path.join(outDir, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
        return {route, ...pageText(html, addressOf(route), ` | ${brand.name}`)};
      };
      // One after the other, so that memory does not grow with the site.
      const readAll = async (routes: readonly string[]): Promise<BuiltPage[]> => {
        const pages: BuiltPage[] = [];
        for (const route of routes) pages.push(await read(route));
        return pages;
      };
      const built = new Set(routesPaths.map(routeOf).filter(isMarketing));
      // Fixed pages first, in the order of their table.
      const marketing = [...new Set([...Object.keys(fixedPages), ...built])].filter((route) => built.has(route));
      const files = machineFiles({
        product: {name: brand.name, summary: fillWords(fixedPages['/']!.description, siteTokens(), 'metadata.ts')},
        overview: overviewOf(contract),
        developer: await read('/developer'),
        contract,
        guides: await readAll(guideRoutes),
        marketing: await readAll(marketing),
        addressOf,
        linkOf: linksOf(isForeign ? undefined : addressOf),
      });
      for (const [name, text] of files) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, text);
      }
    },
  };
}
