/** axe-core over a page in every theme, with what it cannot decide decided by what is painted. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {insufficientContrast, restyle, STRETCHED} from './contrast';

/** WCAG 2.0 to 2.2 at levels A and AA, with axe's best practices; the size of targets is in `wcag22aa`. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** What another company shows in a frame is not ours to look into. */
const FOREIGN = ['frame-tested'];
/** Rules whose outcome a theme can change; all others look at structure, which is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

export const WIDTHS = {narrow: {width: 390, height: 844}, wide: {width: 1280, height: 800}};

/** The site follows the visitor's preference; this waits until it has. */
export async function useTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: theme});
  await page.locator(`html[data-theme="${theme}"]`).waitFor({state: 'attached'});
}

async function inspect(page: Page, setting: string, isWhole: boolean): Promise<string[]> {
  await page.evaluate(restyle, STRETCHED);
  const axe = new AxeBuilder({page}).setLegacyMode(true);
  const {violations, incomplete} = await (
    isWhole ? axe.withTags(TAGS).disableRules(FOREIGN) : axe.withRules(COLOR_RULES)
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

/** What axe finds on the page as it stands, in both themes. */
export async function violationsOf(page: Page): Promise<string[]> {
  const {width} = page.viewportSize()!;
  await useTheme(page, 'light');
  const found = await inspect(page, `light ${width}`, true);
  await useTheme(page, 'dark');
  return [...found, ...(await inspect(page, `dark ${width}`, false))];
}
