/** How people look in all product pictures, from the parts in static/img/people.svg. */

/** The same in both themes and, except for the brand's own, in every brand. */
export const TONES = {
  black: '#231a19',
  dark: '#3f2a20',
  brown: '#6b4429',
  auburn: '#96502c',
  blond: '#cfa25c',
  grey: '#a5a39d',
  plum: '#6d4a63',
  brand: 'var(--identity)',
};

/** From the lightest to the darkest. */
export const SKIN = ['#f4d3b8', '#e9b994', '#d49a6e', '#b0764c', '#8a5636', '#5f3a26'];

const HAIR = ['crop', 'part', 'afro', 'curls', 'bob', 'long', 'bun', 'tail', 'fringe', 'scarf', 'bald'] as const;
const CLOTHES = ['vest', 'shirt', 'jumper', 'jacket', 'blazer', 'chef'] as const;

type Look = readonly [
  skin: number,
  hair: (typeof HAIR)[number],
  tone: keyof typeof TONES,
  clothes: (typeof CLOTHES)[number],
  extra?: 'beard' | 'glasses',
];

const PEOPLE: Record<string, Look> = {
  'Amara Okafor': [5, 'bun', 'black', 'vest'],
  'Callum Reid': [0, 'crop', 'auburn', 'vest'],
  'Camila Rojas': [2, 'long', 'dark', 'blazer'],
  'Daniel Levy': [1, 'crop', 'grey', 'shirt', 'glasses'],
  'Dev Patel': [3, 'part', 'black', 'vest', 'beard'],
  'Elif Kaya': [1, 'tail', 'dark', 'jacket'],
  'Finn Gallagher': [0, 'curls', 'brown', 'jacket', 'beard'],
  'Helena Brandt': [1, 'long', 'brown', 'jumper'],
  'Ingrid Dahl': [0, 'bob', 'blond', 'vest'],
  'Isla Murray': [0, 'tail', 'auburn', 'vest'],
  'Jonas Weber': [1, 'crop', 'brown', 'shirt', 'beard'],
  'Kwame Boateng': [5, 'crop', 'black', 'vest'],
  'Leila Haddad': [2, 'scarf', 'brand', 'vest'],
  'Lucas Martin': [1, 'fringe', 'grey', 'jacket', 'beard'],
  'Maja Lindqvist': [0, 'bun', 'blond', 'jacket'],
  'Marek Dvorak': [0, 'part', 'grey', 'jumper'],
  'Mateo Silva': [2, 'curls', 'dark', 'vest'],
  'Niamh Doyle': [0, 'long', 'auburn', 'vest'],
  'Priya Raman': [3, 'tail', 'black', 'blazer'],
  'Rhys Morgan': [0, 'curls', 'auburn', 'jacket'],
  'Thandi Mokoena': [5, 'afro', 'black', 'jumper'],
  'Tomasz Nowak': [0, 'part', 'brown', 'vest'],
  'Yuki Tanaka': [1, 'bob', 'black', 'chef'],
  'Zainab Bello': [4, 'scarf', 'plum', 'shirt'],
};

/** Hair that goes with light and with dark skin. */
const NATURAL = [
  ['brown', 'auburn', 'dark', 'blond', 'grey'],
  ['black', 'dark', 'grey'],
] as const;

/** Of 55 in a row, no two have the same hair and the same clothes, because 11 and 5 have no common factor. */
function drawnLook(index: number): Look {
  const pick = <T>(parts: readonly T[], step: number): T => parts[(index * step) % parts.length]!;
  const hair = pick(HAIR, 3);
  const skin = hair === 'afro' ? 5 : pick([1, 4, 0, 3, 5, 2], 1);
  const extra = index % 3 === 0 && ['crop', 'part', 'curls', 'fringe', 'bald'].includes(hair) ? 'beard' : undefined;
  return [skin, hair, pick(NATURAL[skin < 2 ? 0 : 1]!, 2), pick(CLOTHES.slice(0, 5), 2), extra];
}

/** How someone looks; someone who isn't in the table has parts that depend on the name, and on the number after it. */
export function lookOf(name: string): Look {
  const text = name.replace(/\d/g, '');
  const seed = [...text].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7) % 9973;
  return PEOPLE[name] ?? drawnLook(seed + Number(name.slice(text.length)));
}

/** People at a place whose names are not shown; up to 55 from one place look different, those before `from` included. */
export const peopleAt = (place: string, count: number, from = 0): string[] =>
  Array.from({length: count}, (_, index) => `${place} ${from + index}`);
