/**
 * Hydrates every page in browsers that differ from the build machine in time zone, language, screen and colour scheme:
 * React keeps every node of the served HTML, and every control works under the content security policy.
 */
import {expect, test as base, type APIRequestContext, type Page, type Response} from '@playwright/test';
import {test as blocked} from './support/blocked';
import {responseOf} from './support/console';
import {currentDocument, parseDocument} from './support/document';
import {HOME_ALIASES, MISSING, openConsole, sitemapPaths, visit} from './support/site';
import {share, sweep} from './support/sweep';
import {watch} from './support/watch';

const SHARES = 2;

const everyPath = async (request: APIRequestContext): Promise<string[]> => [
  ...(await sitemapPaths(request)),
  ...HOME_ALIASES,
  ...MISSING,
];

/** A visitor whose time zone and language differ from the build machine's. */
const visitor = (width: number, colorScheme: 'light' | 'dark') => ({
  viewport: {width, height: 844},
  colorScheme,
  timezoneId: 'Asia/Kolkata',
  locale: 'de-DE',
  contextOptions: {reducedMotion: 'reduce' as const},
});

/**
 * Parts of `main` that may change: buttons of code blocks that need scripts, and the nearby pages on a not-found page.
 */
const MAY_CHANGE = '[class*="buttonGroup"], [aria-label="Nearby pages"]';

/**
 * Records every node of `main` before hydration, for `changes`. Reporting no support for paint timing makes the page
 * start its scripts after the document is parsed, so that the nodes are recorded first.
 */
const noteNodes = (page: Page) =>
  page.addInitScript((mayChange) => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {value: []});
    const describe = (node: Node) =>
      node instanceof Element
        ? `<${[node.localName, ...['class', 'href', 'src'].map((name) => node.getAttribute(name))].join(' ')}>`
        : (node as Text).data;
    const nodes = () => {
      const walker = document.createTreeWalker(
        document.querySelector('main')!,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        (node) =>
          node instanceof Element && node.matches(mayChange) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    };
    const before = new Map<Node, string>();
    addEventListener('DOMContentLoaded', () => nodes().forEach((node) => before.set(node, describe(node))));
    const changes = () => {
      const after = nodes();
      const left = new Set(after);
      return [
        ...(before.size === 0 ? ['no nodes at first'] : []),
        ...[...before].filter(([node]) => !left.has(node)).map(([, text]) => `gone: ${text}`),
        ...after.filter((node) => !before.has(node)).map((node) => `new: ${describe(node)}`),
        ...[...before]
          .filter(([node, text]) => left.has(node) && describe(node) !== text)
          .map(([node, text]) => `${text} became ${describe(node)}`),
      ];
    };
    Object.assign(window, {changes});
  }, MAY_CHANGE);

const changes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {changes: () => string[]}).changes().slice(0, 5));

/** Problems of a page after hydration. */
async function inspectHydration(page: Page, colorScheme: string): Promise<string[]> {
  const {endless, theme} = await page.evaluate(() => ({
    endless: document.getAnimations().filter(({effect}) => effect!.getTiming().iterations === Infinity).length,
    theme: document.documentElement.dataset.theme,
  }));
  return [
    ...(await changes(page)),
    ...(endless > 0 ? [`${endless} endless animations`] : []),
    ...(theme === colorScheme ? [] : [`theme ${theme}`]),
  ];
}

/** Problems of the response, and differences between its HTML and the page after hydration. */
async function inspectResponse(page: Page, response: Response): Promise<string[]> {
  const found: string[] = [];
  const expected = MISSING.includes(new URL(response.url()).pathname) ? 404 : 200;
  if (response.status() !== expected) found.push(`status ${response.status()}`);
  if (!/^text\/html\b/.test(response.headers()['content-type'] ?? '')) found.push('not HTML');
  if (!response.headers()['content-security-policy']) found.push('no policy');
  const before = await parseDocument(page, await response.text());
  const after = await currentDocument(page);
  if (before.headlines.length !== 1) found.push(`${before.headlines.length} first-level headings`);
  if (after.headlines.join() !== before.headlines.join()) found.push(`headline became ${after.headlines.join()}`);
  if (after.title !== before.title) found.push(`title became ${after.title}`);
  if (after.description !== before.description) found.push(`description became ${after.description}`);
  if (!before.title || !before.description) found.push('without title or description');
  return found;
}

base.describe('on a light screen of 1280 pixels', () => {
  base.use(visitor(1280, 'light'));
  for (let index = 0; index < SHARES; index++) {
    base(`every page loads and keeps its nodes on hydration, part ${index + 1}`, async ({page, request}) => {
      base.setTimeout(300_000);
      await noteNodes(page);
      await sweep(page, share(await everyPath(request), index, SHARES), {
        inspect: async (response) => [
          ...(await inspectResponse(page, response)),
          ...(await inspectHydration(page, 'light')),
        ],
      });
    });
  }
});

base.describe('on a light screen of 390 pixels', () => {
  base.use(visitor(390, 'light'));
  base('every page keeps its nodes on hydration', async ({page, request}) => {
    base.setTimeout(300_000);
    await noteNodes(page);
    await sweep(page, await everyPath(request), {inspect: () => inspectHydration(page, 'light')});
  });
});

/** Uses the page's controls, and sends a request if it has a console; returns the controls that do not react. */
const useControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const dead: string[] = [];
    const press = async (name: string, selector: string, isDone: (button: HTMLElement) => unknown) => {
      const button = document.querySelector<HTMLElement>(selector);
      if (!button) return;
      button.click();
      const end = performance.now() + 10_000;
      while (!isDone(button) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
      if (!isDone(button)) dead.push(`${name} does not react`);
    };
    const isExpanded = (button: HTMLElement) => button.ariaExpanded === 'true';
    const has = (selector: string) => () => document.querySelector(selector);
    await press('menu of solutions', 'header [aria-label="Solutions menu"]', isExpanded);
    await press('menu of features', 'header [aria-label="Features menu"]', isExpanded);
    await press('tab', 'main [role=tab][aria-selected=false]', (tab) => tab.ariaSelected === 'true');
    await press('entry', 'main :is(h2, h3) > button[aria-expanded=false]', isExpanded);
    await press('help', '[aria-label="Help"] button', has('#help-panel:popover-open [type=search]'));
    // Either theme may be active: the previous page's choice can arrive late as a storage event.
    const {theme} = document.documentElement.dataset;
    await press('theme', 'header [aria-label="Dark theme"]', () => document.documentElement.dataset.theme !== theme);
    await press('console', 'main [aria-haspopup=dialog]', has('dialog [title^="Send ("]'));
    const outcome = 'dialog :is([aria-label=Response] strong, [role=alert])';
    await press('sending', 'dialog [title^="Send ("]', has(`${outcome}, dialog [data-question]`));
    await press('deletion', 'dialog [data-question] button:last-child', has(outcome));
    // Resets the theme for the next page.
    localStorage.clear();
    return dead;
  });

base.describe('on a dark screen of 1280 pixels', () => {
  base.use(visitor(1280, 'dark'));
  for (let index = 0; index < SHARES; index++) {
    base(`every control on every page works under the policy, part ${index + 1}`, async ({page, request}) => {
      base.setTimeout(300_000);
      await sweep(page, share(await everyPath(request), index, SHARES), {
        inspect: () => useControls(page),
      });
    });
  }
});

blocked.describe('on a dark screen of 390 pixels, with site data blocked', () => {
  blocked.use(visitor(390, 'dark'));

  blocked('every page keeps its nodes on hydration', async ({page, request}) => {
    blocked.setTimeout(300_000);
    await visit(page, '/about');
    const refusal = await page.evaluate(() => {
      try {
        return `has ${localStorage.length}`;
      } catch (error) {
        return (error as DOMException).name;
      }
    });
    expect(refusal).toBe('SecurityError');
    await noteNodes(page);
    await sweep(page, await everyPath(request), {inspect: () => inspectHydration(page, 'dark')});
  });

  blocked('theme, help, form and console work in memory', async ({page}) => {
    // Narrow screens have no theme switch.
    await page.setViewportSize({width: 1280, height: 800});
    const {errors} = watch(page);
    await visit(page, '/contact');
    await page.getByRole('button', {name: 'Dark theme'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Send Message'}).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await visit(page, '/developer/reference/create-course');
    await (await openConsole(page)).click();
    await expect(responseOf(page).locator('strong')).toHaveText('201 Created');
    expect(errors).toEqual([]);
  });
});
