import {expect, test, type Page} from '@playwright/test';
import parts from '../../src/content/parts';
import walkthrough from '../../src/theme/WatchDemo/content';
import {stopTime} from './support/announcements';
import {visit} from './support/site';
import {watch} from './support/watch';

const {steps, seconds} = walkthrough;

const link = (page: Page) => page.getByRole('main').getByRole('link', {name: 'Watch Demo'});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Watch Demo'});
const button = (page: Page, name: string) => dialog(page).getByRole('button', {name, exact: true});

async function expectStep(page: Page, step: number, afterMs = 200): Promise<void> {
  const {title: name, caption} = steps[step]!;
  await page.clock.runFor(afterMs);
  await expect(dialog(page).getByRole('heading', {name})).toBeVisible();
  await expect(dialog(page).getByText(caption)).toBeVisible();
  await expect(dialog(page).getByRole('img').first()).toBeVisible();
}

test.skip(!parts.watchDemo, 'switched off');

test('the demo plays, pauses, moves by button and key, and returns focus', async ({page}) => {
  const {errors} = watch(page);
  await page.clock.install();
  await visit(page, '/');
  await stopTime(page);

  await test.step('it plays to its end, and again', async () => {
    await link(page).click();
    await expect(button(page, 'Pause')).toBeFocused();
    for (const step of steps.keys()) {
      await expectStep(page, step);
      await page.clock.runFor(seconds * 1000);
    }
    await button(page, 'Watch again').click();
    await expectStep(page, 0);
  });

  await test.step('paused or moved by a visitor, it stays where it is', async () => {
    await button(page, 'Pause').click();
    await page.keyboard.press('ArrowLeft');
    await expectStep(page, 0, 60_000);
    await page.keyboard.press('ArrowRight');
    await expectStep(page, 1);
    await button(page, 'Play').click();
    await button(page, 'Next').click();
    await expectStep(page, 2, 60_000);
  });

  await test.step('Escape closes it, and with reduced motion it does not play by itself', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link(page)).toBeFocused();
    await page.emulateMedia({reducedMotion: 'reduce'});
    await link(page).click();
    await expect(button(page, 'Play')).toBeFocused();
    await expectStep(page, 0, 60_000);
  });
  expect(errors).toEqual([]);
});
