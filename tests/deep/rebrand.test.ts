/** Builds a copy of the project with another brand: only the brand record and its drawings have to change. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {beforeAll, describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import type {Brand} from '../../src/content/schema';
import {brandPalette, inBrand} from '../../src/lib/brandPalette';
import {hexOf, THEMES} from '../../src/lib/palette';
import {readTokens} from '../../src/plugins/brand/tokens';
import {serveBuild, startBrowser} from '../support/browse';
import {buildCopy, copyProject, PLAIN_ENV, ROOT} from '../support/copy';
import {drawings, other, rebrand} from '../support/rebrand';
import {BUILD} from '../build/support';

const COPY = path.join(ROOT, '.cache/rebrand');
const OUT = path.join(COPY, 'build');
const TIMEOUT = 600_000;

/** Optional services, none of them in the default build, and URLs that don't follow from the domain. */
const SERVICES = {
  APP_URL: 'https://campus.fennel-cloud.example',
  API_URL: 'https://gateway.fennel-cloud.example',
  CONTACT_ENDPOINT: 'https://forms.fennel.example/contact',
  CONTACT_EMAIL: 'people@fennel-post.example',
  MEETING_URL: 'https://meet.fennel.example/team',
};

const themes = readTokens(readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8'));
const paletteOf = ({color}: Brand) => brandPalette(color, themes);
const hueOf = (of: Brand): string => `--hue:${paletteOf(of).hue};`;

/** A colour token of a brand in both themes. */
const colors = (token: string, of: Brand): string[] =>
  THEMES.map((theme) => hexOf(`var(--${token})`, inBrand(themes, paletteOf(of))[theme]));

const readText = (file: string): string => readFileSync(path.join(OUT, file), 'utf8');

describe('a copy of the site under another brand', {timeout: TIMEOUT}, () => {
  let files: string[];
  let origin: string;
  let browser: Browser;

  beforeAll(async () => {
    copyProject('rebrand');
    rebrand(COPY);
    buildCopy(COPY, {...PLAIN_ENV, ...SERVICES});
    files = readdirSync(OUT, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(OUT, path.join(entry.parentPath, entry.name)));
    origin = await serveBuild(COPY);
    browser = await startBrowser();
  }, TIMEOUT);

  it('has no trace of the old brand in any file name or text', () => {
    const svg = (file: string) => readFileSync(path.join(ROOT, 'static', file), 'utf8');
    const lines = drawings(brand).flatMap((file) =>
      [...svg(file).matchAll(/ d="([^"]{20,})"/g)].map(([, line]) => line!),
    );
    expect(lines.length).toBeGreaterThan(2);
    const {name, domain, socialHandle, tagline, nameOrigin, color, symbol, logo} = brand;
    const words = [
      name,
      domain,
      socialHandle.slice(1),
      tagline,
      nameOrigin,
      color,
      symbol,
      ...Object.values(logo ?? {}),
    ];
    // Defaults that would follow from the new domain; the settings override them.
    const unused = [`app.${other.domain}`, `api.${other.domain}`, `hello@${other.domain}`];
    const palette = (of: Brand) => ['paper', 'brand', 'brand-soft', 'night'].flatMap((token) => colors(token, of));
    const faded = palette(brand).filter((color) => !palette(other).includes(color));
    expect(faded.length).toBeGreaterThan(4);
    const old = [...words, ...lines, ...unused, ...faded, hueOf(brand)]
      .filter((word) => typeof word === 'string')
      .map((word) => word.toLowerCase());
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

  it('has pictures of its own', () => {
    for (const picture of ['icon-192.png', 'apple-touch-icon.png', 'og-image.png', 'favicon.ico']) {
      const [ours, theirs] = [BUILD, OUT].map((dir) => readFileSync(path.join(dir, picture)));
      expect(theirs!.equals(ours!), picture).toBe(false);
    }
  });

  it.each([true, false])(
    'the form sends a message under the policy, with scripts on: %s',
    async (javaScriptEnabled) => {
      const tab = await browser.newPage({javaScriptEnabled});
      const posted: string[] = [];
      await tab.route(SERVICES.CONTACT_ENDPOINT, (route) => {
        if (route.request().method() === 'POST') posted.push(route.request().postData() ?? '');
        const headers = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};
        return route.fulfill({status: 201, headers, contentType: 'text/html', body: '<h1>Thank you</h1>'});
      });
      await tab.goto(`${origin}/contact`);
      expect(await tab.locator('input[name=website]').isVisible()).toBe(false);
      if (javaScriptEnabled) await tab.locator('form[novalidate]').waitFor();
      const message = {name: 'Amara & <b>', email: 'amara@example.com', message: 'Hello, how do cohorts work? 🌱'};
      for (const [name, text] of Object.entries(message)) await tab.locator(`[name=${name}]`).fill(text);
      await tab.locator('button[type=submit]').click();
      await tab.getByRole('heading', {name: /^Thank you/}).waitFor();
      const sent = posted.map((body): unknown =>
        javaScriptEnabled ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
      );
      expect(sent).toEqual([javaScriptEnabled ? message : {...message, website: ''}]);
      await tab.close();
    },
  );
});
