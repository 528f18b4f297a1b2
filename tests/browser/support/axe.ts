/** Runs axe-core on a page in both themes, and measures the contrast of text where axe cannot decide. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {insufficientContrast, NO_STRETCHED_LINKS} from './contrast';
import {addSheet} from './layout';

/** WCAG 2.0 to 2.2 at levels A and AA (target size is in `wcag22aa`), and axe's best practices and experimental rules. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice', 'experimental'];
/** Third-party frames are not tested, and `hidden-content` reports everything hidden, for a person to look at. */
const OFF = ['frame-tested', 'hidden-content'];
/** Rules whose result depends on the theme. The others check structure, which is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

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

async function inspect(page: Page, setting: string, isWhole: boolean): Promise<string[]> {
  await addSheet(page, NO_STRETCHED_LINKS);
  // Listing the elements that pass would take a third of the time.
  const axe = new AxeBuilder({page}).options({resultTypes: ['violations', 'incomplete']}).setLegacyMode(true);
  const {violations, incomplete} = await (
    isWhole ? axe.withTags(TAGS).disableRules(OFF) : axe.withRules(COLOR_RULES)
  ).analyze();
  const problems = violations.flatMap(({id, nodes}) => nodes.map(({target}) => `${id}: ${target.join(' ')}`));
  for (const {id, nodes} of incomplete) {
    for (const {target} of nodes) {
      const selector = target.join(' ');
      const problem = id === 'color-contrast' ? await insufficientContrast(page, selector, setting) : selector;
      if (problem !== null) problems.push(`${id} (undecided): ${problem}`);
    }
  }
  return problems.map((problem) => `${setting} ${problem}`);
}

/** Accessibility problems of the page in its current state, in both themes. */
export async function violationsOf(page: Page): Promise<string[]> {
  const {width} = page.viewportSize()!;
  await useTheme(page, 'light');
  const found = await inspect(page, `light ${width}`, true);
  await useTheme(page, 'dark');
  return [...found, ...(await inspect(page, `dark ${width}`, false))];
}
