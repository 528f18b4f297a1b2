/** The help widget: on every page, with answers from the site, and never in the way. */
import {expect, test, type Page} from '@playwright/test';
import employee from '../../src/content/solutions/employee-training';
import {ARCHETYPES, isSameDocument, markDocument, visit} from './support/site';
import {sweep} from './support/sweep';
import {accessibleNode} from './support/tree';

const launcher = (page: Page) =>
  page.getByRole('region', {name: 'Help'}).getByRole('button', {name: 'Help', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'How can we help?'});
const search = (page: Page) => panel(page).getByRole('searchbox');

test('finds answers, and says when there are none', async ({page}) => {
  await visit(page, '/pricing');
  await launcher(page).click();
  const questions = panel(page).locator('summary');
  await expect(questions).toHaveCount(4);
  const {question, answer} = employee.page!.faq![1]!;
  await search(page).fill(question);
  await expect(questions.first()).toHaveText(question);
  await questions.first().click();
  await expect(panel(page).getByText(answer, {exact: true})).toBeVisible();
  await expect(panel(page).locator('[aria-live="polite"]')).toHaveText(/^\d+ answers? for “[^”]+”$/);
  await search(page).fill('xylophone zeppelin');
  await expect(questions).toHaveCount(0);
  await expect(panel(page).getByText(/No answer/)).toBeVisible();
  await search(page).fill('<img src=x onerror=alert(1)>');
  await expect(panel(page).locator('img')).toHaveCount(0);
  await search(page).fill('');
  await expect(questions).toHaveCount(4);
});

/** The browser exposes the state of a popover by itself; HTML does not allow `aria-expanded` on its button. */
async function expectExpanded(page: Page, isExpanded: boolean): Promise<void> {
  await expect(launcher(page)).not.toHaveAttribute('aria-expanded');
  const session = await page.context().newCDPSession(page);
  expect((await accessibleNode(session, launcher(page))).expanded).toBe(isExpanded);
  await session.detach();
}

test('closes on Escape and by its button, and returns focus', async ({page}) => {
  await visit(page, '/about');
  await launcher(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expectExpanded(page, true);
  await search(page).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await expectExpanded(page, false);

  await launcher(page).click();
  await panel(page).getByRole('button', {name: 'Close help'}).click();
  await expect(panel(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();

  await launcher(page).click();
  await page.mouse.click(40, 400);
  await expect(panel(page)).toBeHidden();
});

test('closes when a link in it is followed', async ({page}) => {
  await visit(page, '/about');
  await markDocument(page);
  await launcher(page).click();
  await panel(page).getByRole('link', {name: 'Book a demo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Book a Demo');
  await expect(panel(page)).toBeHidden();

  await launcher(page).click();
  await search(page).fill(employee.page!.faq![0]!.question);
  await panel(page).locator('summary').first().click();
  await panel(page)
    .getByRole('link', {name: /^More on/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/solutions\//);
  await expect(panel(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test('loads its answers on opening, not with the page', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await launcher(page).click();
  await expect(panel(page).locator('summary')).toHaveCount(4);
  expect(requests.length).toBeGreaterThan(before);
});

test('says when its answers fail to load, links to the contact page, and tries again', async ({page}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await launcher(page).click();
  await expect(panel(page).getByText(/could not be loaded/)).toBeVisible();
  await expect(panel(page).getByRole('link', {name: 'Contact us'})).toBeVisible();
  const retry = panel(page).getByRole('button', {name: 'Try again'});
  await expect(retry, 'not a grey button of the browser').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.unroute('**/*.js');
  await retry.click();
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

test('its button covers nothing at the end of a page on a small screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await sweep(page, ARCHETYPES, {
    inspect: async () => {
      await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
      return coveredByLauncher(page);
    },
  });
});

test('its button covers nothing of the footer at the end of a page', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/about', '/developer/guides/quickstart']) {
    await visit(page, path);
    for (const width of [390, 768, 1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({width, height: 800});
      await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
      await expect(page.getByRole('contentinfo').getByText('YouTube')).toBeInViewport();
      await expect(launcher(page)).toBeInViewport();
      expect(await coveredByLauncher(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('its button makes way while a visitor scrolls down, and comes back on scrolling up and for the keyboard', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['/developer', '/about']) {
    await visit(page, path);
    await expect(launcher(page)).toBeInViewport();
    const scrollBy = (top: number) => page.evaluate((by) => window.scrollBy({top: by, behavior: 'instant'}), top);
    await scrollBy(600);
    await expect(launcher(page), path).not.toBeInViewport();
    await scrollBy(-100);
    await expect(launcher(page), path).toBeInViewport();
    await scrollBy(200);
    await expect(launcher(page), path).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await launcher(page).focus();
    await expect(launcher(page), path).toBeInViewport();
  }
});
