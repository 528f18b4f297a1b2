/** Product pictures: part of the HTML on a first visit, rendered by scripts only after client-side navigation. */
import {expect, test, type Page} from '@playwright/test';
import {resolveScene} from '../../src/content/scenes';
import quizzes from '../../src/content/features/quizzes';
import employee from '../../src/content/solutions/employee-training';
import {sceneText} from '../../src/lib/scenes';
import {isSameDocument, markDocument, visit} from './support/site';
import {sweep} from './support/sweep';
import {watch} from './support/watch';

const describe = (seed: string): string => sceneText(resolveScene(seed));

const picture = (page: Page, seed: string) =>
  page.getByRole('main').getByRole('img', {name: describe(seed), exact: true});

test('the first page keeps the pictures from its HTML and loads no scene data', async ({page}) => {
  const {errors} = watch(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await visit(page, '/features/quizzes');
  await page.waitForLoadState('networkidle');
  const shown = [quizzes, quizzes.accordionFeatures[0]!, ...quizzes.keyCapabilities].map(({imageSeed}) => imageSeed!);
  for (const seed of shown) await expect(picture(page, seed)).toBeVisible();
  await expect(page.locator('main [role="img"]')).toHaveCount(shown.length);
  const {label} = resolveScene(quizzes.imageSeed);
  expect((await Promise.all(scripts)).filter((code) => code.includes(label))).toEqual([]);
  expect(errors).toEqual([]);
});

test('a page reached by a link shows its pictures', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/solutions');
  await markDocument(page);
  await page.getByRole('main').locator('a[href="/solutions/employee-training"]').click();
  const {imageSeed, keyCapabilities} = employee.page!;
  for (const seed of [imageSeed, ...keyCapabilities.map((item) => item.imageSeed!)]) {
    await expect(picture(page, seed)).toBeVisible();
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('the picture next to an accordion follows the open entry', async ({page}) => {
  await visit(page, '/features/quizzes');
  const main = page.getByRole('main');
  const [first, second] = quizzes.accordionFeatures;
  for (const {title, imageSeed} of [second!, first!]) {
    await main.getByRole('button', {name: title, exact: true}).click();
    if (imageSeed === first!.imageSeed) await expect(picture(page, second!.imageSeed!)).toHaveCount(0);
    await expect(picture(page, imageSeed!)).toBeVisible();
  }
});

test('pictures are shown without scripts', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto('/features/skills-engine');
  await expect(page.locator('main [role="img"]')).toHaveCount(5);
  await context.close();
});

for (const width of [320, 1440]) {
  test(`no text in a picture is clipped or covered at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce'});
    for (const path of ['/', '/features/quizzes', '/features/learning-plans', '/solutions/partner-training']) {
      await visit(page, path);
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('main [role="img"]')].flatMap((image) => {
          image.scrollIntoView({block: 'center'});
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
      expect(hidden, path).toEqual([]);
    }
  });
}

test('one line leads from the marked text of a page to what was made from it', async ({page}) => {
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await visit(page, '/features/ai-course-creation');
    const lines = await page.locator('main [data-picture] [class*="marked"]').evaluateAll((all) =>
      all.map((marked) => {
        const line = getComputedStyle(marked, '::after');
        const end = marked.getBoundingClientRect().left + parseFloat(line.left) + parseFloat(line.width);
        const picture = marked.closest('[data-picture]')!;
        const made = picture.querySelector('[class*="result"]')!.getBoundingClientRect();
        return {
          perPicture: picture.querySelectorAll('[class*="marked"]').length,
          // Where there is no room next to the page, the line runs down and behind the window.
          isOff: parseFloat(line.height) <= 1 && Math.abs(made.left - end) > 1.5,
        };
      }),
    );
    expect(lines.length, String(width)).toBeGreaterThan(1);
    for (const line of lines) expect(line, String(width)).toEqual({perPicture: 1, isOff: false});
  }
});

test('pictures of cards fill the height of their row', async ({page}) => {
  for (const path of ['/', '/solutions']) {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(page, path);
    const rooms = await page.locator('main li > [data-picture] [class*="window"]').evaluateAll((all) =>
      all.map((window) => {
        const bottoms = [...window.querySelectorAll('*')]
          .filter((element) => element.children.length === 0)
          .map((element) => element.getBoundingClientRect().bottom);
        return Math.round(window.getBoundingClientRect().bottom - Math.max(...bottoms));
      }),
    );
    expect(rooms.length, path).toBeGreaterThan(2);
    expect(Math.max(...rooms), path).toBeLessThanOrEqual(48);
  }
});

test('pictures in cards next to one another start right below the text', async ({page}) => {
  await page.setViewportSize({width: 1024, height: 900});
  await visit(page, '/features/audit-logs');
  const gaps = await page.locator('main ol li:not(:first-child):has([data-picture])').evaluateAll((all) =>
    all.map((card) => {
      const [words, picture] = [...card.children].map((part) => part.getBoundingClientRect());
      const plate = card.querySelector('[data-picture] > *')!.getBoundingClientRect();
      return [Math.round(picture!.top - words!.bottom), Math.round(plate.top - picture!.top)];
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  for (const [text, plate] of gaps) {
    expect(text).toBeLessThanOrEqual(28);
    expect(plate).toBe(0);
  }
});

test('the signs in the menu of the drawn application are centred below its logo', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  const menu = page.locator('main [data-picture] [class*="menu"]').first();
  const middles = await menu.locator('svg').evaluateAll((all) =>
    all.map((sign) => {
      const {left, right} = sign.getBoundingClientRect();
      return (left + right) / 2;
    }),
  );
  expect(middles.length).toBeGreaterThan(5);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
});

test('dates in pictures are on one line', async ({page}) => {
  const paths = ['/features/learner-engagement', '/features/live-training', '/features/mobile-apps', '/features'];
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    await sweep(page, paths, {
      inspect: () =>
        page.evaluate(() => {
          const range = document.createRange();
          return [...document.querySelectorAll('main [role="img"]')].flatMap((image) => {
            const walker = document.createTreeWalker(image, NodeFilter.SHOW_TEXT);
            const broken: string[] = [];
            while (walker.nextNode()) {
              const node = walker.currentNode as Text;
              for (const {index, 0: date} of node.data.matchAll(/\b\d{1,2}\s[A-Z][a-z]{2}\b/g)) {
                range.setStart(node, index);
                range.setEnd(node, index + date.length);
                const tops = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
                if (tops.size > 1) broken.push(node.data);
              }
            }
            return broken;
          });
        }),
    });
  }
});

/** Ends of all animations in pictures so far, in milliseconds from their start. */
const ends = (page: Page) => page.evaluate(() => (window as unknown as {ends: number[]}).ends);

test.describe('motion', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() => {
      const found: number[] = [];
      Object.assign(window, {ends: found});
      document.addEventListener('animationstart', ({target, animationName, pseudoElement}) => {
        if (!(target instanceof Element) || !target.closest('[data-picture]')) return;
        // Read from the style: on a busy machine the animation may have ended before this event arrives.
        const style = getComputedStyle(target, pseudoElement || null);
        const at = style.animationName.split(', ').indexOf(animationName);
        const [duration = 0, delay = 0, count = 1] = [
          style.animationDuration,
          style.animationDelay,
          style.animationIterationCount,
        ].map((list) => {
          const values = list.split(', ');
          const value = values[at % values.length]!;
          return value === 'infinite' ? Infinity : parseFloat(value);
        });
        found.push(1000 * (delay + duration * count));
      });
    }),
  );

  test('in the first picture of the home page ends within 400 milliseconds', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto('/');
    await expect.poll(() => ends(page)).not.toEqual([]);
    expect(Math.max(...(await ends(page)))).toBeLessThanOrEqual(400);
  });

  test('starts once a picture comes into view', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await visit(page, '/features/skill-reports');
    const last = page.locator('main [data-picture]').last();
    await expect(last).not.toHaveAttribute('data-seen');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-seen', '');
    expect(Math.max(0, ...(await ends(page)))).toBeLessThanOrEqual(400);
  });

  for (const [path, name] of [
    ['/', 'Manager'],
    ['/features/quizzes', 'Coding: run the answer against your checks'],
  ] as const) {
    test(`of ${path} fades what a visitor opens, unless they prefer less of it`, async ({page}) => {
      await visit(page, path);
      const control = page.getByRole('main').getByRole(path === '/' ? 'tab' : 'button', {name});
      /** Ends of the fades that start as the control is pressed, in milliseconds. */
      const fades = () =>
        control.evaluate(async (element: HTMLElement) => {
          element.focus();
          element.click();
          let found: Animation[] = [];
          for (let frame = 0; frame < 30 && found.length === 0; frame += 1) {
            await new Promise(requestAnimationFrame);
            found = document
              .getAnimations()
              .filter((animation) => (animation as CSSTransition).transitionProperty === 'opacity');
          }
          return found.map(({effect}) => Number(effect!.getComputedTiming().endTime));
        });
      await page.emulateMedia({reducedMotion: 'reduce'});
      expect(await fades()).toEqual([]);
      await visit(page, path);
      await page.emulateMedia({reducedMotion: 'no-preference'});
      const ends = await fades();
      expect(ends.length).toBeGreaterThan(0);
      expect(Math.max(...ends)).toBeLessThanOrEqual(400);
    });
  }

  test('is off if visitors prefer less of it', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, '/');
    const pictures = page.locator('main [data-picture]');
    await pictures.last().scrollIntoViewIfNeeded();
    await expect(pictures.last()).toHaveAttribute('data-seen', '');
    expect(await ends(page)).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the plates of pictures differ from the ground that they lie on, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    const paths = ['/', '/features', '/features/learner-dashboard', '/solutions/employee-training'];
    await sweep(page, paths, {
      inspect: () =>
        page.evaluate(() => {
          const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
          const paint = (color: string): number[] => {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            return [...canvas.getImageData(0, 0, 1, 1).data];
          };
          const groundOf = (element: Element): number[] => {
            const color = paint(getComputedStyle(element).backgroundColor);
            return color[3] === 255 ? color : groundOf(element.parentElement!);
          };
          const plates = [...document.querySelectorAll('main [data-picture] > [class*="ground"]')];
          return plates.flatMap((plate) => {
            const [own, below] = [groundOf(plate), groundOf(plate.parentElement!)];
            const step = Math.max(...own.map((value, at) => Math.abs(value - below[at]!)));
            return step < 6 ? [`${own.join()} on ${below.join()}: ${plate.textContent.slice(0, 30)}`] : [];
          });
        }),
    });
  });
}
