/** Names in a contract, compared across spellings: `user_ids`, `userId` and `/users/` all speak of a user. */

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

const IDENTIFIERS = ['id', 'uuid', 'guid', 'identifier'];

/** The words before `id`, or undefined if the name isn't that of an identifier. */
export function identified(name: string): string[] | undefined {
  const words = wordsOf(name);
  return IDENTIFIERS.includes(words[words.length - 1] ?? '') ? words.slice(0, -1) : undefined;
}

const isParameter = (segment: string): boolean => segment.includes('{');
const isPlural = (segment: string): boolean => {
  const word = segment.toLowerCase();
  return singular(word) !== word;
};

/**
 * What the last collection in a path holds, in the singular: `/v1/users/{id}` → `user`, `/enrollments/course` →
 * `enrollment`. Empty for a path without fixed segments.
 */
export function kindOf(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const last = segments[segments.length - 1] ?? '';
  const upTo = isParameter(last) ? segments.slice(0, -1) : segments;
  const after = upTo.slice(upTo.map(isParameter).lastIndexOf(true) + 1);
  const found = [...after].reverse().find(isPlural) ?? after[after.length - 1] ?? '';
  return wordsOf(found).join(' ');
}

/** The fixed segment before a path parameter, as words: `/learners/{id}/progress` → `learner`. */
export function ownerOf(path: string, parameter: string): string[] {
  const segments = path.split('/');
  const at = segments.findIndex((segment) => segment.includes(`{${parameter}}`));
  const before = segments[at - 1] ?? '';
  return isParameter(before) ? [] : wordsOf(before);
}

/** The prefix of an identifier that says what it identifies: `usr_3h7m9` → `usr`. Empty if there is none. */
export const prefixOf = (id: string): string => /^([A-Za-z]{2,12})[_-][A-Za-z\d]/.exec(id)?.[1]?.toLowerCase() ?? '';
