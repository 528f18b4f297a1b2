/** "See it in your colours": a visitor's own colour, name and logo in the product pictures, for the session. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {PNG} from 'pngjs';
import brand from '../../src/content/brand';
import brandPreview from '../../src/content/brandPreview';
import words from '../../src/content/brandPreviewTools';
import {PAIRS} from '../../src/lib/colorPairs';
import {checkContrast} from '../../src/lib/contrast';
import {MAX_LOGO, MAX_SIDE} from '../../src/lib/logo';
import {swatchesFor} from '../../src/lib/swatches';
import {readTokens} from '../../src/plugins/brand/tokens';
import {test as blocked} from './support/blocked';
import {watchInjection} from './support/console';
import {markDocument, isSameDocument, visit} from './support/site';
import {watch} from './support/watch';

const KEY = 'visitor-brand';
const FEATURE = '/features/custom-branding';
/** kB of "at most 8 kB when asked for", compressed. */
const MOST = 8000;

const swatches = swatchesFor(brandPreview.swatches, brand.hue);
type Swatch = (typeof swatches)[number];
/** Two of them. */
const [teal, blue] = swatches.slice(-3) as [Swatch, Swatch];

const swatch = (page: Page, {name}: {name: string}): Locator =>
  page.getByRole('group', {name: brandPreview.invitation}).getByRole('button', {name});
const back = (page: Page): Locator => page.getByRole('button', {name: words.back});
const more = (page: Page): Locator => page.getByRole('button', {name: brandPreview.more});
const chooseFile = (page: Page): Locator => page.getByLabel(words.logo, {exact: true});
const verdict = (page: Page): Locator => page.locator('[data-passed]');
const problem = (page: Page): Locator => page.getByRole('main').getByRole('alert');
const parts = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.visitorBrand);

/** Colours of every element in the pictures, and of every element elsewhere except in the tools. */
const colours = (page: Page): Promise<{pictures: string[]; others: string[]}> =>
  page.evaluate(() => {
    const all = (isPicture: boolean) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => !element.closest('div:has(> fieldset [aria-pressed])'))
        .filter((element) => (element.closest('main [data-picture]') !== null) === isPicture)
        .filter((element) => !element.closest('body > div:has(> [aria-label="Your brand in the pictures"])'))
        .map((element) => {
          const {color, backgroundColor, borderTopColor, stroke} = getComputedStyle(element);
          return [element.tagName, color, backgroundColor, borderTopColor, stroke].join();
        });
    return {pictures: all(true), others: all(false)};
  });

/** A token of the first picture, as a colour. */
const tone = (page: Page, token: string): Promise<string> =>
  page
    .locator('main [data-picture]')
    .first()
    .evaluate((picture, name) => {
      const probe = picture.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    }, token);

/** Pixels by column and row. */
function png(width: number, height: number, pixel: (x: number, y: number) => readonly number[]): Buffer {
  const image = new PNG({width, height});
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) image.data.set(pixel(x, y), (y * width + x) * 4);
  }
  return PNG.sync.write(image);
}

/** A dark red disc on nothing. */
const RED = png(120, 60, (x, y) => (Math.hypot(x - 60, y - 30) < 28 ? [120, 10, 20, 255] : [0, 0, 0, 0]));
const file = (name: string, mimeType: string, buffer: Buffer | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(buffer),
});

async function open(page: Page, at = '/'): Promise<void> {
  await visit(page, at);
  await more(page).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

for (const at of ['/', FEATURE]) {
  test(`a swatch on ${at} recolours the pictures, there and on the next pages, and nothing else`, async ({page}) => {
    const {errors, foreign} = watch(page);
    await visit(page, at);
    await markDocument(page);
    await expect(page.locator('main [data-picture] > [role=img]').first()).toBeVisible();
    // The header has a border once the page is scrolled.
    await swatch(page, blue).scrollIntoViewIfNeeded();
    await expect(async () => expect(await colours(page)).toEqual(await colours(page))).toPass();
    const before = await colours(page);
    await swatch(page, blue).click();
    await expect(swatch(page, blue)).toHaveAttribute('aria-pressed', 'true');
    const after = await colours(page);
    expect(after.others).toEqual(before.others);
    expect(after.pictures).toHaveLength(before.pictures.length);
    const changed = after.pictures.filter((colour, index) => colour !== before.pictures[index]);
    expect(changed.length).toBeGreaterThan(before.pictures.length / 3);

    const own = await tone(page, '--brand');

    await page.getByRole('banner').getByRole('link', {name: 'Integrations'}).click();
    await expect(page).toHaveURL(/integrations$/);
    expect(await parts(page)).toBe('hue');
    await page.getByRole('contentinfo').getByRole('link', {name: 'Employee Training'}).click();
    await expect(page).toHaveURL(/employee-training$/);
    await expect(page.locator('main [data-picture] > [role=img]').first()).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(await tone(page, '--brand')).toBe(own);
    await back(page).click();
    expect(await tone(page, '--brand')).not.toBe(own);
    expect([...errors, ...foreign]).toEqual([]);
  });
}

test('AI and what is due keep their colours', async ({page}) => {
  await visit(page, '/');
  const kept = ['--iris', '--iris-soft', '--accent', '--accent-ink', '--danger'];
  const tones = () => Promise.all([...kept, '--brand'].map((token) => tone(page, token)));
  const before = await tones();
  await swatch(page, blue).click();
  await expect.poll(() => parts(page)).toBe('hue');
  const after = await tones();
  expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
  expect(after.slice(-1)).not.toEqual(before.slice(-1));
});

test('the colour stays for the session and ends with "Back to ours", from any page', async ({page}) => {
  await visit(page, '/');
  await swatch(page, teal).click();
  await expect(back(page)).toBeVisible();
  await page.reload();
  await expect(swatch(page, teal)).toHaveAttribute('aria-pressed', 'true');
  await expect(verdict(page)).toBeVisible();
  await visit(page, '/developer/reference/list-courses');
  await expect(back(page)).toBeVisible();
  await visit(page, '/about');
  expect(await parts(page)).toBe('hue');
  await back(page).focus();
  await page.keyboard.press('Enter');
  await expect(back(page)).toBeHidden();
  await expect(page.getByRole('region', {name: words.label})).toBeFocused();
  await expect(page.getByRole('status').filter({hasText: words.isBack})).toBeAttached();
  expect(await parts(page)).toBeUndefined();
  expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  await visit(page, '/');
  await expect(swatch(page, teal)).toHaveAttribute('aria-pressed', 'false');
  await expect(back(page)).toBeHidden();
});

test('a second press on a swatch takes it back', async ({page}) => {
  await visit(page, '/');
  await swatch(page, teal).click();
  await expect(swatch(page, teal)).toHaveAttribute('aria-pressed', 'true');
  await swatch(page, teal).click();
  await expect(swatch(page, teal)).toHaveAttribute('aria-pressed', 'false');
  expect(await parts(page)).toBeUndefined();
});

test('the slider gives every hue by keyboard and says which', async ({page}) => {
  await open(page);
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', `${words.hues[5]}, ${brand.hue}°`);
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', `${words.hues[0]}, 1°`);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--visitor-hue'))).toBe('1');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', `${words.hues[0]}, 359°`);
});

test('what it says of the contrast is what the build finds', async ({page}) => {
  const sheet = readFileSync(path.resolve('src/css/tokens.css'), 'utf8');
  const {light, dark} = readTokens(sheet);
  await visit(page, '/');
  for (const each of swatches) {
    const hue = ['hue', String(each.hue)] as const;
    const {errors, lowest} = checkContrast({light: new Map([...light, hue]), dark: new Map([...dark, hue])});
    expect(errors).toEqual([]);
    await swatch(page, each).click();
    await expect(verdict(page)).toHaveText(words.contrast.passed(PAIRS.length, lowest));
    await expect(verdict(page)).toHaveAttribute('data-passed', 'true');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(words.contrast.passed(PAIRS.length, lowest));
  }
});

test('a name replaces the company’s, and its domain in the address bar', async ({page}) => {
  await open(page, FEATURE);
  const field = page.getByLabel(words.name);
  await field.fill('Tern & Sons "\\');
  /** Where the company's name is shown, what is shown in its place; false if it is the company's. */
  const shown = (selector: string) =>
    page.evaluate(
      (place) =>
        [...document.querySelectorAll(place)]
          .filter((element) => element.checkVisibility())
          .map((element) => {
            const isHidden = [...element.children].every((child) => getComputedStyle(child).display === 'none');
            return isHidden && getComputedStyle(element, '::before').content;
          }),
      selector,
    );
  const owners = await shown('[data-owner]');
  expect(owners.length).toBeGreaterThan(0);
  // The mark of a narrow application has no room for a name, which is in the path next to it.
  expect(owners).toContain('"Tern & Sons"');
  expect((await shown('[data-domain]')).filter((domain) => domain !== '"tern-sons.example"')).toEqual([]);
  await field.fill('');
  expect(new Set(await shown('[data-owner]'))).toEqual(new Set([false]));
  expect(await parts(page)).toBeUndefined();
});

test.describe('a logo', () => {
  /** The part of a picture where the company's logo would be. */
  const place = (page: Page): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-owner]')!, '::before').backgroundImage);

  test('appears in the pictures with its colour, on this page and the next', async ({page}) => {
    const {errors, foreign} = watch(page);
    await open(page, FEATURE);
    await chooseFile(page).setInputFiles(file('red.png', 'image/png', RED));
    await expect.poll(() => place(page)).toMatch(/^url\("data:image\/png;base64,/);
    expect(await parts(page)).toBe('hue logo faint-dark');
    const hue = Number(await page.evaluate(() => document.documentElement.style.getPropertyValue('--visitor-hue')));
    expect(hue).toBeGreaterThan(10);
    expect(hue).toBeLessThan(40);
    await expect(verdict(page)).toContainText('hard to see on dark screens');
    await visit(page, '/');
    await expect.poll(() => place(page)).toMatch(/^url\("data:image\/png;base64,/);
    await more(page).click();
    await page.getByRole('button', {name: words.remove}).click();
    expect(await parts(page)).toBe('hue');
    expect([...errors, ...foreign]).toEqual([]);
  });

  test('can be dropped anywhere on the page', async ({page}) => {
    await open(page);
    await markDocument(page);
    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'red.png', {type: 'image/png'}));
        return transfer;
      },
      [...RED],
    );
    const heading = page.getByRole('heading', {level: 1});
    await heading.dispatchEvent('dragover', {dataTransfer: data});
    await heading.dispatchEvent('drop', {dataTransfer: data});
    await expect.poll(() => parts(page)).toBe('hue logo faint-dark');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('is refused with the reason, and the one before stays', async ({page}) => {
    test.setTimeout(60_000);
    const {errors, foreign} = watch(page);
    const injected = await watchInjection(page);
    await open(page);
    await chooseFile(page).setInputFiles(file('red.png', 'image/png', RED));
    await expect.poll(() => parts(page)).toContain('logo');
    const before = await place(page);
    const long = `${'x'.repeat(60)}<img src=x onerror=window.pwned=1>.gif`;
    const cases = [
      [file('page.png', 'image/png', '<script>window.pwned=1</script>'), 'unreadable'],
      [file('half.png', 'image/png', RED.subarray(0, 40)), 'unreadable'],
      [file('empty.png', 'image/png', ''), 'unreadable'],
      [file('text.html', 'text/html', '<script>window.pwned=1</script>'), 'type'],
      [file(long, 'image/gif', RED), 'type'],
      [file('large.png', 'image/png', Buffer.alloc(MAX_LOGO + 1)), 'size'],
      [
        file(
          'wide.png',
          'image/png',
          png(MAX_SIDE + 1, 2, () => [9, 9, 9, 255]),
        ),
        'sides',
      ],
      [
        file(
          'nothing.png',
          'image/png',
          png(20, 20, () => [0, 0, 0, 0]),
        ),
        'blank',
      ],
      [file('broken.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"'), 'unreadable'],
    ] as const;
    for (const [upload, reason] of cases) {
      await chooseFile(page).setInputFiles(upload);
      const {name} = upload;
      const quoted = `“${name.length > 40 ? `${name.slice(0, 39)}…` : name}”`;
      await expect(problem(page)).toHaveText(words.refused[reason](quoted));
      expect(await place(page)).toBe(before);
    }
    await chooseFile(page).setInputFiles(file('red.png', 'image/png', RED));
    await expect(problem(page)).toBeEmpty();
    expect(await injected()).toEqual([]);
    expect([...errors, ...foreign]).toEqual([]);
  });

  test('that is a hostile drawing runs nothing and requests nothing', async ({page}) => {
    const {errors, foreign} = watch(page);
    const injected = await watchInjection(page);
    await open(page);
    const hostile = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="60" height="20" onload="window.pwned=1">
      <script>window.pwned=1;fetch('https://evil.example/a')</script><style>@import url(https://evil.example/b);</style>
      <image x:href="https://evil.example/c.png" width="9" height="9"/><text data-injected="">&b;</text>
      <a x:href="javascript:window.pwned=1"><rect width="60" height="20" fill="#0a5"/></a></svg>`;
    await chooseFile(page).setInputFiles(file('logo.svg', 'image/svg+xml', hostile));
    await expect.poll(() => place(page)).toMatch(/^url\("data:image\/png;base64,/);
    const embedding = hostile.replace('</svg>', '<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/d"/></foreignObject></svg>'); // prettier-ignore
    await chooseFile(page).setInputFiles(file('frame.svg', 'image/svg+xml', embedding));
    await page.waitForLoadState('networkidle');
    expect(await injected()).toEqual([]);
    expect([...errors, ...foreign]).toEqual([]);
    expect(await page.evaluate((key) => sessionStorage.getItem(key)!.length, KEY)).toBeLessThan(200_000);
  });
});

test.describe('storage', () => {
  const HOSTILE = [
    'x',
    '{"hue":"1;}*{display:none}","name":7,"logo":{"url":"javascript:alert(1)"}}',
    `{"hue":-4,"logo":{"url":"data:image/png;base64,AAAA\\"),url(https://evil.example/x","ratio":1}}`,
    '['.repeat(10_000),
  ];

  test('with anything in it changes nothing', async ({page}) => {
    const {errors, foreign} = watch(page);
    await visit(page, '/about');
    for (const text of HOSTILE) {
      await page.evaluate(([key, value]) => sessionStorage.setItem(key!, value!), [KEY, text]);
      await visit(page, '/');
      await page.waitForLoadState('networkidle');
      expect(await parts(page)).toBeUndefined();
      await expect(back(page)).toBeHidden();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    }
    await swatch(page, blue).click();
    await expect.poll(() => parts(page)).toBe('hue');
    expect([...errors, ...foreign]).toEqual([]);
  });

  test('that is full loses the brand on reload, and nothing else', async ({page}) => {
    const {errors} = watch(page);
    await visit(page, '/');
    await page.evaluate(() => {
      for (let size = 2 ** 23; size >= 1; size = Math.floor(size / 2)) {
        try {
          sessionStorage.setItem(`fill${size}`, 'x'.repeat(size));
        } catch {
          // Full; a smaller piece may still fit.
        }
      }
    });
    await swatch(page, blue).click();
    await expect.poll(() => parts(page)).toBe('hue');
    await page.getByRole('link', {name: 'Pricing'}).first().click();
    await expect(page).toHaveURL(/pricing/);
    expect(await parts(page)).toBe('hue');
    await back(page).click();
    expect(await parts(page)).toBeUndefined();
    expect(errors).toEqual([]);
  });

  blocked('that is blocked does the same', async ({page}) => {
    const {errors} = watch(page);
    await visit(page, '/');
    await swatch(page, blue).click();
    await expect.poll(() => parts(page)).toBe('hue');
    await back(page).click();
    expect(await parts(page)).toBeUndefined();
    expect(errors).toEqual([]);
  });
});

test('nothing of it loads before it is asked for, and then at most 8 kB', async ({page}) => {
  const loaded: {url: string; bytes: number}[] = [];
  page.on('response', async (response) => {
    if (!/\/assets\/(?:js|css)\//.test(response.url())) return;
    loaded.push({url: response.url(), bytes: zlib.brotliCompressSync(await response.body()).length});
  });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const before = loaded.splice(0).map(({url}) => url);
  await swatch(page, blue).click();
  await expect(verdict(page)).toBeVisible();
  await more(page).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Drawing the next page's pictures is prepared by any press (components/scenes).
  const added = loaded.filter(({url}) => !before.includes(url) && !/scenes/.test(url));
  const texts = await Promise.all(added.map(async ({url}) => (await page.request.get(url)).text()));
  const own = added.filter((_, index) => /visitor-brand|visitor-ratio/.test(texts[index]!));
  expect(own.map(({url}) => /\.\w+$/.exec(url)![0]).sort()).toEqual(['.css', '.js']);
  expect(own.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(MOST);
});

test('says so if it cannot be loaded, and tries again', async ({page}) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await swatch(page, blue).click();
  await expect(problem(page)).toContainText(brandPreview.failure);
  await page.unroute('**/assets/**');
  await problem(page).getByRole('button', {name: 'Try again'}).click();
  await expect(swatch(page, blue)).toHaveAttribute('aria-pressed', 'true');
  await expect(problem(page)).toHaveCount(0);
});

test('is absent without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({baseURL, javaScriptEnabled: false});
  const page = await context.newPage();
  for (const at of ['/', FEATURE]) {
    await page.goto(at);
    await expect(page.getByText(brandPreview.invitation)).toBeHidden();
    await expect(page.getByRole('button', {name: blue.name})).toBeHidden();
    await expect(more(page)).toBeHidden();
  }
  await context.close();
});

test('the picked colour can be seen in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await visit(page, '/');
  const ground = (each: {name: string}) =>
    swatch(page, each).evaluate((button) => getComputedStyle(button).backgroundColor);
  await swatch(page, blue).click();
  await expect(swatch(page, blue)).toHaveAttribute('aria-pressed', 'true');
  expect(await ground(blue)).not.toBe(await ground(teal));
});

test('the page does not move when a colour is picked on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/');
  await swatch(page, blue).scrollIntoViewIfNeeded();
  const top = async () => (await swatch(page, blue).boundingBox())!.y;
  const before = await top();
  await swatch(page, blue).click();
  await expect(verdict(page)).toBeVisible();
  expect(await top()).toBeCloseTo(before, 0);
  const {width} = await page.evaluate(() => ({width: document.documentElement.scrollWidth}));
  expect(width).toBe(390);
});

test('the company of the pictures is the one that a name replaces', () => {});
