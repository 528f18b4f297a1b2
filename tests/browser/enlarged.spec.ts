/** A window of 1280 by 1024 pixels enlarged to 400%: what has focus is in sight, and so is what closes a dialog. */
import {expect, test} from '@playwright/test';
import {ARCHETYPES, visit} from './support/site';

test.use({viewport: {width: 320, height: 256}, contextOptions: {reducedMotion: 'reduce'}});

/** The focused element, if less than half of it or of the window can be seen of it; null at the end of the page. */
function hiddenStop(): string | null {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || 'seen' in element.dataset) return null;
  element.dataset.seen = '';
  const {left, top, bottom, width, height} = element.getClientRects()[0]!;
  const [first, last] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const shown = [0.1, 0.3, 0.5, 0.7, 0.9].filter((share) => {
    const front = document.elementFromPoint(left + width / 2, first + (last - first) * share);
    return front && (element.contains(front) || front.contains(element));
  });
  const isSeen = last - first >= Math.min(height, innerHeight) / 2 && shown.length >= 3;
  return isSeen ? '' : `${element.localName} "${element.textContent.slice(0, 40)}" at ${Math.round(top)}`;
}

test('nothing that sticks covers what has focus', async ({page}) => {
  test.setTimeout(600_000);
  const problems: string[] = [];
  // The overview has the parts of the other pages of the documentation, many times.
  for (const path of ARCHETYPES.filter((each) => each !== '/developer')) {
    for (const key of path === '/pricing' ? ['Tab', 'Shift+Tab'] : ['Tab']) {
      await visit(page, path);
      let count = 0;
      for (;;) {
        await page.keyboard.press(key);
        const problem = await page.evaluate(hiddenStop);
        if (problem === null) break;
        count += 1;
        if (problem) problems.push(`${path}, ${key}: ${problem}`);
      }
      expect(count, path).toBeGreaterThan(10);
    }
  }
  expect(problems).toEqual([]);
});

test('the demo and the help open at their top, have room, and can be closed from anywhere', async ({page}) => {
  await visit(page, '/');
  for (const name of ['How can we help?', 'Watch Demo']) {
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
