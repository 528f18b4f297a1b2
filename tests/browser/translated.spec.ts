/** Pages that the browser translates: nothing crashes, and every text that changes is up to date. */
import {test} from '@playwright/test';
import {consoleOf, expectStatus, sendButton} from './support/console';
import {openConsole} from './support/site';
import {compare, type Step} from './support/translate';

const pressing = (name: string | RegExp): Step => [
  String(name),
  (page) => page.getByRole('button', {name}).first().click(),
];
const typing = (role: 'combobox' | 'spinbutton', text: string): Step => [
  `“${text}”`,
  (page) => page.getByRole(role).first().fill(text),
];
const filling = (label: string, text: string): Step => [
  `${label}: ${text}`,
  (page) => page.getByRole('textbox', {name: label}).fill(text),
];

test('search, pricing and the contact form', async ({page}) => {
  await compare(page, '/about', [
    ['Control+k', (tab) => tab.keyboard.press('Control+k')],
    ...['u', 'user', 'users zz', 'zzqqxx', '', 'security'].map((text) => typing('combobox', text)),
    ['the next result', (tab) => tab.keyboard.press('ArrowDown')],
    ['opening a result', (tab) => tab.keyboard.press('Enter')],
  ]);
  await compare(page, '/pricing', [
    ...[98, 101, 1001].map((users) => typing('spinbutton', String(users))),
    ['monthly billing', (tab) => tab.getByRole('switch').click()],
    typing('spinbutton', '98'),
    pressing(/^Switch to \d+ users$/),
    ['the end of the slider', (tab) => tab.getByRole('slider').press('End')],
    ['one step back', (tab) => tab.getByRole('slider').press('ArrowLeft')],
  ]);
  await compare(page, '/contact', [
    pressing('Send Message'),
    filling('Full Name', 'Amara'),
    filling('Email Address', 'amara@'),
    pressing('Send Message'),
    filling('Email Address', 'amara@example.com'),
    filling('Message', 'Hello'),
    pressing('Send Message'),
    pressing('Back to your message'),
  ]);
});

const opening: Step = ['Try it', openConsole];
const sending = (status: string | RegExp): Step => [
  `sending, ${status}`,
  async (page) => {
    await sendButton(page).click();
    await expectStatus(page, status);
  },
];
const refused: Step = ['sending it', (page) => sendButton(page).click()];
const entering = (label: string, text: string): Step => [
  `${label}: ${text}`,
  (page) => consoleOf(page).getByLabel(label).fill(text),
];
const responding = (status: string): Step => [
  `responding with ${status}`,
  (page) => consoleOf(page).getByLabel('Respond with').selectOption(status),
];

test('the console, in the sandbox', async ({page}) => {
  await compare(page, '/developer/reference/list-courses', [
    opening,
    sending('200 OK'),
    responding('403'),
    sending(/^403/),
    responding('429'),
    sending(/^429/),
    responding(''),
    entering('limit', '1'),
    sending('200 OK'),
    pressing(/^Next page/),
    entering('limit', 'many'),
    refused,
    pressing('Copy link'),
    pressing('Copy as curl'),
    pressing('Reset sandbox'),
    pressing('Close the console'),
  ]);
  await compare(page, '/developer/reference/create-course', [
    opening,
    entering('Body', '{"title": '),
    refused,
    entering('Body', '{"title": 1}'),
    refused,
    pressing('Send it anyway'),
    pressing(/^Reset$/),
    sending(/^201/),
  ]);
});
