import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import content from '../../src/content/search';
import {createSearch, entriesOf} from '../../src/lib/search/engine';
import {INDEX_FILE, readSearchFile} from '../../src/lib/search/file';
import {HOME, pageAt, readText, resolveHref, sitemap} from './support';

const text = readText(INDEX_FILE);
const index = readSearchFile(JSON.parse(text));
const entries = entriesOf(index);
const search = await createSearch(entries, content.synonyms);

it('the index has every page of the sitemap once, and no other', () => {
  const indexed = index.pages.map(({path}) => HOME + path.slice(1));
  expect(indexed).toEqual([...new Set(indexed)]);
  expect([...indexed].sort()).toEqual([...sitemap].sort());
});

it('the index links only to existing pages and fragments', () => {
  const wrong = entries.filter(({href}) => {
    const target = resolveHref(pageAt('/'), HOME + href.slice(1));
    return target?.kind !== 'page' || (target.fragment !== '' && !target.page.ids.has(target.fragment));
  });
  expect(wrong.map(({href}) => href)).toEqual([]);
});

it('the index is smaller than 120 kB when compressed', () => {
  expect(brotliCompressSync(text).length).toBeLessThan(120_000);
});

it('the search finds every page by its title', () => {
  const first = (title: string) => search(title).slice(0, 3);
  const missing = index.pages.filter(({path, title}) => !first(title).some(({entry}) => entry.href === path));
  expect(missing.map(({path, title}) => `${path}: ${title}`)).toEqual([]);
});

it('the search suggests existing pages', () => {
  for (const {href} of content.popular) expect(pageAt(href).path).toBe(href);
});
