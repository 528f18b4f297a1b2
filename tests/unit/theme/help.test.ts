import {expect, it} from 'vitest';
import {helpSearch, pagesNear, searchQuestions} from '../../../src/theme/HelpWidget/search';
import {knownPages, START} from '../../../src/lib/nearbyPages';
import {questions, navigation} from '../../../src/plugins/content/routes';
import {content} from '@site/tests/unit/support/records';

const search = helpSearch(searchQuestions(questions(content)), questions(content), 4);

it.each([
  ['how much does it cost', /price/],
  ['encryption', /Encryption/],
])('the first answer to “%s” is about it', (query, title) => {
  expect(search(query)[0]?.title).toMatch(title);
});

it.each(['', ' ?! '])('without a word (%j) answers of the page are listed, then the first ones', (query) => {
  const pages = [search(query, '/security')[0]!, ...search(query)].map(({href}) => href);
  expect(pages).toEqual(['/security', ...Array<string>(4).fill('/pricing')]);
});

it.each(['xylophone zeppelin', 'how is the weather'])('“%s” has no answer', (query) => {
  expect(search(query)).toEqual([]);
});

it('pages for a query without an answer are the first ones if none shares a word with it', () => {
  const pages = pagesNear('xylophone', knownPages(START, navigation(content)), 3);
  expect(pages).toEqual(START.slice(0, 3));
});
