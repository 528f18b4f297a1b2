import {describe, expect, it} from 'vitest';
import {ICON_NAMES} from '../../../src/content/icons';
import {didYouMean} from '../../../src/lib/didYouMean';

describe('didYouMean', () => {
  it.each([
    ['sheild-check', 'shield-check'],
    ['calender', 'calendar'],
    ['Globe', 'globe'],
  ])('suggests an icon for %s: %s', (name, best) => {
    expect(didYouMean(name, ICON_NAMES)).toBe(`; did you mean ${JSON.stringify(best)}?`);
  });

  it.each(['unicorn', '', 'a', 'x'.repeat(10_000)])('suggests nothing for %j', (name) => {
    expect(didYouMean(name, ICON_NAMES)).toBe('');
  });
});
