/** Product pictures: part of the HTML on a first visit, rendered by scripts only after client-side navigation. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {resolveScene, SEEDS} from '../../src/content/scenes';
import type {Scene, Screen, Window} from '../../src/content/scenes/types';
import {hasPicture, pictured} from '../../src/lib/pictured';
import {readKit} from '../../src/plugins/brand/kit';
import {checkContent} from '../../src/plugins/content/check';
import {loadContentFiles} from '../../src/plugins/content/load';
import {emptyHeights, generatedBoxes, linesIn, type Box} from './support/layout';
import {CATEGORIES, FEATURES, SOLUTIONS} from './support/pages';
import {isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const SCENES = SEEDS.map(resolveScene);

const picture = (page: Page, seed: string) =>
  page.getByRole('main').getByRole('img', {name: resolveScene(seed).alt, exact: true});

test('a page reached by a link shows its pictures, an accordion that of its open or an earlier row', async ({page}) => {
  const {errors} = watch(page);
  const {solutions, features} = checkContent(await loadContentFiles(path.resolve('src/content'))).content;
  const solution = solutions.find((record) => record.page)!;
  const feature = features.find(({accordionFeatures: rows}) => rows.some(hasPicture) && !hasPicture(rows.at(-1)!))!;
  await visit(page, '/solutions');
  await markDocument(page);
  await page.getByRole('main').locator(`a[href="/solutions/${solution.slug}"]`).click();
  const {imageSeed, keyCapabilities} = solution.page!;
  for (const seed of [imageSeed, ...keyCapabilities.map((item) => item.imageSeed)]) {
    if (seed) await expect(picture(page, seed)).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);

  await visit(page, `/features/${feature.slug}`);
  const rows = feature.accordionFeatures;
  for (const row of [rows.findLastIndex(({imageSeed}) => !imageSeed), 0]) {
    await page.getByRole('main').getByRole('button', {name: rows[row]!.title, exact: true}).click();
    await expect(picture(page, pictured(rows, row)!.imageSeed!)).toBeVisible();
  }
  expect(errors).toEqual([]);
});

/** Paths of the pages whose HTML has a part. */
const pathsWith = (part: string): string[] =>
  readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && readFileSync(path.join('build', file), 'utf8').includes(part))
    .map((file) => `/${file.replace(/\.html$/, '')}`);

/** Opens a page without its scripts, which pictures do not need: in a fifth of the time, and as if they were on their way. */
async function look(page: Page, address: string): Promise<void> {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(address);
  await page.evaluate(() => (document.documentElement.dataset.js = ''));
}

test.describe('drawn by the HTML', () => {
  test.use({javaScriptEnabled: false});

  test('no text in a picture is clipped or covered, on a phone and on a desk', async ({page}) => {
    for (const address of ['/', ...FEATURES, ...SOLUTIONS.slice(-1)]) {
      await look(page, address);
      for (const width of [320, 1440]) {
        await page.setViewportSize({width, height: 900});
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('main [role="img"]')].flatMap((image) => {
            image.scrollIntoView({block: 'center', behavior: 'instant'});
            const frame = image.getBoundingClientRect();
            const walker = document.createTreeWalker(image, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const lost: string[] = [];
            while (walker.nextNode()) {
              const node = walker.currentNode;
              range.selectNodeContents(node);
              for (const {left, right, top, bottom, width: extent} of range.getClientRects()) {
                if (!extent) continue;
                if (left < frame.left - 20 || right > frame.right + 20 || bottom > frame.bottom + 1)
                  lost.push(node.textContent!);
                const middle = (top + bottom) / 2;
                if (middle < 0 || middle > innerHeight) continue;
                const front = document.elementFromPoint((left + right) / 2, middle);
                const isOurs = front && (front.contains(node) || node.parentElement!.contains(front));
                if (!isOurs && image.contains(front)) lost.push(node.textContent!);
              }
            }
            return lost;
          }),
        );
        expect(hidden, `${address} at ${width}`).toEqual([]);
      }
    }
  });

  test('the numbers on a screen are whole, on a phone and on a desk', async ({page}) => {
    // What marks a number under the pointer is a ring around it.
    const ring = 3;
    const cut: string[] = [];
    // On the home page, one is behind a tab.
    for (const address of pathsWith(' data-pin="').filter((found) => found.startsWith('/features/'))) {
      await look(page, address);
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900});
        const pins = await generatedBoxes(page, '[role="img"] [data-pin]', '::after');
        expect(pins.length, address).toBeGreaterThan(1);
        pins.forEach(({box, clips}, index) => {
          const isCut = clips.some(
            (clip) =>
              box.left - ring < clip.left ||
              box.right + ring > clip.right ||
              box.top - ring < clip.top ||
              box.bottom + ring > clip.bottom,
          );
          if (isCut) cut.push(`${address} at ${width}: number ${index + 1}`);
        });
      }
    }
    expect(cut).toEqual([]);
  });

  test('no words next to a picture leave much of its height empty on a desk', async ({page}) => {
    // Words of a narrow font have fewer lines.
    const {display, text} = readKit(path.resolve('.'), brand).facts;
    const most = Math.round(160 / Math.min(1, display.sizeAdjust, text.sizeAdjust));
    const empty: string[] = [];
    for (const address of ['/', ...SOLUTIONS, ...CATEGORIES, ...FEATURES]) {
      await look(page, address);
      const heights = await emptyHeights(page);
      if (address === '/') expect(heights.length).toBeGreaterThan(0);
      empty.push(
        ...heights.filter((height) => height > most).map((height) => `${address}: ${height} pixels of ${most}`),
      );
    }
    expect(empty, 'write more next to the picture, or choose another').toEqual([]);
  });

  test('an organisation has a line from the first part of a team to its last, and level teams', async ({page}) => {
    const screen = SCENES.find((scene) => scene.layout === 'screen' && scene.main.figure) as
      (Scene & Screen) | undefined;
    const [address] = screen ? pathsWith(`aria-label="${screen.alt}"`).filter((path) => path !== '/index') : [];
    test.skip(!address, 'no record shows an organisation');
    await look(page, address!);
    const {sub, figure} = screen!.main;
    const [root] = figure!;
    const chart = page.getByRole('main').getByRole('img').filter({hasText: sub!});
    const boxOf = async (text: string) => {
      const {x, y, width, height} = (await chart.getByText(text, {exact: true}).first().boundingBox())!;
      return {middle: x + width / 2, top: y, bottom: y + height};
    };
    const kinds = ['::before', '::after'] as const;
    const drawn = await Promise.all(kinds.map((kind) => generatedBoxes(page, '[role="img"] :not([data-pin])', kind)));
    const lines = drawn.flat().filter(({box}) => box.right - box.left > 4 * (box.bottom - box.top));
    for (const {label, ways} of [root!, ...root!.ways!]) {
      const [above, first, last] = await Promise.all([label, ways![0]!.label, ways!.at(-1)!.label].map(boxOf));
      const isBetween = ({top, left, right}: Box) =>
        top > above!.bottom && top < first!.top && left > first!.middle - 2 && right < last!.middle + 2;
      const between = lines.map(({box}) => box).filter(isBetween);
      expect(Math.min(...between.map(({left}) => left)), label).toBeCloseTo(first!.middle, -0.5);
      expect(Math.max(...between.map(({right}) => right)), label).toBeCloseTo(last!.middle, -0.5);
    }
    const leaves = root!.ways!.flatMap(({ways = []}) => ways);
    const tops = await Promise.all(leaves.map(async ({label}) => Math.round((await boxOf(label)).top)));
    expect(new Set(tops).size).toBe(1);
    const counts = (await linesIn(page, 'main [role="img"]'))
      .flat()
      .filter(({text}) => /^\d+ (?:people|staff)$/.test(text));
    expect(counts.length).toBeGreaterThan(0);
    expect(new Set(counts.map(({of}) => of))).toEqual(new Set([1]));
  });

  test('the edge between two pictures and its handle cut no text where they start', async ({page}) => {
    const cut: string[] = [];
    const isQuestion = ({state, sheet}: Window) => state === 'before' && sheet?.shape === 'answers';
    const question = SCENES.find((scene) => isQuestion(scene as Window)) as (Scene & Window) | undefined;
    for (const address of pathsWith('aria-label="Comparison: ')) {
      await look(page, address);
      const slider = page.getByRole('slider', {name: /^Comparison: /});
      const {x, y, width, height} = (await slider.boundingBox())!;
      // The handle is 44 pixels large, and stays between the sides.
      const edge = x + 22 + (width - 44) * (Number(await slider.inputValue()) / 100);
      const sides = await linesIn(page, 'figure:has(~ div > input[type="range"]) [role="img"]');
      expect(sides, address).toHaveLength(2);
      for (const [side, texts] of sides.entries()) {
        for (const {text, left, right, top, bottom} of texts) {
          const isShown = side ? right > edge : left < edge;
          const isBeside = Math.abs((top + bottom) / 2 - y - height / 2) < 22 + (bottom - top);
          const room = isBeside ? 22 : 1;
          if (isShown && left < edge + room && right > edge - room) cut.push(`${address}: ${text}`);
        }
      }
      // The answers of a question are on its side, and those that it marks as far from its edge on the other.
      if (!(await page.getByRole('img', {name: question?.alt, exact: true}).count())) continue;
      for (const {label} of question!.sheet!.parts) {
        const [before, after] = sides.map((texts) => texts.find(({text}) => text === label)!);
        expect(before!.right, label).toBeLessThan(edge);
        expect(after!.left, label).toBe(before!.left);
      }
    }
    expect(cut).toEqual([]);
  });
});
