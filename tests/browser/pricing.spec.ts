import {expect, test, type Page} from '@playwright/test';
import type {BillingPeriod} from '../../src/content/schema';
import {SLIDER} from '../../src/content/pricing';
import {tiers as TIERS} from '../../src/content/tiers';
import {
  annualSaving,
  cheaperNextTier,
  estimatePrice,
  findTier,
  formatCount,
  formatPerUser,
  formatTotal,
} from '../../src/lib/pricing';
import {listen, stopTime} from './support/announcements';
import {dearest} from './support/prices';
import {isSameDocument, markDocument, REGISTER, visit} from './support/site';
import {watch} from './support/watch';

const {min: FEWEST, max: TOO_MANY, initial: START} = SLIDER;
/** The most users with a listed price, and as the page writes it. */
const MOST = TOO_MANY - 1;
const MOST_TEXT = formatCount(MOST);
/** The last number of users of a tier where the next tier costs less, if there is any. */
const DEAR = dearest(TIERS, 'annual');

/** Prices as the page shows them; tests/unit has the rules. */
const total = (users: number, period: BillingPeriod) => formatTotal(estimatePrice(TIERS, users, period).total!);

const slider = (page: Page) => page.getByRole('slider', {name: 'How many users?'});
const card = (page: Page) => page.getByTestId('estimate');
const billing = (page: Page) => page.getByRole('switch', {name: 'Annual billing'});
const field = (page: Page) => page.getByRole('textbox', {name: 'How many users?'});
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name, exact: true});

const setUsers = (page: Page, users: number) => slider(page).fill(String(users));

async function showsUsers(page: Page, users: number) {
  await expect(slider(page)).toHaveValue(String(users));
  await expect(field(page)).toHaveValue(String(users));
}

test('slider, field, tiers and switch set the estimate', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/pricing');
  await markDocument(page);

  await test.step('starts with some users billed annually', async () => {
    await showsUsers(page, START);
    await expect(billing(page)).toHaveAttribute('aria-checked', 'true');
    const perUser = formatPerUser(estimatePrice(TIERS, START, 'annual').perUser!);
    for (const text of [`${perUser} per user`, total(START, 'annual'), annualSaving([findTier(TIERS, START)]) ?? ''])
      await expect(card(page)).toContainText(text);
    // Nobody has asked for another number yet.
    await expect(page.getByRole('button', {name: /^Switch to/})).toHaveCount(0);
  });

  await test.step('a tier sets its smallest number of users', async () => {
    const tiers = page.getByRole('group', {name: 'Tier'});
    for (const {label, min} of TIERS.toReversed()) {
      await tiers.getByRole('button', {name: label, exact: true}).click();
      await showsUsers(page, min);
      await expect(tiers.getByRole('button', {pressed: true})).toHaveText(label);
    }
    await slider(page).press('End');
    await showsUsers(page, TOO_MANY);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `More than ${MOST_TEXT} users`);
    await slider(page).press('ArrowLeft');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', `${MOST_TEXT} users`);
    await expect(tiers.getByRole('button', {pressed: true})).toHaveText(TIERS.at(-2)!.label);
  });

  await test.step('the field shows the price of what is typed, and corrects a number out of range when it is left', async () => {
    await field(page).fill(`${FEWEST - 1}`);
    await expect(card(page)).toContainText(total(FEWEST, 'annual'));
    await field(page).press('Tab');
    await showsUsers(page, FEWEST);
    await expect(field(page)).toHaveAccessibleDescription(`${FEWEST - 1} is below the minimum of ${FEWEST}.`);
    await field(page).selectText();
    await field(page).pressSequentially(`${5 * MOST}`);
    await expect(card(page).getByRole('link')).toHaveText('Contact Sales');
    await expect(field(page)).toHaveValue(`${5 * MOST}`);
    await field(page).press('Tab');
    await showsUsers(page, TOO_MANY);
    // One digit at a time, each of which is out of range or a number of its own.
    await field(page).selectText();
    await field(page).pressSequentially(`${MOST}`);
    await showsUsers(page, MOST);
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(`${FEWEST} to ${MOST_TEXT}`));
  });

  await test.step('the wheel scrolls the page, and does not change the number', async () => {
    await field(page).hover();
    const scrolled = page.evaluate(() => new Promise((resolve) => addEventListener('scroll', resolve, {once: true})));
    await page.mouse.wheel(0, 100);
    await scrolled;
    await showsUsers(page, MOST);
  });

  await test.step('the next tier is suggested where it costs less', async () => {
    if (DEAR === undefined) return;
    await setUsers(page, DEAR);
    const next = cheaperNextTier(TIERS, estimatePrice(TIERS, DEAR, 'annual'))!;
    const [users, cost, less] = [formatCount(next.users), formatTotal(next.total), formatTotal(next.difference)];
    await expect(page.getByText(`${users} users would cost ${cost}, which is ${less} less.`)).toBeVisible();
    await page.getByRole('button', {name: `Switch to ${users} users`}).click();
    await showsUsers(page, next.users);
    await expect(card(page)).toContainText(cost);
  });

  await test.step('the address of the estimate can be copied', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await setUsers(page, FEWEST);
    await card(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(card(page).getByRole('status')).toHaveText('Link copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${new URL(page.url()).origin}/pricing?users=${FEWEST}&billing=annual`);
  });

  await test.step('on a phone, the total stays in sight while the slider moves', async () => {
    await page.setViewportSize({width: 390, height: 844});
    const shown = card(page).getByText(/^\$[\d,]+$/);
    for (const [block, users] of [
      ['end', FEWEST],
      ['start', MOST],
    ] as const) {
      await slider(page).evaluate((element, to) => element.scrollIntoView({block: to, behavior: 'instant'}), block);
      await setUsers(page, users);
      await expect(slider(page)).toBeInViewport({ratio: 1});
      await expect(shown).toHaveText(total(users, 'annual'));
      await expect(shown).toBeInViewport({ratio: 1});
    }
  });

  await test.step('where a price is listed, the button starts a trial, else it contacts sales', async () => {
    await billing(page).press('Space');
    await expect(billing(page)).toHaveAttribute('aria-checked', 'false');
    await expect(card(page)).toContainText('a month');
    const register = `${REGISTER}?users=${MOST}&billing=monthly`;
    await expect(card(page).getByRole('link', {name: 'Get Started'})).toHaveAttribute('href', register);
    await setUsers(page, TOO_MANY);
    await expect(card(page)).toContainText(`over ${MOST_TEXT} employees`);
    await expect(card(page)).not.toContainText(/\$|null|NaN|undefined/);
    await expect(card(page).getByRole('link')).toHaveText('Contact Sales');
    await card(page).getByRole('link').click();
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
  expect(errors).toEqual([]);
});

test('a printed estimate says what it is for, when, and where it is', async ({page}) => {
  await visit(page, `/pricing?users=${MOST}`);
  await showsUsers(page, MOST);
  await page.setViewportSize({width: 794, height: 1123});
  await page.pdf();
  await page.emulateMedia({media: 'print'});
  const printed = page.getByRole('region', {name: 'Estimate'});
  for (const text of [
    `${MOST_TEXT} users, billed annually`,
    total(MOST, 'annual'),
    /\d \w+ \d{4}: .*\/pricing\?users=\d+&/,
  ])
    await expect(printed).toContainText(text, {useInnerText: true});
  await expect(printed.getByRole('button').or(printed.getByRole('link')).or(slider(page))).toHaveCount(0);
  // No empty space instead of the controls.
  const [box, first] = [
    await printed.locator('.box').boundingBox(),
    await card(page).locator('p').first().boundingBox(),
  ];
  expect(first!.y - box!.y).toBeLessThan(60);
});

test('the address keeps the estimate, without adding history entries', async ({page}) => {
  await visit(page, '/privacy');
  await menuLink(page, 'Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await showsUsers(page, START);
  const before = await page.evaluate(() => history.length);
  await setUsers(page, MOST);
  await billing(page).click();
  await expect(page).toHaveURL(`/pricing?users=${MOST}&billing=monthly`);
  expect(await page.evaluate(() => history.length)).toBe(before);

  await menuLink(page, 'Features').click();
  await expect(slider(page)).toHaveCount(0);
  await page.goBack();
  await showsUsers(page, MOST);
  await expect(billing(page)).toHaveAttribute('aria-checked', 'false');
  // A link to the page resets it.
  await menuLink(page, 'Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await showsUsers(page, START);
});

test('the result is announced once, when the slider stops, and brings no leaving visitor back', async ({page}) => {
  await page.clock.install();
  await visit(page, '/pricing');
  await stopTime(page);
  const announced = await listen(page.locator('output'));
  await slider(page).focus();
  for (let count = 0; count < 10; count++) {
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(100);
  }
  await showsUsers(page, START + 10);
  await page.clock.runFor(1000);
  await expect(page.locator('output')).toHaveText(`${START + 10} users, ${total(START + 10, 'annual')} a year`);
  // Then it is no text of the page any more, to be read or copied.
  await page.clock.runFor(6000);
  await expect(page.locator('output')).toBeEmpty();
  expect(await announced()).toHaveLength(1);

  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**', (route) => released.then(() => route.continue()));
  await setUsers(page, TOO_MANY);
  await card(page).getByRole('link', {name: 'Contact Sales'}).click();
  await page.clock.runFor(1000);
  release();
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
  await expect(page).toHaveURL(`/contact?about=price&users=${TOO_MANY}`);
});
