/** A browser without newer APIs can show every page, follow links and send forms. */
import {expect, test, type Page} from '@playwright/test';
import {startEndpoint} from './support/endpoint';
import {ARCHETYPES, visit} from './support/site';
import {sweep} from './support/sweep';
import {startVariant} from './support/variant';
import {watch} from './support/watch';

const removeApis = (page: Page) =>
  page.addInitScript(() => {
    for (const [owner, name] of [
      [window, 'IntersectionObserver'],
      [window, 'ResizeObserver'],
      [window, 'structuredClone'],
      [window, 'requestIdleCallback'],
      [window, 'cancelIdleCallback'],
      [window, 'ClipboardItem'],
      [Array.prototype, 'at'],
      [String.prototype, 'at'],
      [Array.prototype, 'findLast'],
      [Array.prototype, 'toSorted'],
      [Object, 'hasOwn'],
      [Object, 'groupBy'],
      [Promise, 'withResolvers'],
      [Crypto.prototype, 'randomUUID'],
      [Navigator.prototype, 'clipboard'],
      [HTMLElement.prototype, 'popover'],
      [HTMLElement.prototype, 'hidePopover'],
    ] as [object, string][]) {
      Reflect.deleteProperty(owner, name);
    }
    const {matches} = Element.prototype;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector.includes(':popover-open')) throw new DOMException('Not a valid selector', 'SyntaxError');
      return matches.call(this, selector);
    } as typeof matches;
  });

test.beforeEach(({page}) => removeApis(page));

test('every kind of page hydrates, and links work', async ({page}) => {
  await visit(page, '/about');
  expect(await page.evaluate(() => 'at' in [] || 'clipboard' in navigator || 'ResizeObserver' in window)).toBe(false);
  await sweep(page, ARCHETYPES);
  for (const name of ['Pricing', 'Integrations', 'Security', 'Contact', 'Features']) {
    const link = page.getByRole('contentinfo').getByRole('link', {name, exact: true});
    const target = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(target!);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await page.getByRole('heading', {name: 'Something went wrong', exact: true}).count()).toBe(0);
  }
});

test('the form sends once', async ({page}) => {
  const endpoint = await startEndpoint();
  const site = await startVariant({contactEndpoint: endpoint.url});
  const {errors} = watch(page, site.origin);
  await page.clock.install();
  await visit(page, `${site.origin}/terms`);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  for (const [name, text] of [
    ['Full Name', 'Amara'],
    ['Email Address', 'amara@example.com'],
    ['Message', 'Hello'],
  ] as const) {
    await page.getByRole('textbox', {name, exact: true}).fill(text);
  }
  await page.clock.fastForward(3000);
  await page.getByRole('button', {name: 'Send Message'}).dblclick();
  await expect(page.getByRole('status').filter({hasText: '24 hours'})).toBeFocused();
  expect(endpoint.received).toEqual([expect.objectContaining({key: expect.stringMatching(/^.{8,}$/)})]);
  expect(errors).toEqual([]);
  await site.close();
  await endpoint.close();
});

test('copy buttons say how to copy by hand', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/developer/reference/list-courses');
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByText('Copying failed.')).toBeVisible();
  await page
    .getByRole('button', {name: /^Copy the/})
    .first()
    .click();
  await expect(page.getByText('Selected: copy it with your keyboard or menu')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the console sends to the sandbox', async ({page}) => {
  const {errors} = watch(page);
  for (const [operation, status] of [
    ['list-courses', '200 OK'],
    ['create-course', '201 Created'],
  ] as const) {
    await visit(page, `/developer/reference/${operation}`);
    await page.getByRole('button', {name: 'Try it', exact: true}).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', {name: 'Send', exact: true}).click();
    await expect(dialog.locator('strong', {hasText: status})).toBeVisible();
    await expect(dialog.getByText('Differs from the contract')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('a console that needs an API the browser lacks says that it does not work', async ({page}) => {
  await visit(page, '/developer/reference/list-courses');
  await page.evaluate(() => Reflect.deleteProperty(Object, 'fromEntries'));
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('The console stopped because of an error.');
  await expect(alert).toContainText('The page and its code samples are complete without it.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});
