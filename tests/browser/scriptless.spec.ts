/** Without scripts, no page shows a control that would do nothing, and what has a native equivalent works. */
import {expect, test} from '@playwright/test';
import customBranding from '../../src/content/features/custom-branding';
import walkthrough from '../../src/content/walkthrough';

test.use({javaScriptEnabled: false});

test('controls that need scripts are absent', async ({page}) => {
  const main = page.getByRole('main');
  const control = (name: string | RegExp) => page.getByRole('button', {name});

  await page.goto('/nowhere');
  await expect(page.getByRole('navigation', {name: 'Nearby pages'}).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('search').or(control('Search'))).toHaveCount(0);

  await page.goto('/developer/reference/create-course');
  await expect(page.getByRole('region', {name: 'Example request'})).toContainText('curl --fail-with-body');
  const example = page.getByRole('region', {name: /^Example/});
  await expect(example.getByRole('tab').or(example.getByRole('button'))).toHaveCount(0);

  await page.goto('/developer/guides/quickstart');
  await expect(main.locator('pre').filter({hasText: 'curl'})).toHaveCount(4);
  await expect(control('Run in the sandbox')).toHaveCount(0);
  await expect(control('Copy as Markdown')).toHaveCount(0);

  await page.goto('/features/custom-branding');
  await expect(main.getByRole('img').first()).toBeVisible();
  await expect(control(customBranding.swatches!.colors[0]!.name)).toHaveCount(0);
});

test('a link to the Markdown, the list of the demo and the sidebar on a phone work', async ({page}) => {
  await page.goto('/developer/guides/errors');
  await page.getByRole('link', {name: 'View as Markdown'}).click();
  await expect(page).toHaveURL(/errors\.md$/);
  await expect(page.locator('body')).toContainText('# API errors');

  await page.goto('/');
  await page.getByRole('main').getByRole('link', {name: 'Watch Demo'}).click();
  await expect(page.getByRole('heading', {name: walkthrough.title})).toBeInViewport();

  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/developer/reference/get-course');
  const list = page.getByRole('navigation', {name: 'Documentation'});
  await expect(list).toBeHidden();
  await page.getByRole('button', {name: 'Documentation', exact: true}).click();
  await expect(list.getByRole('link', {name: /List courses/})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});
