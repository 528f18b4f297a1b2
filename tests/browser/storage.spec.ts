import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, expect, test, type Page} from '@playwright/test';
import parts from '../../src/content/parts';
import {responseOf} from './support/console';
import {openConsole, visit} from './support/site';
import {watch} from './support/watch';

/** Uses theme, form, help and console, each of which stores something. */
async function expectWorks(page: Page): Promise<void> {
  await visit(page, '/contact');
  const toggle = page.getByRole('button', {name: 'Dark theme'});
  const isDark = (await toggle.getAttribute('aria-pressed')) === 'true';
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
  if (parts.helpWidget) {
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await visit(page, '/developer/reference/create-course');
  await (await openConsole(page)).click();
  await expect(responseOf(page).locator('strong')).toHaveText('201 Created');
}

test('full or corrupt', async ({page}) => {
  await visit(page, '/developer/reference/list-courses');
  // Makes the site store something, so that its own keys exist and can be corrupted too.
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await page.addInitScript(() => {
    const corrupt = ['\u0000', '{"a":', '[]', 'null', '<img src=x onerror=alert(1)>', 'x'.repeat(100_000)];
    for (const storage of [localStorage, sessionStorage]) {
      const names = [...Object.keys(storage), 'theme', 'docusaurus.theme', 'docusaurus.tab.language'];
      names.forEach((name, index) => storage.setItem(name, corrupt[index % corrupt.length]!));
    }
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await expectWorks(page);
});

const PREFERENCES = {profile: {default_content_setting_values: {cookies: 2}}};

/** A browser that blocks all site data: access to storage throws, cookies are dropped. */
const blocked = test.extend({
  context: async ({baseURL, launchOptions}, use, info) => {
    const profile = info.outputPath('profile');
    await mkdir(path.join(profile, 'Default'), {recursive: true});
    await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
    const context = await chromium.launchPersistentContext(profile, {...launchOptions, baseURL});
    await use(context);
    await context.close();
    await rm(profile, {recursive: true, force: true});
  },
});

blocked('blocked, as all site data', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/contact');
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/SecurityError|denied/);
  await expectWorks(page);
  expect(errors).toEqual([]);
});
