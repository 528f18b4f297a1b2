/** Tabbing through every kind of page: each control is reached in document order, has a name and a visible outline. */
import {expect, test, type Page} from '@playwright/test';
import {useTheme, WIDTHS} from './support/axe';
import {consoleOf} from './support/console';
import {walk} from './support/focus';
import {ARCHETYPES, KINDS, passSamples} from './support/site';
import {CONSOLE, enter, HELP, MENUS, PHONE_MENU, SEARCH, WALKTHROUGH} from './support/states';
import {share, sweep} from './support/sweep';

const WALKS = [
  {name: 'wide, one half', size: 'wide', theme: 'light', paths: share(KINDS, 0, 2)},
  {name: 'wide, the other', size: 'wide', theme: 'light', paths: share(KINDS, 1, 2)},
  {name: 'narrow and dark', size: 'narrow', theme: 'dark', paths: ARCHETYPES},
] as const;

for (const {name, size, theme, paths} of WALKS) {
  test(`Tab through every kind of page, ${name}`, async ({page}) => {
    test.setTimeout(300_000);
    await page.setViewportSize(WIDTHS[size]);
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    const inspect = async () => {
      // The focus would make more stops appear on the way.
      if (page.url().endsWith('/developer')) await passSamples(page);
      return walk(page, {isColumn: size === 'narrow'});
    };
    await sweep(page, paths, {inspect});
  });
}

const dialog = (name: string) => (page: Page) => page.getByRole('dialog', {name});

const LAYERS = [
  ...MENUS.map((state) => ({state, layer: (page: Page) => page.locator('header [data-open="true"]')})),
  {state: PHONE_MENU, layer: (page: Page) => page.locator('[popover]:popover-open')},
  {state: HELP, layer: dialog('How can we help?')},
  {state: SEARCH, layer: dialog('Search')},
  {state: WALKTHROUGH, layer: dialog('Watch Demo')},
  {state: CONSOLE, layer: consoleOf},
];

test('Tab through every menu, dialog and panel', async ({page}) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  for (const [size, theme] of [
    ['wide', 'light'],
    ['narrow', 'dark'],
  ] as const) {
    await page.setViewportSize(WIDTHS[size]);
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    for (const {state, layer} of LAYERS) {
      if (state.size && state.size !== size) continue;
      await enter(page, state);
      await useTheme(page, theme);
      // A key press makes the browser show focus outlines.
      await page.keyboard.press('Shift');
      const found = await walk(page, {within: layer(page), isColumn: size === 'narrow'});
      problems.push(...found.map((problem) => `${state.name}, ${size}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});
