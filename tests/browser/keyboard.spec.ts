/** Every kind of page by Tab: each control is reached in the order of the document, has a name and a visible outline. */
import {test} from '@playwright/test';
import {WIDTHS} from './support/axe';
import {walk} from './support/focus';
import {KINDS} from './support/site';
import {share, sweep} from './support/sweep';

const ALL = [...KINDS, '/accessibility', '/developer/guides/errors'];
/** Between them they have every kind of control and of ground. */
const SOME = ['/', '/pricing', '/contact', '/developer/reference/create-course'];

const WALKS = [
  {name: 'wide, one half', size: WIDTHS.wide, theme: 'light', paths: share(ALL, 0, 2)},
  {name: 'wide, the other', size: WIDTHS.wide, theme: 'light', paths: share(ALL, 1, 2)},
  {name: 'narrow', size: WIDTHS.narrow, theme: 'light', paths: ALL},
  {name: 'wide and dark', size: WIDTHS.wide, theme: 'dark', paths: SOME},
] as const;

for (const {name, size, theme, paths} of WALKS) {
  test(`a walk through every kind of page, ${name}`, async ({page}) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
    await sweep(page, paths, {inspect: () => walk(page)});
  });
}
