/**
 * Interaction to next paint, as the browser's Event Timing reports it, on a processor slowed four times, against a button
 * on the same page that does nothing. Both take turns, so that whatever else the machine does falls on both.
 */
import type {Browser, Page} from '@playwright/test';
import {INTERACTION} from './bounds';
import {median, type Figure, type RowResult} from './figure';
import {BUILD, withBrowser, withSite} from './site';

const SLOWDOWN = 4;
const ROUNDS = Number(process.env.R ?? 15);
/** The browser reports nothing shorter than this, in milliseconds. */
const SHORTEST = 16;

interface Interaction {
  name: string;
  path: string;
  viewport: {width: number; height: number};
  /** One interaction; the round says which of several controls. */
  act: (page: Page, round: number) => Promise<void>;
  /** Brings the page back after each interaction; is not measured. */
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

/** Puts the empty button there and begins to listen. */
function prepare(): void {
  const button = document.createElement('button');
  button.id = 'bench-empty';
  button.textContent = 'Empty';
  button.style.cssText = 'position:fixed;left:0;bottom:0;z-index:999';
  button.addEventListener('click', () => undefined);
  document.body.append(button);
  const seen: {id: number; duration: number}[] = [];
  Object.assign(window, {benchEvents: seen});
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) seen.push({id: entry.interactionId, duration: entry.duration});
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
}

/** Longest event of the interactions since the last call, once the page is idle and the browser has reported them. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        setTimeout(() => {
          const events = (window as unknown as {benchEvents: {duration: number}[]}).benchEvents.splice(0);
          resolve(Math.max(0, ...events.map(({duration}) => duration)));
        }, 250);
      }),
  );

async function measure(browser: Browser, home: string, {path, viewport, act, reset}: Interaction) {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    await page.goto(home + path, {waitUntil: 'networkidle'});
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
    await page.evaluate(prepare);
    const times = {act: [] as number[], empty: [] as number[]};
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.locator('#bench-empty').click();
      times.empty.push(Math.max(SHORTEST, await longest(page)));
      await act(page, round);
      times.act.push(Math.max(SHORTEST, await longest(page)));
      await reset?.(page);
      await longest(page);
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
        text: `Median of ${ROUNDS}, processor slowed ${SLOWDOWN} times; the browser reports in steps of 8 ms`,
        figures,
        details,
      };
    }),
  );
