/** A slow phone: what is done on a page before its scripts have taken it over is not lost. */
import {expect, test, type Page} from '@playwright/test';
import {hydrated} from './support/site';
import {watch} from './support/watch';

test.beforeEach(async ({page}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
});

/** Opens a page whose entry script comes only when it is let go, or never. */
async function openSlowly(page: Page, path: string) {
  let settle: (isComing: boolean) => void = () => {};
  const decided = new Promise<boolean>((resolve) => (settle = resolve));
  await page.route(/\/main\.[^/]*\.js$/, async (route) => ((await decided) ? route.continue() : route.abort()));
  await page.goto(path, {waitUntil: 'commit'});
  await page.getByRole('contentinfo').waitFor();
  return {
    finish: async () => {
      settle(true);
      await hydrated(page);
    },
    fail: () => settle(false),
  };
}

test('an accordion, tabs, a menu and the theme follow what was pressed', async ({page}) => {
  const {errors} = watch(page);
  const faq = await openSlowly(page, '/solutions/employee-training');
  const question = page.getByRole('main').locator('button[aria-expanded]').first();
  await question.click();
  await faq.finish();
  await expect(question).toHaveAttribute('aria-expanded', 'true');

  const home = await openSlowly(page, '/');
  const tab = page.getByRole('tab', {name: 'Admin'});
  await tab.click();
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await home.finish();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // What opens without a script is not opened twice.
  const about = await openSlowly(page, '/about');
  await page.getByRole('button', {name: 'Help', exact: true}).click();
  await about.finish();
  await expect(page.getByRole('link', {name: 'Write to us'})).toBeVisible();
  expect(errors).toEqual([]);
});

test('fields keep what was typed, and what depends on them follows', async ({page}) => {
  const pricing = await openSlowly(page, '/pricing');
  const slider = page.getByRole('slider');
  await slider.fill('400');
  await pricing.finish();
  await expect(slider).toHaveValue('400');
  await expect(slider).toHaveAttribute('aria-valuetext', '400 users');
  await expect(page).toHaveURL(/users=400/);

  const contact = await openSlowly(page, '/contact');
  await page.getByRole('textbox', {name: 'Full Name'}).pressSequentially('Amara');
  await contact.finish();
  await expect(page.getByRole('textbox', {name: 'Full Name'})).toHaveValue('Amara');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your email address',
    'Enter your message',
  ]);
});

test('the search opens by its keys', async ({page}) => {
  for (const key of ['Control+k', '/']) {
    const about = await openSlowly(page, '/about');
    await page.keyboard.press(key);
    await about.finish();
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox')).toBeFocused();
  }
  // A field takes its characters, whoever listens.
  const contact = await openSlowly(page, '/contact');
  await page.getByRole('textbox', {name: 'Full Name'}).pressSequentially('1/2');
  await contact.finish();
  await expect(page.getByRole('textbox', {name: 'Full Name'})).toHaveValue('1/2');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a link leads on', async ({page}) => {
  await openSlowly(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Terms of Service'}).click();
  await expect(page).toHaveURL('/terms');
});

test.describe('a message sent early', () => {
  const write = async (page: Page, email: string) => {
    await page.getByRole('textbox', {name: 'Full Name'}).fill('Amara');
    await page.getByRole('textbox', {name: 'Email Address'}).fill(email);
    await page.getByRole('textbox', {name: 'Message'}).fill('Hello');
    await page.getByRole('button', {name: 'Send Message'}).click();
  };

  test('is checked once the scripts are there', async ({page}) => {
    const contact = await openSlowly(page, '/contact');
    await write(page, 'amara@example');
    await contact.finish();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(/^Enter an email address in the correct format/);
  });

  for (const how of ['fail', 'never come']) {
    test(`goes out as the browser sends it where the scripts ${how}`, async ({page}) => {
      await page.clock.install();
      const contact = await openSlowly(page, '/contact');
      // The form of a site with a form service, here the site itself.
      await page.locator('main form').evaluate((form: HTMLFormElement) => {
        form.action = '/contact?sent';
        form.enctype = 'application/x-www-form-urlencoded';
      });
      const request = page.waitForRequest((candidate) => candidate.method() === 'POST');
      await write(page, 'amara@example.com');
      if (how === 'fail') contact.fail();
      else await page.clock.fastForward(7000);
      expect((await request).postData()).toBe('name=Amara&email=amara%40example.com&message=Hello');
    });
  }
});
