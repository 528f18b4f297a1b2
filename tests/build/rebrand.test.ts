/** A copy of the project under another brand, built: the record and three drawings are all that has to change. */
import {existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SETTINGS} from '../../src/config/settings';
import brand from '../../src/content/brand';
import type {Brand} from '../../src/content/schema';
import {buildCopy, copyProject, ROOT} from './copy';

const COPY = path.join(ROOT, '.cache/rebrand');
const OUT = path.join(COPY, 'build');
const TIMEOUT = 600_000;

const other: Brand = {
  ...brand,
  name: "O'Fennel",
  legalName: "O'Fennel & Company GmbH",
  tagline: 'Courses that people finish',
  domain: 'fennel.example',
  socialHandle: '@fennel',
  hue: 25,
  logo: {light: '/img/day.svg', dark: '/img/night.svg', width: 120, height: 30, alt: "O'Fennel"},
  symbol: '/img/leaf.svg',
  links: {blog: 'https://blog.fennel.example'},
};

const drawing = (color: string, size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" fill="${color}"><path d="M2 2h20l6 26z"/></svg>\n`;

function rebrand(): void {
  const record = path.join(COPY, 'src/content/brand.ts');
  writeFileSync(record, `export default ${JSON.stringify(other, null, 2)} satisfies import('./schema').Brand;\n`);
  const images = path.join(COPY, 'static/img');
  for (const file of [brand.logo.light, brand.logo.dark, brand.symbol]) rmSync(path.join(COPY, 'static', file));
  writeFileSync(path.join(images, 'day.svg'), drawing('#400', '120 30'));
  writeFileSync(path.join(images, 'night.svg'), drawing('#fee', '120 30'));
  writeFileSync(path.join(images, 'leaf.svg'), drawing('currentColor', '30 30'));
}

function build(): void {
  const env = {...process.env};
  for (const name of Object.keys(SETTINGS)) delete env[name];
  buildCopy(COPY, env);
}

const readText = (file: string): string => readFileSync(path.join(OUT, file), 'utf8');
const page = (file: string) => cheerio.load(readText(file));

describe('a copy of the site under another brand', {timeout: TIMEOUT}, () => {
  let files: string[];

  beforeAll(() => {
    copyProject('rebrand');
    rebrand();
    build();
    files = readdirSync(OUT, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)));
  }, TIMEOUT);

  afterAll(() => rmSync(COPY, {recursive: true, force: true}));

  it('keeps no trace of the old one, in any name or text of its files', () => {
    const old = [brand.name, brand.domain, brand.socialHandle.slice(1), brand.tagline].map((word) =>
      word.toLowerCase(),
    );
    const isPicture = (file: string) => /\.(?:png|ico|woff2|br|gz)$/.test(file);
    expect(files.length).toBeGreaterThan(300);
    const traces = files.flatMap((file) => {
      const text = `${file}\n${isPicture(file) ? '' : readText(file)}`.toLowerCase();
      return old.flatMap((word) => {
        const at = text.indexOf(word);
        return at < 0 ? [] : [`${file}: …${text.slice(Math.max(0, at - 60), at + 60).replace(/\s+/g, ' ')}…`];
      });
    });
    expect(traces).toEqual([]);
  });

  it('leaves no token unfilled', () => {
    const texts = files.filter((file) => /\.(?:html|json|md|txt|yaml|xml|webmanifest)$/.test(file));
    // The branding guide speaks of the tokens themselves.
    const wrong = texts
      .filter((file) => !/branding-guide|llms-full|search/.test(file))
      .filter((file) => /\{brand\w*\}/i.test(readText(file)));
    expect(wrong).toEqual([]);
  });

  it('speaks of the new one', () => {
    const $ = page('index.html');
    expect($('title').text()).toContain(other.name);
    expect($('meta[property="og:site_name"]').attr('content')).toBe(other.name);
    expect($('meta[property="og:image"]').attr('content')).toBe('https://www.fennel.example/og-image.png');
    expect($('footer').text()).toContain(other.legalName);
    expect(page('terms.html')('main').text()).toContain(`"${other.name}"`);
    expect(page('developer/guides/quickstart.html')('main').text()).toContain('https://api.fennel.example/api/v1');
    const contract = JSON.parse(readText('openapi.json')) as {info: {title: string}; servers: {url: string}[]};
    expect(contract.info.title).toBe(`${other.name} API`);
    expect(contract.servers[0]!.url).toBe('https://api.fennel.example');
    expect(JSON.parse(readText('site.webmanifest'))).toMatchObject({name: other.name});
  });

  it('wears its hue, its logos and its symbol', () => {
    const sheets = files.filter((file) => file.endsWith('.css')).map(readText);
    expect(sheets.join('')).toContain(`--hue:${other.hue}`);
    const $ = page('pricing.html');
    const sources = $('header img')
      .map((_, image) => $(image).attr('src')!)
      .get();
    expect(sources).toEqual(expect.arrayContaining(['/img/day.svg', '/img/night.svg']));
    expect(readText('favicon.svg')).toContain('M2 2h20l6 26z');
    const before = path.join(ROOT, 'build/icon-192.png');
    if (existsSync(before))
      expect(readFileSync(path.join(OUT, 'icon-192.png')).equals(readFileSync(before))).toBe(false);
  });
});
