import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import {CONTRACT_DIR} from '../../config/reference';
import brand from '../../content/brand';
import {pages as fixedPages} from '../../content/metadata';
import {HOME_ALIASES, SECTION_404_PATHS} from '../../lib/paths';
import type {Overview} from '../reference/types';
import {machineFiles, type BuiltPage} from './files';
import {pageText} from './page';

const isMarketing = (route: string): boolean =>
  !/^\/developer(?:\/|$)|\.html$/.test(route) && ![...HOME_ALIASES, ...SECTION_404_PATHS].includes(route);

/** Writes the files for programs once the pages stand. */
export default function machinesPlugin({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const routeOf = (permalink: string): string => `/${permalink.slice(baseUrl.length)}`;
  const addressOf = (route: string): string => siteConfig.url + baseUrl + route.slice(1);
  let overview: Overview;
  let guideRoutes: string[];
  return {
    name: 'machines',

    allContentLoaded({allContent}) {
      overview = allContent.reference!.default as Overview;
      const {docs} = (allContent['docusaurus-plugin-content-docs']!.default as Docs).loadedVersions[0]!;
      guideRoutes = [...docs]
        .sort((a, b) => (a.sidebarPosition ?? Infinity) - (b.sidebarPosition ?? Infinity))
        .map(({permalink}) => routeOf(permalink));
    },

    async postBuild({outDir, routesPaths}) {
      const read = async (route: string): Promise<BuiltPage> => {
        const html = await fs.readFile(path.join(outDir, route === '/' ? 'index.html' : `${route}.html`), 'utf8');
        return {route, ...pageText(html, addressOf(route), ` | ${brand.name}`)};
      };
      const built = new Set(routesPaths.map(routeOf).filter(isMarketing));
      // Fixed pages first, in the order of their table.
      const marketing = [...new Set([...Object.keys(fixedPages), ...built])].filter((route) => built.has(route));
      const files = machineFiles({
        product: {name: brand.name, summary: fixedPages['/']!.description},
        overview,
        contract: JSON.parse(await fs.readFile(path.join(siteDir, CONTRACT_DIR, 'openapi.json'), 'utf8')),
        guides: await Promise.all(guideRoutes.map(read)),
        marketing: await Promise.all(marketing.map(read)),
        addressOf,
      });
      for (const [name, text] of files) {
        const file = path.join(outDir, name);
        await fs.mkdir(path.dirname(file), {recursive: true});
        await fs.writeFile(file, text);
      }
    },
  };
}
