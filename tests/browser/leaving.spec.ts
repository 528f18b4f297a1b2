/** Leaving a page, coming back to it, and taking it along on paper. */
import {expect, test} from '@playwright/test';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import employee from '../../src/content/solutions/employee-training';
import {KINDS, visit} from './support/site';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('nothing listens for the end of a page, which would keep it from coming back at once', async ({page}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, {heard});
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...call: Parameters<typeof listen>) {
      if (/^(?:before)?unload$/.test(call[0])) heard.push(call[0]);
      return listen.apply(this, call);
    };
  });
  const problems: string[] = [];
  for (const path of KINDS) {
    await visit(page, path);
    const heard = await page.evaluate(() => [
      ...(window as unknown as {heard: string[]}).heard,
      ...(window.onunload ? ['onunload'] : []),
      ...(window.onbeforeunload ? ['onbeforeunload'] : []),
    ]);
    problems.push(...heard.map((name) => `${path}: ${name}`));
  }
  expect(problems).toEqual([]);
});

test('a page that comes back from the browser’s memory is as it was left', async ({page, baseURL}) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', (event) => (document.documentElement.dataset.restored = String(event.persisted))),
  );
  await visit(page, '/contact');
  await page.getByRole('textbox', {name: 'Message'}).fill('Hello');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeFocused();
  // Another site, which the history leads back from.
  await page.goto(`${baseURL!.replace('127.0.0.1', 'localhost')}/robots.txt`);
  // After the answer to this call, which the navigation would cut off.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue('Hello');
  await page.getByRole('textbox', {name: 'Full Name'}).fill('Amara');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your email address']);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('paper shows all answers and viewpoints, and nothing to press', async ({page}) => {
  await visit(page, '/solutions/employee-training');
  await page.emulateMedia({media: 'print'});
  for (const {question, answer} of employee.page!.faq) {
    await expect(page.getByText(question, {exact: true})).toBeVisible();
    await expect(page.getByText(answer, {exact: true})).toBeVisible();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', {name: 'Help', exact: true})).toBeHidden();
  await page.emulateMedia({media: 'screen'});
  await visit(page, '/');
  await page.emulateMedia({media: 'print'});
  for (const panel of await page.getByRole('tabpanel', {includeHidden: true}).all()) await expect(panel).toBeVisible();
});
