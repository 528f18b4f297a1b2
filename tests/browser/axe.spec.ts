/** Runs axe-core on every dialog, menu and panel; audit.spec.ts does on pages. */
import {expect, test} from '@playwright/test';
import {violationsOf, WIDTHS} from './support/axe';
import {json, startEndpoint} from './support/endpoint';
import {visit} from './support/site';
import {enter, STATES} from './support/states';
import {startVariant} from './support/variant';

test.use({actionTimeout: 20_000});

test('every dialog, menu and panel', async ({page}) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  for (const state of STATES) {
    await page.setViewportSize(WIDTHS[state.size ?? 'wide']);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await enter(page, state);
    problems.push(...(await violationsOf(page)).map((problem) => `${state.name}: ${problem}`));
    await expect(state.shown(page), `${state.name}, after the axe run`).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('the contact form’s states and the scheduler', async ({page, context}) => {
  const endpoint = await startEndpoint();
  const meeting = {meetingUrl: 'https://meet.example/team', meetingScriptUrl: 'https://meet.example/embed.js'};
  const site = await startVariant({contactEndpoint: endpoint.url, ...meeting});
  await context.route('https://meet.example/**', (route) =>
    route.fulfill(
      route.request().url() === meeting.meetingScriptUrl
        ? {contentType: 'text/javascript', body: ''}
        : {
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Times</title><main><h1>Times</h1></main>',
          },
    ),
  );
  await page.emulateMedia({reducedMotion: 'reduce'});
  const problems: string[] = [];
  const look = async (name: string) => {
    problems.push(...(await violationsOf(page)).map((problem) => `${name}: ${problem}`));
  };
  const main = page.getByRole('main');
  try {
    await visit(page, `${site.origin}/terms`);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
    await main.getByLabel('Full Name').fill('Amara');
    await main.getByLabel('Email Address').fill('amara@example.com');
    await main.getByLabel('Message').fill('Hello');
    // The form asks for confirmation if a message is sent within two seconds.
    await page.clock.fastForward(10_000);
    endpoint.respond = json(429, {}, {'Retry-After': '900'});
    await main.getByRole('button', {name: 'Send Message'}).click();
    await expect(main.getByRole('alert')).toContainText('Wait');
    await look('a form that is told to wait');
    await page.clock.fastForward(1_000_000);
    endpoint.respond = json(500, {});
    await main.getByRole('button', {name: 'Send Message'}).click();
    await expect(main.getByRole('alert')).toContainText('could not accept');
    await look('a form that failed');
    endpoint.respond = json(200, {ok: true});
    await main.getByRole('button', {name: 'Send Message'}).click();
    await expect(main.getByRole('button', {name: 'Write another message'})).toBeVisible();
    await look('a form that was sent');

    await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
    await main.getByRole('link', {name: 'Book a Demo'}).last().click();
    await expect(main.locator('iframe').contentFrame().getByRole('heading')).toHaveText('Times');
    await look('the scheduler');
  } finally {
    await site.close();
    await endpoint.close();
  }
  expect(problems).toEqual([]);
});
