import {createHash} from 'node:crypto';
import {Marked} from 'marked';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {markdownPath} from '../../src/lib/paths';
import {
  attributesOf,
  files,
  HOME,
  mainPages,
  pages,
  pageAt,
  readText,
  resolveHref,
  settings,
  sitemap,
  type Page,
} from './support';

const listed = pages.filter(({url}) => sitemap.includes(url));
const indexed = listed.filter((page) => mainPages.includes(page));
const isOfDocumentation = ({path}: Page) => path.startsWith('/developer');
const fileOf = ({path}: Page) => markdownPath(path).slice(1);

const codeless = (markdown: string): string =>
  markdown.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '').replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
const linksIn = (markdown: string): string[] =>
  [...codeless(markdown).matchAll(/\]\(([^)\s]+)\)/g)].map(([, href]) => href!);

/** Dead links of a text, and links that only work on their original page. */
const deadLinks = (markdown: string): string[] =>
  linksIn(markdown).filter((href) => {
    if (/^mailto:/.test(href)) return false;
    if (!/^https:\/\//.test(href)) return true;
    const target = resolveHref(pageAt('/'), href);
    return (
      target === null || (target.kind === 'page' && target.fragment !== '' && !target.page.ids.has(target.fragment))
    );
  });

/** Letters and digits only, because the converter may change spaces and punctuation marks may be syntax. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

function textsOf(page: Page): string[] {
  const $ = load(page.$('main').html()!);
  $('[data-markdown-ignore], nav, label, script, style, svg, noscript').remove();
  $(':not(h1, h2, h3, h4, h5, h6) > button').remove();
  return $('h1, h2, h3, h4, h5, h6, p, dt, dd, summary, caption, td, th, li, pre')
    .toArray()
    .filter((element) => $(element).find('h2, h3, h4, h5, h6, p, dt, summary, li, pre').length === 0)
    .map((element) => $(element).text());
}

describe('the Markdown of the pages', () => {
  it('exists for every page of the sitemap, and each page names it', () => {
    expect([...files].filter((file) => /^[^.].*\.md$/.test(file)).sort()).toEqual(listed.map(fileOf).sort());
    for (const page of indexed) {
      const address = page.$('link[rel=alternate][type="text/markdown"]').attr('href')!;
      expect(resolveHref(page, address), page.path).toEqual({kind: 'file', file: fileOf(page)});
      const [note] = page.$('body [aria-hidden]:contains("/llms.txt")').toArray();
      expect(page.$('body').html()!.indexOf(page.$.html(note))).toBeLessThan(page.$('body').html()!.length / 10);
      expect(page.$(note).text()).toContain(settings.siteUrl + address);
      const words = page.$('body').clone();
      words.find('script, style').remove();
      expect(words.text().length, page.path).toBeLessThan(100_000);
      const link = page.$('main a').filter((_, element) => page.$(element).text() === 'View as Markdown');
      expect(link.attr('href'), page.path).toBe(isOfDocumentation(page) ? address : undefined);
    }
    const others = mainPages.filter((page) => !indexed.includes(page));
    expect(others.filter(({$}) => $('link[type="text/markdown"]').length > 0)).toEqual([]);
  });

  it.each(indexed.map((page): [string, Page] => [page.path, page]))('%s has the content of the page', (_, page) => {
    const markdown = readText(fileOf(page));
    expect(markdown).toMatch(/^# .+\n\n> .+\n/);
    expect(deadLinks(markdown)).toEqual([]);
    expect(codeless(markdown)).not.toMatch(/(?<!\\)<[a-z/!]|undefined|\[object Object\]/);

    const $ = load(new Marked().parse(markdown, {async: false}));
    const found = letters($.text());
    const title = letters(page.$('h1').text());
    expect(letters($('h1').text())).toBe(title);
    let at = 0;
    for (const text of textsOf(page).map(letters)) {
      if (text === title) continue;
      const next = found.indexOf(text, at);
      expect(next, text).not.toBe(-1);
      at = next + text.length;
    }
  });
});

describe('llms.txt', () => {
  const text = readText('llms.txt');

  it('follows the format of llmstxt.org', () => {
    const [title, summary, downloads, ...sections] = text.trim().split('\n\n');
    expect(downloads!.split('\n').every((line) => /^- .+ <https:\/\/\S+>: .+$/.test(line))).toBe(true);
    expect(title).toBe(`# ${brand.name}`);
    expect(summary).toMatch(/^> .+/);
    for (const [index, section] of sections.entries()) {
      if (index % 2 === 0) expect(section).toMatch(/^## .+$/);
      else expect(section.split('\n').every((line) => /^- \[.+\]\(https:\/\/\S+\)(?:: .+)?$/.test(line))).toBe(true);
    }
  });

  it('links to the Markdown of every page and to nothing else, and names the downloads', () => {
    expect(deadLinks(text)).toEqual([]);
    expect(linksIn(text).sort()).toEqual(listed.map((page) => HOME + fileOf(page)).sort());
    for (const file of ['openapi.yaml', 'openapi.json', 'postman-collection.json', 'llms-full.txt'])
      expect(text).toContain(`<${HOME}${file}>`);
  });

  it('has a full text with every operation, every guide and the main pages', () => {
    const full = readText('llms-full.txt');
    expect(deadLinks(full)).toEqual([]);
    for (const page of indexed.filter(({path}) =>
      /^\/(?:$|pricing|features\/|solutions\/|developer\/guides\/)/.test(path),
    )) {
      expect(full).toContain(readText(fileOf(page)));
    }
    const {paths} = JSON.parse(readText('openapi.json')) as {paths: Record<string, object>};
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} \`${path}\``),
    );
    expect(operations.filter((operation) => !full.includes(operation))).toEqual([]);
    expect(full.length).toBeLessThan(264_000 + 8_000 * operations.length);
  });
});

it('what programs look for at well-known addresses exists, and names files that exist', () => {
  const json = (file: string) => JSON.parse(readText(`.well-known/${file}`)) as Record<string, unknown>;
  const addressesIn = (value: object) => [...JSON.stringify(value).matchAll(/"(?:href|url)":"([^"]+)"/g)];
  const {linkset} = json('api-catalog') as {linkset: [Record<string, unknown>]};
  expect(linkset[0]).toMatchObject({anchor: settings.apiUrl, 'service-desc': {}, 'service-doc': {}});
  const index = json('agent-skills/index.json') as {skills: {url: string; digest: string; name: string}[]};
  for (const [, address] of [...addressesIn(linkset), ...addressesIn(index)])
    expect(resolveHref(pageAt('/'), address!), address).not.toBeNull();
  for (const {url, digest, name} of index.skills) {
    const text = readText(new URL(url).pathname.slice(settings.baseUrl.length));
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
    expect(text).toMatch(new RegExp(`^---\nname: ${name}\ndescription: .+\n---\n\n# `));
    expect(deadLinks(text)).toEqual([]);
  }
});

it('/developer links to all downloads', () => {
  const page = pageAt('/developer');
  const downloads = ['openapi.yaml', 'openapi.json', 'postman-collection.json', 'llms.txt', 'llms-full.txt'];
  const linked = attributesOf(page, 'section[aria-labelledby="downloads"] a', 'href');
  expect(linked.map((href) => resolveHref(page, href))).toEqual(downloads.map((file) => ({kind: 'file', file})));
});
