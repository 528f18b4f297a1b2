import {describe, expect, it} from 'vitest';
import {completeTitle} from '../../../src/lib/metadata';

describe('completeTitle', () => {
  it('adds the product name after the title, and before it on the home page', () => {
    expect(completeTitle({title: 'Pricing', kind: 'page'}, 'Skillgrove')).toBe('Pricing | Skillgrove');
    expect(completeTitle({title: 'The LMS', kind: 'home'}, 'Skillgrove')).toBe('Skillgrove | The LMS');
  });
});
