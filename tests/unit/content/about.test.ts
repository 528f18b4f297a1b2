/** What the example of /about says of the invented company is what the product pictures show. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {administration} from '../../../src/content/scenes/administration';
import type {Window} from '../../../src/content/scenes/types';
import type {About} from '../../../src/content/schema';
import {loadContentFiles} from '../../../src/plugins/content/load';

const files = await loadContentFiles(path.resolve(import.meta.dirname, '../../../src/content'));
const about = files.find(({file}) => file === 'about.ts')?.value as About | undefined;

it.skipIf(!about)('the sites of the year are those of the overview, with as many people', () => {
  const {stats, bars} = administration['admin:sites'].body as Window;
  expect(about!.year.sites.map(({name, people}) => [name, people])).toEqual(bars);
  expect(stats).toContainEqual(['Staff', about!.year.people]);
});
