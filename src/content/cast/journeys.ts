/** Journeys of Larkfield: rules that put people on courses. */
import {COURSES, type CourseId} from './learning';
import type {PersonId} from './people';
import {CHECKLISTS, PLANS} from './plans';

export interface JourneyRecord {
  title: string;
  where?: string;
  trigger: string;
  /** When the trigger happens, or what it is. */
  on?: string;
  /** Courses at the beginning, perhaps with the day by which they are due. */
  first: readonly {course: CourseId; by?: number}[];
  question: {
    ask?: string;
    about: string;
    yes: {label: string; meta?: string};
    no: {label: string; meta?: string};
    /** Whether “No” is only “Not yet”. */
    later?: boolean;
  };
  end?: {label: string; meta?: string};
  /** Someone who is on it, since when, and the last day of it. */
  learner?: {who: PersonId; since: string; of: number};
}

export const JOURNEYS = {
  starter: {
    title: 'New in the warehouse',
    where: 'Felixstowe',
    trigger: 'Joins Early shift',
    on: 'Day 1',
    first: [
      {course: 'welcome', by: 1},
      {course: 'manual-handling', by: 8},
    ],
    question: {
      ask: 'Quiz at 80% or more?',
      about: 'The handheld scanner',
      yes: {label: 'First shift alone', meta: 'with the scanner'},
      no: {label: 'Short recap', meta: 'then a second try'},
    },
    end: {label: 'Sign-off by Ingrid Dahl', meta: 'Checklist, day 30'},
    learner: {who: 'callum', since: '2026-11-02', of: 30},
  },
  cafe: {
    title: 'New in a café',
    where: 'Norwich, Bath and Perth',
    trigger: 'Joins a café',
    on: 'Day 1',
    first: [{course: 'welcome', by: 1}],
    question: {
      ask: 'Certificate still valid?',
      about: 'Food hygiene, level 2',
      yes: {label: 'Allergens and labels', meta: 'due on day 40'},
      no: {label: 'Food hygiene first', meta: 'due on day 26'},
    },
    end: {label: 'Sign-off by Aoife Byrne', meta: 'Checklist, day 45'},
    learner: {who: 'yuki', since: '2026-10-26', of: 45},
  },
  driver: {
    title: 'New forklift driver',
    trigger: 'Role becomes Forklift driver',
    first: [{course: 'forklift'}],
    question: {
      about: 'Quiz passed?',
      yes: {label: 'Badge'},
      no: {label: 'An hour with Ingrid Dahl'},
    },
    end: {label: `Sign-off: ${CHECKLISTS.tomasz.title}`},
  },
  apprentice: {
    title: PLANS.elif.title,
    trigger: CHECKLISTS.elif.title,
    on: `Checklist, ${CHECKLISTS.elif.steps.length} steps`,
    first: [],
    question: {
      about: 'All steps signed?',
      yes: {label: COURSES['heat-pump'].title, meta: 'opens'},
      no: {label: COURSES['heat-pump'].title, meta: 'stays locked'},
      later: true,
    },
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
