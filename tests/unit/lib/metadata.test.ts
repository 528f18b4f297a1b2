import {expect, it} from 'vitest';
import {completeTitle} from '../../../src/lib/metadata';

it('the product name comes after the title, and before it on the home page', () => {
  expect(completeTitle({title: 'Pricing', kind: 'page'}, 'Skillgrove')).toBe('Pricing | Skillgrove');
  expect(completeTitle({title: 'Get a user', kind: 'operation'}, 'Skillgrove')).toBe('Get a user – API | Skillgrove');
  expect(completeTitle({title: 'Get the API key', kind: 'operation'}, 'Skillgrove')).toBe(
    'Get the API key | Skillgrove',
  );
  expect(completeTitle({title: 'The LMS', kind: 'home'}, 'Skillgrove')).toBe('Skillgrove | The LMS');
});
