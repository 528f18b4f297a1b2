/** Pages that the browser translates: nothing crashes, and every text that changes is up to date. */
import {type Page, test} from '@playwright/test';
import {consoleOf, expectStatus, sendButton} from './support/console';
import {openConsole} from './support/site';
import {compare, type Step} from './support/translate';

// A missing button must fail its step with a name, but a busy machine can need seconds for a click.
test.use({actionTimeout: 30_000});
test.setTimeout(240_000);

const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();
const pressing = (name: string | RegExp): Step => [String(name), (page) => press(page, name)];
const typing = (role: 'combobox' | 'searchbox' | 'spinbutton', text: string): Step => [
  `“${text}”`,
  (page) => page.getByRole(role).first().fill(text),
];

test('search', ({page}) =>
  compare(page, '/about', [
    ['Control+k', (tab) => tab.keyboard.press('Control+k')],
    ...['u', 'user', 'users zz', 'zzqqxx', '', 'pricing', 'team_id'].map((text) => typing('combobox', text)),
    ['the next result', (tab) => tab.keyboard.press('ArrowDown')],
    ['closing', (tab) => tab.keyboard.press('Escape')],
    ['Control+k', (tab) => tab.keyboard.press('Control+k')],
    typing('combobox', 'security'),
    ['opening a result', (tab) => tab.keyboard.press('Enter')],
  ]));

test('pricing, by every control', ({page}) =>
  compare(page, '/pricing', [
    ...[98, 101, 1001, 500].map((users) => typing('spinbutton', String(users))),
    ['monthly billing', (tab) => tab.getByRole('switch').click()],
    ...[98, 1001].map((users) => typing('spinbutton', String(users))),
    ['annual billing', (tab) => tab.getByRole('switch').click()],
    typing('spinbutton', '98'),
    pressing(/^Switch to \d+ users$/),
    pressing('1,001+'),
    pressing('101–250'),
    ['the end of the slider', (tab) => tab.getByRole('slider').press('End')],
    ['one step back', (tab) => tab.getByRole('slider').press('ArrowLeft')],
  ]));

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
      ...['403', '429'].flatMap((status): Step[] => [
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
