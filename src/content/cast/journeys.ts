/** Journeys of Larkfield: rules that put people on courses. */
import type {CourseId} from './learning';
import type {PersonId} from './people';

export interface JourneyRecord {
  title: string;
  where: string;
  trigger: string;
  /** Courses at the beginning, with the day by which they are due. */
  first: readonly {course: CourseId; day: number}[];
  question: {ask: string; about: string; yes: {label: string; meta: string}; no: {label: string; meta: string}};
  signOff: {by: PersonId; day: number};
  /** Someone who is on it, and since when. */
  learner: {who: PersonId; since: string};
}

export const JOURNEYS = {
  starter: {
    title: 'New in the warehouse',
    where: 'Felixstowe',
    trigger: 'Joins Early shift',
    first: [
      {course: 'welcome', day: 1},
      {course: 'manual-handling', day: 8},
    ],
    question: {
      ask: 'Quiz at 80% or more?',
      about: 'The handheld scanner',
      yes: {label: 'First shift alone', meta: 'with the scanner'},
      no: {label: 'Short recap', meta: 'then a second try'},
    },
    signOff: {by: 'ingrid', day: 14},
    learner: {who: 'callum', since: '2026-11-02'},
  },
  cafe: {
    title: 'New in a café',
    where: 'Norwich, Bath and Perth',
    trigger: 'Joins a café',
    first: [{course: 'welcome', day: 1}],
    question: {
      ask: 'Certificate still valid?',
      about: 'Food hygiene, level 2',
      yes: {label: 'Allergens and labels', meta: 'due on day 40'},
      no: {label: 'Food hygiene first', meta: 'due on day 26'},
    },
    signOff: {by: 'aoife', day: 45},
    learner: {who: 'yuki', since: '2026-10-26'},
  },
} as const satisfies Record<string, JourneyRecord>;

/** A rule that runs whenever someone passes a course. */
export const RULE = {
  course: 'forklift',
  badge: 'Forklift driver',
  tells: 'jonas',
  opens: 'first-aid',
  since: '2026-10-01',
  /** Days on which it was switched off. */
  off: ['2026-09-14', '2026-09-20'],
} as const satisfies {course: CourseId; tells: PersonId; opens: CourseId} & Record<string, unknown>;
