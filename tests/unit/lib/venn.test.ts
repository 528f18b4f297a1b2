import {expect, it} from 'vitest';
import {CENTRES, isIn, placesOf, RADIUS} from '../../../src/lib/venn';

it.each([
  [6, 17, 8],
  [1, 1, 1],
  [0, 30, 2],
  [40, 3, 0],
])('%i, %i and %i people are wholly in the circles of their groups, outside the others, and apart', (...counts) => {
  const groups = placesOf(counts.map((count) => Array.from({length: count})));
  expect(groups.map(({places}) => places.length)).toEqual(counts);
  const all = groups.flatMap(({size, places}, group) => places.map((place) => ({...place, size, group})));
  for (const {x, y, size, group} of all)
    CENTRES.forEach((centre, circle) => {
      const distance = Math.hypot(x - centre.x, y - centre.y);
      if (isIn(group, circle)) expect(distance + size / 2).toBeLessThan(RADIUS);
      else expect(distance - size / 2).toBeGreaterThan(RADIUS);
    });
  const gaps = all.flatMap((one, at) => all.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
  expect(Math.min(...gaps, 1)).toBeGreaterThan(all[0]!.size);
});
