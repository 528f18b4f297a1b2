import {expect, it} from 'vitest';
import {codeClass} from '../../../src/lib/shortCode';

it.each([
  ['X-Domain-ID', 'short-code'],
  ['x-not-specified', 'short-code'],
  [`a-${'b'.repeat(14)}`, 'short-code'],
  [`a-${'b'.repeat(15)}`, undefined],
  ['team_id', undefined],
  ['', undefined],
])('%j has the class %s', (text, name) => {
  expect(codeClass(text)).toBe(name);
});
