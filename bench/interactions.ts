/**
 * Interaction to next paint from the browser's Event Timing, on a processor slowed four times, relative to a button on
 * the same page that does nothing. The two alternate, so that other load on the machine affects both.
 */
import type {Browser, Page} from '@playwright/test';
import {INTERACTION} from '../scripts/measure/bounds';
import {median, type Figure, type RowResult} from '../scripts/measure/figure';
import {BUILD, withBrowser, withSite} from '../scripts/measure/site';

const SLOWDOWN = 4;
const ROUNDS = 15;
/** The shortest event that the browser reports, in milliseconds. */
const SHORTEST = 16;
/** Time after which the browser has reported an interaction, in milliseconds. */
const SETTLING = 300;

interface Interaction {
  name: string;
  path: string;
  viewport: {width: number; height: number};
  /** Performs one interaction; `round` selects one of several controls. */
  act: (page: Page, round: number) => Promise<void>;
  /** Resets the page after each interaction; not measured. */
  reset?: (page: Page) => Promise<void>;
}

const WIDE = {width: 1280, height: 800};
const NARROW = {width: 390, height: 844};

const pressNth = (selector: string) => async (page: Page, round: number) => {
  const buttons = page.locator(selector);
  await buttons.nth((round + 1) % (await buttons.count())).click();
};

const menu = (label: string): Interaction => ({
  name: `menu ${label}`,
  path: '',
  viewport: WIDE,
  act: async (page) => {
    await page.getByRole('button', {name: `${label} menu`}).focus();
    await page.keyboard.press('Enter');
  },
  reset: (page) => page.keyboard.press('Escape'),
});

const INTERACTIONS: Interaction[] = [
  {
    name: 'slider',
    path: 'pricing',
    viewport: WIDE,
    act: async (page) => {
      await page.locator('input[type=range]').focus();
      await page.keyboard.press('ArrowRight');
    },
  },
  {
    name: 'filter',
    path: 'integrations',
    viewport: WIDE,
    act: pressNth('[role=group][aria-label=Category] button'),
  },
  {name: 'tabs', path: '', viewport: WIDE, act: pressNth('[role=tab]')},
  menu('Solutions'),
  menu('Features'),
  {
    name: 'menu of narrow screens',
    path: '',
    viewport: NARROW,
    act: (page) => page.getByRole('button', {name: 'Menu', exact: true}).click(),
    reset: (page) => page.keyboard.press('Escape'),
  },
];

/**
 * Adds the button that does nothing except show its pressed state, and starts to observe events. Frames are requested
 * continuously; otherwise an event that changes nothing would last until the next unrelated frame.
 */
const PREPARE = `
const button = document.createElement('button');
button.id = 'bench-empty';
button.textContent = 'Empty';
button.style.cssText = 'position:fixed;left:0;bottom:0;z-index:999';
button.addEventListener('click', () => {});
document.body.append(button);
const sheet = new CSSStyleSheet();
sheet.replaceSync('#bench-empty { background: white } #bench-empty:active { background: black }');
document.adoptedStyleSheets.push(sheet);
window.benchEvents = [];
new PerformanceObserver((list) => {
  for (const {interactionId, duration, target} of list.getEntries()) {
    if (interactionId) benchEvents.push({duration, isEmpty: target === button});
  }
}).observe({type: 'event', durationThreshold: 16});
(function frame() {
  requestAnimationFrame(frame);
})();
`;

/** Duration of the longest event since the last call, read once the page is idle and the events have been reported. */
async function longest(page: Page, isEmpty: boolean): Promise<number> {
  await page.waitForTimeout(SETTLING);
  const events = await page.evaluate<{duration: number; isEmpty: boolean}[]>('benchEvents.splice(0)');
  return Math.max(SHORTEST, ...events.filter((event) => event.isEmpty === isEmpty).map(({duration}) => duration));
}

async function measure(browser: Browser, home: string, {path, viewport, act, reset}: Interaction) {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    await page.goto(home + path, {waitUntil: 'networkidle'});
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.evaluate(PREPARE);
    const times = {act: [] as number[], empty: [] as number[]};
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.locator('#bench-empty').click();
      times.empty.push(await longest(page, true));
      await act(page, round);
      times.act.push(await longest(page, false));
      await reset?.(page);
      await longest(page, false);
    }
    return {act: median(times.act), empty: median(times.empty), times};
  } finally {
    await context.close();
  }
}

export const measureInteractions = (): Promise<RowResult> =>
  withSite(BUILD, (home) =>
    withBrowser(async (browser) => {
      const figures: Figure[] = [];
      const details: Record<string, unknown> = {};
      for (const interaction of INTERACTIONS) {
        const {act, empty, times} = await measure(browser, home, interaction);
        const name = `${interaction.name} (${act} ms) against an empty button (${empty} ms)`;
        figures.push({name, value: act / empty, unit: 'times', most: INTERACTION});
        details[interaction.name] = times;
      }
      return {
        text: `Median of ${ROUNDS}, processor slowed ${SLOWDOWN} times; the browser rounds to 8 ms`,
        figures,
        details,
      };
    }),
  );
