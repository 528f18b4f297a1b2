/** Every state of the site that opens or appears on interaction, and how to reach it. */
import {expect, type Locator, type Page} from '@playwright/test';
import {openers} from './accordion';
import type {WIDTHS} from './axe';
import {responseOf, chooseServer, consoleOf, expectStatus, sendButton, stubServer, tryOut} from './console';
import {visit} from './site';

export interface State {
  name: string;
  /** Path of a page, or slug of an operation, whose console is then opened. */
  path: string;
  /** Width at which the state exists; both by default. */
  size?: keyof typeof WIDTHS;
  open: (page: Page) => Promise<unknown>;
  /** An element visible only in this state. */
  shown: (page: Page) => Locator;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', {name});
const main = (page: Page) => page.getByRole('main');
/** Panel of an accordion entry, from 0. */
const panel = (page: Page, entry: number) => main(page).locator('section[data-open]').nth(entry);

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await dialog(page, 'Search').getByRole('combobox').fill(query);
}

/** Turns motion on, without which the strip cannot be paused, pauses it, and lets every picture finish its own motion. */
async function pauseStrip(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.getByRole('button', {name: 'Pause the moving names'}).click();
  // A picture moves when it is first scrolled into view, and the contrast of text that fades in is not its own.
  for (const picture of await main(page).locator('[data-picture]:visible').all()) {
    await picture.evaluate(async (element) => {
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      await new Promise<void>((done) => {
        new IntersectionObserver(() => requestAnimationFrame(() => done())).observe(element);
      });
      element.getAnimations({subtree: true}).forEach((animation) => animation.finish());
    });
  }
}

export const HELP: State = {
  name: 'help',
  path: '/about',
  open: (page) => press(page, 'Help'),
  shown: (page) => dialog(page, 'How can we help?').locator('summary').first(),
};

export const PHONE_MENU: State = {
  name: 'phone menu',
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

export const WALKTHROUGH: State = {
  name: 'walkthrough',
  path: '/',
  open: (page) => main(page).getByRole('link', {name: 'Watch Demo'}).click(),
  shown: (page) => dialog(page, 'Watch Demo').getByRole('img').first(),
};

export const MENUS: State[] = ['Solutions', 'Features'].map((name) => ({
  name: `${name.toLowerCase()} menu`,
  path: '/',
  size: 'wide',
  open: (page) => press(page, `${name} menu`),
  shown: (page) => page.locator(`header [data-open="true"] a[href^="/${name.toLowerCase()}/"]`).first(),
}));

export const STATES: State[] = [
  ...MENUS,
  PHONE_MENU,
  {
    name: 'documentation drawer',
    path: '/developer/guides/errors',
    size: 'narrow',
    open: (page) => press(page, 'Documentation'),
    shown: (page) => page.getByRole('navigation', {name: 'Documentation'}),
  },
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
  WALKTHROUGH,
  SEARCH,
  {
    name: 'search without results',
    path: '/about',
    size: 'wide',
    open: (page) => search(page, 'zzqqxx'),
    shown: (page) => dialog(page, 'Search').getByText(/^No results for .+\.$/),
  },
  ...['Manager', 'Admin'].map((name): State => ({
    name: `${name} tab`,
    path: '/',
    open: (page) => page.getByRole('tab', {name}).click(),
    shown: (page) => page.getByRole('tabpanel', {name}),
  })),
  {
    name: 'pictures in another colour',
    path: '/features/custom-branding',
    open: (page) => press(page, 'Teal'),
    shown: (page) => page.getByRole('button', {name: 'Teal', pressed: true}),
  },
  {
    name: 'paused strip',
    path: '/',
    size: 'wide',
    open: pauseStrip,
    shown: (page) => page.getByRole('button', {name: 'Pause the moving names', pressed: true}),
  },
  {
    name: 'FAQ entry',
    path: '/solutions/employee-training',
    open: (page) => openers(page).nth(1).click(),
    shown: (page) => panel(page, 1).locator('p'),
  },
  {
    name: 'feature accordion entry',
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
    shown: (page) => page.getByRole('button', {name: /^Switch to \d+ users$/}),
  },
  {
    name: 'filter',
    path: '/integrations',
    open: (page) => press(page, /^CRM/),
    shown: (page) => page.getByRole('button', {name: /^CRM/, pressed: true}),
  },
  {
    name: 'form errors',
    path: '/contact',
    open: (page) => press(page, 'Send Message'),
    shown: (page) => page.getByRole('alert').getByRole('link').first(),
  },
  CONSOLE,
  {
    name: 'console with a response',
    path: 'list-courses',
    open: async (page) => {
      await sendButton(page).click();
      await expectStatus(page, /^\d{3}/);
    },
    shown: (page) => responseOf(page).locator('strong'),
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
    name: 'console asking before a deletion',
    path: 'delete-user',
    open: async (page) => {
      await chooseServer(page);
      await sendButton(page).click();
    },
    shown: (page) => consoleOf(page).getByRole('group', {name: 'Confirm'}),
  },
  {
    name: 'console counting down a Retry-After',
    path: 'list-courses',
    open: async (page) => {
      await stubServer(page, {status: 429, json: {}, headers: {'Retry-After': '900'}});
      await chooseServer(page);
      await sendButton(page).click();
    },
    shown: (page) => responseOf(page).getByText(/Wait \d+/),
  },
];

/** Opens the page of a state, enters the state and checks that it is shown. */
export async function enter(page: Page, {name, path, open, shown}: State): Promise<void> {
  if (path.startsWith('/')) await visit(page, path);
  else await tryOut(page, path);
  await open(page);
  await expect(shown(page), name).toBeVisible();
}
