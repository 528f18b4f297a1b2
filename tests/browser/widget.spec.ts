/** The help widget: answers from the site, and a button that is never in the way. */
import {expect, test, type Page} from '@playwright/test';
import employee from '../../src/content/solutions/employee-training';
import {ARCHETYPES, isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

const launcher = (page: Page) =>
  page.getByRole('region', {name: 'Help'}).getByRole('button', {name: 'Help', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'How can we help?'});
const search = (page: Page) => panel(page).getByRole('searchbox');

test('finds answers, links to their pages, and closes with focus on its button', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/about');
  await markDocument(page);
  const questions = panel(page).locator('summary');
  const {question, answer} = employee.page!.faq![1]!;

  await test.step('opens by key, closes on Escape and by its button', async () => {
    await launcher(page).press('Enter');
    await search(page).focus();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await panel(page).getByRole('button', {name: 'Close help'}).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await launcher(page).click();
    await page.mouse.click(40, 400);
    await expect(panel(page)).toBeHidden();
  });

  await test.step('finds answers, and says when there are none', async () => {
    await launcher(page).click();
    await expect(questions).toHaveCount(4);
    await search(page).fill('xylophone zeppelin');
    await expect(questions).toHaveCount(0);
    await expect(panel(page).getByText(/No answer/)).toBeVisible();
    await search(page).fill(question);
    await expect(questions.first()).toHaveText(question);
    await questions.first().click();
    await expect(panel(page).getByText(answer, {exact: true})).toBeVisible();
  });

  await test.step('closes when a link in it is followed', async () => {
    const more = panel(page).getByRole('link', {name: /^More on/});
    await more.first().click();
    await expect(page).toHaveURL(/\/solutions\//);
    await expect(panel(page)).toBeHidden();
    await launcher(page).click();
    await panel(page).getByRole('link', {name: 'Book a demo'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Book a Demo');
    await expect(panel(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });
  expect(errors).toEqual([]);
});

test('says when its answers fail to load, links to the contact page, and tries again', async ({page}) => {
  await visit(page, '/about');
  // They are loaded when the panel is opened, so they are not here yet.
  await page.route('**/*.js', (route) => route.abort());
  await launcher(page).click();
  await expect(panel(page).getByText(/could not be loaded/)).toBeVisible();
  await expect(panel(page).getByRole('link', {name: 'Contact us'})).toBeVisible();
  await page.unroute('**/*.js');
  await panel(page).getByRole('button', {name: 'Try again'}).click();
  await expect(panel(page).locator('summary')).toHaveCount(4);
});

/** What the help button lies on: texts and controls of the page. */
const coveredByLauncher = (page: Page): Promise<string[]> =>
  launcher(page).evaluate((button) => {
    const cover = button.getBoundingClientRect();
    const isCovered = (box: DOMRect) =>
      box.width > 1 && // Visually hidden text is smaller.
      box.left < cover.right &&
      box.right > cover.left &&
      box.top < cover.bottom &&
      box.bottom > cover.top;
    const range = document.createRange();
    const covered: string[] = [];
    for (const element of document.querySelectorAll('main *, footer *')) {
      if (!element.checkVisibility({contentVisibilityAuto: true})) continue;
      const isControl = element.matches('a, button, input, select, textarea, summary');
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
      );
      const boxes = texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      });
      if (isControl) boxes.push(...element.getClientRects());
      if (boxes.some(isCovered)) covered.push(`covered by the button: ${element.outerHTML.slice(0, 80)}`);
    }
    return covered;
  });

test('its button covers nothing at the end of a page', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const check = async (path: string, widths: readonly number[]) => {
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({width, height: 720});
      await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
      await expect(page.getByRole('contentinfo').getByText('YouTube')).toBeInViewport();
      await expect(launcher(page)).toBeInViewport();
      expect(await coveredByLauncher(page), `${path} at ${width}`).toEqual([]);
    }
  };
  for (const path of ARCHETYPES) await check(path, [320]);
  for (const path of ['/about', '/developer/guides/quickstart'])
    await check(path, [390, 768, 1024, 1280, 1366, 1440, 1920]);
});

test('its button makes way while a visitor scrolls down, and comes back on scrolling up and for the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await visit(page, '/about');
  const scrollBy = (top: number) => page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), top);
  await expect(launcher(page)).toBeInViewport();
  await scrollBy(600);
  await expect(launcher(page)).not.toBeInViewport();
  await scrollBy(-100);
  await expect(launcher(page)).toBeInViewport();
  await scrollBy(200);
  await expect(launcher(page)).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await launcher(page).focus();
  await expect(launcher(page)).toBeInViewport();
});
