/** Rules for sentences: said once, without exclamation marks, in plain English. */
import {fleschKincaid} from 'flesch-kincaid';
import {syllable} from 'syllable';
import {ADDED_USERS, WHO_COUNTS} from '../../src/content/billing';
import type {RawFile} from '../../src/plugins/content/load';
import type {Finding} from '.';
import {habitsIn, proseOf} from './voice';

/** The last grade of school; higher ones need a university education. */
const MAX_GRADE = 12;
/** Below this number of words, the grade means little. */
const MIN_WORDS = 100;
/** Shorter sentences may appear twice, in characters. */
const MAX_REPEATED = 39;

/** Definitions and advice that readers should find in the same words wherever they look, in lower case. */
const SAID_ALIKE = [
  WHO_COUNTS.toLowerCase(),
  ADDED_USERS.toLowerCase(),
  'a journey is the rule that puts people on it.',
  'a learning plan is what one learner sees; a journey is the rule that puts people on it.',
  'delete a user only when no record has to be kept.',
];

/** Keys whose values are not copy. Table cells are not sentences. */
const NOT_WORDS = new Set([
  'slug',
  'slugs',
  'category',
  'related',
  'icon',
  'imageSeed',
  'imageUrl',
  'exhibit',
  'code',
  'to',
  'href',
]);
/** Content other than marketing copy: legal texts, guides to this site, and names. */
const NOT_COPY = /^(?:legal|guides)\/|^(?:brand|customers|metadata|search|socialImages)\.ts$/;

interface Text {
  file: string;
  keys: readonly PropertyKey[];
  text: string;
}

/** All texts of a file. An object that it exports twice, by default and by name, counts once. */
export function textsOf({file, value}: RawFile): Text[] {
  const seen = new Set<unknown>();
  const visit = (part: unknown, keys: readonly PropertyKey[]): Text[] => {
    if (typeof part === 'string') return [{file, keys, text: part}];
    if (typeof part !== 'object' || part === null || seen.has(part)) return [];
    seen.add(part);
    return Object.entries(part).flatMap(([key, child]) =>
      NOT_WORDS.has(key) ? [] : visit(child, [...keys, Array.isArray(part) ? Number(key) : key]),
    );
  };
  return visit(value, []);
}

function repeatedSentences(texts: readonly Text[]): Finding[] {
  const users = new Map<string, Text[]>();
  for (const text of texts.filter(({keys}) => !keys.includes('featureComparison'))) {
    for (const sentence of text.text.split(/(?<=[.?!])\s+|\n+/)) {
      const plain = sentence.trim().replace(/\s+/g, ' ').toLowerCase();
      if (plain.length <= MAX_REPEATED || SAID_ALIKE.includes(plain)) continue;
      users.set(plain, [...(users.get(plain) ?? []), text]);
    }
  }
  return [...users].flatMap(([sentence, all]) =>
    all.length < 2
      ? []
      : all.map(({file, keys}) => {
          const others = new Set(all.map((other) => other.file).filter((other) => other !== file));
          return {
            file,
            keys,
            found: sentence,
            rule: `must be said only once; also in ${[...others].join(', ') || file}`,
          };
        }),
  );
}

/** Sentences of a text; labels and headlines, which have no full stop, don't count. */
export const sentencesOf = (text: string): string[] =>
  /[.!?]["”]?$/.test(text.trim())
    ? [...new Intl.Segmenter('en-GB', {granularity: 'sentence'}).segment(text)].map(({segment}) => segment.trim())
    : [];

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Flesch-Kincaid grade: that of the American school system that reads these sentences with ease. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({sentence: sentences.length, word: words.length, syllable: syllables});
}

function difficulty(file: string, texts: readonly Text[]): Finding[] {
  const sentences = texts.flatMap(({text}) => sentencesOf(text));
  if (NOT_COPY.test(file) || sentences.flatMap(wordsOf).length < MIN_WORDS) return [];
  const grade = gradeOf(sentences);
  const rule = `must be readable without a university education, at grade ${MAX_GRADE} or below: shorten words and sentences`;
  return grade > MAX_GRADE ? [{file, keys: [], found: `grade ${grade.toFixed(1)}`, rule}] : [];
}

/** What is wrong with the sentences of all records. */
export function wordFindings(files: readonly RawFile[]): Finding[] {
  const all = files.map((raw) => ({file: raw.file, texts: textsOf(raw)}));
  const texts = all.flatMap((each) => each.texts);
  return [
    ...repeatedSentences(texts),
    ...texts
      .filter(({file, text}) => !file.startsWith('guides/') && /[a-z)]!(?:\s|$)/i.test(text))
      .map(({file, keys, text}) => ({file, keys, found: text, rule: 'must not have an exclamation mark'})),
    ...texts.flatMap(({file, keys, text}) =>
      habitsIn(proseOf(text)).map((habit) => ({file, keys, found: text, rule: `must be plain English: ${habit}`})),
    ),
    ...all.flatMap(({file, texts: own}) => difficulty(file, own)),
  ];
}
