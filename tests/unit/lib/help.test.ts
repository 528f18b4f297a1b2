import {expect, it} from 'vitest';
import {searchAnswers} from '../../../src/lib/help';

const entries = [
  {question: 'How do we invite people?', answer: 'Upload a CSV file or share a link.'},
  {question: 'Can we upload SCORM packages?', answer: 'Both versions can be imported.'},
  {question: 'Do the apps work offline?', answer: 'Zoë learned on a train.'},
];
const [invite, upload, offline] = entries.map(({question}) => question);

it.each([
  ['the first entries without a word', ' ?! ', [invite, upload]],
  ['matches in the question first', 'upload', [upload, invite]],
  ['the beginning of a word, ignoring case', 'SCO', [upload]],
  ['accents', 'zoë', [offline]],
  ['nothing for the end of a word', 'corm', []],
  // Quadratic work would exceed the time limit of the test.
  ['nothing for a long text', 'word '.repeat(500_000), []],
])('finds %s', (_, query, questions) => {
  expect(searchAnswers(entries, query, 2).map(({question}) => question)).toEqual(questions);
});
