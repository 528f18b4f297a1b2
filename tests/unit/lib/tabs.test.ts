import {expect, test} from 'vitest';
import {nextTab} from '../../../src/lib/tabs';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, undefined],
  ['a', 1, undefined],
])('%s on tab %i of three moves to %s', (key, at, next) => {
  expect(nextTab(key, at, 3)).toBe(next);
});
