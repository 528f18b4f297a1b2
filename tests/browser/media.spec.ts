/** Forced colours. Print, small windows, enlarged and widely spaced text are in audit.spec.ts. */
import {expect, test, type Locator} from '@playwright/test';
import {openers} from './support/accordion';
import {screenshot} from './support/contrast';
import {walk} from './support/focus';
import {visit} from './support/site';
import {sweep} from './support/sweep';

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
  await compare(page.getByRole('button', {name: '251–500'}));
  await compare(page.getByRole('slider'), page.getByRole('button', {name: '10–100'}));
  await visit(page, '/');
  await compare(page.getByRole('tab', {name: 'Manager'}));
  await visit(page, '/integrations');
  await compare(page.getByRole('button', {name: /^CRM/}));
  await visit(page, '/security');
  await compare(openers(page).nth(1));
  await visit(page, '/contact');
  await compare(page.getByLabel('Full Name'), page.getByRole('button', {name: 'Send Message'}));
  expect(weak).toEqual([]);
});

test('focus is visible on every control', async ({page}) => {
  await sweep(page, ['/pricing', '/integrations', '/contact', '/developer/reference/list-courses'], {
    inspect: () => walk(page, {within: page.getByRole('main')}),
  });
  await visit(page, '/nowhere');
  expect(await walk(page)).toEqual([]);
});

test('rings and the rows that explain them have the same colours', async ({page}) => {
  for (const [path, figure] of [
    ['/compare/aldermoot-alternative', 'main div:has(> svg):has(> ul)'],
    ['/features/live-training', 'main [role="img"]'],
  ] as const) {
    await visit(page, path);
    const [rings, keys] = await page
      .locator(figure)
      .first()
      .evaluate((element) => {
        const colorsOf = (selector: string, property: string) =>
          [...element.querySelectorAll(selector)].map((part) => getComputedStyle(part).getPropertyValue(property));
        return [colorsOf('path[pathLength]', 'stroke'), colorsOf('span[style*="background"]', 'background-color')];
      });
    expect(rings!.length, path).toBeGreaterThan(1);
    expect(keys, path).toEqual(rings);
  }
});
