/** A window of 1280 by 1024 pixels enlarged to 400%; audit.spec.ts looks at pages in it. */
import {expect, test} from '@playwright/test';
import parts from '../../src/content/parts';
import {visit} from './support/site';

test.use({viewport: {width: 320, height: 256}, contextOptions: {reducedMotion: 'reduce'}});

test('the demo and the help open at their top, have room, and can be closed from anywhere', async ({page}) => {
  await visit(page, '/');
  const names = [...(parts.helpWidget ? ['How can we help?'] : []), ...(parts.watchDemo ? ['Watch Demo'] : [])];
  for (const name of names) {
    const dialog = page.getByRole('dialog', {name});
    const close = dialog.getByRole('button', {name: /^Close/});
    if (name === 'Watch Demo') await page.getByRole('main').getByRole('link', {name}).click();
    else await page.getByRole('button', {name: 'Help', exact: true}).click();
    await dialog.locator('summary, [role="img"]').first().waitFor();
    expect(await dialog.evaluate(({scrollTop}) => scrollTop)).toBe(0);
    expect((await dialog.boundingBox())!.height).toBeGreaterThan(200);
    await dialog.getByRole('link').last().focus();
    await expect(close).toBeInViewport({ratio: 1});
    await close.click();
    await expect(dialog).toBeHidden();
  }
});
