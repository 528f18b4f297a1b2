import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import content from '../../src/content/search';
import {createSearch, entriesOf} from '../../src/lib/search/engine';
import {INDEX_FILE, readSearchFile} from '../../src/lib/search/file';
import {files, mainPages, pageAt, pages, readText, settings, sitemap} from './support';

const text = readText(INDEX_FILE);
const index = readSearchFile(JSON.parse(text));
const entries = entriesOf(index);
const search = await createSearch(entries, content.synonyms);

const HOME = settings.siteUrl + settings.baseUrl;

describe('the search index', () => {
  it('has every page of the sitemap once, and no other', () => {
    const indexed = index.pages.map(({path}) => HOME + path.slice(1));
    expect(indexed).toEqual([...new Set(indexed)]);
    expect([...indexed].sort()).toEqual([...sitemap].sort());
  });

  it('links only to existing pages and fragments', () => {
    const wrong = entries.filter(({href}) => {
      const [path = '', fragment = ''] = href.split('#');
      const page = pages.find((candidate) => candidate.path === path);
      return !page || (fragment !== '' && !page.ids.has(decodeURIComponent(fragment)));
    });
    expect(wrong.map(({href}) => href)).toEqual([]);
  });

  it('has every parameter and property of every operation', () => {
    const operations = mainPages.filter(({path}) => path.startsWith('/developer/reference/'));
    expect(operations.length).toBeGreaterThan(0);
    for (const {path, $} of operations) {
      const page = index.pages.find((candidate) => candidate.path === path)!;
      expect(page.kind, path).toBe('operation');
      expect(page.names, path).toHaveLength(2);
      const expected = $('main :is(li, tr)[id]')
        .map((_, item) => $(item).attr('id')!)
        .get()
        .filter((id) => /^(?:parameter|body|response-2)/.test(id));
      const found = new Set(page.parts.map(({id}) => id));
      expect(
        expected.filter((id) => !found.has(id)),
        path,
      ).toEqual([]);
    }
  });

  it('repeats nothing that appears on every page', () => {
    const counts = new Map<string, number>();
    for (const {title, text: words, kind} of entries) {
      if (kind !== 'parameter' && kind !== 'property') {
        counts.set(`${title}: ${words}`, (counts.get(`${title}: ${words}`) ?? 0) + 1);
      }
    }
    expect([...counts].filter(([, count]) => count > 3).map(([key]) => key)).toEqual([]);
    expect(text).not.toContain('1,240 points');
  });

  it('is smaller than 120 kB when compressed', () => {
    expect(brotliCompressSync(text).length).toBeLessThan(120_000);
  });

  it('is not mentioned on any page', () => {
    expect(pages.filter(({file}) => readText(file).includes(INDEX_FILE)).map(({file}) => file)).toEqual([]);
    expect(files).toContain(INDEX_FILE);
  });
});

describe('the search', () => {
  it.each([
    ['team_id', '/developer/reference/list-courses#parameter-team_id'],
    ['listCourses', '/developer/reference/list-courses'],
    ['DELETE users', '/developer/reference/delete-user'],
    ['total_pages', '/developer/reference/list-courses#response-200-pagination-total_pages'],
    ['rate limit', '/developer/guides/errors#429'],
    ['cost', '/pricing'],
    ['single sign on', '/features/single-sign-on'],
    ['skills gap', '/features/skills-engine'],
    ['certifcate', '/features/badges-and-certificates'],
    ['compliance', '/solutions/compliance-training'],
    ['okta', '/integrations#okta'],
    ['book a demo', '/book-a-demo'],
  ])('finds the best page first for %s: %s', (query, href) => {
    expect(search(query)[0]?.entry.href).toBe(href);
  });

  it.each(['enrol user', 'enroll user'])('finds both operations that do it first for %s', (query) => {
    const [first, second] = search(query).map(({entry}) => entry.href);
    expect([first, second].sort()).toEqual([
      '/developer/reference/enrol-in-assessment',
      '/developer/reference/enrol-in-course',
    ]);
  });

  it('returns the same results for both spellings', () => {
    for (const [american, british] of [
      ['enroll', 'enrol'],
      ['enrollment', 'enrolment'],
      ['organization', 'organisation'],
    ] as const) {
      const hrefs = (query: string) => search(query).map(({entry}) => entry.href);
      expect(hrefs(american)).toEqual(hrefs(british));
      expect(hrefs(american).length).toBeGreaterThan(3);
    }
  });

  it('finds every page by its title', () => {
    const missing = index.pages.filter(
      ({path, title}) =>
        !search(title)
          .slice(0, 3)
          .some(({entry}) => entry.href === path),
    );
    expect(missing.map(({path, title}) => `${path}: ${title}`)).toEqual([]);
  });

  it('suggests existing pages', () => {
    for (const {href} of content.popular) expect(pageAt(href).path).toBe(href);
  });
});
