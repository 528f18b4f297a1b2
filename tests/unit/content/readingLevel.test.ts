/** How hard the running copy of the marketing pages is to read, as the grade of Flesch and Kincaid. */
import path from 'node:path';
import {fleschKincaid} from 'flesch-kincaid';
import {syllable} from 'syllable';
import {beforeAll, describe, expect, it} from 'vitest';
import {mapTexts} from '../../../src/lib/tokens';
import {loadContentFiles, type RawFile} from '../../../src/plugins/content/load';

const DIR = path.resolve(import.meta.dirname, '../../../src/content');
/** School ends here; what is above asks for a university. */
const MAX_GRADE = 12;
/** Fewer words say little about how a page reads. */
const MIN_WORDS = 100;
/** What nobody reads as marketing: legal texts, guides to this site, and names. */
const OTHER = /^(?:legal|guides)\/|^(?:brand|customers|metadata|search|socialImages)\.ts$/;

/** Sentences of a text; labels and headlines, which end without a stop, have none. */
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
  it('tells simple words from learned ones', () => {
    expect(gradeOf(['The cat sat on the mat.', 'It was warm.'])).toBeLessThan(2);
    expect(
      gradeOf([
        'Organisational competency frameworks necessitate interdisciplinary collaboration throughout heterogeneous institutional environments.',
      ]),
    ).toBeGreaterThan(MAX_GRADE);
  });

  it('reads sentences, not labels', () => {
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

  it('of every page can be read without a university', () => {
    expect(pages.length).toBeGreaterThan(50);
    const grades = pages.map(({file, sentences}) => ({file, grade: gradeOf(sentences)}));
    expect(
      grades.filter(({grade}) => grade > MAX_GRADE).map(({file, grade}) => `${file}: ${grade.toFixed(1)}`),
    ).toEqual([]);
  });
});
