/** axe-core over every page, in both themes, on phones and wide screens, and over everything that opens. */
import {expect, test, type Page} from '@playwright/test';
import {openers} from './support/accordion';
import {violationsOf, WIDTHS} from './support/axe';
import {consoleOf, expectStatus, tryOut} from './support/console';
import {sitemapPaths, visit} from './support/site';
import {share, sweep} from './support/sweep';

const MISSING = ['/nowhere', '/solutions/nowhere', '/features/nowhere', '/compare/nowhere', '/developer/nowhere'];
const SHARES = 4;

test.use({actionTimeout: 20_000});

for (let index = 0; index < SHARES; index++) {
  test(`every page, part ${index + 1}`, async ({page, request}) => {
    test.setTimeout(600_000);
    const paths = [...(await sitemapPaths(request)), ...MISSING];
    await page.emulateMedia({reducedMotion: 'reduce'});
    await sweep(page, share(paths, index, SHARES), {
      inspect: async () => {
        const found: string[] = [];
        for (const size of Object.values(WIDTHS)) {
          await page.setViewportSize(size);
          found.push(...(await violationsOf(page)));
        }
        return found;
      },
    });
  });
}

interface State {
  name: string;
  path: string;
  /** Where the state exists; both by default. */
  size?: keyof typeof WIDTHS;
  open: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', {name}).first().click();

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', {name: 'Search'}).getByRole('combobox');
  await field.fill(words);
  await page.getByRole('listbox', {name: 'Results'}).getByRole('option').first().waitFor();
}

async function send(page: Page): Promise<void> {
  await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
  await expectStatus(page, /^\d{3}/);
}

const STATES: State[] = [
  {name: 'menu of solutions', path: '/', size: 'wide', open: (page) => press(page, 'Solutions menu')},
  {name: 'menu of features', path: '/', size: 'wide', open: (page) => press(page, 'Features menu')},
  {name: 'menu of a phone', path: '/', size: 'narrow', open: (page) => press(page, 'Menu')},
  {
    name: 'menu of a phone, guide',
    path: '/developer/guides/errors',
    size: 'narrow',
    open: (page) => press(page, 'Menu'),
  },
  {name: 'help', path: '/about', open: (page) => press(page, 'Help')},
  {
    name: 'help with an answer',
    path: '/about',
    size: 'narrow',
    open: async (page) => {
      await press(page, 'Help');
      await page.getByRole('dialog', {name: 'How can we help?'}).locator('summary').first().click();
    },
  },
  {name: 'search with results', path: '/about', open: (page) => search(page, 'user')},
  {
    name: 'search without results',
    path: '/about',
    size: 'wide',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill('zzqqxx');
      await page
        .getByText(/^No results for/)
        .first()
        .waitFor();
    },
  },
  {name: 'tab of managers', path: '/', open: (page) => page.getByRole('tab', {name: 'Manager'}).click()},
  {name: 'tab of admins', path: '/', open: (page) => page.getByRole('tab', {name: 'Admin'}).click()},
  {name: 'paused strip', path: '/', size: 'wide', open: pauseStrip},
  {name: 'question', path: '/solutions/employee-training', open: (page) => openers(page).nth(1).click()},
  {name: 'entry of a feature', path: '/features/skills-engine', open: (page) => openers(page).nth(1).click()},
  {name: 'security statement', path: '/security', open: (page) => openers(page).nth(2).click()},
  {name: 'price above 1,000 users', path: '/pricing?users=1001', open: () => Promise.resolve()},
  {
    name: 'hint at a cheaper tier, monthly',
    path: '/pricing?users=98',
    open: (page) => page.getByRole('switch').click(),
  },
  {name: 'filter', path: '/integrations', open: (page) => page.getByRole('button', {name: /^CRM/}).click()},
  {name: 'errors of the form', path: '/contact', open: (page) => press(page, 'Send Message')},
  {name: 'console', path: 'create-course', open: (page) => consoleOf(page).getByLabel('Body').waitFor()},
  {name: 'console with an answer', path: 'list-courses', open: send},
  {
    name: 'console with a problem',
    path: 'create-course',
    open: async (page) => {
      await consoleOf(page).getByLabel('Body').fill('{"title": ');
      await consoleOf(page).getByRole('button', {name: 'Send', exact: true}).click();
      await consoleOf(page).getByRole('alert').waitFor();
    },
  },
];

/** Moves the strip, which stands still for those who want less motion, and stops it. */
async function pauseStrip(page: Page): Promise<void> {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.getByRole('button', {name: 'Pause the moving names'}).click();
}

for (const size of ['narrow', 'wide'] as const) {
  test(`everything that opens, ${size}`, async ({page}) => {
    test.setTimeout(300_000);
    await page.setViewportSize(WIDTHS[size]);
    const problems: string[] = [];
    for (const {name, path, size: only = size, open} of STATES) {
      if (only !== size) continue;
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      if (path.startsWith('/')) await visit(page, path);
      else await tryOut(page, path);
      await open(page);
      problems.push(...(await violationsOf(page)).map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
