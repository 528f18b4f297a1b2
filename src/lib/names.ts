/** Names and paths in a contract, compared across spellings: `user_ids`, `userId` and `/users/` are all about a user. */
import {kebabCase} from '../openapi/slugs';

/** `users` → `user`, `categories` → `category`, `addresses` → `address`. */
export const singular = (word: string): string => {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
};

/** The words of a name in lower case and in the singular: `ownerUserIDs` → `owner`, `user`, `id`. */
export const wordsOf = (name: string): string[] =>
  name
    .slice(0, 200)
    .replace(/ID(s?)(?![a-z])/g, 'Id$1')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);

/**
 * A name for comparison, also where `singular` can't tell the form: `movies` and `movie`, `statuses` and `status`. Not
 * for people to read.
 *
 * @returns empty if no letter or digit is left
 */
export const stemOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word.replace(/y$/, 'i').replace(/s{0,2}e?s?$/, ''))
    .join(' ');

const IDENTIFIERS = ['id', 'uuid', 'guid', 'identifier'];

/** The words before `id`, none for a plain `id`; undefined if the name isn't that of an identifier. */
export function identified(name: string): string[] | undefined {
  const words = wordsOf(name);
  return IDENTIFIERS.includes(words[words.length - 1] ?? '') ? words.slice(0, -1) : undefined;
}

/** `['course', 'id']` → `courseId`. */
export const camelCase = (...words: string[]): string =>
  kebabCase(words.join('-')).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);
const isParameter = (segment: string): boolean => segment.includes('{');
const isPlural = (segment: string): boolean => {
  const word = segment.toLowerCase();
  return singular(word) !== word;
};

/** Number of parameters in a path template. */
export const depthOf = (path: string): number => path.split('{').length - 1;

/** The last segment of a path, if it is the name of a collection such as `courses`. */
export function collectionOf(path: string): string | undefined {
  const last = segmentsOf(path).pop();
  return last === undefined || isParameter(last) ? undefined : last;
}

/**
 * What the last collection in a path holds, in the singular: `/v1/users/{id}` → `user`, `/enrollments/course` →
 * `enrollment`. Empty for a path without fixed segments.
 */
export function kindOf(path: string): string {
  const segments = segmentsOf(path);
  const last = segments[segments.length - 1] ?? '';
  const upTo = isParameter(last) ? segments.slice(0, -1) : segments;
  const after = upTo.slice(upTo.map(isParameter).lastIndexOf(true) + 1);
  const found = [...after].reverse().find(isPlural) ?? after[after.length - 1] ?? '';
  return wordsOf(found).join(' ');
}

/** The fixed segment before a path parameter, as words: `/learners/{id}/progress` → `learner`. Empty if there is none. */
export function ownerOf(path: string, parameter: string): string[] {
  const segments = segmentsOf(path);
  const at = segments.findIndex((segment) => segment.includes(`{${parameter}}`));
  const before = segments[at - 1] ?? '';
  return isParameter(before) ? [] : wordsOf(before);
}

/** The prefix of an identifier that says what it identifies: `usr_3h7m9` → `usr`. Empty if there is none. */
export const prefixOf = (id: string): string => /^([A-Za-z]{2,12})[_-][A-Za-z\d]/.exec(id)?.[1]?.toLowerCase() ?? '';
