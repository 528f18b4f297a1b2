/** Makes every inspection of audit.spec.ts on what opens or appears on interaction: dialogs, menus, panels, messages. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import parts from '../../src/content/parts';
import {violationsOf, WIDTHS} from './support/axe';
import {responseOf, chooseServer, consoleOf, sendButton, stubServer, tryOut} from './support/console';
import {walk} from './support/focus';
import {enlargeText, misplacedTexts} from './support/layout';
import {visit} from './support/site';
import {share} from './support/sweep';

interface State {
  name: string;
  /** Path of a page, or slug of an operation, whose console is then opened. */
  path: string;
  /** The only width at which the state exists. */
  size?: keyof typeof WIDTHS;
  open?: (page: Page) => Promise<unknown>;
  /** What opens above the page; by default nothing does. */
  layer?: (page: Page) => Locator;
  /** An element visible only in this state, by default the layer. */
  shown?: (page: Page) => Locator;
  /** False if the walk with Tab is left to another state of the layer, or to the pages. */
  isWalked?: boolean;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();
const dialog = (page: Page, name: string) => page.getByRole('dialog', {name});
const help = (page: Page) => dialog(page, 'How can we help?');
const searching = (page: Page) => dialog(page, 'Search');
const strip = (page: Page) => page.getByRole('button', {name: /^Pause the/});
const main = (page: Page) => page.getByRole('main');

const inConsole = (name: string, path: string, state: Partial<State>): State => ({
  ...{name: `console ${name}`, path, layer: consoleOf, isWalked: false},
  ...state,
});

const HELP: State = {
  name: 'help',
  path: '/privacy',
  open: (page) => press(page, 'Help'),
  shown: (page) => help(page).locator('summary').first(),
  layer: help,
};

const WALKTHROUGH: State = {
  name: 'walkthrough',
  path: '/',
  open: (page) => main(page).getByRole('link', {name: 'Watch Demo'}).click(),
  shown: (page) => dialog(page, 'Watch Demo').getByRole('img').first(),
  layer: (page) => dialog(page, 'Watch Demo'),
};

const STATES: State[] = [
  {
    name: 'Features menu',
    path: '/',
    size: 'wide',
    open: (page) => press(page, 'Features menu'),
    layer: (page) => page.locator('header [data-open="true"]').filter({has: page.locator('a[href^="/features/"]')}),
  },
  {
    name: 'phone menu',
    path: '/',
    size: 'narrow',
    open: (page) => press(page, 'Menu'),
    layer: (page) => page.locator('[popover]:popover-open'),
    shown: (page) => page.getByRole('navigation', {name: 'Main, narrow screens'}),
  },
  {
    name: 'documentation drawer',
    path: '/developer/guides/errors',
    size: 'narrow',
    open: (page) => press(page, 'Documentation'),
    layer: (page) => page.getByRole('navigation', {name: 'Documentation'}),
    isWalked: false,
  },
  ...(parts.helpWidget ? [HELP] : []),
  ...(parts.watchDemo ? [WALKTHROUGH] : []),
  {
    name: 'search with results',
    path: '/privacy',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await searching(page).getByRole('combobox').fill('user');
    },
    shown: (page) => page.getByRole('listbox', {name: 'Results'}).getByRole('option').first(),
    layer: searching,
  },
  {
    name: 'paused strip',
    path: '/',
    open: async (page) => {
      await page.emulateMedia({reducedMotion: 'no-preference'});
      await strip(page).click();
    },
    shown: strip,
    layer: (page) =>
      main(page)
        .locator('section')
        .filter({has: strip(page)}),
  },
  {
    name: 'form errors',
    path: '/contact',
    open: (page) => press(page, 'Send Message'),
    shown: (page) => page.getByRole('alert').getByRole('link').first(),
  },
  inConsole('with a response', 'create-course', {
    open: (page) => sendButton(page).click(),
    shown: (page) => responseOf(page).locator('strong', {hasText: /^\d{3}/}),
    isWalked: true,
  }),
  inConsole('with a problem', 'create-course', {
    open: async (page) => {
      await consoleOf(page).getByLabel('Body').fill('{"title": ');
      await sendButton(page).click();
    },
    shown: (page) => consoleOf(page).getByRole('alert'),
  }),
  inConsole('asking before a deletion', 'delete-user', {
    open: async (page) => {
      await chooseServer(page);
      await sendButton(page).click();
    },
    shown: (page) => consoleOf(page).getByRole('group', {name: 'Confirm'}),
  }),
  inConsole('counting down a Retry-After', 'list-courses', {
    open: async (page) => {
      await stubServer(page, () => ({status: 429, json: {}, headers: {'Retry-After': '900'}}));
      await chooseServer(page);
      await sendButton(page).click();
    },
    shown: (page) => responseOf(page).getByText(/Wait \d+/),
  }),
];

const PARTS = 3;

test.use({actionTimeout: 20_000});

for (let part = 0; part < PARTS; part++) {
  test(`dialogs, menus and panels, part ${part + 1}`, async ({page}) => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    for (const state of share(STATES, part, PARTS)) {
      const {name, path, size = 'wide', layer, isWalked = true} = state;
      await page.setViewportSize(WIDTHS[size]);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      if (path.startsWith('/')) await visit(page, path);
      else await tryOut(page, path);
      await state.open?.(page);
      const within = layer?.(page) ?? page.getByRole('main');
      const shown = state.shown?.(page) ?? within;
      await expect(shown, name).toBeVisible();
      const found = await violationsOf(page, within);
      await expect(shown, `${name}, after the axe run`).toBeVisible();
      if (layer && isWalked) found.push(...(await walk(page, {within, isColumn: size === 'narrow'})));
      if (layer && state.size !== 'wide') {
        await page.setViewportSize({width: 320, height: 256});
        for (const factor of [2, 1]) {
          await enlargeText(page, factor);
          const misplaced = await misplacedTexts(page, within);
          found.push(...misplaced.map((problem) => `320 by 256, text × ${factor}: ${problem}`));
        }
      }
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
