/** Product pictures: part of the HTML on a first visit, rendered by scripts only after client-side navigation. */
import {expect, test, type APIRequestContext, type Page} from '@playwright/test';
import {resolveScene} from '../../src/content/scenes';
import {changes} from '../../src/content/scenes/changes';
import {screens} from '../../src/content/scenes/screens';
import mobileApps from '../../src/content/features/mobile-apps';
import employee from '../../src/content/solutions/employee-training';
import {pictured} from '../../src/lib/pictured';
import {sceneText} from '../../src/lib/scenes';
import {generatedBoxes} from './support/layout';
import {isSameDocument, markDocument, sitemapPaths, visit} from './support/site';
import {watch} from './support/watch';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const picture = (page: Page, seed: string) =>
  page.getByRole('main').getByRole('img', {name: sceneText(resolveScene(seed)), exact: true});

test('a page reached by a link shows its pictures, an accordion that of its open or an earlier row', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/solutions');
  await markDocument(page);
  await page.getByRole('main').locator('a[href="/solutions/employee-training"]').click();
  const {imageSeed, keyCapabilities} = employee.page!;
  for (const seed of [imageSeed!, ...keyCapabilities.map((item) => item.imageSeed!)]) {
    await expect(picture(page, seed)).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);

  await visit(page, '/features/mobile-apps');
  const rows = mobileApps.accordionFeatures;
  for (const row of [rows.findLastIndex(({imageSeed}) => !imageSeed), 0]) {
    await page.getByRole('main').getByRole('button', {name: rows[row]!.title, exact: true}).click();
    await expect(picture(page, pictured(rows, row)!.imageSeed!)).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('no text in a picture is clipped or covered, on a phone and on a desk', async ({page}) => {
  for (const path of ['/', '/features/quizzes', '/features/learning-plans', '/solutions/partner-training']) {
    await visit(page, path);
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
      expect(hidden, `${path} at ${width}`).toEqual([]);
    }
  }
});

/** Paths of the pages whose HTML has a part. */
async function pathsWith(request: APIRequestContext, part: string): Promise<string[]> {
  const paths = await sitemapPaths(request);
  const found = await Promise.all(paths.map(async (path) => (await (await request.get(path)).text()).includes(part)));
  return paths.filter((_, index) => found[index]);
}

test('the numbers on a screen are whole, on a phone and on a desk', async ({page, request}) => {
  // What marks a number under the pointer is a ring around it.
  const ring = 3;
  const cut: string[] = [];
  for (const path of await pathsWith(request, ' data-pin="')) {
    await visit(page, path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900});
      const pins = await generatedBoxes(page, '[role="img"] [data-pin]', '::after');
      expect(pins.length, path).toBeGreaterThan(1);
      pins.forEach(({box, clips}, index) => {
        for (const clip of clips)
          if (
            box.left - ring < clip.left ||
            box.right + ring > clip.right ||
            box.top - ring < clip.top ||
            box.bottom + ring > clip.bottom
          )
            cut.push(`${path} at ${width}: number ${index + 1}, ${box.left} to ${box.right} in ${clip.left}`);
      });
    }
  }
  expect(cut).toEqual([]);
});

test('in an organisation, a line leads from the first part of a team to its last, and teams of a level are level', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/features/teams-and-managers');
  const {root} = screens['screen:teams'].main;
  const chart = page.getByRole('main').getByRole('img').filter({hasText: root.name}).filter({hasText: root.meta});
  const boxOf = async (text: string) => {
    const {x, y, width, height} = (await chart.getByText(text, {exact: true}).first().boundingBox())!;
    return {middle: x + width / 2, top: y, bottom: y + height};
  };
  const lines = (
    await Promise.all(
      (['::before', '::after'] as const).map((part) => generatedBoxes(page, '[role="img"] :not([data-pin])', part)),
    )
  ).flatMap((found) =>
    found.map(({box}) => box).filter(({left, right, bottom, top}) => right - left > 4 * (bottom - top)),
  );
  const teams = [root, ...root.parts];
  const leaves = root.parts.flatMap(({parts}) => parts);
  for (const {name, parts} of teams) {
    const [above, first, last] = await Promise.all([name, parts[0]!.name, parts.at(-1)!.name].map(boxOf));
    const between = lines.filter(
      ({top, left, right}) =>
        top > above!.bottom && top < first!.top && left > first!.middle - 2 && right < last!.middle + 2,
    );
    expect(Math.min(...between.map(({left}) => left)), name).toBeCloseTo(first!.middle, -0.5);
    expect(Math.max(...between.map(({right}) => right)), name).toBeCloseTo(last!.middle, -0.5);
  }
  const tops = await Promise.all(leaves.map(async ({name}) => Math.round((await boxOf(name)).top)));
  expect(new Set(tops).size).toBe(1);
  const heights = await chart.getByText(/^\d+ (?:people|staff)$/).evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(heights)).toEqual(new Set([1]));
});

test('the edge between two pictures and its handle cut no text where they start', async ({page, request}) => {
  await page.setViewportSize({width: 1440, height: 900});
  const cut: string[] = [];
  for (const path of await pathsWith(request, 'aria-label="Comparison: ')) {
    await visit(page, path);
    const struck = await page.getByRole('main').evaluate((main) => {
      const slider = main.querySelector<HTMLInputElement>('input[aria-label^="Comparison: "]')!;
      const {left, width, top, height} = slider.getBoundingClientRect();
      const handle = slider.offsetHeight && 44;
      const edge = left + handle / 2 + (width - handle) * (slider.valueAsNumber / 100);
      const found: string[] = [];
      slider
        .closest('div:has(> figure)')!
        .querySelectorAll('[role="img"]')
        .forEach((image, side) => {
          const walker = document.createTreeWalker(image, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            for (const box of range.getClientRects()) {
              const isShown = side ? box.right > edge : box.left < edge;
              const isCovered = Math.abs((box.top + box.bottom) / 2 - top - height / 2) < handle / 2 + box.height / 2;
              const room = isCovered ? handle / 2 : 1;
              if (isShown && box.left < edge + room && box.right > edge - room)
                found.push(walker.currentNode.textContent!);
            }
          }
        });
      return found;
    });
    cut.push(...struck.map((text) => `${path}: ${text}`));
  }
  expect(cut).toEqual([]);
});

test('a question can be compared before and after with all its answers', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/features/quizzes');
  const {title, parts} = changes['change:question'];
  const slider = page.getByRole('slider');
  const {x, width} = (await slider.boundingBox())!;
  const texts = [title, ...parts.map(({label}) => label)];
  const boxes = await page.locator('figure [role="img"]').evaluateAll(
    (images, said) =>
      images.map((image) => {
        const walker = document.createTreeWalker(image, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: {left: number; right: number}[] = [];
        while (walker.nextNode()) {
          if (!said.includes(walker.currentNode.textContent!)) continue;
          range.selectNodeContents(walker.currentNode);
          const {left, right} = range.getBoundingClientRect();
          found.push({left, right});
        }
        return found;
      }),
    texts,
  );
  expect(boxes.map((found) => found.length)).toEqual([texts.length, texts.length]);
  const [before, after] = boxes as [(typeof boxes)[0], (typeof boxes)[0]];
  expect(Math.max(...before.map(({right}) => right))).toBeLessThan(x + width / 2);
  expect(Math.min(...after.map(({left}) => left))).toBeGreaterThan(x + width / 2);
});
