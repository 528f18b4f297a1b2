import {expect, it} from 'vitest';
import {didYouMean} from '../../../src/lib/didYouMean';

it.each([
  ['sheild-check', '; did you mean "shield-check"?'],
  ['Globe', '; did you mean "globe"?'],
  ['unicorn', ''],
  ['a', ''],
])('suggests for %j: %j', (name, suggestion) => {
  expect(didYouMean(name, ['calendar', 'globe', 'shield-check'])).toBe(suggestion);
});
