import {expect, it} from 'vitest';
import {completeTitle, cutOff} from '../../../src/lib/metadata';
import {factsOf} from '../../../src/lib/pageFacts';

it('the product name comes after the title, and before it on the home page', () => {
  expect(completeTitle({title: 'Pricing', kind: 'page'}, 'Skillgrove')).toBe('Pricing | Skillgrove');
  expect(completeTitle({title: 'Get a user', kind: 'operation'}, 'Skillgrove')).toBe('Get a user – API | Skillgrove');
  expect(completeTitle({title: 'Get the API key', kind: 'operation'}, 'Skillgrove')).toBe(
    'Get the API key | Skillgrove',
  );
  expect(completeTitle({title: 'The LMS', kind: 'home'}, 'Skillgrove')).toBe('Skillgrove | The LMS');
});

it('a title or a description that search engines cut off is named, with the address', () => {
  const page = factsOf({path: '/a', title: 'a'.repeat(47), description: 'b'.repeat(160), kind: 'page'});
  expect(cutOff([page], 'Skillgrove')).toEqual([]);
  const longer = {...page, title: `${page.title}a`, description: `${page.description}b`};
  expect(cutOff([page, longer], 'Skillgrove')).toEqual([
    expect.stringMatching(/\/a: title: 61 of 60\b/),
    expect.stringMatching(/\/a: description: 161 of 160$/),
  ]);
});
