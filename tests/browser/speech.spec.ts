/** Announcements to screen readers, the reading position on a new page, and the accessibility tree. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import homeContent from '../../src/content/home';
import {tiers} from '../../src/content/tiers';
import {quotedPrices} from '../../src/lib/pricing';
import {openers} from './support/accordion';
import {visit} from './support/site';
import {accessibleNode, accessibleNodes} from './support/tree';

const home = homeContent(quotedPrices(tiers));

/** Records every text shown in a live region from now on. */
async function listen(region: Locator): Promise<() => Promise<string[]>> {
  const heard = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => {
      const text = element.textContent.trim();
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    new MutationObserver(note).observe(element, {childList: true, characterData: true, subtree: true});
    return texts;
  });
  return () => heard.jsonValue();
}

/** Types a letter every 100 ms of the page's clock, however slow the machine is; then resumes the clock. */
async function typeEvenly(page: Page, field: Locator, text: string): Promise<void> {
  // Far enough ahead that the time has not passed when the call arrives.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  for (const letter of text) {
    await field.press(letter);
    await page.clock.runFor(100);
  }
  await page.clock.resume();
}

/** The live region that announces page titles: the last in the document. */
const titleRegion = (page: Page) => page.locator('body > #__docusaurus > [role="status"]').last();

test('a new page is announced once by its title, and reading starts at its top', async ({page}) => {
  await visit(page, '/about');
  const announced = await listen(titleRegion(page));
  const expected: string[] = [];
  for (const [link, title] of [
    ['Terms of Service', `Terms of Service | ${brand.name}`],
    ['Contact', `Contact sales or ask a question | ${brand.name}`],
    ['Developers', `API documentation | ${brand.name}`],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', {name: link, exact: true}).click();
    expected.push(title);
    await expect(titleRegion(page)).toHaveText(title);
    expect(await announced()).toEqual(expected);
    const focused = await page.evaluate(() => {
      const element = document.activeElement!;
      return {role: element.getAttribute('role'), label: element.getAttribute('aria-label')};
    });
    expect(focused).toEqual({role: null, label: null});
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  }
  await page.goBack();
  await expect(titleRegion(page)).toHaveText(`Contact sales or ask a question | ${brand.name}`);
  expect(await announced()).toEqual([...expected, `Contact sales or ask a question | ${brand.name}`]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('the number of answers in the help panel is announced once typing pauses', async ({page}) => {
  await page.clock.install();
  await visit(page, '/about');
  await page.getByRole('button', {name: 'Help'}).click();
  const panel = page.getByRole('dialog', {name: 'How can we help?'});
  await panel.locator('details').first().waitFor();
  const region = panel.locator('[aria-live="polite"]');
  const announced = await listen(region);
  await typeEvenly(page, panel.getByRole('searchbox'), 'certificate');
  await expect(region).toHaveText(/^\d answers? for “certificate”$/);
  expect(await announced()).toHaveLength(1);
});

test('the number of search results is announced once typing pauses', async ({page}) => {
  await page.clock.install();
  await visit(page, '/about');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const region = dialog.getByRole('status');
  // Makes sure that the index has loaded before the query is typed.
  await dialog.getByRole('combobox').fill('quiz');
  await expect(region).toHaveText(/^\d+ results? for “quiz”$/);
  const announced = await listen(region);
  await dialog.getByRole('combobox').fill('');
  await typeEvenly(page, dialog.getByRole('combobox'), 'certificate');
  await expect(region).toHaveText(/^\d+ results? for “certificate”$/);
  expect(await announced()).toHaveLength(1);
});

test('the number of filtered integrations is announced politely', async ({page}) => {
  await visit(page, '/integrations');
  const region = page.getByRole('main').locator('[aria-live="polite"]');
  const announced = await listen(region);
  await page.getByRole('button', {name: /^HRIS/}).press('Enter');
  await expect(region).toHaveText(/^\d+ integrations? shown$/);
  await expect.poll(announced).toHaveLength(1);
});

test('only errors use an alert', async ({page}) => {
  for (const path of ['/', '/pricing', '/integrations', '/contact', '/developer/reference/list-courses']) {
    await visit(page, path);
    await expect(page.locator('[aria-live="assertive"], [role="alert"]'), path).toHaveCount(0);
  }
  await visit(page, '/contact');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeFocused();
});

test('a changed state changes in the accessibility tree', async ({page}) => {
  const session = await page.context().newCDPSession(page);
  const main = page.getByRole('main');
  const changes: [path: string, control: Locator, role: string, before: object, after: object][] = [
    ['/security', openers(page).nth(1), 'button', {expanded: false}, {expanded: true}],
    ['/solutions/employee-training', openers(page).nth(1), 'button', {expanded: false}, {expanded: true}],
    ['/features/skills-engine', openers(page).nth(1), 'button', {expanded: false}, {expanded: true, disabled: true}],
    ['/', main.getByRole('tab', {name: 'Manager'}), 'tab', {selected: false}, {selected: true}],
    ['/pricing', main.getByRole('switch'), 'switch', {checked: 'true'}, {checked: 'false'}],
    ['/pricing', main.getByRole('button', {name: '251–500'}), 'button', {pressed: 'false'}, {pressed: 'true'}],
    ['/integrations', main.getByRole('button', {name: /^CRM/}), 'button', {pressed: 'false'}, {pressed: 'true'}],
  ];
  for (const [path, control, role, before, after] of changes) {
    await visit(page, path);
    const {name, ...states} = await accessibleNode(session, control);
    expect(states, path).toMatchObject({role, ...before});
    expect(name, path).not.toBe('');
    await control.click();
    await expect
      .poll(() => accessibleNode(session, control), {message: path, intervals: [50, 100]})
      .toMatchObject({role, name, ...after});
  }
});

/** Landmarks, headings and controls that each page must have in this order; there may be others between them. */
const READINGS: Record<string, (string | RegExp)[]> = {
  '/': [
    'link Skip to main content',
    'banner',
    new RegExp(`^link ${brand.name}`),
    'navigation Main',
    'link Solutions',
    'button Solutions menu',
    'link Features',
    'button Features menu',
    'link Pricing',
    'link Integrations',
    'button Search',
    'button Dark theme',
    /^link Log In/,
    'main',
    /^heading 1 /,
    'link Start Free Trial',
    'link Watch Demo',
    /^image /,
    `region ${home.logoStrip.title}`,
    'button Pause the moving names',
    `region ${home.proof.title}`,
    `heading 2 ${home.challenges.title}`,
    'heading 2 One Platform, Every Audience',
    'tablist',
    'tab Learner',
    'tab Manager',
    'tab Admin',
    'tabpanel Learner',
    `heading 2 ${home.finalCta.title}`,
    'contentinfo',
    'heading 2 Product',
    'link Terms of Service',
    'region Help',
    'button Help',
  ],
  '/pricing': [
    'link Skip to main content',
    'banner',
    'navigation Main',
    'main',
    /^heading 1 /,
    'region Estimate',
    'spinbutton Number of users',
    'slider How many users?',
    'group Tier',
    'button 10–100',
    'button 1,001+',
    'switch Annual billing',
    'link Get Started',
    'heading 2',
    'table',
    'columnheader Users',
    'rowheader 10–100',
    'contentinfo',
    'region Help',
  ],
  '/developer/reference/create-course': [
    'link Skip to main content',
    'banner',
    'navigation Documentation',
    'link POST Create a course',
    'main',
    'navigation Breadcrumb',
    'heading 1 Create a course',
    'button Copy as Markdown',
    'button Try it',
    'heading 2 Example request',
    'tab curl',
    'tabpanel curl example',
    'heading 2 Example response',
    'tab 201',
    'tabpanel 201',
    'heading 2 Authentication',
    'heading 2 Request body',
    'heading 2 Responses',
    'contentinfo',
    'region Help',
  ],
};

test('landmarks, headings and controls are in reading order, and each has a name', async ({page}) => {
  const SINGLE = ['banner', 'main', 'contentinfo'];
  const NAMED =
    /^(?:link|button|heading|image|slider|switch|tab|tabpanel|spinbutton|textbox|combobox|navigation|region|table|radio|checkbox)$/;
  for (const [path, reading] of Object.entries(READINGS)) {
    await visit(page, path);
    const nodes = await accessibleNodes(page);
    expect(
      nodes.filter(({role, name}) => NAMED.test(role) && name === ''),
      `${path}: without a name`,
    ).toEqual([]);
    for (const single of SINGLE)
      expect(
        nodes.filter(({role}) => role === single),
        `${path}: ${single}`,
      ).toHaveLength(1);
    const lines = nodes
      .filter(({role}) => /^[a-z]/.test(role) && role !== 'generic')
      .map(({role, level, name}) => [role, level, name].filter(Boolean).join(' '));
    let at = -1;
    for (const part of reading) {
      const fits = (text: string) =>
        typeof part === 'string' ? text === part || text.startsWith(`${part} `) : part.test(text);
      const next = lines.findIndex((text, position) => position > at && fits(text));
      expect(next, `${path}: ${part} after ${lines[at]}, in\n${lines.join('\n')}`).toBeGreaterThan(at);
      at = next;
    }
  }
});
