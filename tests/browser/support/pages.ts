/** The pages that tests visit. Any record may go, so its page is found in the lists of the built site. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {APIRequestContext} from '@playwright/test';
import * as cheerio from 'cheerio';
import {RECORD_SECTIONS} from '../../../src/lib/unknownPaths';

const BUILD = process.env.BUILD_DIR ?? 'build';
const $ = cheerio.load(readFileSync(path.join(BUILD, 'features.html'), 'utf8'));
const linked = (selector: string): string[] => [
  ...new Set(
    $(selector)
      .map((_, link) => $(link).attr('href'))
      .get(),
  ),
];

export const SOLUTIONS = linked('header a[href^="/solutions/"]');
export const CATEGORIES = linked('main h2 a');
/** The first feature of each category, each with another kind of block. */
export const FEATURES = linked('main li:first-child h3 a');
export const FEATURE = FEATURES.at(-1)!;
/** The order of the footer differs by page. Undefined if there are no comparisons. */
export const COMPARISON: string | undefined = linked('footer a[href^="/compare/"]').sort()[0];

/** One unknown path for each not-found text. */
export const MISSING = ['', ...RECORD_SECTIONS.map((section) => `/${section}`)].map((path) => `${path}/nowhere`);

/** Pages that together have every layout, kind of control and background. */
export const CORE_PAGES = [
  '/',
  FEATURE,
  '/pricing',
  '/contact',
  ...(COMPARISON ? [COMPARISON] : []),
  '/developer',
  '/developer/guides/quickstart',
  '/developer/reference/create-course',
  '/nowhere',
];

const isBuilt = (page: string) =>
  MISSING.includes(page) || page === '/' || existsSync(path.join(BUILD, `${page}.html`));

/** One page of every kind that there is; tests/house checks that the list is complete. */
export const KINDS = [
  ...CORE_PAGES,
  '/solutions',
  SOLUTIONS[0]!,
  '/features',
  CATEGORIES[0]!,
  '/ai-course-creation',
  '/integrations',
  '/about',
  '/security',
  '/terms',
  '/privacy',
  '/dpa',
  '/accessibility',
  '/branding-guide',
  '/how-to-widget',
  '/book-a-demo',
  '/compare',
].filter(isBuilt);

export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}
