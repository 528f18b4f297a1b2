/** Runs axe-core on every page, in both themes and two widths, and on every dialog, menu and panel. */
import {expect, test} from '@playwright/test';
import {violationsOf, WIDTHS} from './support/axe';
import {json, startEndpoint} from './support/endpoint';
import {MISSING, sitemapPaths, visit} from './support/site';
import {enter, STATES} from './support/states';
import {share, sweep} from './support/sweep';
import {startVariant} from './support/variant';

const SHARES = 8;

test.use({actionTimeout: 20_000});

for (let index = 0; index < SHARES; index++) {
  test(`every page, part ${index + 1}`, async ({page, request}) => {
    test.setTimeout(600_000);
    const paths = [...(await sitemapPaths(request)), ...MISSING];
    await page.emulateMedia({reducedMotion: 'reduce'});
    await sweep(page, share(paths, index, SHARES), {
      inspect: async () => {
        const found: string[] = [];
        for (const size of Object.values(WIDTHS)) {
          await page.setViewportSize(size);
          // Measuring contrast scrolls, and axe reports a target that the header happens to cover.
          await page.evaluate(() => scrollTo(0, 0));
          found.push(...(await violationsOf(page)));
        }
        return found;
      },
    });
  });
}

for (const size of ['narrow', 'wide'] as const) {
  test(`every dialog, menu and panel, ${size}`, async ({page}) => {
    test.setTimeout(600_000);
    await page.setViewportSize(WIDTHS[size]);
    const problems: string[] = [];
    for (const state of STATES) {
      if (state.size && state.size !== size) continue;
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await enter(page, state);
      problems.push(...(await violationsOf(page)).map((problem) => `${state.name}: ${problem}`));
      await expect(state.shown(page), `${state.name}, after the axe run`).toBeVisible();
    }
    expect(problems).toEqual([]);
  });
}

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
  await page.clock.install();
  const problems: string[] = [];
  const look = async (name: string) => {
    for (const size of Object.values(WIDTHS)) {
      await page.setViewportSize(size);
      problems.push(...(await violationsOf(page)).map((problem) => `${name}: ${problem}`));
    }
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
