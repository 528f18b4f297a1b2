/** The contact form: it never loses what was typed, says what went wrong, and sends a message once. */
import {expect, test as base, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {mailtoLink} from '../../src/lib/contact';
import {stopTime} from './support/announcements';
import {json, startEndpoint, type Endpoint, type Responder} from './support/endpoint';
import {visit} from './support/site';
import {startVariant} from './support/variant';
import {watch} from './support/watch';

/** A test that uses `endpoint`, a stub of the contact endpoint, starts on another page of a site configured with it. */
const test = base.extend<{endpoint: Endpoint}>({
  endpoint: async ({page}, use) => {
    const endpoint = await startEndpoint();
    const site = await startVariant({contactEndpoint: endpoint.url});
    await visit(page, `${site.origin}/terms`);
    await use(endpoint);
    await site.close();
    await endpoint.close();
  },
});

const RECIPIENT = `hello@${brand.domain}`;
const MESSAGE = {
  name: 'Amara O’Neill & Söhne',
  email: 'amara@example.com',
  message: 'Hello,\nwe teach 1,200 people in 3 countries.\n\n50% & more? #1 <b>+</b>',
};

const field = (page: Page, name: keyof typeof MESSAGE) =>
  page.getByRole('textbox', {name: {name: 'Full Name', email: 'Email Address', message: 'Message'}[name], exact: true});
const send = (page: Page) => page.getByRole('main').locator('button[type=submit]');
const problem = (page: Page) => page.getByRole('alert');
const done = (page: Page) => page.getByRole('status').filter({hasText: 'within 24 hours'});

async function write(page: Page, message = MESSAGE) {
  for (const [name, value] of Object.entries(message)) await field(page, name as keyof typeof MESSAGE).fill(value);
}

async function keeps(page: Page, message = MESSAGE) {
  for (const [name, value] of Object.entries(message))
    await expect(field(page, name as keyof typeof MESSAGE)).toHaveValue(value);
}

/** Opens the form by a link. */
async function follow(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(send(page)).toBeVisible();
}

/** Cancels the next navigation and records its URL in `data-opened`. */
const catchNavigation = (page: Page) =>
  page.evaluate(() => {
    const {navigation} = window as unknown as {navigation: EventTarget};
    navigation.addEventListener('navigate', (event) => {
      const {destination} = event as unknown as {destination: {url: string}};
      event.preventDefault();
      document.documentElement.dataset.opened = destination.url;
    });
  });

test('what is missing is listed and focused, then an e-mail is opened', async ({page}) => {
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
    for (const [index, name] of (['name', 'email', 'message'] as const).entries()) {
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
  await test.step('the next attempt', async () => {
    const wrong = {...MESSAGE, email: 'amara@example'};
    await write(page, wrong);
    await expect(problem(page)).toBeHidden();
    await expect(page).toHaveTitle(title);
    await send(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(problem(page).getByRole('link')).toHaveText(/^Enter an email address in the correct format/);
    await keeps(page, wrong);
  });
  await test.step('the e-mail', async () => {
    const tricky = {...MESSAGE, name: `${MESSAGE.name}?cc=a@b.example&body=x%0d%0aBcc: c@d.example`};
    await write(page, tricky);
    await catchNavigation(page);
    await send(page).click();
    const link = mailtoLink(RECIPIENT, tricky);
    await expect(page.locator('html')).toHaveAttribute('data-opened', link);
    await expect(done(page)).toBeFocused();
    // The page cannot tell whether an e-mail program opened, so the message stays available.
    await expect(done(page).getByRole('link', {name: 'open the e-mail again'})).toHaveAttribute('href', link);
    await page.getByRole('button', {name: 'Back to your message'}).click();
    await keeps(page, tricky);
  });
  expect(errors).toEqual([]);
});

const FAILURES: {name: string; respond: Responder; says: string}[] = [
  {name: 'a closed connection', respond: (response) => response.destroy(), says: 'could not be reached'},
  {name: '500', respond: json(500, {}), says: 'could not accept the message'},
  {
    name: 'a redirect to a page',
    respond: (response, request) =>
      request.method === 'POST'
        ? response.writeHead(302, {Location: '/thanks'}).end()
        : response.writeHead(200, {'Content-Type': 'text/html'}).end('<h1>Thanks</h1>'),
    says: 'could not be reached',
  },
];

test('every failure keeps the text, and a message is delivered once', async ({page, context, endpoint}) => {
  // The form holds a message back that was written within two seconds; timers keep running.
  await page.clock.setFixedTime(0);
  await follow(page);
  await page.clock.setFixedTime(3000);
  const keyOfLast = () => endpoint.received.at(-1)!.key;

  await test.step('the hidden field asks once more', async () => {
    const trap = page.locator('input[name="website"]');
    await expect(trap).toBeHidden();
    await write(page);
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    await send(page).click();
    await expect(problem(page)).toContainText('has not been sent yet. A hidden field was filled in');
    await keeps(page);
    await send(page).dblclick();
    await expect(done(page)).toBeVisible();
    expect(endpoint.received).toEqual([
      {body: MESSAGE, type: expect.stringMatching(/^application\/json/), key: expect.stringMatching(/^.{8,}$/)},
    ]);
    await page.getByRole('button', {name: 'Write another message'}).click();
    await keeps(page, {name: '', email: '', message: ''});
    await expect(problem(page)).toBeHidden();
  });

  await write(page);
  const first = keyOfLast();
  const keys = new Set<unknown>();
  for (const {name, respond, says} of FAILURES) {
    await test.step(name, async () => {
      endpoint.respond = respond;
      await send(page).click();
      await expect(problem(page)).toContainText(says);
      await expect(problem(page).getByRole('link', {name: RECIPIENT})).toHaveAttribute(
        'href',
        mailtoLink(RECIPIENT, MESSAGE),
      );
      await keeps(page);
      keys.add(keyOfLast());
    });
  }
  expect(keys.size).toBe(1);

  await test.step('offline', async () => {
    await context.setOffline(true);
    await send(page).click();
    await expect(problem(page)).toContainText('You are offline.');
    await keeps(page);
    await context.setOffline(false);
  });

  await test.step('an error of a field, from the endpoint', async () => {
    const says = 'This <b>address</b> cannot receive mail';
    endpoint.respond = json(422, {errors: {email: says, other: 'x', name: 7}});
    await send(page).click();
    await expect(problem(page).getByRole('link', {name: says})).toBeVisible();
    await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'email')).toHaveAccessibleDescription(/cannot receive mail/);
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await keeps(page);
    keys.add(keyOfLast());
  });

  await test.step('the corrected message', async () => {
    endpoint.respond = json(200, {ok: true});
    const corrected = {...MESSAGE, email: 'amara@example.org'};
    await field(page, 'email').fill(corrected.email);
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
    await send(page).click();
    await expect(done(page)).toBeVisible();
    expect(endpoint.received.at(-1)!.body).toEqual(corrected);
    // A retry has the key of its message; another message has another one.
    expect(keys.size).toBe(1);
    expect(new Set([first, ...keys, keyOfLast()]).size).toBe(3);
  });
});

test('a Retry-After is counted down, then the button works again', async ({page, endpoint}) => {
  await page.clock.install();
  await stopTime(page);
  await follow(page);
  endpoint.respond = json(429, {}, {'Retry-After': '90'});
  await write(page);
  await send(page).click();
  // The time for which the form holds back what was written in no time.
  await page.clock.runFor(2000);
  await expect(problem(page)).toContainText('Wait 90 seconds');
  const rest = page.getByRole('main').getByText(/^You can send it again in /);
  await expect(rest).toContainText('in 90 seconds');
  endpoint.respond = json(200, {});
  await send(page).press('Enter');
  await page.clock.fastForward(60_000);
  await expect(rest).toContainText('in 30 seconds');
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('main').getByText('You can send it again now.')).toBeAttached();
  await keeps(page);
  await send(page).click();
  await page.clock.runFor(2000);
  await expect(done(page)).toBeVisible();
  expect(endpoint.received).toHaveLength(2);
});
