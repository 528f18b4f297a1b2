/** Input that looks like markup or code is treated as text, in every field and every part of a URL. */
import {expect, test, type Page} from '@playwright/test';
import {chooseServer, consoleOf, expectStatus, sendButton, stubServer, tryOut, watchInjection} from './support/console';
import {hydrated, visit} from './support/site';
import {watch} from './support/watch';

const TEXTS = [
  '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b data-injected>x</b>',
  '"><svg onload=window.pwned=1><iframe src="javascript:alert(1)">',
  "'-alert(1)-'{{constructor.constructor('alert(1)')()}}${alert(1)}",
];

/** Pages with fields, and the action that reveals them. */
const PAGES: {path: string; open?: (page: Page) => Promise<void>}[] = [
  {path: '/contact'},
  {path: '/nowhere'},
  {path: '/about', open: (page) => page.getByRole('button', {name: 'Help', exact: true}).click()},
  {path: '/about', open: (page) => page.keyboard.press('Control+k')},
];

test('in every field outside the console', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  for (const {path, open} of PAGES) {
    await visit(page, path);
    await open?.(page);
    const fields = page.locator('input:not([type=range], [type=number], [type=radio], [type=checkbox]), textarea');
    await expect(fields.filter({visible: true}).first()).toBeVisible();
    for (const text of TEXTS) {
      for (const field of await fields.filter({visible: true}).all()) await field.fill(text);
      if (path === '/contact') await page.getByRole('button', {name: 'Send Message'}).click();
    }
    await page.waitForLoadState('networkidle');
    expect(await injected(), path).toEqual([]);
  }
  expect([...errors, ...foreign]).toEqual([]);
});

test('in a number field, which keeps a valid number', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  await visit(page, '/pricing');
  const users = page.getByRole('spinbutton', {name: 'Number of users'});
  for (const text of TEXTS) {
    await users.fill('');
    await users.pressSequentially(text);
    await users.blur();
    await expect(users).toHaveValue(/^\d+$/);
    expect(await injected()).toEqual([]);
  }
  await expect(page.getByRole('main')).not.toContainText('NaN');
  expect([...errors, ...foreign]).toEqual([]);
});

test('in every field of the console, alone and inside a JSON body', async ({page}) => {
  const {errors} = watch(page);
  const injected = await watchInjection(page);
  await stubServer(page, {status: 201, contentType: 'application/json', body: '{}'});
  await tryOut(page, 'create-course');
  const field = (name: string) => consoleOf(page).getByRole('textbox', {name, exact: true});
  await consoleOf(page).getByText('Credentials').click();
  for (const isSandbox of [true, false]) {
    if (!isSandbox) await chooseServer(page);
    for (const text of TEXTS) {
      for (const name of ['X-API-Key', 'X-Domain-ID', 'Body']) await field(name).fill(text);
      for (const box of await consoleOf(page).getByRole('textbox').all()) await expect(box).toHaveValue(text);
      await sendButton(page).click();
      await expect(consoleOf(page).getByRole('alert')).toBeVisible();
      expect(await injected()).toEqual([]);
      await field('Body').fill(JSON.stringify({title: text, description: text, organization_id: text}));
      await sendButton(page).click();
      await expectStatus(page, isSandbox ? /^4\d\d / : '201 Created');
      expect(await injected()).toEqual([]);
    }
  }
  expect(errors).toEqual([]);
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
