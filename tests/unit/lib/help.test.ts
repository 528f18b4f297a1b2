import {describe, expect, it} from 'vitest';
import {searchAnswers} from '../../../src/lib/help';

const entries = [
  {question: 'How do we invite people?', answer: 'Upload a CSV file or share a link.'},
  {question: 'Can we upload SCORM packages?', answer: 'Both versions can be imported.'},
  {question: 'Do the apps work offline?', answer: 'Yes, on iOS and Android. Zoë learned on a train.'},
  {question: 'Is there a file limit?', answer: 'Ask us about people with very large files.'},
];
const questions = (query: string, limit = 10) => searchAnswers(entries, query, limit).map(({question}) => question);

describe('searchAnswers', () => {
  it('returns the first entries for an empty query', () => {
    expect(searchAnswers(entries, '', 2)).toEqual(entries.slice(0, 2));
    expect(searchAnswers(entries, '  ?!  ', 3)).toEqual(entries.slice(0, 3));
  });

  it('ranks matches in the question above matches in the answer', () => {
    expect(questions('upload')).toEqual(['Can we upload SCORM packages?', 'How do we invite people?']);
    expect(questions('people')).toEqual(['How do we invite people?', 'Is there a file limit?']);
  });

  it('matches the beginning of a word, ignoring case', () => {
    expect(questions('SCO')).toEqual(['Can we upload SCORM packages?']);
    expect(questions('zoë')).toEqual(['Do the apps work offline?']);
    expect(questions('corm')).toEqual([]);
  });

  it('accepts a long query', () => {
    // Quadratic work would exceed the time limit of the test.
    expect(searchAnswers(entries, 'word '.repeat(1_000_000), 3)).toEqual([]);
  });
});
