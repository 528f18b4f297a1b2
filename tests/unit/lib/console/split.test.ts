import {describe, expect, it} from 'vitest';
import {LARGEST, parseShare, shareAfter, shareAt, SMALLEST} from '../../../../src/lib/console/split';

describe('the share of the request', () => {
  it('follows the pointer, within its limits', () => {
    expect([-50, 0, 100, 350, 999, 5000].map((y) => shareAt(y, 1000))).toEqual([20, 20, 20, 35, 80, 80]);
    expect(shareAt(10, 0)).toBe(parseShare(null));
  });

  it('moves with the arrow keys, Home and End', () => {
    expect([shareAfter('ArrowUp', 40), shareAfter('ArrowDown', 40)]).toEqual([35, 45]);
    expect([shareAfter('ArrowUp', SMALLEST + 1), shareAfter('ArrowDown', LARGEST)]).toEqual([SMALLEST, LARGEST]);
    expect([shareAfter('Home', 40), shareAfter('End', 40)]).toEqual([SMALLEST, LARGEST]);
    expect(shareAfter('Tab', 40)).toBeUndefined();
  });

  it('is restored from storage, and anything else ignored', () => {
    expect([String(SMALLEST), '55', String(LARGEST)].map(parseShare)).toEqual([SMALLEST, 55, LARGEST]);
    for (const text of ['', '19', '81', '40.5', ' 40', '__proto__']) {
      expect(parseShare(text), text).toBe(parseShare(null));
    }
  });
});
