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

  it('adds up the scores of several words', () => {
    expect(questions('upload csv people')[0]).toBe('How do we invite people?');
  });

  it('matches the beginning of a word, ignoring case', () => {
    expect(questions('SCO')).toEqual(['Can we upload SCORM packages?']);
    expect(questions('zoë')).toEqual(['Do the apps work offline?']);
    expect(questions('corm')).toEqual([]);
  });

  it('keeps the order of equal matches', () => {
    expect(questions('we')).toEqual(['How do we invite people?', 'Can we upload SCORM packages?']);
  });

  it('returns at most the requested number', () => {
    expect(questions('we', 1)).toHaveLength(1);
    expect(questions('we', 0)).toEqual([]);
  });

  it.each(['(', '[a-z', '.*', '\\', '<script>alert(1)</script>', '%', '\u0000', '😀'])('treats %j as text', (query) => {
    expect(() => searchAnswers(entries, query, 3)).not.toThrow();
  });

  it('accepts a long query', () => {
    // Quadratic work would exceed the time limit of the test.
    expect(searchAnswers(entries, 'word '.repeat(1_000_000), 3)).toEqual([]);
  });

  it('does not modify the entries', () => {
    const copy = structuredClone(entries);
    searchAnswers(entries, 'people', 2);
    expect(entries).toEqual(copy);
  });

  it('returns nothing without entries', () => {
    expect(searchAnswers([], 'people', 5)).toEqual([]);
  });
});
