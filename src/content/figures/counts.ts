/** Numbers of the product pictures in words. */

/** A count with its noun, such as '1 quiz' or '3 quizzes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** A number of people in words: '1 person', '12 people'. */
export const people = (count: number): string => counted(count, 'person', 'people');

/** A number as a place, such as '3rd'. */
export function ordinal(place: number): string {
  const tens = place % 100;
  return `${place}${tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}

/** A part of a whole in whole per cent. */
export const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);
