import {expect, test} from '@playwright/test';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/programs';
import {visit} from './support/site';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the back/forward cache keeps its state and works', async ({page, baseURL}) => {
  await page.addInitScript(() =>
    addEventListener('pageshow', (event) => (document.documentElement.dataset.restored = String(event.persisted))),
  );
  await visit(page, '/contact');
  await page.getByRole('textbox', {name: 'Message'}).fill('Hello');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeFocused();
  // Another origin, so that going back restores the first page from the cache.
  await page.goto(`${baseURL!.replace('127.0.0.1', 'localhost')}/robots.txt`);
  // Deferred, because navigating at once would abort this call.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  await expect(page.getByRole('textbox', {name: 'Message'})).toHaveValue('Hello');
  await page.getByRole('textbox', {name: 'Full Name'}).fill('Amara');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Enter your email address']);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
});
