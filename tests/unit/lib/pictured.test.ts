import {expect, it} from 'vitest';
import {pictured} from '../../../src/lib/pictured';

const NONE = {};
const DRAWN = {imageSeed: 'today'} as const;
const FILE = {imageUrl: '/img/a.png', imageAlt: 'A screen'};

it('an entry without a picture shows that of the nearest entry before it, and else the first', () => {
  const entries = [NONE, DRAWN, NONE, FILE, NONE];
  expect(entries.map((_, index) => pictured(entries, index))).toEqual([DRAWN, DRAWN, DRAWN, FILE, FILE]);
  expect(pictured([NONE, NONE], 1)).toBeUndefined();
});
