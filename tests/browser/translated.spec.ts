/** Pages that the browser translates: nothing crashes, and every text that changes is up to date. */
import {expect, type Page, test} from '@playwright/test';
import {openers} from './support/accordion';
import {chooseServer, consoleOf, expectStatus, responseOf, sendButton, stubServer} from './support/console';
import {json, startEndpoint} from './support/endpoint';
import {ARCHETYPES, openConsole, routeTo} from './support/site';
import {compare, type Step} from './support/translate';
import {startVariant} from './support/variant';

// A missing button must fail its step with a name, but a busy machine can need seconds for a click.
test.use({actionTimeout: 30_000});
test.setTimeout(240_000);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();
const pressing = (name: string | RegExp): Step => [String(name), (page) => press(page, name)];
/** Navigates, and waits for the title of the new page. */
async function navigate(page: Page, go: () => Promise<unknown>): Promise<void> {
  const left = await page.title();
  await go();
  await expect(page).not.toHaveTitle(left);
}
const following = (name: string): Step => [
  `the link ${name}`,
  (page) => navigate(page, () => page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click()),
];
const typing = (role: 'combobox' | 'searchbox' | 'spinbutton', text: string): Step => [
  `“${text}”`,
  (page) => page.getByRole(role).first().fill(text),
];

test('search', ({page}) =>
  compare(page, '/about', [
    ['Control+k', (tab) => tab.keyboard.press('Control+k')],
    ...['u', 'us', 'use', 'user', 'users zz', 'zzqqxx', 'zzqqxxy', '', 'pricing', 'courses list', 'team_id'].map(
      (text) => typing('combobox', text),
    ),
    ['the next result', (tab) => tab.keyboard.press('ArrowDown')],
    ['closing', (tab) => tab.keyboard.press('Escape')],
    ['Control+k', (tab) => tab.keyboard.press('Control+k')],
    typing('combobox', 'security'),
    ['opening a result', (tab) => tab.keyboard.press('Enter')],
  ]));

test('pricing, by every control', ({page}) =>
  compare(page, '/pricing', [
    ...[10, 98, 100, 101, 1000, 1001, 500, 1001, 98].map((users) => typing('spinbutton', String(users))),
    ['monthly billing', (tab) => tab.getByRole('switch').click()],
    ...[98, 1001, 99, 245, 10].map((users) => typing('spinbutton', String(users))),
    ['annual billing', (tab) => tab.getByRole('switch').click()],
    typing('spinbutton', '98'),
    pressing(/^Switch to \d+ users$/),
    pressing('1,001+'),
    pressing('101–250'),
    ['the end of the slider', (tab) => tab.getByRole('slider').press('End')],
    ['one step back', (tab) => tab.getByRole('slider').press('ArrowLeft')],
  ]));

test('tabs, accordions and the strip of names', async ({page}) => {
  await compare(page, '/', [
    ...['Manager', 'Admin', 'Learner'].map((name): Step => [name, (tab) => tab.getByRole('tab', {name}).click()]),
    pressing('Pause the moving names'),
  ]);
  await compare(page, '/features/skills-engine', [
    ...[1, 2, 0, 1].map((entry): Step => [`entry ${entry}`, (tab) => openers(tab).nth(entry).click()]),
  ]);
});

test('the filter', ({page}) =>
  compare(
    page,
    '/integrations',
    ['CRM', 'HRIS', 'Analytics', 'All'].map((name) => pressing(new RegExp(`^${name}`))),
  ));

test('the contact form, with errors and sent as an e-mail', ({page}) =>
  compare(page, '/contact', [
    pressing('Send Message'),
    ['a name', (tab) => tab.getByLabel('Full Name').fill('Amara')],
    ['half an address', (tab) => tab.getByLabel('Email Address').fill('amara@')],
    pressing('Send Message'),
    ['an address', (tab) => tab.getByLabel('Email Address').fill('amara@example.com')],
    ['a message', (tab) => tab.getByRole('textbox', {name: 'Message'}).fill('Hello')],
    pressing('Send Message'),
    pressing('Back to your message'),
  ]));

test('the contact form, refused, failed and sent', async ({page}) => {
  const endpoint = await startEndpoint();
  const site = await startVariant({contactEndpoint: endpoint.url});
  const send = (name: string, respond: typeof endpoint.respond): Step => [
    name,
    async (tab) => {
      endpoint.respond = respond;
      await tab.clock.fastForward(10_000);
      await press(tab, 'Send Message');
    },
  ];
  try {
    await page.context().clock.install();
    await compare(page, `${site.origin}/terms`, [
      following('Contact'),
      ['a name', (tab) => tab.getByLabel('Full Name').fill('Amara')],
      ['an address', (tab) => tab.getByLabel('Email Address').fill('amara@example.com')],
      ['a message', (tab) => tab.getByRole('textbox', {name: 'Message'}).fill('Hello')],
      send('a failure', json(500, {})),
      send('too many messages', json(429, {}, {'Retry-After': '900'})),
      ['the countdown', (tab) => tab.clock.fastForward(899_000)],
      ['its end', (tab) => tab.clock.fastForward(10_000)],
      send('success', json(200, {ok: true})),
      pressing('Write another message'),
    ]);
  } finally {
    await site.close();
    await endpoint.close();
  }
});

const opening: Step = ['Try it', openConsole];
const sending = (status: string | RegExp): Step => [
  `sending, ${status}`,
  async (page) => {
    await sendButton(page).click();
    await expectStatus(page, status);
  },
];

test('the console, in the sandbox', async ({page}) => {
  await compare(
    page,
    '/developer/reference/list-courses',
    [
      opening,
      sending('200 OK'),
      ...['403', '503', '429'].flatMap((status): Step[] => [
        [status, (tab) => consoleOf(tab).getByLabel('Respond with').selectOption(status)],
        sending(new RegExp(`^${status}`)),
      ]),
      ['the usual response', (tab) => consoleOf(tab).getByLabel('Respond with').selectOption('')],
      ['one to a page', (tab) => consoleOf(tab).getByLabel('limit').fill('1')],
      sending('200 OK'),
      pressing(/^Next page/),
      pressing(/^Next page/),
      ['an invalid limit', (tab) => consoleOf(tab).getByLabel('limit').fill('many')],
      ['sending it', (tab) => sendButton(tab).click()],
      ['another limit', (tab) => consoleOf(tab).getByLabel('limit').fill('100000')],
      ['sending it', (tab) => sendButton(tab).click()],
      pressing('Copy link'),
      pressing('Copy as curl'),
      pressing('Reset sandbox'),
      pressing(/^Reset$/),
      pressing('Close the console'),
    ],
    {isTicking: true},
  );
  await compare(page, '/developer/reference/create-course', [
    opening,
    ['an invalid body', (tab) => consoleOf(tab).getByLabel('Body').fill('{"title": ')],
    ['sending it', (tab) => sendButton(tab).click()],
    ['another one', (tab) => consoleOf(tab).getByLabel('Body').fill('{"title": 1}')],
    ['sending it', (tab) => sendButton(tab).click()],
    pressing('Send it anyway'),
    pressing(/^Reset$/),
    sending(/^201/),
  ]);
});

test('the console, with a server', async ({page}) => {
  let respond: Parameters<typeof stubServer>[1] = {status: 200, json: {courses: 'none'}};
  await stubServer(page.context() as unknown as Page, (route) => {
    if (typeof respond === 'function') return respond(route);
    return route.fulfill({...respond, headers: {'Access-Control-Allow-Origin': '*', ...respond.headers}});
  });
  const respondingWith = (name: string, response: typeof respond): Step => [
    name,
    async (tab) => {
      respond = response;
      await sendButton(tab).click();
      await expect(sendButton(tab)).toBeEnabled();
    },
  ];
  await compare(page, '/developer/reference/list-courses', [
    opening,
    ['the server', chooseServer],
    ['sending without credentials', (tab) => sendButton(tab).click()],
    ['a key', (tab) => consoleOf(tab).getByRole('textbox', {name: 'X-API-Key'}).fill('key')],
    ['a domain', (tab) => consoleOf(tab).getByRole('textbox', {name: 'X-Domain-ID'}).fill('domain')],
    respondingWith('a response that differs', respond),
    respondingWith('differences', {status: 200, json: {success: 'x', data: [{id: 1}, {id: 2}, {}], more: {}}}),
    respondingWith('an unknown status', {status: 418, body: 'tea', contentType: 'text/plain'}),
    respondingWith('no body', {status: 204}),
    respondingWith('a long text', {status: 200, body: 'x'.repeat(400_000), contentType: 'text/plain'}),
    pressing(/^Show (?:all|more)$/),
    respondingWith('bytes', {status: 200, body: Buffer.from([255, 254, 0, 1]), contentType: 'image/png'}),
    respondingWith('a failure', (route) => route.abort()),
    respondingWith('a wait', {
      status: 503,
      json: {},
      headers: {'Retry-After': '9', 'Access-Control-Expose-Headers': '*'},
    }),
    ['the end of the wait', (tab) => expect(responseOf(tab).getByText(/Wait \d+/)).toHaveCount(0, {timeout: 15_000})],
  ]);
  await compare(page, '/developer/reference/delete-user', [
    opening,
    ['asking', (tab) => sendButton(tab).click()],
    pressing('Keep it'),
    ['asking again', (tab) => sendButton(tab).click()],
    pressing('Delete'),
  ]);
});

test('menus, theme, help and the not-found page', async ({page}) => {
  await compare(page, '/about', [
    pressing('Solutions menu'),
    pressing('Features menu'),
    pressing('Dark theme'),
    pressing('Dark theme'),
    pressing('Help'),
    ...['price', 'sso', 'zzqqxx', ''].map((text) => typing('searchbox', text)),
    pressing('Close help'),
  ]);
  await compare(page, '/solutions/onbording', [
    typing('searchbox', 'onboarding'),
    // Opened in both pages before it is closed: Escape does nothing while the dialog is still loading.
    [
      'searching',
      async (tab) => {
        await press(tab, /^Search$/);
        await tab.getByRole('combobox').waitFor();
      },
    ],
    ['closing', (tab) => tab.keyboard.press('Escape')],
    ['another section', (tab) => routeTo(tab, '/features/nowhere')],
    ['another path', (tab) => routeTo(tab, '/nowhere')],
  ]);
});

test('pages that are translated before they hydrate', async ({page}) => {
  for (const path of ARCHETYPES) await compare(page, path, [], {isEarly: true});
});
