import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {markdownWithin} from '../../src/plugins/finish/agentFiles/html';
import {files, mainPages, pageAt, readBytes, readText, resolveHref, rules, settings, type Page} from './support';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a document of any shape */
type Json = Record<string, any>;

const contract: Json = JSON.parse(readText('openapi.json'));
const operationCount = Object.values(contract.paths as Json).flatMap(Object.keys).length;
const guides = mainPages.filter(({path}) => path.startsWith('/developer/guides/'));
const operationPages = mainPages.filter(({path}) => /^\/developer\/reference\/[^/]+$/.test(path));
const twinned = [pageAt('/developer'), ...operationPages, ...guides];
const fileOf = ({path}: Page) => `${path.slice(1)}.md`;

/** Links of a Markdown text, without those in code. */
function linksIn(markdown: string): string[] {
  const prose = markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!);
}

/** Dead links of a text, and links that only work on their original page. */
const deadLinks = (markdown: string, page = pageAt('/')): string[] =>
  linksIn(markdown).filter((href) => {
    if (/^mailto:/.test(href)) return false;
    if (!/^https:\/\//.test(href)) return true;
    const target = resolveHref(page, href);
    return (
      target === null || (target.kind === 'page' && target.fragment !== '' && !target.page.ids.has(target.fragment))
    );
  });

describe('Markdown twins', () => {
  it('exist for /developer, every guide and every operation', () => {
    expect(guides.length).toBeGreaterThan(4);
    expect(operationPages).toHaveLength(operationCount);
    expect(twinned.filter((page) => !files.has(fileOf(page))).map(({path}) => path)).toEqual([]);
    const twins = [...files].filter((file) => file.endsWith('.md'));
    expect(twins.sort()).toEqual(twinned.map(fileOf).sort());
  });

  it('show snippets that run as plain code, without the button and the list of the sandbox', () => {
    const quickstart = readText('developer/guides/quickstart.md');
    expect(quickstart.match(/^```bash$/gm)!.length).toBeGreaterThan(4);
    expect(quickstart).not.toMatch(/run=|\bRun in the sandbox|^Run$/m);
    const sandbox = readText('developer/guides/sandbox.md');
    expect(sandbox).not.toMatch(/import |<YourSandbox/);
    expect(sandbox.match(/What you create in the sandbox appears here/g)).toHaveLength(1);
  });

  it('are linked in the head and the text of their pages, and on no other page', () => {
    for (const page of twinned) {
      const address = page.$('link[rel=alternate][type="text/markdown"]').attr('href')!;
      expect(resolveHref(page, address), page.path).toEqual({kind: 'file', file: fileOf(page)});
      const link = page.$('main a').filter((_, element) => page.$(element).text() === 'View as Markdown');
      expect(link.attr('href'), page.path).toBe(address);
    }
    const others = mainPages.filter((page) => !twinned.includes(page));
    expect(others.filter(({$}) => $('link[type="text/markdown"]').length > 0).map(({path}) => path)).toEqual([]);
  });

  it.each(twinned.map((page): [string, Page] => [page.path, page]))(
    '%s: has the title and working links',
    (_, page) => {
      const text = readText(fileOf(page));
      const [title] = text.split('\n');
      expect(title).toBe(`# ${markdownWithin(page.$('h1').clone(), page.url)}`);
      expect(deadLinks(text, page)).toEqual([]);
      expect(text).not.toMatch(/undefined|\[object Object\]|<(?:script|div|p|span|h\d)\b/);
    },
  );

  it.each(guides.map((page): [string, Page] => [page.path, page]))(
    '%s: contains the full text of the guide',
    (_, page) => {
      const {$} = page;
      const text = readText(fileOf(page));
      const plain = text.replace(/[\\*_`#|>-]|\]\([^)]*\)|\[/g, ' ').replace(/\s+/g, ' ');
      const article = $('.theme-doc-markdown');
      const words = (element: Parameters<typeof $>[0]) => $(element).clone().find('.hash-link').remove().end().text();
      for (const element of article.find('h2, h3, p, li, td').toArray()) {
        const [first = ''] = words(element).split('\n');
        for (const word of first.match(/[\p{L}\d]{4,}/gu) ?? []) expect(plain).toContain(word);
      }
      for (const block of article.find('pre').toArray()) {
        const lines = $(block).find('.token-line').toArray();
        for (const line of lines) expect(text).toContain($(line).text().replace(/\n$/, ''));
      }
    },
  );

  it('contain every operation with parameters, properties, statuses and a curl command', () => {
    for (const [path, item] of Object.entries<Json>(contract.paths)) {
      for (const [method, operation] of Object.entries<Json>(item)) {
        if (!operation.operationId) continue;
        const page = operationPages.find(({$}) => $('h1').text() === operation.summary)!;
        const text = readText(fileOf(page));
        expect(text).toContain(`\`${method.toUpperCase()} ${settings.apiUrl}${path}\``);
        for (const id of page.$('[id^="parameter-"] code, [id^="body-"] code').toArray()) {
          expect(text).toContain(page.$(id).text());
        }
        for (const status of Object.keys(operation.responses)) expect(text).toContain(`\n### ${status}\n`);
        expect(text).toContain('```bash\ncurl ');
        expect(text).toContain('X-Domain-ID');
      }
    }
  });

  it('stay out of search results', () => {
    const patterns = rules.headers
      .filter(({values}) => values['X-Robots-Tag'] === 'noindex')
      .map(({pattern}) => pattern);
    const {baseUrl} = settings;
    expect(patterns).toEqual([`${baseUrl}*.md`, `${baseUrl}llms*.txt`]);
    expect(readText('sitemap.xml')).not.toContain('.md<');
  });
});

describe('llms.txt', () => {
  const text = readText('llms.txt');

  it('follows the format of llmstxt.org', () => {
    const [title, ...rest] = text.trim().split('\n\n');
    expect(title).toBe(`# ${brand.name}`);
    expect(rest[0]).toMatch(/^> .+/);
    const sections = rest.slice(1);
    for (const [index, section] of sections.entries()) {
      if (index % 2 === 0) expect(section).toMatch(/^## .+$/);
      else expect(section.split('\n').every((line) => /^- \[.+\]\(https:\/\/\S+\)(?:: .+)?$/.test(line))).toBe(true);
    }
  });

  it('links to every page, or to its twin, and to nothing else', () => {
    expect(deadLinks(text)).toEqual([]);
    const links = linksIn(text);
    expect(new Set(links).size).toBe(links.length);
    const expected = mainPages.map((page) => (twinned.includes(page) ? `${page.url}.md` : page.url));
    const other = links.filter((href) => !expected.includes(href));
    expect(expected.filter((url) => !links.includes(url))).toEqual([]);
    expect(other.map((href) => href.split('/').at(-1))).toEqual([
      'openapi.yaml',
      'openapi.json',
      'postman-collection.json',
      'llms-full.txt',
    ]);
  });
});

describe('llms-full.txt', () => {
  const text = readText('llms-full.txt');

  it('contains the twins and the main pages, and is smaller than 400 kB', () => {
    expect(readBytes('llms-full.txt').length).toBeLessThan(400_000);
    expect(twinned.filter((page) => !text.includes(readText(fileOf(page)).trim())).map(({path}) => path)).toEqual([]);
    const main = ['/', '/pricing', '/security', '/solutions/employee-training', '/features/learning-content'].map(
      pageAt,
    );
    const missing = main.filter(
      ({url, $}) => !text.includes(`Source: ${url}\n`) || !text.includes(`# ${$('h1').text()}`),
    );
    expect(missing.map(({path}) => path)).toEqual([]);
  });

  it('links only to existing pages', () => expect(deadLinks(text)).toEqual([]));
});

describe('downloads', () => {
  it('are all linked on /developer', () => {
    const page = pageAt('/developer');
    const linked = page
      .$('section[aria-labelledby="downloads"] a')
      .map((_, link) => {
        const target = resolveHref(page, page.$(link).attr('href')!);
        return target?.kind === 'file' ? target.file : '';
      })
      .get();
    expect(linked).toEqual(['openapi.yaml', 'openapi.json', 'postman-collection.json', 'llms.txt', 'llms-full.txt']);
  });
});
