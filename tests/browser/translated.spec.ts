/** Pages that the browser translates: nothing crashes, and every text that changes is up to date. */
import {test} from '@playwright/test';
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
