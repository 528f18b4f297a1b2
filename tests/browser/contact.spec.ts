/** The contact form: its fields, the requests it sends, and that it never loses what was typed. */
import {expect, test as base, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {json, startEndpoint, type Endpoint, type Responder} from './support/endpoint';
import {visit} from './support/site';
import {startVariant, type Variant} from './support/variant';
import {watch} from './support/watch';

/** Opens the form on a site with a contact endpoint; unless `isHasty`, enough time passes for a person to write. */
async function openForm(page: Page, site: Variant, {isHasty = false} = {}) {
  await page.clock.install({time: 0});
  await visit(page, `${site.origin}/terms`);
  // Stops the clock, so that a slow machine does not look like a slow writer. The time only has to be in the future.
  if (isHasty) await page.clock.pauseAt(86_400_000);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
  await expect(send(page)).toBeVisible();
  if (!isHasty) await page.clock.fastForward(3000);
}

/** A test that uses `endpoint`, a stub of the contact endpoint, starts on the form of a site configured with it. */
const test = base.extend<{endpoint: Endpoint; isHasty: boolean}>({
  isHasty: [false, {option: true}],
  endpoint: async ({page, isHasty}, use) => {
    const endpoint = await startEndpoint();
    const site = await startVariant({contactEndpoint: endpoint.url});
    await openForm(page, site, {isHasty});
    await use(endpoint);
    await site.close();
    await endpoint.close();
  },
});

const MESSAGE = {
  name: 'Amara O’Neill & Söhne',
  email: 'amara@example.com',
  message: 'Hello,\nwe teach 1,200 people in 3 countries.\n\n50% & more? #1 <b>+</b>',
};

const field = (page: Page, name: keyof typeof MESSAGE) =>
  page.getByRole('textbox', {name: {name: 'Full Name', email: 'Email Address', message: 'Message'}[name], exact: true});
const send = (page: Page) => page.getByRole('main').locator('button[type=submit]');
const problem = (page: Page) => page.getByRole('alert');

async function write(page: Page, message: Partial<typeof MESSAGE> = MESSAGE) {
  for (const [name, value] of Object.entries(message)) await field(page, name as keyof typeof MESSAGE).fill(value);
}

async function keeps(page: Page, message: Partial<typeof MESSAGE> = MESSAGE) {
  for (const [name, value] of Object.entries(message))
    await expect(field(page, name as keyof typeof MESSAGE)).toHaveValue(value);
}

test('asks for name, e-mail address and message, and promises a reply within 24 hours', async ({page}) => {
  await visit(page, '/contact');
  await expect(field(page, 'name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'email')).toHaveAttribute('type', 'email');
  await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'message')).toHaveAttribute('rows', '5');
  await expect(send(page)).toHaveText('Send Message');
  await expect(page.getByRole('main')).toContainText('24 hours');
});

test.describe('without a contact endpoint', () => {
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

  test('opens an e-mail with the message, correctly encoded', async ({page}) => {
    const {errors} = watch(page);
    await visit(page, '/contact');
    const tricky = {...MESSAGE, name: `${MESSAGE.name}?cc=a@b.example&body=x%0d%0aBcc: c@d.example`};
    await write(page, tricky);
    await catchNavigation(page);
    await send(page).click();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-opened', /^mailto:/);
    const link = (await html.getAttribute('data-opened'))!;
    const [, recipient, query] = /^mailto:([^?]*)\?(.*)$/.exec(link)!;
    expect(recipient).toBe(`hello@${brand.domain}`);
    const parts = query!.split('&').map((part) => part.split('='));
    expect(parts.map(([name]) => name)).toEqual(['subject', 'body']);
    const [subject, body] = parts.map(([, value]) => decodeURIComponent(value!));
    expect(subject).toContain(tricky.name);
    expect(body).toBe(`${tricky.message}\n\n${tricky.name}\n${tricky.email}`.replace(/\n/g, '\r\n'));
    const done = page.getByRole('status').filter({hasText: '24 hours'});
    await expect(done).toBeVisible();
    await expect(done).toBeFocused();
    // The page cannot tell whether an e-mail program opened, so the message stays available.
    await expect(done).toContainText(`hello@${brand.domain}`);
    await expect(done.getByRole('link', {name: 'open the e-mail again'})).toHaveAttribute('href', link);
    await page.getByRole('button', {name: 'Back to your message'}).click();
    await keeps(page, tricky);
    expect(errors).toEqual([]);
  });
});

test.describe('validation', () => {
  test('focuses a summary and shows an error next to each field', async ({page}) => {
    await visit(page, '/contact');
    const title = await page.title();
    await send(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(problem(page).getByRole('heading')).toHaveText('There is a problem');
    await expect(page).toHaveTitle(/^Error: /);
    const links = problem(page).getByRole('link');
    await expect(links).toHaveText(['Enter your full name', 'Enter your email address', 'Enter your message']);
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
    await write(page);
    await expect(problem(page)).toBeHidden();
    await expect(page).toHaveTitle(title);
  });

  test('moves focus again on the next attempt and keeps everything typed', async ({page}) => {
    await visit(page, '/contact');
    for (const email of [
      'amara',
      'amara@',
      'amara@example',
      'amara@exa mple.com',
      'a@b@example.com',
      'amara@example.com, b@c.example',
    ]) {
      await write(page, {...MESSAGE, email});
      await send(page).click();
      await expect(problem(page)).toBeFocused();
      await expect(problem(page).getByRole('link')).toHaveText(/^Enter an email address in the correct format/);
      // The browser itself trims an e-mail field; nothing else may change.
      await keeps(page, {...MESSAGE, email});
    }
  });
});

test('keeps text typed before scripts load', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', {waitUntil: 'commit'});
  await write(page);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await keeps(page);
  await field(page, 'message').pressSequentially('!');
  await keeps(page, {...MESSAGE, message: `${MESSAGE.message}!`});
});

test.describe('with a contact endpoint', () => {
  async function expectSuccess(page: Page) {
    const done = page.getByRole('status').filter({hasText: 'within 24 hours'});
    await expect(done).toBeVisible();
    await expect(done).toBeFocused();
  }

  test('sends the three fields in one request and promises a reply within 24 hours', async ({page, endpoint}) => {
    const {errors} = watch(page);
    await write(page);
    await send(page).dblclick();
    await expectSuccess(page);
    expect(endpoint.received).toEqual([
      {body: MESSAGE, type: expect.stringMatching(/^application\/json/), key: expect.stringMatching(/^.{8,}$/)},
    ]);
    expect(errors).toEqual([]);

    await page.getByRole('button', {name: 'Write another message'}).click();
    await keeps(page, {name: '', email: '', message: ''});
    await expect(problem(page)).toBeHidden();
  });

  const failures: {name: string; respond: Responder; says: RegExp}[] = [
    {name: '400', respond: json(400, {message: 'no'}), says: /could not accept the message/},
    {name: '404', respond: json(404, {}), says: /could not accept the message/},
    {name: '413', respond: json(413, {}), says: /too long/},
    {
      name: '429 for long',
      respond: json(429, {}, {'Retry-After': '86400'}),
      says: /Too many messages.*Wait a few hours/,
    },
    {name: '429 without', respond: json(429, {}), says: /Too many messages.*Wait/},
    {name: 'a refusal with status 200', respond: json(200, {success: false}), says: /did not accept the message/},
    {name: '500', respond: json(500, {}), says: /could not accept the message/},
    {name: '503', respond: (response) => response.writeHead(503).end(), says: /could not accept the message/},
    {name: 'a closed connection', respond: (response) => response.destroy(), says: /could not be reached/},
    {
      name: 'a page instead of data',
      respond: (response) => response.writeHead(200, {'Content-Type': 'text/html'}).end('<h1>Welcome</h1>'),
      says: /cannot read/,
    },
    {
      name: 'broken data',
      respond: (response) => response.writeHead(200, {'Content-Type': 'application/json'}).end('{"ok":'),
      says: /cannot read/,
    },
    {
      name: 'a redirect to a page',
      respond: (response, request) =>
        request.method === 'POST'
          ? response.writeHead(302, {Location: '/thanks'}).end()
          : response.writeHead(200, {'Content-Type': 'text/html'}).end('<h1>Thanks</h1>'),
      says: /could not/,
    },
  ];

  test('every failure is explained, keeps the text and allows a retry', async ({page, endpoint}) => {
    await write(page);
    for (const {name, respond, says} of failures) {
      await test.step(name, async () => {
        endpoint.respond = respond;
        await send(page).click();
        await expect(problem(page)).toBeFocused();
        await expect(problem(page)).toContainText(says);
        await expect(problem(page).getByRole('link', {name: `hello@${brand.domain}`})).toHaveAttribute(
          'href',
          new RegExp(`^mailto:hello@${brand.domain.replaceAll('.', '\\.')}\\?.*1%2C200%20people`),
        );
        await expect(page).toHaveTitle(/^Error: /);
        await expect(send(page)).toBeEnabled();
        await keeps(page);
        await field(page, 'name').focus();
      });
    }
    const keys = endpoint.received.map(({key}) => key);
    expect(new Set(keys).size).toBe(1);

    endpoint.respond = json(201, {id: 1});
    await send(page).click();
    await expectSuccess(page);
    expect(endpoint.received.at(-1)!.key).toBe(keys[0]);
  });

  test('a Retry-After is counted down, then the button works again', async ({page, endpoint}) => {
    endpoint.respond = json(429, {}, {'Retry-After': '90'});
    await write(page);
    await send(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(problem(page)).toContainText('Wait 90 seconds');
    const rest = page.getByRole('main').getByText(/^You can send it again in \d+ seconds\.$/);
    await expect(rest).toBeVisible();
    endpoint.respond = json(200, {});
    await field(page, 'name').focus();
    await send(page).press('Enter');
    await expect(problem(page)).toBeFocused();
    expect(endpoint.received).toHaveLength(1);
    await page.clock.fastForward(60_000);
    await expect(rest).toHaveText(/in [123]\d seconds/);
    await page.clock.fastForward(31_000);
    await expect(page.getByRole('main').getByText('You can send it again now.')).toBeAttached();
    await keeps(page);
    await send(page).click();
    await expectSuccess(page);
    expect(new Set(endpoint.received.map(({key}) => key)).size).toBe(1);
  });

  test('a message needs confirmation if the hidden field is filled in', async ({page, endpoint}) => {
    const trap = page.locator('input[name="website"]');
    await expect(trap).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(3);
    await field(page, 'message').focus();
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
    await write(page);
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    await send(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(problem(page)).toContainText('has not been sent yet. A hidden field was filled in');
    await keeps(page);
    expect(endpoint.received).toEqual([]);
    await send(page).click();
    await expectSuccess(page);
    expect(endpoint.received.map(({body}) => body)).toEqual([MESSAGE]);
  });

  test('errors from the endpoint are shown next to their fields until a corrected message is accepted', async ({
    page,
    endpoint,
  }) => {
    const says = 'This <b>address</b> cannot receive mail';
    await write(page);
    const asObject = {email: says, other: 'x', name: 7};
    const asList = [{field: 'email', message: says}, {field: 'other', message: 'x'}, null];
    for (const [status, errors] of [
      [400, asObject],
      [400, asList],
      [422, asObject],
      [422, asList],
    ] as const) {
      endpoint.respond = json(status, {errors});
      await field(page, 'name').focus();
      await send(page).click();
      await expect(problem(page)).toBeFocused();
      await expect(problem(page).getByRole('link', {name: says})).toBeVisible();
      await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'email')).toHaveAccessibleDescription(/cannot receive mail/);
      await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
      await keeps(page);
    }
    endpoint.respond = json(200, {ok: true});
    await field(page, 'email').fill('amara@example.org');
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
    await send(page).click();
    await expectSuccess(page);
    expect(endpoint.received.at(-1)!.body).toEqual({...MESSAGE, email: 'amara@example.org'});
  });

  test('says when it is offline, and sends once it is online', async ({page, context, endpoint}) => {
    await write(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(problem(page)).toBeFocused();
    await expect(problem(page)).toContainText('You are offline.');
    await keeps(page);
    await context.setOffline(false);
    await send(page).click();
    await expectSuccess(page);
    expect(endpoint.received).toHaveLength(1);
  });

  test('changed text gets a new idempotency key, the same text keeps its key', async ({page, endpoint}) => {
    endpoint.respond = json(500, {});
    const sendAgain = async () => {
      const count = endpoint.received.length;
      await send(page).click();
      await expect.poll(() => endpoint.received.length).toBe(count + 1);
      await expect(send(page)).toBeEnabled();
    };
    await write(page);
    await sendAgain();
    await sendAgain();
    await field(page, 'message').fill('Something else');
    await sendAgain();
    const [first, second, third] = endpoint.received.map(({key}) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
