/** Live sessions. The cohort and its dates are in the ledger. */
import type {SiteId} from './company';
import type {CourseId} from './learning';
import type {PersonId} from './people';

/** A session on three dates, of which today's is under way. */
export const BAY_SESSION = {
  title: 'New charging bay rules',
  course: 'forklift',
  host: 'daniel',
  places: 20,
  dates: [
    {at: '2026-11-10T13:30', taken: 20},
    {at: '2026-11-12T06:30', taken: 14},
    {at: '2026-11-16T21:30', taken: 8},
  ],
  joined: 17,
  running: '24:10',
  people: ['tomasz', 'ingrid', 'amara', 'kwame', 'leila', 'jonas'],
  /** Whose hand is still up at the end. */
  hand: 'kwame',
} as const satisfies {
  title: string;
  course: CourseId;
  host: PersonId;
  places: number;
  dates: readonly {at: string; taken: number}[];
  joined: number;
  running: string;
  people: readonly PersonId[];
  hand: PersonId;
};

/** Minutes that count as attending “After the fire drill”, and who stayed how long at the Norwich shop and café. */
export const FIRE_SESSION = {
  title: 'After the fire drill',
  course: 'fire',
  host: 'daniel',
  on: '2026-11-05',
  minutes: 60,
  needed: 45,
  stayed: [
    ['omar', 60],
    ['aoife', 59],
    ['nadia', 56],
    ['sofia', 52],
    ['yuki', 14],
  ],
  /** Attended and invited, by site. */
  sites: [
    ['norwich', 9, 10],
    ['bath', 8, 8],
    ['perth', 4, 6],
  ],
  /** Parts that AI made from the recording: title, start, minutes, questions. */
  parts: [
    ['What the alarm sounds like', '03:40', 3, 1],
    ['Two ways out', '17:05', 5, 2],
    ['Where to meet', '41:30', 4, 2],
  ],
} as const satisfies {
  title: string;
  course: CourseId;
  host: PersonId;
  on: string;
  minutes: number;
  needed: number;
  stayed: readonly (readonly [person: PersonId, minutes: number])[];
  sites: readonly (readonly [site: SiteId, attended: number, invited: number])[];
  parts: readonly (readonly [title: string, from: string, minutes: number, questions: number])[];
};

/** Time of the cohort's sessions, and what is said in its forum before the next one. */
export const COHORT_ROOM = {
  at: '14:00',
  posts: [
    {by: 'grace', on: '2026-11-09', text: 'Slides for Thursday are here. Bring a rota that went wrong.'},
    {by: 'ingrid', on: '2026-11-10', text: 'Mine: three nights and no rest day.'},
  ],
} as const satisfies {
  at: string;
  posts: readonly {by: PersonId; on: string; text: string}[];
};
