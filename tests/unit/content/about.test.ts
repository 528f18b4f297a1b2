/** What the example of /about says of the invented company is what the product pictures show. */
import {expect, it} from 'vitest';
import about from '../../../src/content/about';
import {administration} from '../../../src/content/scenes/administration';
import type {Window} from '../../../src/content/scenes/types';

it('the sites of the year are those of the overview, with as many people', () => {
  const {stats, bars} = administration['admin:sites'].body as Window;
  expect(about.year.sites.map(({name, people}) => [name, people])).toEqual(bars);
  expect(stats).toContainEqual(['Staff', about.year.people]);
});
