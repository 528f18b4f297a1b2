/** Input that looks like markup or code is treated as text, in fields and in every part of a URL; console-responses has more. */
import {expect, test} from '@playwright/test';
import parts from '../../src/content/parts';
import {watchInjection} from './support/console';
import {visit} from './support/site';
import {watch} from './support/watch';

const TEXT =
  '"><img src=x onerror="window.pwned=1"><svg onload=window.pwned=1><script>window.pwned=1</script><b data-injected>x</b>';

test('in fields', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  await visit(page, '/privacy');
  if (parts.helpWidget) {
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    await page.getByRole('searchbox').fill(TEXT);
    await expect(page.getByText(/^\d+ answers? for “/)).toBeVisible();
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(TEXT);
  await expect(
    page
      .getByRole('option')
      .or(page.getByText(/^No results/))
      .first(),
  ).toBeVisible();
  expect(await injected()).toEqual([]);
  await visit(page, '/contact');
  for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill(TEXT);
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await injected()).toEqual([]);
  expect([...errors, ...foreign]).toEqual([]);
});

test('in paths, queries and fragments', async ({page}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  const code = encodeURIComponent(TEXT);
  for (const path of [
    `/${code}`,
    `/?docusaurus-theme=${code}&docusaurus-data-x=${code}`,
    `/pricing?users=${code}&billing=${code}`,
    `/developer/reference/list-courses?server=${code}#try?query.page=${code}`,
    `/integrations?category=${code}#${TEXT}`,
  ]) {
    await visit(page, path);
    expect(await injected(), path).toEqual([]);
  }
  expect([...errors, ...foreign]).toEqual([]);
});
