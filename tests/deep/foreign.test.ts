/** Complete builds with third-party contracts: all content is in the HTML, and no link is dead. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import * as cheerio from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {contractDir, outlineFile, referenceDir} from '../../src/config/reference';
import {entries, isObject, type Json} from '../../src/openapi/json';
import {overviewOf} from '../../src/openapi/overview';
import {currentDocument, parseDocument} from '../browser/support/document';
import {MISSING, visit} from '../browser/support/site';
import {sweep} from '../browser/support/sweep';
import {watch} from '../browser/support/watch';

const ROOT = path.resolve(import.meta.dirname, '../..');

interface Site {
  dir: string;
  /** Documents by path below the base URL. */
  pages: Map<string, cheerio.CheerioAPI>;
}

/** Builds the site with a contract, without touching the project's own build. */
function build(contract: string, work: string, baseUrl: string): Site {
  const env = {
    ...process.env,
    OPENAPI_FILE: contract,
    BASE_URL: baseUrl,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(work, '.docusaurus'),
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const dir = path.join(work, 'build');
  const command = ['--no-install', 'docusaurus', 'build', '--out-dir', dir];
  const {status, stdout, stderr} = spawnSync('npx', command, {cwd: ROOT, env, encoding: 'utf8'});
  expect(status, stdout + stderr).toBe(0);
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const pages = new Map(
    files.map((file) => [
      `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
      cheerio.load(readFileSync(path.join(dir, file), 'utf8')),
    ]),
  );
  return {dir, pages};
}

/** The names of all properties, parameters, headers and statuses in a document, which the pages must contain. */
function wordsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) node.forEach((child) => wordsOf(child, found));
  if (!isObject(node)) return found;
  if (isObject(node.properties)) Object.keys(node.properties).forEach((name) => found.add(name));
  if (isObject(node.responses)) {
    const statuses = Object.keys(node.responses).filter((status) => /^(?:\d|default$)/.test(status));
    statuses.forEach((status) => found.add(status));
  }
  if (typeof node.name === 'string' && typeof node.in === 'string') found.add(node.name);
  if (typeof node.operationId === 'string' && !node.summary) found.add(node.operationId);
  if (typeof node.pattern === 'string') found.add(node.pattern);
  if (typeof node.maxLength === 'number') found.add(`at most ${node.maxLength} characters`);
  entries(node.headers).forEach(([name]) => found.add(name));
  Object.values(node).forEach((child) => wordsOf(child, found));
  return found;
}

/** URLs of all servers of a document, its paths and its operations. */
function serversIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = isObject(node) && Array.isArray(node.servers) ? (node.servers as {url: string}[]) : [];
  return [...own.map(({url}) => url), ...Object.values(node).flatMap(serversIn)];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each([
  ['pets.yaml', '/lms/'],
  ['signals.yaml', '/'],
  ['ledger.yaml', '/'],
])('%s at %s', (name, baseUrl) => {
  const contract = path.join(ROOT, 'tests/contracts', name);
  const document = parse(readFileSync(contract, 'utf8')) as Json;
  const operations = overviewOf(document).tags.flatMap((tag) => tag.operations);
  let work: string;
  let site: Site;
  const page = (route: string) => {
    const $ = site.pages.get(route);
    if (!$) throw new Error(`The build has no page ${route}`);
    return $;
  };
  const reference = () => [...site.pages].filter(([route]) => /^\/developer(?:$|\/reference\/)/.test(route));
  /** Paths in the sitemap. */
  const located = () => {
    const $ = cheerio.load(readFileSync(path.join(site.dir, 'sitemap.xml'), 'utf8'), {xml: true});
    return $('loc')
      .toArray()
      .map((loc) => new URL($(loc).text()).pathname);
  };
  /** Text of the page itself, without header and footer. */
  const textOf = ($: cheerio.CheerioAPI) => oneLine($('main').text());

  beforeAll(() => {
    // Inside the project, because the scripts contain the relative paths of generated files.
    mkdirSync(path.join(ROOT, '.cache'), {recursive: true});
    work = mkdtempSync(path.join(ROOT, '.cache/foreign-'));
    site = build(contract, work, baseUrl);
  }, 300_000);

  afterAll(() => {
    rmSync(work, {recursive: true, force: true});
    for (const made of [contractDir(contract), referenceDir(contract), outlineFile(contract)]) {
      rmSync(path.join(ROOT, made), {recursive: true, force: true});
    }
  });

  it('lets the console call every documented server, of paths and operations too', () => {
    const headers = readFileSync(path.join(site.dir, '_headers'), 'utf8');
    const allowed = /connect-src ([^;]*);/.exec(headers)![1]!.split(' ');
    const origins = serversIn(document)
      .filter((url) => URL.canParse(url))
      .map((url) => new URL(url).origin);
    expect(serversIn(document).length).toBeGreaterThan(0);
    expect(allowed).toEqual(expect.arrayContaining(origins));
  });

  it('has the overview, a page for each operation, and the downloads', () => {
    expect(textOf(page('/developer'))).toContain(document.info.title);
    for (const {slug, path: address, method, summary} of operations) {
      const $ = page(`/developer/reference/${slug}`);
      expect($('h1').text()).toBe(summary);
      expect(textOf($)).toContain(method);
      expect(textOf($)).toContain(address);
      expect($('nav [aria-current=page]').attr('href')).toBe(`${baseUrl}developer/reference/${slug}`);
    }
    const json = JSON.parse(readFileSync(path.join(site.dir, 'openapi.json'), 'utf8'));
    expect(Object.keys(json.paths)).toEqual(Object.keys(document.paths));
    expect(json.servers).toEqual(document.servers);
    expect(parse(readFileSync(path.join(site.dir, 'openapi.yaml'), 'utf8'))).toEqual(json);
  });

  it('has the whole contract in its HTML, including the overview', () => {
    const words = [...wordsOf(document.paths), ...wordsOf(document.webhooks), ...wordsOf(document.components)];
    expect(words.length).toBeGreaterThan(25);
    const pages = oneLine(
      reference()
        .map(([, $]) => textOf($))
        .join(' '),
    );
    const overview = textOf(page('/developer'));
    expect(words.filter((word) => !pages.includes(word))).toEqual([]);
    expect(words.filter((word) => !overview.includes(word))).toEqual([]);
  });

  it('links to existing pages, files and fragments', () => {
    const wrong = [...site.pages].flatMap(([route, $]) =>
      $('a[href]')
        .map((_, link) => $(link).attr('href')!)
        .get()
        .filter((href) => {
          const url = new URL(href, `https://here.example${baseUrl}${route.slice(1)}`);
          if (url.origin !== 'https://here.example') return false;
          const below = `/${decodeURIComponent(url.pathname.slice(baseUrl.length))}`;
          const target = site.pages.get(below);
          if (!target) return !existsSync(path.join(site.dir, below)) || below === '/';
          const id = decodeURIComponent(url.hash.slice(1));
          return id !== '' && target(`[id="${id.replace(/["\\]/g, '\\$&')}"]`).length === 0;
        })
        .map((href) => `${route}: ${href}`),
    );
    expect(wrong).toEqual([]);
  });

  it('uses its base path in documents, style sheets, manifest, sitemap and hosting files', () => {
    const isOutside = (address: string) => address.startsWith('/') && !`${address}/`.startsWith(baseUrl);
    const addresses = [...site.pages].flatMap(([route, $]) =>
      $('[href], [src], [srcset], [poster], [action], meta[name=entry-script], use')
        .toArray()
        .flatMap((element) => {
          const {href, src, srcset, poster, action, content} = $(element).attr()!;
          const set = srcset?.split(',').map((part) => part.trim().split(' ')[0]) ?? [];
          return [href, src, poster, action, content, ...set].map((address) => `${route}: ${address ?? ''}`);
        }),
    );
    expect(addresses.length).toBeGreaterThan(1000);
    expect(addresses.filter((line) => isOutside(line.slice(line.indexOf(': ') + 2)))).toEqual([]);

    const read = (file: string) => readFileSync(path.join(site.dir, file), 'utf8');
    const sheets = readdirSync(site.dir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.css'));
    const inSheets = sheets.flatMap((file) => [...read(file).matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url!));
    const manifest = JSON.parse(read('site.webmanifest')) as {start_url: string; icons: {src: string}[]};
    const redirects = read('_redirects')
      .trim()
      .split('\n')
      .flatMap((line) => line.split(' ').slice(0, 2));
    const headers = read('_headers')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    const paths = [manifest.start_url, ...manifest.icons.map(({src}) => src), ...redirects, ...headers];
    expect([...inSheets, ...paths].filter(isOutside)).toEqual([]);

    expect(located().length).toBeGreaterThan(40);
    expect(located().filter(isOutside)).toEqual([]);
  });

  it('has the main text and a link home on its not-found pages', () => {
    for (const [route, headline] of [
      ['/404', 'Page Not Found'],
      ['/solutions/404', 'Solution not found'],
    ] as const) {
      const $ = page(route);
      expect($('h1').text()).toBe(headline);
      expect($(`main a[href="${baseUrl}"]`)).toHaveLength(1);
    }
  });

  it('has valid documents: one h1, no skipped level, no duplicate id, nothing executable', () => {
    for (const [route, $] of reference()) {
      expect($('h1'), route).toHaveLength(1);
      const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
        .map((_, heading) => Number(heading.tagName[1]))
        .get();
      expect(
        levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1),
        route,
      ).toEqual([]);
      const ids = $('[id]')
        .map((_, element) => $(element).attr('id')!)
        .get();
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        route,
      ).toEqual([]);
      expect($('main script').length, route).toBe(0);
      expect($('title').text().length, route).toBeLessThanOrEqual(60);
      const canonical = $('link[rel=canonical]').attr('href');
      expect(canonical, route).toMatch(new RegExp(`${baseUrl.slice(0, -1)}${route}$`));
    }
  });

  it('is reachable within three clicks from its home page, except the comparison missing from the footer', () => {
    const home = baseUrl.replace(/(.)\/$/, '$1');
    const clicks = new Map([[home, 0]]);
    for (const [address, count] of clicks) {
      const $ = site.pages.get(`/${`${address}/`.slice(baseUrl.length).replace(/\/$/, '')}`);
      for (const link of $?.('a[href]').toArray() ?? []) {
        const {origin, pathname} = new URL($!(link).attr('href')!, `https://here.example${address}`);
        const target = pathname.replace(/(.)\/$/, '$1');
        if (origin === 'https://here.example' && !clicks.has(target)) clicks.set(target, count + 1);
      }
    }
    const far = located().filter((address) => !((clicks.get(address.replace(/(.)\/$/, '$1')) ?? Infinity) <= 3));
    expect(far.filter((address) => !address.includes('/compare/'))).toEqual([]);
    expect(far.length).toBeLessThanOrEqual(1);
  });

  it('leaves out the guides, which explain another API', () => {
    expect([...site.pages.keys()].filter((route) => route.startsWith('/developer/guides'))).toEqual([]);
    expect(readFileSync(path.join(site.dir, 'sitemap.xml'), 'utf8')).not.toContain('/guides');
  });

  it('contains no trace of the machine that built it', () => {
    const files = readdirSync(site.dir, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /\.(?:html|js|json)$/.test(file),
    );
    for (const file of files) {
      const text = readFileSync(path.join(site.dir, file), 'utf8');
      expect(text.includes(ROOT) || text.includes(work), file).toBe(false);
    }
  });

  if (baseUrl !== '/') {
    describe('in a browser', () => {
      let server: SiteServer;
      let browser: Browser;
      let tab: Page;
      let origin: string;

      beforeAll(async () => {
        server = createSiteServer({dir: site.dir});
        origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
        browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
        tab = await browser.newPage();
        tab.setDefaultTimeout(20_000);
      });
      afterAll(async () => {
        await browser?.close();
        await server?.close();
      });

      it('serves every page, and hydration changes nothing', async () => {
        const missing = MISSING.map((address) => baseUrl + address.slice(1));
        await sweep(tab, [...located(), ...missing], {
          site: origin,
          inspect: async (response) => {
            const {pathname} = new URL(response.url());
            const before = await parseDocument(tab, await response.text());
            const after = await currentDocument(tab);
            return [
              ...(response.status() === (missing.includes(pathname) ? 404 : 200) ? [] : [`${response.status()}`]),
              ...(after.headlines.length === 1 && after.headlines[0] ? [] : [`headlines ${after.headlines.join()}`]),
              ...(after.title === before.title ? [] : [`title ${after.title}`]),
              ...(after.text === before.text ? [] : ['another text']),
            ];
          },
        });
      }, 300_000);

      it('finds its operations in the search, and opens them', async () => {
        const {take} = watch(tab, origin);
        const {slug, summary} = operations[0]!;
        await visit(tab, origin + baseUrl);
        await tab.keyboard.press('Control+k');
        await tab.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill(summary);
        await tab.getByRole('option', {name: summary}).first().click();
        await tab.getByRole('heading', {level: 1, name: summary}).waitFor();
        expect(new URL(tab.url()).pathname).toBe(`${baseUrl}developer/reference/${slug}`);
        expect(take()).toEqual([]);
      });
    });
  }
});
