/** Everything on the site that opens, changes or answers, and how to bring it about. */
import {expect, type Locator, type Page} from '@playwright/test';
import {openers} from './accordion';
import type {WIDTHS} from './axe';
import {answerOf, chooseServer, consoleOf, expectStatus, sendButton, stubServer, tryOut} from './console';
import {visit} from './site';

export interface State {
  name: string;
  /** Path of a page, or slug of an operation whose console is opened. */
  path: string;
  /** Where the state exists; both by default. */
  size?: keyof typeof WIDTHS;
  open: (page: Page) => Promise<unknown>;
  /** What is to be seen in this state alone. */
  shown: (page: Page) => Locator;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', {name});
const main = (page: Page) => page.getByRole('main');
/** The panel of an accordion's entry. */
const panel = (page: Page, entry: number) => main(page).locator('section[data-open]').nth(entry);

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialog(page, 'Search').getByRole('combobox').fill(words);
}

/** Moves the strip, which stands still for those who want less motion, and stops it. */
async function pauseStrip(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.getByRole('button', {name: 'Pause the moving names'}).click();
}

export const HELP: State = {
  name: 'help',
  path: '/about',
  open: (page) => press(page, 'Help'),
  shown: (page) => dialog(page, 'How can we help?').locator('summary').first(),
};

export const PHONE_MENU: State = {
  name: 'menu of a phone',
  path: '/',
  size: 'narrow',
  open: (page) => press(page, 'Menu'),
  shown: (page) => page.getByRole('navigation', {name: 'Main, narrow screens'}),
};

export const SEARCH: State = {
  name: 'search with results',
  path: '/about',
  open: (page) => search(page, 'user'),
  shown: (page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option').first(),
};

export const CONSOLE: State = {
  name: 'console',
  path: 'create-course',
  open: () => Promise.resolve(),
  shown: (page) => consoleOf(page).getByLabel('Body'),
};

export const MENUS: State[] = ['Solutions', 'Features'].map((name) => ({
  name: `menu of ${name.toLowerCase()}`,
  path: '/',
  size: 'wide',
  open: (page) => press(page, `${name} menu`),
  shown: (page) => page.locator(`header [data-open="true"] a[href^="/${name.toLowerCase()}/"]`).first(),
}));

export const STATES: State[] = [
  ...MENUS,
  PHONE_MENU,
  {...PHONE_MENU, name: 'menu of a phone, guide', path: '/developer/guides/errors'},
  HELP,
  {
    name: 'help with an answer',
    path: '/about',
    size: 'narrow',
    open: async (page) => {
      await press(page, 'Help');
      await dialog(page, 'How can we help?').locator('summary').first().click();
    },
    shown: (page) => dialog(page, 'How can we help?').locator('details[open] p'),
  },
  SEARCH,
  {
    name: 'search without results',
    path: '/about',
    size: 'wide',
    open: (page) => search(page, 'zzqqxx'),
    shown: (page) => dialog(page, 'Search').getByText(/^No results for .+\.$/),
  },
  ...['Manager', 'Admin'].map((name): State => ({
    name: `tab of ${name}`,
    path: '/',
    open: (page) => page.getByRole('tab', {name}).click(),
    shown: (page) => page.getByRole('tabpanel', {name}),
  })),
  {
    name: 'paused strip',
    path: '/',
    size: 'wide',
    open: pauseStrip,
    shown: (page) => page.getByRole('button', {name: 'Pause the moving names', pressed: true}),
  },
  {
    name: 'question',
    path: '/solutions/employee-training',
    open: (page) => openers(page).nth(1).click(),
    shown: (page) => panel(page, 1).locator('p'),
  },
  {
    name: 'entry of a feature',
    path: '/features/skills-engine',
    open: (page) => openers(page).nth(1).click(),
    shown: (page) => panel(page, 1).locator('p').first(),
  },
  {
    name: 'security statement',
    path: '/security',
    open: (page) => openers(page).nth(2).click(),
    shown: (page) => panel(page, 2).locator('p'),
  },
  {
    name: 'price above 1,000 users',
    path: '/pricing?users=1001',
    open: () => Promise.resolve(),
    shown: (page) => main(page).getByRole('link', {name: 'Contact Sales'}).first(),
  },
  {
    name: 'hint at a cheaper tier, monthly',
    path: '/pricing?users=98',
    open: (page) => page.getByRole('switch').click(),
    shown: (page) => page.getByRole('button', {name: /^Use \d+ users$/}),
  },
  {
    name: 'filter',
    path: '/integrations',
    open: (page) => press(page, /^CRM/),
    shown: (page) => page.getByRole('button', {name: /^CRM/, pressed: true}),
  },
  {
    name: 'errors of the form',
    path: '/contact',
    open: (page) => press(page, 'Send Message'),
    shown: (page) => page.getByRole('alert').getByRole('link').first(),
  },
  CONSOLE,
  {
    name: 'console with an answer',
    path: 'list-courses',
    open: async (page) => {
      await sendButton(page).click();
      await expectStatus(page, /^\d{3}/);
    },
    shown: (page) => answerOf(page).locator('strong'),
  },
  {
    name: 'console with a problem',
    path: 'create-course',
    open: async (page) => {
      await consoleOf(page).getByLabel('Body').fill('{"title": ');
      await sendButton(page).click();
    },
    shown: (page) => consoleOf(page).getByRole('alert'),
  },
  {
    name: 'console that asks before it deletes',
    path: 'delete-user',
    open: async (page) => {
      await chooseServer(page);
      await sendButton(page).click();
    },
    shown: (page) => consoleOf(page).getByRole('group', {name: 'Confirm'}),
  },
  {
    name: 'console that is told to wait',
    path: 'list-courses',
    open: async (page) => {
      await stubServer(page, {status: 429, json: {}, headers: {'Retry-After': '900'}});
      await chooseServer(page);
      await sendButton(page).click();
    },
    shown: (page) => answerOf(page).getByText(/Wait \d+/),
  },
];

/** Opens the page of a state, brings the state about, and sees that it is there. */
export async function enter(page: Page, {name, path, open, shown}: State): Promise<void> {
  if (path.startsWith('/')) await visit(page, path);
  else await tryOut(page, path);
  await open(page);
  await expect(shown(page), name).toBeVisible();
}
