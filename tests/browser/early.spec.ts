/** A slow connection: interaction before hydration is not lost. */
import {expect, test, type Page} from '@playwright/test';
import parts from '../../src/content/parts';
import {stopTime} from './support/announcements';
import {hydrated} from './support/site';
import {watch} from './support/watch';

/** Opens a page whose entry script is held back until `settle` or `finish` is called. */
async function openSlowly(page: Page, path: string) {
  let settle: (isComing: boolean) => void = () => {};
  const decided = new Promise<boolean>((resolve) => (settle = resolve));
  await page.route(/\/main\.[^/]*\.js$/, async (route) => ((await decided) ? route.continue() : route.abort()));
  await page.goto(path, {waitUntil: 'commit'});
  await page.getByRole('contentinfo').waitFor();
  return {
    settle,
    finish: async () => {
      settle(true);
      await hydrated(page);
    },
  };
}

test('clicks, typing and shortcuts take effect after hydration', async ({page}) => {
  const {errors} = watch(page);
  const name = page.getByRole('textbox', {name: 'Full Name'});
  const search = page.getByRole('dialog', {name: 'Search'});

  const home = await openSlowly(page, '/');
  await page.getByRole('tab', {name: 'Admin'}).click();
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await home.finish();
  await expect(page.getByRole('tab', {selected: true})).toHaveText('Admin');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // Help opens without scripts; the click must not be replayed, which would close it.
  const privacy = await openSlowly(page, '/privacy');
  if (parts.helpWidget) await page.getByRole('button', {name: 'Help', exact: true}).click();
  await privacy.finish();
  // The theme of one page is that of the next.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', {name: 'Dark theme'})).toHaveAttribute('aria-pressed', 'true');
  const help = page.getByRole('dialog', {name: 'How can we help?'});
  if (parts.helpWidget) await expect(help.locator('summary')).not.toHaveCount(0);

  const terms = await openSlowly(page, '/terms');
  await page.keyboard.press('Control+k');
  await terms.finish();
  await expect(search.getByRole('combobox')).toBeFocused();

  const pricing = await openSlowly(page, '/pricing');
  const slider = page.getByRole('slider');
  await slider.fill('400');
  await pricing.finish();
  await expect(slider).toHaveAttribute('aria-valuetext', '400 users');
  await expect(page).toHaveURL(/users=400/);

  // A slash in a field is text.
  const contact = await openSlowly(page, '/contact');
  await name.pressSequentially('1/2');
  await contact.finish();
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Enter your email address',
    'Enter your message',
  ]);
  await expect(name).toHaveValue('1/2');
  await expect(search).toBeHidden();
  expect(errors).toEqual([]);
});

test('a message sent early is checked by the scripts, or sent by the browser if they never work', async ({page}) => {
  await page.clock.install();
  const write = async (email: string) => {
    await page.getByRole('textbox', {name: 'Full Name'}).fill('Amara');
    await page.getByRole('textbox', {name: 'Email Address'}).fill(email);
    await page.getByRole('textbox', {name: 'Message'}).fill('Hello');
    await page.getByRole('button', {name: 'Send Message'}).click();
  };
  const contact = await openSlowly(page, '/contact');
  // Scripts that take longer than the form waits would count as scripts that never come.
  await stopTime(page);
  await write('amara@example');
  contact.settle(true);
  const hydration = () => page.locator('html').getAttribute('data-has-hydrated');
  // It needs a few timers.
  await expect.poll(() => page.clock.runFor(100).then(hydration)).toBe('true');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(/^Enter an email address in the correct format/);

  await page.route(/\?sent$/, (route) => route.fulfill({contentType: 'text/html', body: ''}));
  for (const how of ['fail', 'never come']) {
    const scripts = await openSlowly(page, '/contact');
    // As on a site with a contact endpoint; here the site itself acts as the endpoint.
    await page.locator('main form').evaluate((form: HTMLFormElement) => {
      form.method = 'post';
      form.action = '/contact?sent';
      form.enctype = 'application/x-www-form-urlencoded';
    });
    const request = page.waitForRequest((candidate) => candidate.method() === 'POST');
    await write('amara@example.com');
    if (how === 'fail') scripts.settle(false);
    else await page.clock.fastForward(7000);
    await page.waitForURL(/\?sent$/);
    expect((await request).postData(), how).toBe('name=Amara&email=amara%40example.com&message=Hello');
  }
});
