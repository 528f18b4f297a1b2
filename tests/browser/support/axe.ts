/** Runs axe-core on a page in both themes, and measures the contrast of text where axe cannot decide. */
import type {Locator, Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';
import {contrastProblems, UNCOVERED} from './contrast';
import {addSheet} from './layout';

/** WCAG 2.0 to 2.2 at levels A and AA (target size is in `wcag22aa`), and axe's best practices and experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental'];

/** What axe looks at: everything, what depends on the theme, or what depends on the width. */
const RULES = {
  // `hidden-content` reports everything hidden, for a person to look at; frames of third parties are not tested.
  all: {
    runOnly: {type: 'tag', values: TAGS},
    rules: {'hidden-content': {enabled: false}, 'frame-tested': {enabled: false}},
  },
  colour: {runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}},
  layout: {runOnly: {type: 'rule', values: ['target-size', 'scrollable-region-focusable', 'css-orientation-lock']}},
} satisfies Record<string, RunOptions>;

export const WIDTHS = {narrow: {width: 390, height: 844}, wide: {width: 1280, height: 800}};

/** Sets the preferred colour scheme and waits until the site has switched to it, and the colours of its links have. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: theme});
  await page.locator(`html[data-theme="${theme}"]`).waitFor({state: 'attached'});
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({finished}) => finished),
    ),
  );
}

interface Part {
  /** By default the whole page. */
  within?: Locator;
  /** Selectors of what is left out. */
  without?: readonly string[];
}

export async function axeProblems(
  page: Page,
  rules: keyof typeof RULES,
  label: string,
  {within = page.locator('html'), without = []}: Part = {},
): Promise<string[]> {
  await addSheet(page, UNCOVERED);
  // Once for each document: axe has half a megabyte of code.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Listing the elements that pass would take a third of the time.
  const options: RunOptions = {...RULES[rules], resultTypes: ['violations', 'incomplete'], iframes: false};
  const {violations, incomplete} = await within.evaluate(
    (include, given) =>
      (window as unknown as {axe: typeof axe}).axe.run(
        {include, exclude: given.without.flatMap((selector) => [...include.querySelectorAll(selector)])},
        given.options,
      ),
    {without, options},
  );
  const problems = violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
  for (const {id, nodes} of incomplete) {
    const selectors = nodes.map(({target}) => target.join(' '));
    const undecided = id === 'color-contrast' ? await contrastProblems(page, selectors, label) : selectors;
    problems.push(...undecided.map((problem) => `${id} (undecided): ${problem}`));
  }
  await addSheet(page, '');
  return problems.map((problem) => `${label} ${problem}`);
}

/** Accessibility problems of the page in its current state, or of a part of it, in both themes. */
export async function violationsOf(page: Page, within?: Locator): Promise<string[]> {
  const {width} = page.viewportSize()!;
  await useTheme(page, 'light');
  const found = await axeProblems(page, 'all', `light ${width}`, {within});
  await useTheme(page, 'dark');
  return [...found, ...(await axeProblems(page, 'colour', `dark ${width}`, {within}))];
}
