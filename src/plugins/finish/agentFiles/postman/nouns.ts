/** What an identifier identifies, by its name: `courseId`, `course_ids` and `/courses/{id}` are all about courses. */
import {kebabCase} from '../../../../openapi/slugs';

/**
 * A noun for comparison, the same for singular and plural: `courses` and `course` → `cour`. Not for people to read.
 *
 * @returns empty if no letter or digit is left
 */
export const stemOf = (noun: string): string =>
  kebabCase(noun)
    .replace(/(?:ies|y)$/, 'i')
    .replace(/s{0,2}e?s?$/, '');

/** `categories` → `category`; for names only, so an unusual plural does no harm. */
export const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');

/** The noun in the name of an identifier: `course_id` → `course`, `id` → empty; undefined for any other name. */
export function nounIn(name: string): string | undefined {
  const words = kebabCase(name).split('-');
  return /^(?:id|uuid|guid)s?$/.test(words.pop()!) ? words.join('-') : undefined;
}

/** `['course', 'id']` → `courseId`. */
export const camelCase = (...words: string[]): string =>
  kebabCase(words.join('-')).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

export const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** The name of the parameter that a segment of a path template consists of. */
export const parameterIn = (segment: string | undefined): string | undefined =>
  /^\{([^{}]+)\}$/.exec(segment ?? '')?.[1];

/** Number of parameters in a path template. */
export const depthOf = (path: string): number => path.split('{').length - 1;

/** The last segment of a path, if it is the name of a collection such as `courses`. */
export function collectionOf(path: string): string | undefined {
  const last = segmentsOf(path).pop();
  return last === undefined || last.includes('{') ? undefined : last;
}

/** The segment before a parameter, unless it is a parameter too: `/courses/{id}` → `courses`. */
export function segmentBefore(path: string, parameter: string): string | undefined {
  const segments = segmentsOf(path);
  const before = segments[segments.indexOf(`{${parameter}}`) - 1];
  return before?.includes('{') ? undefined : before;
}
