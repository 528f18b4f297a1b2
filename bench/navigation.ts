/**
 * Time from a click on a prefetched link to the painted heading, relative to a full load of the page with a warm cache,
 * which is what a visitor would wait for without the router. Both use the network and processor of Lighthouse's mobile
 * profile, because no visitor has a network without latency.
 */
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {NAVIGATION} from '../scripts/measure/bounds';
import {median, type Figure, type RowResult} from '../scripts/measure/figure';
import {BUILD, samplePages, withBrowser, withSite} from '../scripts/measure/site';

const ROUNDS = 9;
const VIEWPORT = {width: 1280, height: 800};
const SLOWDOWN = 4;
/** Latency in milliseconds; throughput in bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

/** The page on which the link to each target is clicked. */
const startOf = (page: string): string => `/${page.split('/').slice(1, -1)[0] ?? ''}`;

/**
 * Defines `benchHeading(old)` in every document. It resolves when a heading other than `old` has been painted: in the
 * first task after the frame that shows it.
 */
const WATCH = `
window.benchHeading = (old) => new Promise((resolve) => {
  (function look() {
    requestAnimationFrame(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === old) return look();
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  })();
});
window.benchLoaded = window.benchHeading(null);
`;

interface Bench {
  benchHeading: (old: string | null) => Promise<number>;
  benchLoaded: Promise<number>;
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  await page.addInitScript(WATCH);
  await page.goto(address, {waitUntil: 'networkidle'});
  return page;
}

/** Measures a full load, in milliseconds from the start of the navigation. */
async function fullLoad(context: BrowserContext, address: string): Promise<number> {
  const page = await open(context, address);
  const time = await page.evaluate(() => (window as unknown as Bench).benchLoaded);
  await page.close();
  return time;
}

/** Measures a client navigation, in milliseconds from the click. */
async function inApp(context: BrowserContext, from: string, path: string): Promise<number> {
  const page = await open(context, from);
  const link = page.locator(`a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const old = document.querySelector('h1')!.textContent;
        document.addEventListener(
          'click',
          (event) =>
            void (window as unknown as Bench).benchHeading(old).then((time) => resolve(time - event.timeStamp)),
          {capture: true, once: true},
        );
      }),
  );
  await link.click();
  const time = await painted;
  if (new URL(page.url()).pathname !== path) throw new Error(`A click on ${path} led to ${page.url()}.`);
  await page.close();
  return time;
}

async function measure(browser: Browser, home: string, target: string) {
  const context = await browser.newContext({viewport: VIEWPORT});
  const address = (page: string) => home + page.slice(1);
  const path = new URL(address(target)).pathname;
  const times = {inApp: [] as number[], full: [] as number[]};
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.inApp.push(await inApp(context, address(startOf(target)), path));
      times.full.push(await fullLoad(context, address(target)));
    }
  } finally {
    await context.close();
  }
  return {inApp: median(times.inApp), full: median(times.full), times};
}

export const measureNavigation = (): Promise<RowResult> =>
  withSite(BUILD, (home) =>
    withBrowser(async (browser) => {
      const figures: Figure[] = [];
      const details: Record<string, unknown> = {};
      for (const page of samplePages().filter((target) => target !== startOf(target))) {
        const {inApp: click, full, times} = await measure(browser, home, page);
        const name = `${startOf(page)} to ${page} (${click.toFixed(0)} ms) against a full load (${full.toFixed(0)} ms)`;
        figures.push({name, value: click / full, unit: 'times', most: NAVIGATION});
        details[page] = times;
      }
      return {
        text: `Median of ${ROUNDS}, full loads with a warm cache; processor slowed ${SLOWDOWN} times, ${NETWORK.latency} ms and 1.6 Mbit/s`,
        figures,
        details,
      };
    }),
  );
