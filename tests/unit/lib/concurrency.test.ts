import {expect, it} from 'vitest';
import {forEachLimit} from '../../../src/lib/concurrency';

it('tasks start in order, and never more at once than the limit', async () => {
  const begun: number[] = [];
  const waiting: (() => void)[] = [];
  const done = forEachLimit([1, 2, 3], 2, (item) => {
    begun.push(item);
    return new Promise((resolve) => waiting.push(resolve));
  });
  expect(begun).toEqual([1, 2]);
  waiting.shift()!();
  await new Promise(setImmediate);
  expect(begun).toEqual([1, 2, 3]);
  waiting.forEach((end) => end());
  await done;
});
