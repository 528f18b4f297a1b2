import {describe, expect, it} from 'vitest';
import {forEachLimit} from '../../../src/lib/concurrency';

describe('forEachLimit', () => {
  it('starts tasks in order, and never exceeds the limit', async () => {
    const begun: number[] = [];
    const waiting: (() => void)[] = [];
    const done = forEachLimit([1, 2, 3, 4], 2, (item) => {
      begun.push(item);
      return new Promise((resolve) => waiting.push(resolve));
    });
    const end = async () => {
      waiting.shift()!();
      await new Promise(setImmediate);
    };
    expect(begun).toEqual([1, 2]);
    await end();
    expect(begun).toEqual([1, 2, 3]);
    for (let left = 3; left > 0; left--) await end();
    await done;
    expect(begun).toEqual([1, 2, 3, 4]);
  });
});
