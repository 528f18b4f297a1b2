/** The bytes of a first visit to a page, as a host sends them: text as brotli at its best quality. */
import zlib from 'node:zlib';
import {chromium, type Browser, type Page, type Response} from '@playwright/test';
import {CHROMIUM_ARGS, findChromium} from '../scripts/programs';
import {createSiteServer} from '../scripts/siteServer';
import {MOST_BYTES} from '../src/plugins/brand/fonts';

/** A kilobyte is 1,000 bytes. */
export const kB = 1000;

/** The pages that the bounds were agreed for. Every page loads the table of all pages, so each more adds to scripts. */
const PAGES = 93;

/** The most bytes that pages may load, for `npm run bench` and `npm test`. */
export const BOUNDS = {
  marketing: {HTML: 30 * kB, JS: 114 * kB, CSS: 18 * kB, images: 60 * kB, total: 250 * kB},
  reference: {JS: 125 * kB, CSS: 30 * kB},
  /** One page more in that table. */
  onePage: 120,
  /** Added by opening the console and sending the first call. */
  console: 65 * kB,
  /** Added by opening the walkthrough. */
  walkthrough: 45.5 * kB,
  /** Both text fonts, on every page. */
  fonts: MOST_BYTES,
  /** The font of code, on pages that show some. */
  codeFont: 20 * kB,
};

const KINDS = {document: 'HTML', script: 'JS', stylesheet: 'CSS', font: 'fonts', image: 'images'} as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other' | 'prefetch';

export interface Loaded {
  /** Path of the URL. */
  path: string;
  kind: Kind;
  bytes: number;
}

export interface PageBytes {
  page: string;
  /** Requests until the network is idle. */
  loaded: Loaded[];
}

/** Bytes of one kind, or the total without what is prefetched for other pages. */
export const sum = (loaded: readonly Loaded[], kind: Kind | 'total' = 'total'): number =>
  loaded
    .filter((entry) => (kind === 'total' ? entry.kind !== 'prefetch' : entry.kind === kind))
    .reduce((total, {bytes}) => total + bytes, 0);

/** @param name name or media type of the file */
export function transferSize(body: Buffer, name: string): number {
  if (/\.(?:woff2|png|jpe?g|webp|avif|ico)$|^font\/|^image\/(?!svg)|octet-stream/.test(name)) return body.length;
  const {BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT} = zlib.constants;
  return zlib.brotliCompressSync(body, {params: {[BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: body.length}})
    .length;
}

/** The bounds of a kind of page in a site with this number of pages. */
export function boundsOf(kind: 'marketing' | 'reference', pages: number): Partial<Record<Kind | 'total', number>> {
  const bounds: Partial<Record<Kind | 'total', number>> = {...BOUNDS[kind]};
  for (const name of ['JS', 'total'] as const)
    if (bounds[name]) bounds[name] += BOUNDS.onePage * Math.max(0, pages - PAGES);
  return bounds;
}

/** Sizes by URL, because pages share most files. */
type Sizes = Map<string, number>;

async function measure(response: Response, sizes: Sizes): Promise<Loaded> {
  const url = response.url();
  const headers = await response.request().allHeaders();
  const isPrefetch = (headers['sec-purpose'] ?? headers.purpose) === 'prefetch';
  if (!sizes.has(url)) {
    // The browser does not expose prefetched bodies.
    const body = await response.body().catch(async () => Buffer.from(await (await fetch(url)).arrayBuffer()));
    sizes.set(url, transferSize(body, response.headers()['content-type'] ?? ''));
  }
  const type = response.request().resourceType();
  const kind = isPrefetch ? 'prefetch' : Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : 'other';
  return {path: new URL(url).pathname, kind, bytes: sizes.get(url)!};
}

/** Returns a function that measures the responses since its last call, once per URL. */
function recorder(page: Page, sizes: Sizes = new Map()): () => Promise<Loaded[]> {
  const seen = new Set<string>();
  let fresh: Response[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http') || seen.has(response.url())) return;
    seen.add(response.url());
    fresh.push(response);
  });
  return () => {
    const responses = fresh;
    fresh = [];
    return Promise.all(responses.map((response) => measure(response, sizes)));
  };
}

/** Serves a build and starts a browser. The URL of the home page ends in a slash. */
async function withSite<T>(dir: string, use: (browser: Browser, home: string) => Promise<T>): Promise<T> {
  const site = createSiteServer({dir});
  const port = await site.listen(0, '127.0.0.1');
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  try {
    return await use(browser, `http://127.0.0.1:${port}${site.baseUrl}`);
  } finally {
    await browser.close();
    await site.close();
  }
}

const VIEW = {viewport: {width: 1280, height: 800}};

/**
 * Loads pages of a build one after another, each with an empty cache.
 *
 * @throws Error if the status of a page is not 200
 */
export const measurePages = (dir: string, pages: readonly string[]): Promise<PageBytes[]> =>
  withSite(dir, async (browser, home) => {
    const sizes: Sizes = new Map();
    const measured: PageBytes[] = [];
    for (const page of pages) {
      const tab = await browser.newPage(VIEW);
      const measureNew = recorder(tab, sizes);
      const status = (await tab.goto(home + page.slice(1), {waitUntil: 'networkidle'}))?.status();
      if (status !== 200) throw new Error(`${page} returned status ${status}.`);
      // On a busy machine the network can be idle before the first paint, which starts the scripts.
      await tab.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
      await tab.waitForLoadState('networkidle');
      measured.push({page, loaded: await measureNew()});
      await tab.close();
    }
    return measured;
  });

/** Bytes that an action adds to a loaded page. */
const measureAction = (dir: string, page: string, act: (tab: Page) => Promise<void>): Promise<number> =>
  withSite(dir, async (browser, home) => {
    const tab = await browser.newPage(VIEW);
    const measureNew = recorder(tab);
    await tab.goto(home + page.slice(1), {waitUntil: 'networkidle'});
    await measureNew();
    await act(tab);
    await tab.waitForLoadState('networkidle');
    return sum(await measureNew());
  });

/** Bytes that the console and its first call add to a page of an operation. */
export const measureConsole = (dir: string, operation: string): Promise<number> =>
  measureAction(dir, operation, async (tab) => {
    await tab.getByRole('button', {name: 'Open console'}).click();
    const dialog = tab.getByRole('dialog');
    await dialog.getByRole('button', {name: 'Send', exact: true}).click();
    await dialog.locator('strong', {hasText: /^2\d\d /}).waitFor();
  });

/** Bytes that “Watch Demo” adds to the home page. */
export const measureWalkthrough = (dir: string): Promise<number> =>
  measureAction(dir, '/', async (tab) => {
    await tab.getByRole('main').getByRole('link', {name: 'Watch Demo'}).click();
    await tab.getByRole('dialog').getByRole('img').first().waitFor();
  });
