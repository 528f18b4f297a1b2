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

/** How someone looks; someone who isn't in the table has parts that depend on the name. */
export function lookOf(name: string): Look {
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7) % 9973;
  const pick = <T>(parts: readonly T[]): T => parts[seed % parts.length]!;
  return PEOPLE[name] ?? [seed % SKIN.length, pick(HAIR), pick(['black', 'dark', 'brown']), pick(CLOTHES)];
}

/** People at a place whose names are not shown. */
export const peopleAt = (place: string, count: number): string[] =>
  Array.from({length: count}, (_, at) => `${place} ${at * at + 7}`);
