/** Small windows, enlarged and widely spaced text, forced colours, print. Reflow of pages is in audit.spec.ts. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {PNG, type Image} from 'pngjs';
import {openers} from './support/accordion';
import {consoleOf} from './support/console';
import {addSheet, misplacedTexts} from './support/layout';
import {ARCHETYPES, visit} from './support/site';
import {CONSOLE, enter, HELP, PHONE_MENU, SEARCH, WALKTHROUGH} from './support/states';
import {sweep} from './support/sweep';

/** Doubles the font size as a visitor's browser setting would. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
}

const LAYERS = [
  {state: PHONE_MENU, layer: (page: Page) => page.locator('[popover]:popover-open')},
  {state: HELP, layer: (page: Page) => page.getByRole('dialog', {name: 'How can we help?'})},
  {state: SEARCH, layer: (page: Page) => page.getByRole('dialog', {name: 'Search'})},
  {state: WALKTHROUGH, layer: (page: Page) => page.getByRole('dialog', {name: 'Watch Demo'})},
  {state: CONSOLE, layer: consoleOf},
];

test('dialogs and menus fit a window of 320 by 256 pixels, also with text twice as large', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await page.emulateMedia({reducedMotion: 'reduce'});
  const problems: string[] = [];
  for (const size of ['default text', 'large text']) {
    if (size === 'large text') await enlarge(page);
    for (const {state, layer} of LAYERS) {
      await enter(page, state);
      const found = await misplacedTexts(page, layer(page));
      problems.push(...found.map((problem) => `${state.name}, ${size}: ${problem}`));
    }
  }
  expect(problems).toEqual([]);
});

/** WCAG 2.2, criterion 1.4.12. */
const SPACED = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

for (const [what, change] of Object.entries({
  'twice as large': () => Promise.resolve(),
  'widely spaced': (page: Page) => addSheet(page, SPACED),
})) {
  test(`text that is ${what} is neither clipped nor covered`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    if (what === 'twice as large') await enlarge(page);
    await sweep(page, ARCHETYPES, {
      inspect: async () => {
        await change(page);
        const found: string[] = [];
        const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
        if (what === 'twice as large' && size < 32) found.push(`text is not enlarged: ${size}`);
        for (const width of [390, 1280]) {
          await page.setViewportSize({width, height: 800});
          found.push(...(await misplacedTexts(page)).map((problem) => `${width}: ${problem}`));
        }
        return found;
      },
    });
  });
}

test.describe('in forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

  async function screenshot(target: Locator): Promise<Image> {
    const page = target.page();
    await target.scrollIntoViewIfNeeded();
    const box = (await target.boundingBox())!;
    const clip = {x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16};
    return PNG.sync.read(await page.screenshot({clip}));
  }

  /** Number of pixels that differ clearly between two screenshots. */
  function difference(one: Image, other: Image): number {
    let count = 0;
    for (let y = 0; y < Math.min(one.height, other.height); y++) {
      for (let x = 0; x < Math.min(one.width, other.width); x++) {
        const [at, there] = [(y * one.width + x) * 4, (y * other.width + x) * 4];
        if ([0, 1, 2].some((channel) => Math.abs(one.data[at + channel]! - other.data[there + channel]!) > 64)) count++;
      }
    }
    return count;
  }

  /** Pixels that must differ between two states: a 2-pixel line along a 24-pixel control. */
  const VISIBLE = 48;

  test('states of controls look different', async ({page}) => {
    const weak: string[] = [];
    const compare = async (name: string, target: Locator, change: () => Promise<unknown>) => {
      // Pointer and focus are moved away, so that only the state differs.
      const rest = async () => {
        await page.mouse.move(0, 0);
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      };
      await rest();
      const before = await screenshot(target);
      await change();
      await rest();
      const pixels = difference(before, await screenshot(target));
      if (pixels < VISIBLE) weak.push(`${name}: ${pixels}`);
    };
    await visit(page, '/pricing');
    const billing = page.getByRole('switch');
    await compare('switch', billing, () => billing.click());
    const tier = page.getByRole('button', {name: '251–500'});
    await compare('tier', tier, () => tier.click());
    const slider = page.getByRole('slider');
    await compare('slider', slider, () => slider.press('End'));
    await visit(page, '/');
    const tab = page.getByRole('tab', {name: 'Manager'});
    await compare('tab', tab, () => tab.click());
    await visit(page, '/integrations');
    const filter = page.getByRole('button', {name: /^CRM/});
    await compare('filter', filter, () => filter.click());
    await visit(page, '/security');
    const entry = openers(page).nth(1);
    await compare('accordion', entry, () => entry.click());
    await visit(page, '/contact');
    const field = page.getByLabel('Full Name');
    await compare('field with an error', field, () => page.getByRole('button', {name: 'Send Message'}).click());
    expect(weak).toEqual([]);
  });

  test('check and cross look different', async ({page}) => {
    await visit(page, '/compare/aldermoot-alternative');
    const icon = (label: string) =>
      page
        .getByRole('cell')
        .filter({hasText: new RegExp(`^${label}$`)})
        .locator('svg')
        .first();
    expect(difference(await screenshot(icon('Included')), await screenshot(icon('Not included')))).toBeGreaterThan(
      VISIBLE / 2,
    );
  });

  test('focus is visible on every kind of control', async ({page}) => {
    const weak: string[] = [];
    const look = async (name: string, target: Locator) => {
      await target.scrollIntoViewIfNeeded();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const before = await screenshot(target);
      // A key press makes the browser show focus outlines.
      await page.keyboard.press('Shift');
      await target.focus();
      const pixels = difference(before, await screenshot(target));
      if (pixels < VISIBLE) weak.push(`${name}: ${pixels}`);
    };
    await visit(page, '/pricing');
    // First, because it is out of sight while someone scrolls down.
    await look('help', page.getByRole('button', {name: 'Help', exact: true}));
    await look('header link', page.getByRole('banner').getByRole('link', {name: 'Pricing'}));
    await look('menu button', page.getByRole('button', {name: 'Solutions menu'}));
    await look('slider', page.getByRole('slider'));
    await look('number', page.getByRole('spinbutton'));
    await look('chosen tier', page.getByRole('button', {name: '10–100'}));
    await look('other tier', page.getByRole('button', {name: '251–500'}));
    await look('switch', page.getByRole('switch'));
    await look('FAQ entry', openers(page).first());
    await visit(page, '/');
    await look('chosen tab', page.getByRole('tab', {name: 'Learner'}));
    await look('link styled as a button', page.getByRole('main').getByRole('link', {name: 'Watch Demo'}));
    await visit(page, '/integrations');
    await look('chosen filter', page.getByRole('button', {name: /^All/}));
    await visit(page, '/contact');
    await look('field', page.getByLabel('Full Name'));
    await visit(page, '/developer/reference/list-courses');
    await look('current sidebar link', page.locator('main, aside, nav').locator('a[aria-current="page"]').first());
    expect(weak).toEqual([]);
  });
});

test('print shows collapsed content and no floating controls', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const features = ['/features/skills-engine', '/features/learning-content', '/solutions/employee-training'];
  let closed = 0;
  await sweep(page, [...ARCHETYPES, '/security', '/ai-course-creation', ...features], {
    inspect: async () => {
      const collapsed = 'main :is(section[data-open="false"], details:not([open]), [role="tabpanel"])';
      const texts = page.locator(collapsed).locator('p, li, td, dt, dd, pre').filter({hasText: /\S/});
      /** Collapsed text that is not rendered. */
      const hidden = () =>
        texts.evaluateAll(async (all) => {
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
          return all
            .filter((element) => !element.closest('nav'))
            .filter((element) => !element.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true}))
            .map((element) => `not printed: ${element.textContent.slice(0, 60)}`);
        });
      closed += (await hidden()).length;
      await page.emulateMedia({media: 'print'});
      const problems = await hidden();
      for (const floating of [
        page.getByRole('button', {name: 'Help', exact: true, includeHidden: true}),
        page.getByText('Skip to main content'),
      ]) {
        if (await floating.isVisible()) problems.push(`floating control printed: ${await floating.innerText()}`);
      }
      await page.emulateMedia({media: 'screen'});
      return problems;
    },
  });
  expect(closed).toBeGreaterThan(20);
});
