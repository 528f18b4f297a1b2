import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {mailtoLink} from '../../src/lib/contact';
import {violationsOf} from './support/axe';
import {type Fulfil, stubServer} from './support/console';
import {visit} from './support/site';
import {startVariant} from './support/variant';
import {watch} from './support/watch';

const ENDPOINT = 'https://forms.example';
const RECIPIENT = `hello@${brand.domain}`;
const MESSAGE = {
  name: 'Amara O’Neill & Söhne',
  email: 'amara@example.com',
  message: 'Hello,\nwe teach 1,200 people in 3 countries.\n\n50% & more? #1 <b>+</b>',
};
const LABELS = {name: 'Full Name', email: 'Email Address', message: 'Message'};
const NAMES = ['name', 'email', 'message'] as const;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: keyof typeof MESSAGE) => page.getByRole('textbox', {name: LABELS[name], exact: true});
const send = (page: Page) => main(page).locator('button[type=submit]');
const problem = (page: Page) => page.getByRole('alert');
const done = (page: Page) => page.getByRole('status').filter({hasText: 'within 24 hours'});

async function write(page: Page, message = MESSAGE) {
  for (const name of NAMES) await field(page, name).fill(message[name]);
}

async function keeps(page: Page, message = MESSAGE) {
  for (const name of NAMES) await expect(field(page, name)).toHaveValue(message[name]);
}

test('what is missing is listed and focused, then an email is opened', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/contact');
  const title = await page.title();
  await test.step('an empty form', async () => {
    await send(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(problem(page).getByRole('heading')).toHaveText('There is a problem');
    await expect(page).toHaveTitle(/^Error: /);
    const links = problem(page).getByRole('link');
    await expect(links).toHaveCount(3);
    for (const [index, name] of NAMES.entries()) {
      const input = field(page, name);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(await links.nth(index).innerText()));
      await links.nth(index).click();
      await expect(input).toBeFocused();
    }
    await field(page, 'name').fill(MESSAGE.name);
    await expect(links).toHaveCount(2);
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  });
  await test.step('the email', async () => {
    const tricky = {...MESSAGE, name: `${MESSAGE.name}?cc=a@b.example&body=x%0d%0aBcc: c@d.example`};
    await write(page, tricky);
    await expect(problem(page)).toBeHidden();
    await expect(page).toHaveTitle(title);
    // A look at another page does not lose it.
    await page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'}).click();
    await expect(page).toHaveURL('/privacy');
    await page.goBack();
    await keeps(page, tricky);
    await page.evaluate(() => {
      const {navigation} = window as unknown as {navigation: EventTarget};
      navigation.addEventListener('navigate', (event) => {
        event.preventDefault();
        const {destination} = event as unknown as {destination: {url: string}};
        document.documentElement.dataset.opened = destination.url;
      });
    });
    await send(page).click();
    const link = mailtoLink(RECIPIENT, tricky);
    await expect(page.locator('html')).toHaveAttribute('data-opened', link);
    await expect(done(page)).toBeFocused();
    expect(await violationsOf(page, main(page))).toEqual([]);
    // The page cannot tell whether an email program opened, so the message stays available.
    await expect(main(page).getByRole('link', {name: 'open the email again'})).toHaveAttribute('href', link);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', {name: 'Copy message and address'}).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe([RECIPIENT, '', tricky.message, '', tricky.name, tricky.email].join('\n'));
    await page.getByRole('button', {name: 'Back to your message'}).click();
    await keeps(page, tricky);
  });
  expect(errors).toEqual([]);
});

test('every failure keeps the text, and a message is delivered once', async ({page}) => {
  const site = await startVariant(page, {contactEndpoint: ENDPOINT});
  const accepted: Fulfil = {json: {ok: true}};
  let response = accepted;
  const received = await stubServer(page, () => response, ENDPOINT);
  await visit(page, `${site}/terms`);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();

  const submit = async (next = accepted) => {
    response = next;
    await send(page).click();
  };

  await test.step('a hidden field asks once more', async () => {
    const trap = page.locator('input[name="website"]');
    await expect(trap).toBeHidden();
    await write(page);
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    await send(page).click();
    await expect(problem(page)).toContainText('has not been sent yet. A hidden field was filled in');
    await keeps(page);
    await send(page).dblclick();
    await expect(done(page)).toBeVisible();
    await page.getByRole('button', {name: 'Write another message'}).click();
    await keeps(page, {name: '', email: '', message: ''});
    await expect(problem(page)).toBeHidden();
  });

  await write(page);
  await test.step('no connection, with an email as the other way', async () => {
    await page.route(`${ENDPOINT}/**`, (route) => route.abort(), {times: 1});
    await submit();
    await expect(problem(page)).toContainText('could not be reached');
    const link = problem(page).getByRole('link', {name: RECIPIENT});
    await expect(link).toHaveAttribute('href', mailtoLink(RECIPIENT, MESSAGE));
    await keeps(page);
  });

  await test.step('an error of a field, from the endpoint', async () => {
    const says = 'This <b>address</b> cannot receive mail';
    await submit({status: 422, json: {errors: {email: says}}});
    await expect(problem(page).getByRole('link', {name: says})).toBeVisible();
    await expect(field(page, 'email')).toHaveAccessibleDescription(/cannot receive mail/);
    await keeps(page);
  });

  const corrected = {...MESSAGE, email: 'amara@example.org'};
  await test.step('a Retry-After is said', async () => {
    await field(page, 'email').fill(corrected.email);
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
    await submit({status: 429, json: {}, headers: {'Retry-After': '90'}});
    await expect(problem(page)).toContainText('Wait 2 minutes');
    await keeps(page, corrected);
    await submit();
    await expect(done(page)).toBeVisible();
  });

  expect(received.map((request) => request.postDataJSON())).toEqual([MESSAGE, MESSAGE, corrected, corrected]);
  // A retry has the key of its message; another message has another one.
  const keys = await Promise.all(received.map((request) => request.headerValue('idempotency-key')));
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 2, 2]);
});
