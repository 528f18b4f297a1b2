/** Complete builds with other contracts, which fail on a dead link. foreign.test.ts of the package has what pages contain. */
import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {overviewOf} from 'openapi-model/overview';
import {siteSettings} from '../../src/config/environment';
import {namedInVain} from '../support/addresses';
import {buildCopy, copyProject} from '../support/copy';
import {fieldRows} from '../../packages/docusaurus-openapi-pages/tests/support/fields';
import {foreignContract} from '../../packages/openapi-model/tests/support/foreign';

const EVERY_FIELD = foreignContract('every-field.yaml');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each([
  ['of OpenAPI 3.0', foreignContract('pets.yaml'), '/lms/'],
  ['of OpenAPI 3.1, with a webhook', foreignContract('signals.yaml'), '/'],
  ['with every field', EVERY_FIELD, '/'],
  ['of oddities', foreignContract('oddities.yaml'), '/'],
  ['without operations', {openapi: '3.1.0', info: {title: 'Nothing yet', version: '1'}, webhooks: {}}, '/'],
])('the site with a contract %s', (_, document, baseUrl) => {
  const operations = overviewOf(document).tags.flatMap((tag) => tag.operations);
  let copy: string;
  let pages: Map<string, cheerio.CheerioAPI>;

  beforeAll(() => {
    copy = copyProject('deep-contracts');
    mkdirSync(path.join(copy, 'api'));
    writeFileSync(path.join(copy, 'api/contract.json'), JSON.stringify(document));
    buildCopy(copy, {...process.env, OPENAPI_FILE: 'api/contract.json', BASE_URL: baseUrl});
    const dir = path.join(copy, 'build');
    const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
    pages = new Map(
      files.map((file) => [
        `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
        cheerio.load(readFileSync(path.join(dir, file), 'utf8')),
      ]),
    );
  }, 600_000);

  it('has the contract, the overview, and a page for each operation', () => {
    expect(pages.get('/developer')!('main').text()).toContain(document.info.title);
    const json = JSON.parse(readFileSync(path.join(copy, 'build/openapi.json'), 'utf8'));
    expect(Object.keys(json.paths ?? {})).toEqual(Object.keys(document.paths ?? {}));
    expect(existsSync(path.join(copy, 'build/postman-collection.json'))).toBe(operations.length > 0);
    for (const {slug, path: address, summary} of operations) {
      const $ = pages.get(`/developer/reference/${slug}`)!;
      expect($('h1').text()).toBe(summary);
      expect(oneLine($('main').text())).toContain(address);
      expect($('nav [aria-current=page]').attr('href')).toBe(`${baseUrl}developer/reference/${slug}`);
    }
  });

  it('names no address that it does not have', () => {
    expect(namedInVain(path.join(copy, 'build'), siteSettings().siteUrl + baseUrl)).toEqual([]);
  });

  it.runIf(document === EVERY_FIELD)('shows every field on pages and in their Markdown copies', () => {
    const files = readdirSync(path.join(copy, 'build'), {recursive: true, encoding: 'utf8'});
    const copies = files.filter((file) => /^developer.*\.md$/.test(file));
    const markdown = copies.map((file) => readFileSync(path.join(copy, 'build', file), 'utf8')).join(' ');
    const addresses = (html: string) => html.replace(/<(?!a )[^>]*>/g, '');
    const html = [...pages].filter(([route]) => route.startsWith('/developer')).map(([, $]) => $('main').html()!);
    const words = fieldRows().flatMap((row) => row.words);
    for (const text of [addresses(html.join(' ')), markdown.replace(/[\\`]/g, '')]) {
      expect(words.filter((word) => !oneLine(text).includes(word))).toEqual([]);
    }
  });

  it('leaves out the guides, which explain another API', () => {
    expect([...pages.keys()].filter((route) => route.startsWith('/developer/guides'))).toEqual([]);
  });
});
