import fs from 'node:fs/promises';
import path from 'node:path';
import brand from '../../../content/brand';
import facts from '../../../content/apiSkill';
import downloads from '../../../content/downloads';
import {isOwnContract} from '../../../config/reference';
import {siteSettings} from '../../../config/environment';
import {COLLECTION, downloadsFor} from '../../../lib/downloads';
import {markdownPath} from '../../../lib/paths';
import {slugOf} from '../../../lib/slug';
import {openContract} from 'openapi-model/contract';
import {credentialPlace} from 'openapi-model/credentials';
import type {OpenApiDocument} from 'openapi-model/document';
import {list, objectOf, text, type Json} from 'openapi-model/json';
import type {Overview} from 'openapi-model/model';
import {schemeOf} from 'openapi-model/security';
import {API_CATALOG} from '../hosting/rules';
import {mainOf} from 'docusaurus-openapi-pages/lib/pageTree';
import {documentOf, type BuiltPage} from '../builtPages';
import {apiCatalog, apiSkill, jsonFile, serverCard, skillPath, type Api} from './discovery';
import {LLMS, llmsFullText, llmsText, type Site} from './llms';
import {pageMarkdown, withIgnored} from './markdown';
import {postmanCollection} from '../postman';

/** Files for programs, by their relation to the site. */
export const links = {'api-catalog': API_CATALOG, 'service-desc': '/openapi.yaml', 'llms-txt': LLMS};

function apiIn(contract: Json): Api {
  const opened = openContract(contract as OpenApiDocument);
  const {title, version} = objectOf(contract.info);
  const schemes = new Set(opened.calls.flatMap(({security}) => Object.keys(security[0] ?? {})));
  return {
    title: text(title),
    slug: slugOf(text(title)) || 'api',
    version: text(version),
    server: text(objectOf(list(contract.servers)[0]).url),
    credentials: [...schemes].flatMap((name) => credentialPlace(schemeOf(opened, name))?.name ?? []),
  };
}

/** Adds a line before all else that only programs read. It is outside React's root, which would not expect it there. */
const withNote = (html: string, markdown: string, llms: string): string =>
  html.replace(
    /<body[^>]*>/,
    `$&<p aria-hidden="true" class="visually-hidden no-print" data-nosnippet id="for-agents" translate="no">For AI agents: this page is available as Markdown at ${markdown}, and ${llms} lists all pages.</p>`,
  );

/**
 * Writes the Markdown of every page and a line that leads to it, `llms.txt`, `llms-full.txt`, the Postman collection, and
 * what programs look for at well-known addresses.
 *
 * @param home absolute URL of the home page
 */
export async function write(
  outDir: string,
  pages: readonly BuiltPage[],
  {name, home, contract, overview}: {name: string; home: string; contract: Json; overview: Overview},
): Promise<void> {
  const addressOf = (page: string) => home + page.slice(1);
  const api = apiIn(contract);
  const skill = {
    path: skillPath(api),
    title: 'SKILL.md',
    description: 'How to use the API, in about 20 lines, for coding agents.',
  };
  const site: Site = {name, addressOf, downloads: [...downloadsFor(downloads, overview.tags), skill]};
  const written = pages.map((page) => ({...page, markdown: pageMarkdown(page, addressOf(page.path), addressOf(LLMS))}));
  const {sandboxUrl} = siteSettings();
  for (const {path: page, leftOut} of pages) {
    const file = documentOf(outDir, page);
    const html = await fs.readFile(file, 'utf8');
    const main = mainOf(html, page);
    const marked = html.replace(main, () => withIgnored(main, leftOut));
    await fs.writeFile(file, withNote(marked, addressOf(markdownPath(page)), addressOf(LLMS)));
  }
  const files = new Map([
    [API_CATALOG, jsonFile(apiCatalog(site, api, brand.links.status))],
    ...apiSkill(site, api, isOwnContract() ? facts : [], sandboxUrl),
    ...(sandboxUrl
      ? [['/.well-known/mcp/server-card.json', jsonFile(serverCard(home, api, sandboxUrl))] as const]
      : []),
    ...written.map((page) => [markdownPath(page.path), page.markdown] as const),
    [LLMS, llmsText(pages, site)],
    ['/llms-full.txt', llmsFullText(written, site)],
    ...(site.downloads.some(({path: file}) => file === COLLECTION)
      ? [[COLLECTION, `${JSON.stringify(postmanCollection(contract, overview, sandboxUrl))}\n`] as const]
      : []),
  ]);
  for (const [target, text] of files) {
    const file = path.join(outDir, target);
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, text);
  }
}
