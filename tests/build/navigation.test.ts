/** Header and footer have the links of the records, in order, on every page. */
import {expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {navigation} from '../../src/plugins/content/routes';
import {content} from '../unit/support/records';
import {pageAt, settings} from './support';

const {$} = pageAt('/');

const inventory = (selector: string): string[] =>
  $(selector)
    .toArray()
    .map((link) => `${$(link).text().trim()} → ${$(link).attr('href')}`);
const entry = ({title, href}: {title: string; href: string}): string => `${title} → ${href}`;

const LOGIN = `Log In (opens in a new tab) → ${settings.appUrl}/auth/login`;
const TRIAL = `Start Free Trial (opens in a new tab) → ${settings.appUrl}/auth/register`;

const all = navigation(content);
const solutions = all.solutions.map(entry);
const features = [
  ...all.featureCategories.flatMap((category) => [entry(category), ...category.features.map(entry)]),
  `All ${all.featureCount} features → /features`,
];

it('the main menu has both menus, pricing and integrations', () => {
  expect(inventory('nav[aria-label="Main"] a')).toEqual([
    'Solutions → /solutions',
    ...solutions,
    'All solutions → /solutions',
    'Features → /features',
    ...features,
    ...all.header.map(entry),
  ]);
  expect(inventory('header a')).toEqual(expect.arrayContaining([LOGIN, TRIAL]));
});

it('the menu of narrow screens has every destination', () => {
  expect(inventory('nav[aria-label="Main, narrow screens"] a')).toEqual([
    ...solutions,
    'All solutions → /solutions',
    ...features,
    ...[...all.header, ...all.narrow].map(entry),
    LOGIN,
  ]);
});

it('the footer has its columns, and items without an address are plain text', () => {
  const links = all.footer.flatMap((column) => [...(column.records ? all[column.records] : []), ...column.links]);
  expect(inventory('footer a')).toEqual([
    ' → /',
    ...[...links, ...all.legal].flatMap(({title, href}) => (href ? [entry({title, href})] : [])),
  ]);
  const text = $('footer').text();
  const {status, appStore, playStore, linkedin, x, youtube} = brand.links;
  const named = {Status: status, 'App Store': appStore, 'Google Play': playStore, LinkedIn: linkedin, X: x};
  for (const [title, href] of Object.entries({...named, YouTube: youtube})) if (!href) expect(text).toContain(title);
  // A mark beside them would look like a button.
  expect($('footer li:not(:has(a)) svg')).toHaveLength(0);
});
