/** How the people in the product pictures look, so that everyone is the same in each of them. */

const HAIR = ['crop', 'part', 'afro', 'curls', 'bob', 'long', 'bun', 'tail', 'fringe', 'scarf', 'bald'] as const;
const HAIR_TONES = ['black', 'dark', 'brown', 'auburn', 'blond', 'grey', 'brand', 'plum'] as const;
const CLOTHES = ['vest', 'shirt', 'jumper', 'jacket', 'blazer', 'chef'] as const;

/** From the parts in static/img/people.svg. Skin goes from 0, the lightest, to 5. */
export type Look = readonly [
  skin: 0 | 1 | 2 | 3 | 4 | 5,
  hair: (typeof HAIR)[number],
  tone: (typeof HAIR_TONES)[number],
  clothes: (typeof CLOTHES)[number],
  extra?: 'beard' | 'glasses',
];

const PEOPLE: Record<string, Look> = {
  'Amara Okafor': [5, 'bun', 'black', 'vest'],
  'Arjun Mehta': [4, 'crop', 'black', 'shirt', 'glasses'],
  'Callum Reid': [0, 'crop', 'auburn', 'vest'],
  'Camila Rojas': [2, 'long', 'dark', 'blazer'],
  'Daniel Levy': [1, 'crop', 'grey', 'shirt', 'glasses'],
  'Dev Patel': [3, 'part', 'black', 'vest', 'beard'],
  'Elif Kaya': [1, 'tail', 'dark', 'jacket'],
  'Finn Gallagher': [0, 'curls', 'brown', 'jacket', 'beard'],
  'Grace Lam': [1, 'bob', 'black', 'blazer'],
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
  'Nadia Petrova': [0, 'long', 'blond', 'chef'],
  'Niamh Doyle': [0, 'long', 'auburn', 'vest'],
  'Omar Farouk': [3, 'bald', 'black', 'chef', 'beard'],
  'Priya Raman': [3, 'tail', 'black', 'blazer'],
  'Rhys Morgan': [0, 'curls', 'auburn', 'jacket'],
  'Sofia Marino': [2, 'bun', 'dark', 'chef'],
  'Thandi Mokoena': [5, 'afro', 'black', 'jumper'],
  'Tomasz Nowak': [0, 'part', 'brown', 'vest'],
  'Yuki Tanaka': [1, 'bob', 'black', 'chef'],
  'Zainab Bello': [4, 'scarf', 'plum', 'shirt'],
};

/** How someone looks; parts that depend on the name if they are not in the table. */
export function lookOf(name: string): Look {
  const seed = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, name.length);
  const pick = <T>(parts: readonly T[], step: number): T => parts[Math.floor(seed / step) % parts.length]!;
  return (
    PEOPLE[name] ?? [pick([0, 1, 2, 3, 4, 5], 1), pick(HAIR, 2), pick(HAIR_TONES.slice(0, 3), 3), pick(CLOTHES, 5)]
  );
}
