import {describe, expect, it} from 'vitest';
import {inWords} from '../../../src/lib/numbers';

describe('inWords', () => {
  it('spells counts up to twenty', () => {
    expect([0, 1, 12, 20, 21, 1200].map(inWords)).toEqual(['no', 'one', 'twelve', 'twenty', '21', '1,200']);
  });
});
