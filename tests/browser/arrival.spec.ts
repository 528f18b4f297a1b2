/** What a page shows while the app takes it over, and where a reader arrives in it. */
import {expect, test, type Page} from '@playwright/test';
import {routeTo, twoFrames, visit} from './support/site';

/** Everything that tabs and previews were told, from the first byte on. */
const told = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as {told: string[]}).told);

test('the head of a page never says anything but what was served', async ({page}) => {
  await page.addInitScript(() => {
    const heads = new Set<string>();
    new MutationObserver(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('[name="description"], [property="og:url"]');
      // The served head arrives in pieces.
      if (document.body) heads.add([document.title, ...Array.from(metas, ({content}) => content)].join(' | '));
      (window as unknown as {told: string[]}).told = [...heads];
    }).observe(document, {attributes: true, characterData: true, childList: true, subtree: true});
  });
  for (const path of ['/pricing', '/developer/guides/quickstart', '/developer/reference/create-course']) {
    await visit(page, path);
    await twoFrames(page);
    expect(await told(page), path).toHaveLength(1);
  }
});

test('a page that an archive serves under another path stays as it was served', async ({page}) => {
  await page.route('**/web/2026/pricing', async (route) =>
    route.fulfill({response: await route.fetch({url: new URL('/pricing', route.request().url()).href})}),
  );
  await page.goto('/web/2026/pricing');
  await twoFrames(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  await expect(page.locator('script[src]')).toHaveCount(0);
  await expect(page.getByRole('table')).toBeVisible();
});

test('who arrives at a section of another page sees it, also once the page has its final height', async ({page}) => {
  await visit(page, '/privacy');
  for (const [path, id] of [
    ['/developer', 'delete-team'],
    ['/developer/guides/errors', '429'],
    ['/terms', 'changes-to-these-terms'],
  ] as const) {
    await routeTo(page, `${path}#${id}`);
    const heading = page.locator(`[id="${id}"]`);
    await heading.waitFor();
    if (path === '/developer') await page.locator('main').getByRole('tab').first().waitFor();
    await twoFrames(page);
    const below = () =>
      heading.evaluate(
        (element) => element.getBoundingClientRect().top - document.querySelector('header')!.offsetHeight,
      );
    expect(await below(), id).toBeGreaterThanOrEqual(0);
    expect(await below(), id).toBeLessThanOrEqual(40);
    await routeTo(page, '/privacy');
    await heading.waitFor({state: 'detached'});
  }
});
