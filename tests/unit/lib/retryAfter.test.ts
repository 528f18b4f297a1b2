import {describe, expect, it} from 'vitest';
import {parseRetryAfter, waitText} from '../../../src/lib/retryAfter';

describe('parseRetryAfter', () => {
  const now = Date.UTC(2026, 10, 20, 12, 0, 0);

  it.each([
    ['120', 120],
    [' 30 ', 30],
    ['Fri, 20 Nov 2026 12:00:45 GMT', 45],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['soon', null],
    [null, null],
  ])('reads %j as %j', (header, seconds) => {
    expect(parseRetryAfter(header, now)).toBe(seconds);
  });
});

it('writes a wait in seconds or minutes', () => {
  expect([0, 1, 45, 120, 121, 3600].map(waitText)).toEqual([
    '0 seconds',
    '1 second',
    '45 seconds',
    '120 seconds',
    '3 minutes',
    '60 minutes',
  ]);
});
