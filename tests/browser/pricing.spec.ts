/** The price estimate: every tier boundary, every way to set the number of users, and the URL parameters. */
import {expect, test, type Page} from '@playwright/test';
import type {BillingPeriod} from '../../src/content/schema';
import {tiers as TIERS} from '../../src/content/tiers';
import {annualSaving, cheaperNextTier, estimatePrice, formatPerUser, formatTotal} from '../../src/lib/pricing';
import {address, isSameDocument, markDocument, REGISTER, visit} from './support/site';
import {watch} from './support/watch';

/** The price of a tier with one, as the page shows it; tests/unit has the rules. */
const perUser = (users: number, period: BillingPeriod) => formatPerUser(estimatePrice(TIERS, users, period).perUser!);
const total = (users: number, period: BillingPeriod) => formatTotal(estimatePrice(TIERS, users, period).total!);

const slider = (page: Page) => page.getByRole('slider');
const card = (page: Page) => page.getByTestId('estimate');
const billing = (page: Page) => page.getByRole('switch');
const field = (page: Page) => page.getByRole('spinbutton', {name: 'Number of users'});
const tiers = (page: Page) => page.getByRole('group', {name: 'Tier'});
const currentTier = (page: Page) => tiers(page).getByRole('button', {pressed: true});

const setUsers = (page: Page, users: number) => slider(page).fill(String(users));

async function showsUsers(page: Page, users: number) {
  await expect(slider(page)).toHaveValue(String(users));
  await expect(field(page)).toHaveValue(String(users));
}

test('starts with 100 users billed annually', async ({page}) => {
  await visit(page, '/pricing');
  await showsUsers(page, 100);
  await expect(billing(page)).toHaveAttribute('aria-checked', 'true');
  await expect(card(page)).toContainText('Teams');
  await expect(card(page)).toContainText(`${perUser(100, 'annual')} per user`);
  await expect(card(page)).toContainText(total(100, 'annual'));
  await expect(card(page)).toContainText(`${annualSaving(TIERS)}%`);
  await expect(currentTier(page)).toHaveText('10–100');
  await expect(page.getByRole('heading', {name: 'All Plans Include'})).toBeVisible();
});

test('the table lists every tier', async ({page}) => {
  await visit(page, '/pricing');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(TIERS.length + 1);
  const shown = (price: number | null) => (price === null ? 'Contact Sales' : formatPerUser(price));
  for (const [index, {label, monthly, annual}] of TIERS.entries()) {
    const row = rows.nth(index + 1);
    await expect(row.getByRole('rowheader')).toHaveText(label);
    await expect(row.getByRole('cell').nth(0)).toHaveText(shown(monthly));
    await expect(row.getByRole('cell').nth(1)).toHaveText(shown(annual));
  }
});

test('tier buttons set the smallest number of users in their tier', async ({page}) => {
  await visit(page, '/pricing');
  for (const [name, users] of [
    ['1,001+', 1001],
    ['501–1,000', 501],
    ['251–500', 251],
    ['101–250', 101],
    ['10–100', 10],
  ] as const) {
    await tiers(page).getByRole('button', {name}).click();
    await showsUsers(page, users);
    await expect(currentTier(page)).toHaveText(name);
  }
});

test('up to 1,000 users the button starts a trial, above it contacts sales', async ({page}) => {
  await visit(page, '/pricing');
  for (const period of ['annual', 'monthly']) {
    await setUsers(page, 1000);
    const start = card(page).getByRole('link', {name: 'Get Started'});
    await expect(start).toHaveAttribute('href', REGISTER);
    await expect(start).toHaveAttribute('target', '_blank');
    await expect(card(page).getByRole('link', {name: 'Contact Sales'})).toHaveCount(0);

    await setUsers(page, 1001);
    await expect(card(page).getByRole('link', {name: 'Contact Sales'})).toHaveAttribute('href', '/contact');
    await expect(card(page).getByRole('link', {name: 'Get Started'})).toHaveCount(0);
    await expect(card(page)).toContainText('over 1,000 employees');
    expect(await card(page).innerText()).not.toMatch(/\$|null|NaN|undefined/);
    if (period === 'annual') await billing(page).click();
  }
  await markDocument(page);
  await card(page).getByRole('link', {name: 'Contact Sales'}).click();
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('the billing switch keeps its name and exposes its state', async ({page}) => {
  await visit(page, '/pricing');
  for (const [key, state] of [
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await billing(page).focus();
    await page.keyboard.press(key);
    await expect(billing(page)).toHaveAccessibleName('Annual billing');
    await expect(billing(page)).toHaveAttribute('aria-checked', state);
    await expect(card(page)).toContainText(state === 'true' ? 'a year' : 'a month');
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the total stays in sight while the slider moves', async ({page}) => {
    await visit(page, '/pricing');
    const shown = card(page).getByText(/^\$[\d,]+$/);
    for (const block of ['end', 'center', 'start'] as const) {
      await slider(page).evaluate((element, to) => element.scrollIntoView({block: to, behavior: 'instant'}), block);
      for (const users of [250, 1000]) {
        await setUsers(page, users);
        await expect(slider(page)).toBeInViewport({ratio: 1});
        await expect(shown).toHaveText(total(users, 'annual'));
        await expect(shown, block).toBeInViewport({ratio: 1});
      }
    }
  });
});

test.describe('keyboard', () => {
  test('arrow keys, Page Up and Page Down, Home and End move the slider', async ({page}) => {
    await visit(page, '/pricing');
    await slider(page).focus();
    await expect(slider(page)).toHaveAccessibleName('How many users?');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '100 users');
    await page.keyboard.press('ArrowRight');
    await showsUsers(page, 101);
    await expect(currentTier(page)).toHaveText('101–250');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await showsUsers(page, 99);
    await page.keyboard.press('PageUp');
    expect(Number(await slider(page).inputValue())).toBeGreaterThan(120);
    await page.keyboard.press('PageDown');
    await showsUsers(page, 99);
    await page.keyboard.press('Home');
    await showsUsers(page, 10);
    await page.keyboard.press('ArrowLeft');
    await showsUsers(page, 10);
    await page.keyboard.press('End');
    await showsUsers(page, 1001);
    await expect(slider(page)).toHaveAttribute('aria-valuetext', 'More than 1,000 users');
    await page.keyboard.press('ArrowLeft');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '1,000 users');
  });

  test('announces the result once, when the slider stops', async ({page}) => {
    await visit(page, '/pricing');
    const output = page.locator('output');
    const announced = (users: number) => new RegExp(`${users} users.*\\${total(users, 'annual')}`);
    await expect(output).toHaveText(announced(100));
    await output.evaluate((element) => {
      const changes: string[] = [];
      new MutationObserver(() => changes.push(element.textContent!)).observe(element, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      Object.assign(window, {changes});
    });
    await slider(page).focus();
    for (let count = 0; count < 10; count++) await page.keyboard.press('ArrowRight');
    await expect(output).toHaveText(announced(110));
    const changes = await page.evaluate(() => (window as unknown as {changes: string[]}).changes);
    expect(changes).toHaveLength(1);
  });

  test('the number field accepts typing, and corrects a value out of range on blur', async ({page}) => {
    await visit(page, '/pricing');
    for (const [typed, users] of [
      ['250', 250],
      ['5', 10],
      ['4000', 1001],
      ['', 1001],
      ['12.5', 1001],
      ['-3', 1001],
      ['77', 77],
    ] as const) {
      await field(page).fill(typed);
      await field(page).press('Tab');
      await showsUsers(page, users);
    }
    await field(page).fill('300');
    await field(page).press('Enter');
    await showsUsers(page, 300);
    expect(await typeUsers(page, '640')).toBe('640');
    await expect(slider(page)).toHaveValue('640');
  });

  /** Types one digit at a time, as a person does; gives the resulting value of the field. */
  async function typeUsers(page: Page, figures: string): Promise<string> {
    await field(page).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(figures);
    return field(page).inputValue();
  }
});

test('suggests the next tier where it costs less, and applies it', async ({page}) => {
  await visit(page, '/pricing?users=50');
  await showsUsers(page, 50);
  await expect(page.getByText(/users would cost/)).toBeHidden();
  await setUsers(page, 250);
  const next = cheaperNextTier(TIERS, estimatePrice(TIERS, 250, 'annual'))!;
  const [cost, less] = [formatTotal(next.total), formatTotal(next.difference)];
  await expect(page.getByText(`251 users would cost ${cost}, which is ${less} less.`)).toBeVisible();
  await page.getByRole('button', {name: 'Switch to 251 users'}).click();
  await showsUsers(page, 251);
  await expect(card(page)).toContainText(cost);
  await expect(page.getByText(/users would cost/)).toBeHidden();
});

test.describe('the URL', () => {
  test('restores a shared estimate', async ({page}) => {
    await visit(page, '/pricing?users=250&billing=monthly');
    await showsUsers(page, 250);
    await expect(billing(page)).toHaveAttribute('aria-checked', 'false');
    await expect(card(page)).toContainText(`${total(250, 'monthly')} a month`);
  });

  test('follows the estimate without adding history entries', async ({page}) => {
    await visit(page, '/pricing?ref=mail');
    const before = await page.evaluate(() => history.length);
    await setUsers(page, 300);
    await billing(page).click();
    await expect(page).toHaveURL('/pricing?ref=mail&users=300&billing=monthly');
    await setUsers(page, 100);
    await billing(page).click();
    await expect(page).toHaveURL('/pricing?ref=mail');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('does not bring back a visitor who is leaving for a slow page', async ({page}) => {
    await page.clock.install();
    await visit(page, '/pricing');
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/**', async (route) => {
      await released;
      await route.continue();
    });
    await setUsers(page, 1001);
    await card(page).getByRole('link', {name: 'Contact Sales'}).click();
    await page.clock.runFor(1000);
    release();
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
    await expect(page).toHaveURL('/contact');
  });

  test('restores the estimate after a visit to another page', async ({page}) => {
    await visit(page, '/about');
    await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page).toHaveURL('/pricing');
    await setUsers(page, 640);
    await expect(page).toHaveURL('/pricing?users=640');
    await page.getByRole('banner').getByRole('link', {name: 'Integrations', exact: true}).click();
    await expect(page).toHaveURL('/integrations');
    await page.goBack();
    await expect(page).toHaveURL('/pricing?users=640');
    await showsUsers(page, 640);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('is reset by a link to /pricing', async ({page}) => {
    await visit(page, '/pricing');
    await setUsers(page, 640);
    await expect(page).toHaveURL('/pricing?users=640');
    await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page).toHaveURL('/pricing');
    await showsUsers(page, 100);
  });

  const ODD = [
    {query: '?users=-5', users: 100},
    {query: '?users=abc', users: 100},
    {query: '?users=1e9', users: 100},
    {query: '?users=12.7', users: 100},
    {query: '?users=', users: 100},
    {query: '?users=%00', users: 100},
    {query: '?users=3', users: 10},
    {query: '?users=99999', users: 1001},
    {query: '?users=999999999999999999999', users: 100},
    {query: '?users=<script>alert(1)</script>', users: 100},
    {query: '?users=250&users=10', users: 250},
    {query: '?billing=weekly', users: 100},
    {query: '?billing="><img src=x onerror=alert(1)>', users: 100},
    {query: '?__proto__[users]=5', users: 100},
    {query: '?%', users: 100},
  ];

  test('may have any invalid value', async ({page}) => {
    const {errors, foreign} = watch(page);
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs++;
      return dialog.dismiss();
    });
    for (const {query, users} of ODD) {
      await visit(page, `/pricing${query}`);
      await showsUsers(page, users);
      await expect(billing(page)).toHaveAttribute('aria-checked', 'true');
      expect(await card(page).innerText()).not.toMatch(/null|NaN|undefined|Infinity/);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    }
    expect([dialogs, ...errors, ...foreign]).toEqual([0]);
    expect(address(page)).toContain('/pricing');
  });
});
