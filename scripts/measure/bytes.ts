/** Measures the bytes of a first visit to each page, and the bytes that the console adds. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Browser, Page, Response} from '@playwright/test';
import {CONTENT_TYPES, isTextType} from '../../src/plugins/finish/hosting/rules';
import {BYTES, kB} from './bounds';
import {table, type Figure, type RowResult} from './figure';
import {SOURCES_FILE} from '../../src/plugins/performance/routeAssets';
import {BUILD, isReference, ROOT, samplePages, sitemapPaths, withBrowser, withSite} from './site';

const KINDS = ['HTML', 'JS', 'CSS', 'fonts', 'images', 'other', 'prefetch'] as const;
type Kind = (typeof KINDS)[number];

const KIND_OF: Record<string, Kind> = {
  document: 'HTML',
  script: 'JS',
  stylesheet: 'CSS',
  font: 'fonts',
  image: 'images',
};

/** Additional pages in the printed table. */
const SHOWN = ['/features/learning-content', '/features/ai-course-creation', '/integrations', '/contact', '/terms'];

export interface Loaded {
  /** Path of the URL. */
  path: string;
  kind: Kind;
  bytes: number;
}

export interface PageBytes {
  page: string;
  bytes: Record<Kind | 'total', number>;
  loaded: Loaded[];
  /** Paths requested while scrolling to the end of the page, after the first visit. */
  later: string[];
}

/** Bytes that a host sends: text as brotli at its best quality, everything else uncompressed. */
function transferSize(body: Buffer, type: string): number {
  if (!isTextType(type)) return body.length;
  const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length};
  return zlib.brotliCompressSync(body, {params}).length;
}

/** Sizes by URL, kept across pages because most files are shared. */
type Sizes = Map<string, number>;

/** Size of a response. The body is requested again if the browser does not expose it, as for prefetched files. */
async function sizeOf(response: Response, sizes: Sizes): Promise<number> {
  const known = sizes.get(response.url());
  if (known !== undefined) return known;
  const body = await response.body().catch(async () => Buffer.from(await (await fetch(response.url())).arrayBuffer()));
  const size = transferSize(body, response.headers()['content-type']?.split(';')[0] ?? CONTENT_TYPES.html!);
  sizes.set(response.url(), size);
  return size;
}

async function kindOf(response: Response): Promise<Kind> {
  const headers = await response.request().allHeaders();
  if ((headers['sec-purpose'] ?? headers.purpose) === 'prefetch') return 'prefetch';
  return KIND_OF[response.request().resourceType()] ?? 'other';
}

/** Records a page's responses, once per URL. The returned function measures those received since its last call. */
export function recorder(page: Page, sizes: Sizes): () => Promise<Loaded[]> {
  const responses = new Map<string, Response>();
  const measured = new Set<string>();
  page.on('response', (response) => void (responses.has(response.url()) || responses.set(response.url(), response)));
  return async () => {
    const fresh = [...responses.values()].filter(
      (response) => /^http/.test(response.url()) && !measured.has(response.url()),
    );
    for (const response of fresh) measured.add(response.url());
    return Promise.all(
      fresh.map(async (response) => ({
        path: new URL(response.url()).pathname,
        kind: await kindOf(response),
        bytes: await sizeOf(response, sizes),
      })),
    );
  };
}

/** Total of all bytes, or of one kind. */
export const sum = (loaded: readonly Loaded[], kind?: Kind): number =>
  loaded.reduce((total, entry) => (kind === undefined || entry.kind === kind ? total + entry.bytes : total), 0);

/**
 * Loads a page with an empty cache until the network is idle.
 *
 * @throws Error if the status is not 200
 */
async function measurePage(browser: Browser, home: string, page: string, sizes: Sizes): Promise<PageBytes> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const tab = await context.newPage();
    const measureNew = recorder(tab, sizes);
    const status = (await tab.goto(home + page.slice(1), {waitUntil: 'networkidle'}))?.status();
    if (status !== 200) throw new Error(`${page} returned status ${status}.`);
    // On a busy machine the network can be idle before the first paint, which starts the scripts.
    await tab.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    await tab.waitForLoadState('networkidle');
    const loaded = await measureNew();
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, sum(loaded, kind)])) as PageBytes['bytes'];
    bytes.total = sum(loaded.filter(({kind}) => kind !== 'prefetch'));
    await tab.keyboard.press('End');
    await tab.waitForLoadState('networkidle');
    const later = (await measureNew()).map((entry) => entry.path);
    return {page, bytes, loaded, later};
  } finally {
    await context.close();
  }
}

/** Measures pages of a build one after another. */
export const measurePages = (dir: string, pages: readonly string[]): Promise<PageBytes[]> =>
  withSite(dir, (home) =>
    withBrowser(async (browser) => {
      const measured: PageBytes[] = [];
      const sizes: Sizes = new Map();
      for (const page of pages) measured.push(await measurePage(browser, home, page, sizes));
      return measured;
    }),
  );

/** Opens the console, sends the prepared call and waits for the response. */
export async function sendFirstCall(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Try it'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', {name: 'Send', exact: true}).click();
  await dialog.locator('strong', {hasText: /^2\d\d /}).waitFor();
}

/** Opens the walkthrough and waits until it plays. */
async function openWalkthrough(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', {name: 'Watch Demo'}).click();
  await page.getByRole('dialog').getByRole('slider').waitFor();
}

/** Files that an action adds to a loaded page. */
const measureAction = (path: string, act: (page: Page) => Promise<void>): Promise<Loaded[]> =>
  withSite(BUILD, (home) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({viewport: {width: 1280, height: 800}});
      const measureNew = recorder(page, new Map());
      await page.goto(home + path.slice(1), {waitUntil: 'networkidle'});
      await measureNew();
      await act(page);
      await page.waitForLoadState('networkidle');
      return measureNew();
    }),
  );

/** Files that the console and its first call add to a loaded operation page. */
export const measureConsole = (operation: string): Promise<Loaded[]> => measureAction(operation, sendFirstCall);

/** Files that “Watch Demo” adds to the loaded home page, without those prefetched for other pages. */
export const measureWalkthrough = async (): Promise<Loaded[]> =>
  (await measureAction('/', openWalkthrough)).filter(({kind}) => kind !== 'prefetch');

/** Source files that only the reference, its console and its sandbox use. */
const REFERENCE_SOURCE = /^src\/(?:components\/reference|sandbox|lib\/(?:console|samples))\//;

/** Requests by marketing pages, prefetches included, for code or data of the reference. There should be none. */
export function referenceFilesOf(pages: readonly PageBytes[]): string[] {
  const file = path.join(ROOT, '.docusaurus', SOURCES_FILE);
  const sources = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string[]>;
  const isTheirs = (requested: string) =>
    Object.entries(sources).some(
      ([name, files]) => requested.endsWith(`/${name}`) && files.some((source) => REFERENCE_SOURCE.test(source)),
    );
  return pages
    .filter(({page}) => !isReference(page))
    .flatMap(({page, loaded, later}) =>
      [...loaded.map((entry) => entry.path), ...later].filter(isTheirs).map((file) => `${page} requests ${file}`),
    );
}

/** The highest value of a kind of bytes, as a figure. */
function largest(kindOfPage: string, pages: readonly PageBytes[], kind: Kind | 'total', most: number): Figure {
  const {page, bytes} = pages.reduce((a, b) => (b.bytes[kind] > a.bytes[kind] ? b : a));
  const what = {JS: 'JavaScript', images: 'pictures', total: 'all together'}[kind as string] ?? kind;
  return {name: `${kindOfPage}, ${what} (most: ${page})`, value: bytes[kind] / kB, unit: 'kB', most: most / kB};
}

const figuresOf = (kindOfPage: string, pages: readonly PageBytes[], bounds: Partial<Record<Kind | 'total', number>>) =>
  Object.entries(bounds).map(([kind, most]) => largest(kindOfPage, pages, kind as Kind | 'total', most));

export const inKilobytes = (bytes: number) => (bytes / kB).toFixed(1);

function bytesTable(pages: readonly PageBytes[]): string {
  const columns = [...KINDS.slice(0, -1), 'total', 'prefetch'] as const;
  const rows = pages.map(({page, bytes, loaded}) => [
    page,
    ...columns.map((column) => inKilobytes(bytes[column])),
    String(loaded.length),
  ]);
  return `First visit, kB (text as brotli 11; total without prefetch)\n\n${table(['page', ...columns, 'requests'], rows)}`;
}

export async function measureBytes(): Promise<RowResult> {
  const samples = samplePages();
  const operation = samples.find((page) => page.includes('/reference/'))!;
  const pages = await measurePages(BUILD, sitemapPaths());
  const added = await measureConsole(operation);
  const played = await measureWalkthrough();

  const marketing = pages.filter(({page}) => !isReference(page));
  const reference = pages.filter(({page}) => /^\/developer(?:$|\/reference\/)/.test(page));
  const strays = referenceFilesOf(pages);

  const shown = [...samples, ...SHOWN].map((route) => pages.find(({page}) => page === route)!).filter(Boolean);
  return {
    text: [bytesTable(shown), ...strays].join('\n'),
    figures: [
      ...figuresOf(`${marketing.length} marketing pages`, marketing, BYTES.marketing),
      {name: 'marketing pages, files of the reference asked for', value: strays.length, unit: 'files', most: 0},
      ...figuresOf(`${reference.length} pages of the reference`, reference, BYTES.reference),
      {name: 'console and sandbox on demand', value: sum(added) / kB, unit: 'kB', most: BYTES.console / kB},
      {name: 'walkthrough on demand', value: sum(played) / kB, unit: 'kB', most: BYTES.walkthrough / kB},
    ],
    details: pages.map(({page, bytes, loaded}) => ({page, ...bytes, requests: loaded.length})),
  };
}
