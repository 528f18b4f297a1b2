/** “Watch Demo”: the walkthrough above the home page and on /book-a-demo. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import walkthrough from '../../src/content/walkthrough';
import {clock, cuesOf, lengthOf, startOf} from '../../src/lib/timeline';
import {shiftOf, watchShifts} from './support/shifts';
import {visit} from './support/site';
import {watch} from './support/watch';

const {steps, title, ending} = walkthrough;
const cues = cuesOf(steps);
const LENGTH = lengthOf(cues);

const link = (page: Page) => page.getByRole('main').getByRole('link', {name: 'Watch Demo'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Watch Demo'});
const section = (page: Page) => page.getByRole('region', {name: title});
const caption = (within: Locator, text: string) => within.getByText(text, {exact: true}).filter({visible: true});
const toggle = (within: Locator, name: string) => within.getByRole('button', {name, exact: true});
const slider = (within: Locator) => within.getByRole('slider', {name: 'Position'});
const stepButton = (within: Locator, step: number) => within.getByRole('button', {name: steps[step]!.title});

/** Pictures, without one that fades out. */
const pictures = (within: Locator) => within.locator('[role="img"]:not([aria-hidden] *)');

/** Opens the walkthrough with the clock stopped at its first frame. */
async function open(page: Page): Promise<Locator> {
  await page.clock.install({time: 0});
  await visit(page, '/');
  await page.clock.pauseAt(3_600_000);
  await link(page).click();
  const player = dialog(page);
  await expect(caption(player, cues[0]!.caption)).toBeVisible();
  await expect(toggle(player, 'Pause')).toBeFocused();
  return player;
}

const seconds = (page: Page, count: number) => page.clock.runFor(count * 1000);

test.use({contextOptions: {reducedMotion: 'no-preference'}});

test('plays each frame for its time, pauses, plays on, and ends with Book a Demo', async ({page}) => {
  const {errors} = watch(page);
  const player = await open(page);
  for (const [at, cue] of cues.entries()) {
    await expect(caption(player, cue.caption), `frame ${at}`).toBeVisible();
    await expect(pictures(player)).toHaveCount(1);
    if (at === 2) {
      await toggle(player, 'Pause').click();
      await seconds(page, 30);
      await expect(caption(player, cue.caption)).toBeVisible();
      await toggle(player, 'Play').click();
    }
    if (at < cues.length - 1) await seconds(page, cue.seconds);
  }
  await expect(player.getByRole('link', {name: 'Book a Demo'})).toHaveCount(0);
  await seconds(page, cues[cues.length - 1]!.seconds + 0.2);
  await expect(player.getByText(ending)).toBeVisible();
  await expect(player.getByText(`${clock(LENGTH)} / ${clock(LENGTH)}`)).toBeVisible();
  await toggle(player, 'Watch again').click();
  await expect(caption(player, cues[0]!.caption)).toBeVisible();
  await slider(player).press('End');
  await player.getByRole('link', {name: 'Book a Demo'}).click();
  await expect(page).toHaveURL('/book-a-demo');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Book a Demo');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('Escape, the button and a click outside close it, and focus returns', async ({page}) => {
  const player = await open(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => toggle(player, 'Close').click(),
    () => page.mouse.click(5, 5),
  ]) {
    if (!(await player.isVisible())) await page.keyboard.press('Enter');
    await expect(toggle(player, 'Pause')).toBeFocused();
    await close();
    await expect(player).toHaveCount(0);
    await expect(link(page)).toBeFocused();
  }
  await expect(page).toHaveURL('/');
});

test('a click on the picture pauses and plays on', async ({page}) => {
  const player = await open(page);
  await pictures(player).click();
  await expect(toggle(player, 'Play')).toBeVisible();
  await pictures(player).click();
  await expect(toggle(player, 'Pause')).toBeVisible();
});

test('Ctrl-click opens the page in a new tab instead', async ({page, context}) => {
  await visit(page, '/');
  const [tab] = await Promise.all([context.waitForEvent('page'), link(page).click({modifiers: ['ControlOrMeta']})]);
  await expect(tab).toHaveURL('/book-a-demo#walkthrough');
  await expect(dialog(page)).toHaveCount(0);
});

test('the slider moves freely with the pointer, and by step with the arrow keys', async ({page}) => {
  const player = await open(page);
  const bar = (await slider(player).boundingBox())!;
  await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2);
  const middle = cues.find(({end}) => end > LENGTH / 2)!;
  await expect(caption(player, middle.caption)).toBeVisible();
  const press = async (key: string, step: number) => {
    await slider(player).press(key);
    await expect(stepButton(player, step)).toHaveAttribute('aria-current', 'step');
    await expect(slider(player)).toHaveAttribute(
      'aria-valuetext',
      `${step + 1} of ${steps.length}: ${steps[step]!.title}`,
    );
  };
  await press('Home', 0);
  await press('ArrowRight', 1);
  await press('ArrowUp', 2);
  await press('ArrowLeft', 1);
  await press('ArrowDown', 0);
  await press('End', steps.length - 1);
  await expect(player.getByText(ending)).toBeVisible();
});

test('steps, playing and the text are in reach of the keyboard', async ({page}) => {
  const player = await open(page);
  await page.keyboard.press('Space');
  await expect(toggle(player, 'Play')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(slider(player)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle(player, 'Pause')).toBeVisible();
  for (let step = 0; step < steps.length; step++) {
    await page.keyboard.press('Tab');
    await expect(stepButton(player, step)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(caption(player, steps[step]!.frames[0]!.caption)).toBeVisible();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(stepButton(player, steps.length - 2)).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const words = player.locator('details p');
  await expect(words.first()).toBeVisible();
  expect((await words.allTextContents()).join(' ')).toBe(cues.map((cue) => cue.caption).join(' '));
});

test('announces each step once, and no seconds', async ({page}) => {
  const player = await open(page);
  await player.evaluate((element) => {
    const status = element.querySelector('[role="status"]')!;
    const spoken: string[] = [];
    Object.assign(window, {spoken});
    new MutationObserver(() => spoken.push(status.textContent!)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  await seconds(page, startOf(cues, 2) + 0.2);
  await expect(caption(player, steps[2]!.frames[0]!.caption)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as {spoken: string[]}).spoken)).toEqual([
    `2 of ${steps.length}: ${steps[1]!.title}`,
    `3 of ${steps.length}: ${steps[2]!.title}`,
  ]);
});

test('waits while the tab is hidden', async ({page}) => {
  const player = await open(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', {configurable: true, value});
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await seconds(page, 1);
  await hide(true);
  await seconds(page, 60);
  await hide(false);
  await expect(caption(player, cues[0]!.caption)).toBeVisible();
  await expect(toggle(player, 'Pause')).toBeVisible();
  await seconds(page, cues[0]!.seconds);
  await expect(caption(player, cues[1]!.caption)).toBeVisible();
  // Someone who paused it before finds it paused.
  await toggle(player, 'Pause').click();
  await hide(true);
  await hide(false);
  await expect(toggle(player, 'Play')).toBeVisible();
});

test('nothing that moves in a picture takes longer than 400 milliseconds', async ({page}) => {
  const player = await open(page);
  const durations = new Set<number>();
  for (const cue of cues) {
    for (const duration of await player.evaluate((element) =>
      element.getAnimations({subtree: true}).map((animation) => Number(animation.effect!.getComputedTiming().endTime)),
    ))
      durations.add(duration);
    await seconds(page, cue.seconds);
  }
  expect(durations.size).toBeGreaterThan(0);
  expect(Math.max(...durations)).toBeLessThanOrEqual(400);
});

test('when a date is moved, its row moves in the picture', async ({page}) => {
  const player = await open(page);
  const at = cues.findIndex(({imageSeed}) => imageSeed === 'demo-list:moved');
  await seconds(page, cues[at]!.start - 0.5);
  await expect(caption(player, cues[at - 1]!.caption)).toBeVisible();
  const row = pictures(player).getByText('Callum Reid').first();
  await row.evaluate((element) => {
    Object.assign(window, {row: element});
  });
  await seconds(page, 0.6);
  await expect(caption(player, cues[at]!.caption)).toBeVisible();
  // The same element, now on its way.
  expect(await row.evaluate((element) => element === (window as unknown as {row: Element}).row)).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('it is a series of stills, each with all captions of its step', async ({page}) => {
    await page.clock.install({time: 0});
    await visit(page, '/');
    await page.clock.pauseAt(3_600_000);
    await link(page).click();
    const player = dialog(page);
    await expect(toggle(player, 'Next')).toBeFocused();
    await expect(slider(player)).toHaveCount(0);
    await expect(player.getByRole('button', {name: /Play|Pause/})).toHaveCount(0);
    for (const {frames} of steps) {
      await seconds(page, 60);
      await expect(caption(player, frames.map((frame) => frame.caption).join(' '))).toBeVisible();
      await expect(pictures(player)).toHaveCount(1);
      expect(await player.evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
      await page.keyboard.press('Enter');
    }
    await expect(player.getByRole('link', {name: 'Book a Demo'})).toBeVisible();
    await toggle(player, 'Previous').click();
    await expect(player.getByText(ending)).toHaveCount(0);
    await toggle(player, 'Previous').click();
    await expect(stepButton(player, steps.length - 2)).toHaveAttribute('aria-current', 'step');
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the link leads to the first picture and the whole text', async ({page}) => {
    await page.goto('/');
    await link(page).click();
    await expect(page).toHaveURL('/book-a-demo#walkthrough');
    const part = section(page);
    await expect(part.getByRole('img')).toBeInViewport();
    await expect(part.getByRole('button')).toHaveCount(0);
    await part.getByText('Read it as text').click();
    for (const [at, {title: name, frames}] of steps.entries()) {
      const item = part.locator('details li').nth(at);
      await expect(item).toBeVisible();
      await expect(item).toContainText(name);
      for (const frame of frames) await expect(item).toContainText(frame.caption);
    }
  });
});

test.describe('on /book-a-demo', () => {
  test('its address focuses it, and it plays in the page', async ({page}) => {
    await page.clock.install({time: 0});
    await visit(page, '/book-a-demo#walkthrough');
    await page.clock.pauseAt(3_600_000);
    const part = section(page);
    await expect(part).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(toggle(part, 'Pause')).toBeFocused();
    await seconds(page, cues[0]!.seconds);
    await expect(caption(part, cues[1]!.caption)).toBeVisible();
    await slider(part).press('End');
    await part.getByRole('link', {name: 'Book a Demo'}).click();
    await expect(page).toHaveURL('/book-a-demo#times');
    await expect(page.getByRole('heading', {name: 'Suggest a time that suits you'})).toBeInViewport();
  });

  test('a step can be chosen before anything is loaded', async ({page}) => {
    await visit(page, '/book-a-demo');
    await stepButton(section(page), 4).click();
    await expect(caption(section(page), steps[4]!.frames[0]!.caption)).toBeVisible();
  });
});

for (const width of [320, 390, 1440]) {
  test(`at ${width} pixels every picture fits the stage, and nothing around it shifts`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.clock.install({time: 0});
    await watchShifts(page);
    await visit(page, '/book-a-demo');
    await page.clock.pauseAt(3_600_000);
    const part = section(page);
    /** In the document, because clicks scroll. */
    const place = () =>
      part.evaluate((element) => {
        const {width: wide, height, top} = element.getBoundingClientRect();
        return {wide, height, top: Math.round(top + scrollY)};
      });
    const before = await place();
    await toggle(part, 'Play').click();
    await expect(toggle(part, 'Pause')).toBeFocused();
    const cut: string[] = [];
    for (const {caption: words, imageSeed, seconds: time} of cues) {
      await expect(caption(part, words)).toBeVisible();
      expect(await place(), imageSeed).toEqual(before);
      const overflow = await part.evaluate((element) => {
        const stage = element.querySelector('[role="img"]:not([aria-hidden] *)')!.parentElement!.parentElement!;
        const image = stage.querySelector('[role="img"]')!;
        return image.getBoundingClientRect().height - stage.getBoundingClientRect().height;
      });
      if (overflow > 1) cut.push(`${imageSeed}: ${Math.round(overflow)} pixels too high`);
      await seconds(page, time);
    }
    expect(cut).toEqual([]);
    // Frames of the browser, which the measurement waits for, follow the clock too.
    await page.clock.resume();
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });
}

test('a player that cannot be loaded says so, and offers the text and another try', async ({page}) => {
  await visit(page, '/');
  await page.route('**/*.js', (route) => route.abort());
  await link(page).click();
  const player = dialog(page);
  await expect(player.getByRole('alert')).toContainText('The demo could not be loaded.');
  await page.unroute('**/*.js');
  await player.getByRole('button', {name: 'Try again'}).click();
  await expect(toggle(player, 'Pause')).toBeFocused();

  await visit(page, '/book-a-demo');
  await page.route('**/*.js', (route) => route.abort());
  const part = section(page);
  await toggle(part, 'Play').click();
  await expect(part.getByRole('alert')).toContainText('The text below tells the same story.');
  await part.getByText('Read it as text').click();
  await expect(part.locator('details li').last()).toBeVisible();
});

test('from the failure, a link leads to the text', async ({page}) => {
  await visit(page, '/');
  await page.route('**/*.js', (route) => route.abort());
  await link(page).click();
  await expect(dialog(page).getByRole('link', {name: 'Read it as text'})).toHaveAttribute(
    'href',
    '/book-a-demo#walkthrough',
  );
});
