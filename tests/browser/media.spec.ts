/** Forced colours and more contrast. Print, small windows, enlarged and widely spaced text are in audit.spec.ts. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {tiers as TIERS} from '../../src/content/tiers';
import {openers} from './support/accordion';
import {useTheme} from './support/axe';
import {type Area, contrast, pixels, screenshot} from './support/contrast';
import {walk} from './support/focus';
import {visit} from './support/site';

test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}});

/** Screenshot of a control and of its surroundings, at rest: without pointer and focus, so that only the state shows. */
async function picture(target: Locator): Promise<Buffer> {
  const page = target.page();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await target.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await target.boundingBox())!;
  return screenshot(page, {x: x - 8, y: y - 8, width: width + 16, height: height + 16});
}

/** Channels that must differ clearly between two states: a 2-pixel line along a 24-pixel control. */
const VISIBLE = 48;

/** Number of pixels that stand out from the most frequent colour of an area. */
async function drawn(page: Page, area: Area): Promise<number> {
  const counts = new Map<string, number>();
  for (const pixel of pixels(await screenshot(page, area))) {
    const key = pixel.join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colors = [...counts].map(([key, count]) => ({
    color: key.split(',').map(Number) as [number, number, number],
    count,
  }));
  const ground = colors.reduce((most, next) => (next.count > most.count ? next : most));
  return colors.reduce((sum, {color, count}) => (contrast(color, ground.color) >= 3 ? sum + count : sum), 0);
}

test('parts and edges of controls are drawn in both themes', async ({page}) => {
  // All of the calculator
  await page.setViewportSize({width: 1280, height: 1000});
  await visit(page, '/pricing');
  const toggle = page.getByRole('switch');
  const slider = page.getByRole('slider');
  const steps = page.locator('main svg:has(> path + path)').first();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({forcedColors: 'active', contrast: 'no-preference'});
    await useTheme(page, theme);
    for (const isOn of [true, false]) {
      await expect(toggle).toHaveAttribute('aria-checked', String(isOn));
      const {x, y, width, height} = (await toggle.locator('span').first().boundingBox())!;
      // Without its border.
      const inside = {x: x + 4, y: y + 4, width: width - 9, height: height - 9};
      expect.soft(await drawn(page, inside), `${theme}: thumb, on: ${isOn}`).toBeGreaterThan(VISIBLE);
      await toggle.click();
      await page.mouse.move(0, 0);
    }
    const rail = (await slider.boundingBox())!;
    for (let part = 0; part < 8; part++) {
      const box = {...rail, x: rail.x + (part * rail.width) / 8, width: rail.width / 8};
      expect.soft(await drawn(page, box), `${theme}: track ${part}`).toBeGreaterThan(VISIBLE);
    }
    expect.soft(await drawn(page, (await steps.boundingBox())!), `${theme}: steps`).toBeGreaterThan(VISIBLE);

    await page.emulateMedia({forcedColors: 'none', contrast: 'more'});
    for (const edged of [page.getByRole('button', {name: TIERS[2]!.label}), page.locator('main .box').first()]) {
      const {x, y, width} = (await edged.boundingBox())!;
      const strip = await screenshot(page, {x: x + width / 2, y: y - 1, width: 4, height: 3});
      const [ground, ...others] = [...pixels(strip)];
      const most = Math.max(...others.map((pixel) => contrast(pixel, ground!)));
      expect.soft(most, `${theme}, with more contrast`).toBeGreaterThanOrEqual(3);
    }
  }
});

test('states of controls look different', async ({page}) => {
  const weak: string[] = [];
  const compare = async (target: Locator, change: Locator = target) => {
    const before = await picture(target);
    await change.click();
    const after = await picture(target);
    const pixels = new Set<number>();
    for (let at = 0; at < Math.min(before.length, after.length); at++)
      if (Math.abs(before[at]! - after[at]!) > 64) pixels.add(at >> 2);
    if (pixels.size < VISIBLE) weak.push(`${String(target)}: ${pixels.size}`);
  };
  await visit(page, '/pricing');
  await compare(page.getByRole('switch'));
  await compare(page.getByRole('button', {name: TIERS[2]!.label}));
  await compare(page.getByRole('slider'), page.getByRole('button', {name: TIERS[0]!.label}));
  await visit(page, '/');
  await compare(page.getByRole('tab', {name: 'Manager'}));
  await visit(page, '/security');
  await compare(openers(page).nth(1));
  await visit(page, '/contact');
  await compare(page.getByLabel('Full Name'), page.getByRole('button', {name: 'Send Message'}));
  expect(weak).toEqual([]);
});

test('focus is visible on every control', async ({page}) => {
  for (const path of ['/pricing', '/contact', '/developer/reference/list-courses', '/nowhere']) {
    await visit(page, path);
    const within = path === '/nowhere' ? undefined : page.getByRole('main');
    expect(await walk(page, {within}), path).toEqual([]);
  }
});
