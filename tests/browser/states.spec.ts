/** Makes every inspection of audit.spec.ts on what opens or appears on interaction: dialogs, menus, panels, messages. */
import {expect, test} from '@playwright/test';
import {violationsOf, WIDTHS} from './support/axe';
import {json, startEndpoint} from './support/endpoint';
import {walk} from './support/focus';
import {enlargeText, misplacedTexts} from './support/layout';
import {visit} from './support/site';
import {enter, STATES} from './support/states';
import {share} from './support/sweep';
import {startVariant} from './support/variant';

const PARTS = 3;

test.use({actionTimeout: 20_000});

for (let part = 0; part < PARTS; part++) {
  test(`dialogs, menus and panels, part ${part + 1}`, async ({page}) => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    for (const state of share(STATES, part, PARTS)) {
      const {name, size = 'wide', layer, isWalked = true} = state;
      await page.setViewportSize(WIDTHS[size]);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await enter(page, state);
      const within = layer?.(page) ?? page.getByRole('main');
      const found = await violationsOf(page, within);
      await expect(state.shown(page), `${name}, after the axe run`).toBeVisible();
      if (layer && isWalked) found.push(...(await walk(page, {within, isColumn: size === 'narrow'})));
      if (layer && state.size !== 'wide') {
        await page.setViewportSize({width: 320, height: 256});
        for (const factor of [2, 1]) {
          await enlargeText(page, factor);
          const misplaced = await misplacedTexts(page, within);
          found.push(...misplaced.map((problem) => `320 by 256, text × ${factor}: ${problem}`));
        }
      }
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('the contact form that failed and that was sent, and the scheduler', async ({page, context}) => {
  const endpoint = await startEndpoint();
  const meeting = {meetingUrl: 'https://meet.example/team', meetingScriptUrl: 'https://meet.example/embed.js'};
  const site = await startVariant({contactEndpoint: endpoint.url, ...meeting});
  await context.route(meeting.meetingScriptUrl, (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await context.route(`${meeting.meetingUrl}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Times</title><h1>Times</h1>',
    }),
  );
  await page.emulateMedia({reducedMotion: 'reduce'});
  const main = page.getByRole('main');
  const send = main.getByRole('button', {name: 'Send Message'});
  try {
    await visit(page, `${site.origin}/terms`);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
    await main.getByLabel('Full Name').fill('Amara');
    await main.getByLabel('Email Address').fill('amara@example.com');
    await main.getByLabel('Message').fill('Hello');
    // The form asks for confirmation if a message is sent within two seconds.
    await page.clock.fastForward(10_000);
    endpoint.respond = json(500, {});
    await send.click();
    await expect(main.getByRole('alert')).toContainText('could not accept');
    const problems = await violationsOf(page, main);
    endpoint.respond = json(200, {ok: true});
    await send.click();
    await expect(main.getByRole('button', {name: 'Write another message'})).toBeVisible();
    problems.push(...(await violationsOf(page, main)));

    await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
    await main.getByRole('link', {name: 'Book a Demo'}).last().click();
    await expect(main.locator('iframe').contentFrame().getByRole('heading')).toHaveText('Times');
    expect([...problems, ...(await violationsOf(page, main))]).toEqual([]);
  } finally {
    await site.close();
    await endpoint.close();
  }
});
