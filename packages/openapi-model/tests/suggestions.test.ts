import {expect, it} from 'vitest';
import {nearestPages} from '../src/suggestions.ts';

const PAGES = [
  {title: 'Solutions', href: '/solutions'},
  {title: 'Pricing', href: '/pricing'},
  {title: 'API documentation', href: '/developer'},
  {title: 'Customer Training', href: '/solutions/customer-training'},
  {title: 'Employee Training', href: '/solutions/employee-training'},
  {title: 'Vs Aldermoot', href: '/compare/aldermoot-alternative'},
];

it.each([
  ['pricng', ['/pricing']],
  ['api', ['/developer']],
  ['solutions employe training', ['/solutions/employee-training', '/solutions/customer-training']],
  ['training', ['/solutions/customer-training', '/solutions/employee-training']],
  ['', []],
  ['nowhere', []],
  ['onboarding training', []],
])('pages for “%s”, best match first and else in order: %j', (words, hrefs) => {
  expect(nearestPages(words, PAGES).map(({href}) => href)).toEqual(hrefs);
});
