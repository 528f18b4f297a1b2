/** Readability of the marketing copy, as Flesch-Kincaid grade. */
import path from 'node:path';
import {fleschKincaid} from 'flesch-kincaid';
import {syllable} from 'syllable';
import {beforeAll, describe, expect, it} from 'vitest';
import {mapTexts} from '../../../src/lib/tokens';
import {loadContentFiles, type RawFile} from '../../../src/plugins/content/load';

const DIR = path.resolve(import.meta.dirname, '../../../src/content');
/** The last grade of school; higher ones need a university education. */
const MAX_GRADE = 12;
/** Below this number of words, the grade means little. */
const MIN_WORDS = 100;
/** Content other than marketing copy: legal texts, guides to this site, and names. */
const OTHER = /^(?:legal|guides)\/|^(?:brand|customers|metadata|search|socialImages)\.ts$/;

/** Sentences of a text; labels and headlines, which have no full stop, don't count. */
const sentencesOf = (text: string): string[] =>
  /[.!?]["”]?$/.test(text.trim())
    ? [...new Intl.Segmenter('en-GB', {granularity: 'sentence'}).segment(text)].map(({segment}) => segment.trim())
    : [];

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Grade of the American school system that reads these sentences with ease. */
function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({sentence: sentences.length, word: words.length, syllable: syllables});
}

function sentencesIn(record: unknown): string[] {
  const sentences: string[] = [];
  mapTexts(record, (text) => {
    sentences.push(...sentencesOf(text));
    return text;
  });
  return sentences;
}

describe('gradeOf', () => {
  it('rates simple sentences lower than difficult ones', () => {
    expect(gradeOf(['The cat sat on the mat.', 'It was warm.'])).toBeLessThan(2);
    expect(
      gradeOf([
        'Organisational competency frameworks necessitate interdisciplinary collaboration throughout heterogeneous institutional environments.',
      ]),
    ).toBeGreaterThan(MAX_GRADE);
  });

  it('counts sentences, not labels', () => {
    expect(sentencesIn({title: 'Learning analytics dashboards', body: ['One. Two?', 'A "third."']})).toEqual([
      'One.',
      'Two?',
      'A "third."',
    ]);
  });
});

describe('the copy', () => {
  let pages: {file: string; sentences: string[]}[];

  beforeAll(async () => {
    const files: RawFile[] = await loadContentFiles(DIR);
    pages = files
      .filter(({file}) => !OTHER.test(file))
      .map(({file, value}) => ({file, sentences: sentencesIn(value)}))
      .filter(({sentences}) => sentences.flatMap(wordsOf).length >= MIN_WORDS);
  });

  it('of every page can be read without a university education', () => {
    expect(pages.length).toBeGreaterThan(50);
    const grades = pages.map(({file, sentences}) => ({file, grade: gradeOf(sentences)}));
    expect(
      grades.filter(({grade}) => grade > MAX_GRADE).map(({file, grade}) => `${file}: ${grade.toFixed(1)}`),
    ).toEqual([]);
  });
});
