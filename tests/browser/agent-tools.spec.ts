/** The tools for agents in the page, in a browser with a stub of WebMCP. */
import {expect, test, type Page} from '@playwright/test';
import parts from '../../src/content/parts';
import {SLIDER} from '../../src/content/pricing';
import {tiers} from '../../src/content/tiers';
import {estimatePrice} from '../../src/lib/pricing';
import {chooseServer, consoleOf, field, responseBody, send, stubServer} from './support/console';
import {openConsole, routeTo, visit} from './support/site';
import {watch} from './support/watch';

interface Tool {
  name: string;
  description: string;
  execute: (args: unknown) => Promise<{content: {text: string}[]; isError: boolean}>;
}

declare global {
  interface Window {
    registered: Map<string, Tool>;
  }
}

const [LIST, CREATE] = ['/developer/reference/list-courses', '/developer/reference/create-course'];

/** @param place object that has the API; that of `navigator` is older and knows no signals */
const addWebMcp = (page: Page, place: 'document' | 'navigator' = 'document') =>
  page.addInitScript((owner) => {
    const registered = new Map<string, Tool>();
    const unregisterTool = (name: string) => registered.delete(name);
    const registerTool = (tool: Tool, {signal}: {signal: AbortSignal}) => {
      if (registered.has(tool.name)) throw new Error('registered twice');
      registered.set(tool.name, tool);
      if (owner === 'document') signal.addEventListener('abort', () => unregisterTool(tool.name));
    };
    const modelContext = owner === 'document' ? {registerTool} : {registerTool, unregisterTool};
    Object.assign(window[owner], {modelContext});
    Object.assign(window, {registered});
  }, place);

const expectTools = (page: Page, expected: Record<string, string>) =>
  expect
    .poll(() =>
      page.evaluate(() => Object.fromEntries([...window.registered].map(([name, tool]) => [name, tool.description]))),
    )
    .toEqual(Object.fromEntries(Object.entries(expected).map(([name, text]) => [name, expect.stringContaining(text)])));

const OF_SITE = {search_docs: 'pages', estimate_price: 'costs'};

/** Calls a tool of the page; returns its data, or its error as text. */
async function call(page: Page, tool: string, args: unknown) {
  const run = ([name, given]: readonly [string, unknown]) => window.registered.get(name)!.execute(given);
  const {content, isError} = await page.evaluate(run, [tool, args] as const);
  return isError ? content[0]!.text : JSON.parse(content[0]!.text);
}

for (const place of ['document', 'navigator'] as const) {
  test(`with the API of ${place}, a page has its own tools`, async ({page}) => {
    const {errors} = watch(page);
    await addWebMcp(page, place);
    await visit(page, LIST);
    await expectTools(page, {...OF_SITE, try_operation: 'GET'});
    await routeTo(page, CREATE);
    await expectTools(page, {...OF_SITE, try_operation: 'POST'});
    await routeTo(page, '/pricing');
    await expectTools(page, OF_SITE);
    expect(errors).toEqual([]);
  });
}

test.skip(!parts.browserTools, 'switched off');

test('estimates are those of the pricing page, and results are pages', async ({page}) => {
  await addWebMcp(page);
  await visit(page, '/privacy');
  await expectTools(page, OF_SITE);
  const estimate = (users: number) => call(page, 'estimate_price', {users, billing: 'monthly'});
  expect(await estimate(SLIDER.min - 1)).toContain(String(SLIDER.min));
  expect(await estimate(1e12)).toMatchObject({total_per_month: null});
  const {results} = await call(page, 'search_docs', {query: 'list courses'});
  expect(results).toContainEqual(expect.objectContaining({path: LIST}));
  const {total} = estimatePrice(tiers, 250, 'monthly');
  expect(await estimate(250)).toMatchObject({
    total_per_month: total,
    page: expect.stringMatching(/pricing\?users=250/),
  });
});

test('an operation is tried in the sandbox of the console, without what someone typed', async ({page}) => {
  await addWebMcp(page);
  const requests = await stubServer(page, () => ({status: 500}));
  await visit(page, CREATE);
  await openConsole(page);
  await consoleOf(page).locator('summary').click();
  await field(page, 'X-API-Key').fill('demo-api-key-read-only');
  const {title, ...rest} = JSON.parse(await field(page, 'Body').inputValue());
  await chooseServer(page);
  const tryIt = (args: unknown) => call(page, 'try_operation', args);
  expect(await tryIt({body: rest})).toContain('title');
  expect(await tryIt({operation: 'listCourses'})).toContain('operation');
  expect(await tryIt({status: 429})).toMatchObject({status: 429});
  expect(await tryIt({body: {...rest, title: 'By an agent'}})).toMatchObject({status: 201, matches_contract: true});
  expect(requests).toEqual([]);
  await page.getByLabel('Send to').selectOption({index: 0});
  await routeTo(page, LIST);
  await expect(consoleOf(page)).toBeHidden();
  await openConsole(page);
  await send(page);
  await expect(responseBody(page)).toContainText('By an agent');
});

test('a page works where the API refuses tools', async ({page}) => {
  const {errors} = watch(page);
  await page.addInitScript(() => {
    const registered = new Map();
    const registerTool = ({name}: Tool) => {
      registered.set(name, null);
      throw new Error('refused');
    };
    Object.assign(window, {registered});
    Object.assign(document, {modelContext: {registerTool}});
  });
  await visit(page, CREATE);
  await page.waitForFunction(() => window.registered.size === 3);
  expect(errors).toEqual([]);
});
