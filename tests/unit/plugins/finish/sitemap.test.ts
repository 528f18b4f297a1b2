import * as cheerio from 'cheerio';
import {expect, it} from 'vitest';
import {factsOf} from '../../../../src/lib/pageFacts';
import {sitemapXml} from '../../../../src/plugins/finish/sitemap';

it('the sitemap escapes addresses and leaves out pages that are not indexed', () => {
  const page = (path: string, indexed: boolean) =>
    factsOf({path, title: '', description: '', kind: 'background', indexed});
  const xml = sitemapXml([page('/tags/q&a', true), page('/hidden', false)], 'https://www.example.org/');
  const $ = cheerio.load(xml, {xml: true});
  expect([...$('loc')].map((loc) => $(loc).text())).toEqual(['https://www.example.org/tags/q&a']);
  expect(xml).toContain('q&amp;a');
});
