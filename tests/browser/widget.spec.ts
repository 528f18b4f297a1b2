import {expect, test, type Page} from '@playwright/test';
import course from '../../src/content/aiCourseCreation';
import integrations from '../../src/content/integrations';
import parts from '../../src/content/parts';
import {isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

test.skip(!parts.helpWidget, 'switched off');

test.use({contextOptions: {reducedMotion: 'reduce'}});

const launcher = (page: Page) =>
  page.getByRole('region', {name: 'Help'}).getByRole('button', {name: 'Help', exact: true});
const panel = (page: Page) => page.getByRole('dialog', {name: 'How can we help?'});

test('finds answers, links to their pages, and closes with focus on its button', async ({page}) => {
  const {errors, take} = watch(page);
  await visit(page, '/privacy');
  await markDocument(page);
  const questions = panel(page).locator('summary');
  const search = panel(page).getByRole('searchbox');
  const {question, answer} = course.faq[1]!;

  await test.step('says when its answers fail to load, links to the contact page, and tries again', async () => {
    // They are loaded when the panel is opened, so they are not here yet.
    await page.route('**/*.js', (route) => route.abort());
    await launcher(page).press('Enter');
    await expect(panel(page).getByText(/could not be loaded/)).toBeVisible();
    await expect(panel(page).getByRole('link', {name: 'Contact us'})).toBeVisible();
    await page.unroute('**/*.js');
    await panel(page).getByRole('button', {name: 'Try again'}).click();
    await expect(questions).toHaveCount(4);
    take();
  });

  await test.step('closes on Escape, by its button and on a click elsewhere', async () => {
    for (const close of [
      () => search.press('Escape'),
      () => panel(page).getByRole('button', {name: 'Close help'}).click(),
    ]) {
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
      await launcher(page).click();
    }
    await page.mouse.click(40, 400);
    await expect(panel(page)).toBeHidden();
  });

  await test.step('finds answers, and says when there are none', async () => {
    const {name, slug} = integrations[0]!;
    await launcher(page).click();
    await search.fill(name);
    await expect(panel(page).getByRole('link', {name})).toHaveAttribute('href', `/integrations#${slug}`);
    await search.fill('xylophone');
    await expect(questions).toHaveCount(0);
    await expect(panel(page).getByText(/No answer/)).toBeVisible();
    await search.fill(question);
    await expect(questions.first()).toHaveText(question);
    await questions.first().click();
    await expect(panel(page).getByText(answer, {exact: true})).toBeVisible();
  });

  await test.step('closes when a link in it is followed', async () => {
    await panel(page)
      .getByRole('link', {name: /^Go to/})
      .first()
      .click();
    await expect(page).toHaveURL(/\/ai-course-creation/);
    await expect(panel(page)).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });
  expect(errors).toEqual([]);
});

/** Texts and controls under the help button after a share of the page. Null if the button is out of sight. */
const covered = (page: Page, share: number): Promise<string[] | null> =>
  launcher(page).evaluate((button, part) => {
    scrollTo({top: part * (document.body.scrollHeight - innerHeight), behavior: 'instant'});
    const cover = button.getBoundingClientRect();
    if (cover.bottom > innerHeight) return null;
    const range = document.createRange();
    const boxesOf = (node: Node) => {
      if (node instanceof Element) return [...node.getClientRects()];
      range.selectNode(node);
      // Visually hidden text is in a box of one pixel.
      return node.parentElement!.clientWidth === 1 ? [] : [...range.getClientRects()];
    };
    const isCovered = (node: Node) =>
      boxesOf(node).some(
        ({left, right, top, bottom}) =>
          left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top,
      );
    const isPart = (node: Node) =>
      node instanceof Element ? node.matches('a, button, input, select, textarea') : node.textContent!.trim() !== '';
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.checkVisibility({contentVisibilityAuto: true}))
      .flatMap((element) => [element, ...element.childNodes])
      .filter((node) => isPart(node) && isCovered(node))
      .map((node) => node.textContent!.slice(0, 80));
  }, share);

test('its button covers nothing, whatever is beside it', async ({page}) => {
  for (const path of ['/privacy', '/developer/guides/quickstart']) {
    await visit(page, path);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({width, height: 720});
      for (const share of [0, 0.5, 1]) await expect.poll(() => covered(page, share), `${path} at ${width}`).toEqual([]);
    }
  }
});
