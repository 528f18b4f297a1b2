/** Input that looks like markup or code is treated as text, in fields and in every part of a URL; console-faults has more. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {watchInjection} from './support/console';
import {visit} from './support/site';
import {watch} from './support/watch';

const TEXT =
  '"><img src=x onerror="window.pwned=1"><svg onload=window.pwned=1><script>window.pwned=1</script><b data-injected>x</b>';

const help = (page: Page) => page.getByRole('button', {name: 'Help', exact: true}).click();
const search = (page: Page) => page.keyboard.press('Control+k');

/** Pages with fields, what reveals them, and what shows that the typed text arrived. */
const PAGES: [path: string, open: ((page: Page) => Promise<void>) | null, shown: (page: Page) => Locator][] = [
  ['/nowhere', null, (page) => page.getByRole('heading', {level: 1})],
  ['/about', help, (page) => page.getByText(/^\d+ answers? for “/)],
  ['/about', search, (page) => page.getByRole('option').or(page.getByText(/^No results/))],
];

test('in fields', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  for (const [path, open, shown] of PAGES) {
    await visit(page, path);
    await open?.(page);
    const field = page.locator('main, dialog, [role="dialog"]').locator('input').filter({visible: true}).first();
    await field.fill(TEXT);
    await expect(shown(page).first()).toBeVisible();
    expect(await injected(), path).toEqual([]);
  }
  await visit(page, '/contact');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill(TEXT);
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await injected()).toEqual([]);
  expect([...errors, ...foreign]).toEqual([]);
});

test('in paths, queries and fragments', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  const code = encodeURIComponent(TEXT);
  for (const path of [
    `/${code}`,
    `/?docusaurus-theme=${code}&docusaurus-data-x=${code}`,
    `/pricing?users=${code}&billing=${code}`,
    `/contact?name=${code}&email=${code}&message=${code}`,
    `/developer/reference/list-courses?server=${code}#try?query.page=${code}`,
    `/book-a-demo?date=${code}#${TEXT}`,
  ]) {
    await visit(page, path);
    expect(await injected(), path).toEqual([]);
  }
  expect([...errors, ...foreign]).toEqual([]);
});
