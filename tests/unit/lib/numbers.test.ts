import {expect, it} from 'vitest';
import {inWords} from '../../../src/lib/numbers';

it('spells counts up to twenty', () => {
  expect([0, 1, 20, 21, 1200].map(inWords)).toEqual(['no', 'one', 'twenty', '21', '1,200']);
});
