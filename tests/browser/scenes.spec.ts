/** Product pictures: part of the HTML on a first visit, rendered by scripts only after client-side navigation. */
import {expect, test, type Page} from '@playwright/test';
import {resolveScene} from '../../src/content/scenes';
import mobileApps from '../../src/content/features/mobile-apps';
import employee from '../../src/content/solutions/employee-training';
import {pictured} from '../../src/lib/pictured';
import {sceneText} from '../../src/lib/scenes';
import {isSameDocument, markDocument, visit} from './support/site';
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
