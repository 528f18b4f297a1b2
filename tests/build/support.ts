/** Reads the built site from `build/` or the folder in `BUILD_DIR`. The settings must be those of the build. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {Element} from 'domhandler';
import {siteSettings} from '../../src/config/environment';
import {HOME_ALIASES} from '../../src/lib/paths';
import {RECORD_SECTIONS} from '../../src/lib/unknownPaths';
import {readRules} from '../../src/plugins/finish/hosting/files';

export const BUILD = path.resolve(import.meta.dirname, '../..', process.env.BUILD_DIR ?? 'build');

if (!existsSync(path.join(BUILD, 'index.html'))) {
  throw new Error(`There is no built site in ${BUILD}: run "npm run build" first.`);
}

export const settings = siteSettings();
const {siteUrl, baseUrl} = settings;
export const HOME = siteUrl + baseUrl;

/** Paths of all files, relative to the build folder, with forward slashes. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(BUILD, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(BUILD, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort(),
);

export const rules = readRules(BUILD);

export const readText = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');
export const readBytes = (file: string): Buffer => readFileSync(path.join(BUILD, file));

/** The file of an address, such as that of a script. */
export const fileOf = (address: string): string => new URL(address, siteUrl).pathname.slice(baseUrl.length);

export interface Page {
  file: string;
  /** Path below the base URL, such as `/pricing`. */
  path: string;
  url: string;
  $: cheerio.CheerioAPI;
  ids: ReadonlySet<string>;
}

function readPage(file: string): Page {
  const route = `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
  const $ = cheerio.load(readText(file));
  const ids = new Set(
    $('[id]')
      .toArray()
      .map(({attribs}) => attribs.id!),
  );
  return {file, path: route, url: siteUrl + baseUrl + route.slice(1), $, ids};
}

export const pages: readonly Page[] = [...files].filter((file) => file.endsWith('.html')).map(readPage);

export const isNotFound = ({path: route}: Page): boolean =>
  route === '/404' || RECORD_SECTIONS.some((section) => route === `/${section}/404`);
export const isAlias = ({path: route}: Page): boolean => HOME_ALIASES.includes(route);
/** Pages in the look of the classic theme: those of a blog, or Markdown in `src/pages` (docs/decisions/features.md). */
export const isStock = ({$}: Page): boolean => $('html').is('.plugin-blog, .mdx-wrapper');
export const ownPages = pages.filter((page) => !isStock(page));
/** Our pages for visitors and search engines: all except not-found documents and aliases of the home page. */
export const mainPages = ownPages.filter((page) => !isNotFound(page) && !isAlias(page));

export function pageAt(route: string): Page {
  const page = pages.find((candidate) => candidate.path === route);
  if (!page) throw new Error(`The build has no page ${route}`);
  return page;
}

export const meta = ({$}: Page, name: string): string | undefined =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');

export const canonicalOf = ({$}: Page): string | undefined => $('link[rel=canonical]').attr('href');

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Visible text of an element of a page, without scripts and styles. */
export function textOf({$}: Page, selector: string): string {
  const part = $(selector).first().clone();
  part.find('script, style, template, noscript').remove();
  return oneLine(part.text());
}

export const textsOf = ({$}: Page, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => oneLine($(element).text()));

export const attributesOf = ({$}: Page, selector: string, name: string): string[] =>
  $<Element, string>(selector)
    .toArray()
    .map(({attribs}) => attribs[name]!);

export const elementsOf = ({$}: Page, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => $.html(element).slice(0, 160));

/** One line for each finding, with the pages that have it. */
export function findings(of: readonly Page[], find: (page: Page) => readonly string[]): string[] {
  const places = new Map<string, string[]>();
  for (const page of of) {
    for (const found of new Set(find(page))) places.set(found, [...(places.get(found) ?? []), page.path]);
  }
  return [...places].map(([found, paths]) => {
    const more = paths.length > 6 ? ` and ${paths.length - 6} more pages` : '';
    return `${found} (${paths.slice(0, 6).join(' ')}${more})`;
  });
}

export function repeated(of: readonly Page[], valueOf: (page: Page) => string): string[] {
  const values = of.map(valueOf);
  return values.filter((value, index) => values.indexOf(value) !== index);
}

export type Target =
  {kind: 'external'} | {kind: 'file'; file: string} | {kind: 'page'; page: Page; fragment: string} | null;

const pagesByPath = new Map(pages.map((page) => [page.path, page]));

/** The target of a link on a page; null if the build has no such file. */
export function resolveHref(page: Page, href: string): Target {
  const url = new URL(href, page.url);
  if (url.origin !== siteUrl) return {kind: 'external'};
  if (!url.pathname.startsWith(baseUrl)) return null;
  const below = decodeURIComponent(url.pathname.slice(baseUrl.length));
  const target = pagesByPath.get(`/${below}`);
  if (target) return {kind: 'page', page: target, fragment: decodeURIComponent(url.hash.slice(1))};
  return files.has(below) ? {kind: 'file', file: below} : null;
}

export const sitemap: readonly string[] = (() => {
  const $ = cheerio.load(readText('sitemap.xml'), {xml: true});
  return $('urlset > url > loc')
    .toArray()
    .map((loc) => $(loc).text());
})();
