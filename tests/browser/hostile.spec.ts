/** Texts that look like markup or code, in every field and in every part of an address: they stay texts. */
import {expect, test, type Page} from '@playwright/test';
import {watchInjection} from './support/console';
import {hydrated, visit} from './support/site';
import {watch} from './support/watch';

const TEXTS = [
  '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b data-injected>x</b>',
  '"><svg onload=window.pwned=1><iframe src="javascript:alert(1)">',
  "'-alert(1)-'{{constructor.constructor('alert(1)')()}}${alert(1)}",
];

/** Pages with fields, and what brings the fields up. */
const PAGES: {path: string; open?: (page: Page) => Promise<void>}[] = [
  {path: '/contact'},
  {path: '/pricing'},
  {path: '/nowhere'},
  {path: '/about', open: (page) => page.getByRole('button', {name: 'Help', exact: true}).click()},
  {path: '/about', open: (page) => page.keyboard.press('Control+k')},
];

test('in every field of the pages', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  for (const {path, open} of PAGES) {
    await visit(page, path);
    await open?.(page);
    const fields = page.locator('input:not([type=range], [type=number], [type=radio], [type=checkbox]), textarea');
    await expect(path === '/pricing' ? page.getByRole('slider') : fields.filter({visible: true}).first()).toBeVisible();
    for (const text of TEXTS) {
      for (const field of await fields.filter({visible: true}).all()) await field.fill(text);
      if (path === '/contact') await page.getByRole('button', {name: 'Send Message'}).click();
    }
    await page.waitForLoadState('networkidle');
    expect(await injected(), path).toEqual([]);
  }
  expect([...errors, ...foreign]).toEqual([]);
});

test('in queries and fragments', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  for (const text of TEXTS) {
    const code = encodeURIComponent(text);
    for (const address of [
      `/?docusaurus-theme=${code}&docusaurus-data-x=${code}`,
      `/pricing?users=${code}&billing=${code}`,
      `/integrations?category=${code}#${code}`,
      `/contact?name=${code}&email=${code}&message=${code}`,
      `/solutions/employee-training#${code}`,
      `/developer?q=${code}#${code}`,
      `/developer/reference/list-courses?server=${code}#try?query.page=${code}`,
      `/book-a-demo?date=${code}#${text}`,
    ]) {
      await page.goto('about:blank');
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      await hydrated(page);
      expect(await injected(), address).toEqual([]);
    }
  }
  expect([...errors, ...foreign]).toEqual([]);
});
