/** The people and courses of the invented company, Larkfield, and of its customers and partners, for all texts and pictures. */

/** What each does, and in which team or at which site; the job of a manager is that of the team. */
export const CAST = {
  'Ada Mensah': ['Picker', 'Early shift'],
  'Aisha Khan': ['Apprentice', 'Service north'],
  'Amara Okafor': ['Forklift driver', 'Early shift'],
  'Aoife Byrne': ['Café assistant', 'Norwich'],
  'Arjun Mehta': ['Author', 'Bristol'],
  'Bronwen Pugh': ['Picker', 'Late shift'],
  'Callan Reese': ['Shift lead', 'Perth'],
  'Callum Reid': ['Picker', 'Early shift'],
  'Camila Rojas': ['Head of training', 'Bristol'],
  'Colm Daly': ['Shop assistant', 'Perth'],
  'Daniel Levy': ['Health and safety adviser', 'Bristol'],
  'Dev Patel': ['Picker', 'Leith'],
  'Eilidh Ross': ['Service engineer', 'Service north'],
  'Elif Kaya': ['Apprentice', 'Service north'],
  'Eva Lund': ['Shop assistant', 'Norwich'],
  'Femi Adeyemi': ['Shift lead', 'Felixstowe'],
  'Filip Horak': ['Picker', 'Early shift'],
  'Finlay Grant': ['Service engineer', 'Service north'],
  'Finn Gallagher': ['Manager', 'Brightwell Heating'],
  'Fiona Grant': ['Manager', 'Leith'],
  'Gareth Ellis': ['Service engineer', 'Service north'],
  'Grace Lam': ['Manager', 'Late shift'],
  'Gwen Harris': ['Shop assistant', 'Bath'],
  'Hannah Price': ['Customer adviser', 'Bristol'],
  'Helena Brandt': ['Administrator', 'Pinewood Holiday Parks'],
  'Hugo Blanc': ['Picker', 'Early shift'],
  'Ingrid Dahl': ['Assessor', 'Early shift'],
  'Isla Murray': ['Picker', 'Leith'],
  'Jack Turner': ['Apprentice', 'Service north'],
  'Jo Lambert': ['Shift lead', 'Norwich'],
  'Joan Whitby': ['Cook', 'Bath'],
  'Jonas Weber': ['Manager', 'Early shift'],
  'Joseph Adeyemi': ['Picker', 'Early shift'],
  'Kwame Boateng': ['Forklift driver', 'Late shift'],
  'Leila Haddad': ['Picker', 'Early shift'],
  'Lena Vogt': ['Picker', 'Early shift'],
  'Lucas Martin': ['Manager', 'Service north'],
  'Maja Lindqvist': ['Installer', 'Tarrowby Installations'],
  'Marek Dvorak': ['Developer', 'Bristol'],
  'Mateo Silva': ['Picker', 'Early shift'],
  'Mina Farah': ['Apprentice', 'Service north'],
  'Moira Blair': ['Shift lead', 'Leith'],
  'Nadia Petrov': ['Shift lead', 'Felixstowe'],
  'Niamh Doyle': ['Picker', 'Leith'],
  'Omar Sayed': ['Café assistant', 'Perth'],
  'Owen Price': ['Service engineer', 'Service north'],
  'Petra Novak': ['Picker', 'Late shift'],
  'Piotr Zielinski': ['Forklift driver', 'Yard'],
  'Priya Raman': ['Admin', 'Bristol'],
  'Ravi Anand': ['Service engineer', 'Service north'],
  'Rhys Morgan': ['Service engineer', 'Service north'],
  'Rory Campbell': ['Service engineer', 'Service north'],
  'Rosa Conti': ['Shift lead', 'Bath'],
  'Samir Aziz': ['Forklift driver', 'Felixstowe'],
  'Sunita Rao': ['Picker', 'Early shift'],
  'Thandi Mokoena': ['Sales adviser', 'Bath'],
  'Tomasz Nowak': ['Forklift driver', 'Early shift'],
  'Yuki Tanaka': ['Cook', 'Bath'],
  'Zainab Bello': ['Customer adviser', 'Bristol'],
} as const satisfies Record<string, readonly [job: string, at: string]>;

type Name = keyof typeof CAST;

export const jobOf = (name: Name): string => CAST[name][0];

/** As in "Elif Kaya, an apprentice". */
export function who(name: Name): string {
  const job = CAST[name][0].toLowerCase();
  return `${name}, ${/^[aeiou]/.test(job) ? 'an' : 'a'} ${job}`;
}

/** Someone in a table of a picture, with their job or where they work. */
export const withJob = (name: Name) => [name, CAST[name][0]] as const;
export const withPlace = (name: Name) => [name, CAST[name][1]] as const;

/** How many lessons each course has. */
export const LESSONS: Readonly<Record<string, number>> = {
  'Food hygiene, level 2': 5,
  'Forklift safety': 5,
  'Heat pump commissioning': 5,
  'Leading a shift': 6,
  'Manual handling': 4,
  'Refrigerant handling': 3,
  'The handheld scanner': 3,
};
