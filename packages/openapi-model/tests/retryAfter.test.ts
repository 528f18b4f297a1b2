import {expect, it} from 'vitest';
import {parseRetryAfter, waitText} from '../src/retryAfter.ts';

it.each([
  [' 30 ', 30],
  ['Fri, 20 Nov 2026 12:00:45 GMT', 45],
  ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
  ['-5', null],
  ['soon', null],
  [null, null],
])('reads the wait %j as %j seconds', (header, seconds) => {
  expect(parseRetryAfter(header, Date.UTC(2026, 10, 20, 12, 0, 0))).toBe(seconds);
});

it('writes a wait in seconds or minutes', () => {
  expect([1, 120, 121].map(waitText)).toEqual(['1 second', '120 seconds', '3 minutes']);
});
