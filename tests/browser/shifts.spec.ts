/** What has been painted stays in place and hydrates when the rest arrives. audit.spec.ts measures shifts on every page. */
import {expect, test} from '@playwright/test';
import {serve} from '../support/server';
import {shiftOf} from './support/shifts';
import {hydrated, twoFrames, visit} from './support/site';
import {watch} from './support/watch';

for (const [path, part, share] of [
  ['/privacy', '</nav>', 0],
  ['/', '</h1>', 0.6],
] as const) {
  test(`the rest of ${path} arrives after ${part}`, async ({page, baseURL}) => {
    const {errors} = watch(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const {origin, close} = await serve(async ({url, headers}, response) => {
      const original = await fetch(new URL(url!, baseURL), {headers: {accept: headers.accept ?? '*/*'}});
      const type = original.headers.get('content-type')!;
      response.writeHead(original.status, {'content-type': type});
      if (!type.includes('html') || url !== path) return response.end(Buffer.from(await original.arrayBuffer()));
      const html = await original.text();
      const start = html.indexOf(part) + part.length;
      const cut = Math.round(start + (html.indexOf('</section>', start) - start) * share);
      response.write(html.slice(0, cut));
      await released;
      return response.end(html.slice(cut));
    });
    page.once('close', () => void close());
    await page.setViewportSize({width: 1440, height: 900});
    // The scripts come from the cache, so that they would run at once.
    await visit(page, `${origin}/terms`);
    await page.goto(origin + path, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await twoFrames(page);
    await expect(page.locator('head script[src]')).toHaveCount(0);
    release();
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect(errors).toEqual([]);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}
