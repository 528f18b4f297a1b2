/** What keeps people learning: points, badges, goals, and what is saved on a phone. Dates are ISO dates. */
import type {TeamId} from './company';
import type {CourseId, DocumentId, RoleId, SkillId} from './learning';
import type {GuestId, PersonId} from './people';

/** Points for what Larkfield rewards; `week` is for seven days in a row, `retry` for a missed question got right. */
export const POINTS = {lesson: 20, quiz: 40, deck: 10, retry: 10, answer: 30, week: 50} as const;

/** Points count from the first day of a quarter to its last. */
export const QUARTER = {name: 'October to December', ends: '2026-12-31'} as const;

/** What a person did in the last seven days. */
export const WEEK: Partial<Record<PersonId, {lessons: number; decks: number; weeks: number}>> = {
  amara: {lessons: 3, decks: 6, weeks: 1},
};

/** Streaks that earn a badge, in days. */
export const MILESTONES = [7, 14, 30] as const;

/** The lowest skill level with a badge. */
export const BADGE_LEVEL = 2;

/** Badges in addition to those for skill levels. */
export const EXTRA_BADGES: Partial<Record<PersonId, readonly {title: string; meta: string}[]>> = {
  amara: [{title: '7 days', meta: 'streak'}],
  leila: [
    {title: 'First to help', meta: 'forum'},
    {title: 'Ten answers', meta: 'forum'},
    {title: '7 days', meta: 'streak'},
  ],
};

/** Badges with conditions, and how many of each a person has met. */
export const BADGE_RULES = {
  mentor: {
    title: 'Truck mentor',
    by: 'ingrid',
    conditions: [
      ['Quizzes passed', 3, 3],
      ['Mentoring sessions', 3, 4],
      ['Checklist signed', 1, 1],
    ],
  },
  commissioning: {
    title: 'Commissioning, level 3',
    by: 'elif',
    conditions: [
      ['Lessons finished', 1, 5],
      ['Final quiz passed', 0, 1],
      ['Checklists signed', 1, 3],
    ],
  },
  driver: {title: 'Safe driver', by: 'amara', conditions: [['quizzes', 1, 3]]},
} as const satisfies Record<
  string,
  {title: string; by: PersonId; conditions: readonly (readonly [what: string, met: number, of: number])[]}
>;

/** The learning plan of someone who would like another role. */
export const AMBITION = {
  person: 'amara',
  role: 'shift-lead',
  courses: ['manual-handling', 'scanner', 'forklift', 'leading'],
  shifts: {alongside: 'ingrid', done: 0, of: 2},
} as const satisfies {
  person: PersonId;
  role: RoleId;
  courses: readonly CourseId[];
  shifts: {alongside: PersonId; done: number; of: number};
};

/** Who signs the practical part of a course. */
export const ASSESSORS: Partial<Record<CourseId, PersonId>> = {
  forklift: 'jonas',
  'heat-pump': 'lucas',
  electrics: 'lucas',
  hygiene: 'aoife',
};

/** A certificate that was issued to another person of the same surname. */
export const WITHDRAWN = {
  course: 'first-aid',
  person: 'lucas',
  issued: '2026-10-28',
  noticed: '2026-11-03',
  by: 'camila',
} as const satisfies {course: CourseId; person: PersonId; issued: string; noticed: string; by: PersonId};

/** Courses and teams without points and leaderboards. */
export const NO_POINTS = {courses: ['first-aid', 'data'], teams: ['customer-care']} as const satisfies {
  courses: readonly CourseId[];
  teams: readonly TeamId[];
};

/** Size of a course with its videos, in megabytes. */
export const MEGABYTES: Partial<Record<CourseId, number>> = {
  forklift: 48,
  fire: 31,
  leading: 140,
  hygiene: 52,
  allergens: 26,
  refrigerants: 64,
  'heat-pump': 96,
  'manual-handling': 36,
};

/** Courses from this size are downloaded over Wi-Fi only. */
export const WIFI_FROM = 100;

/** Where someone stopped in their current lesson: the page, and the minutes left. */
export const STOPPED: Partial<Record<PersonId | GuestId, {page: number; of: number; left: number}>> = {
  amara: {page: 3, of: 6, left: 3},
  sofia: {page: 2, of: 5, left: 4},
};

/** Time on the phone when someone opens the app. */
export const CLOCK: Partial<Record<PersonId | GuestId, string>> = {
  amara: '06:42',
  sofia: '08:10',
  elif: '07:25',
  finn: '07:50',
};

/** Results on a phone without a signal that are not sent yet. */
export const UNSENT = 2;

/** A practical check on a truck, with the time of each step seen so far. */
export const TRUCK_CHECK = {
  by: 'kwame',
  seen: 'grace',
  steps: [
    ['Forks and chains', '13:52'],
    ['Brakes', '13:54'],
    ['Horn and lights', '13:55'],
    ['Battery cap', undefined],
  ],
} as const satisfies {
  by: PersonId;
  seen: PersonId;
  steps: readonly (readonly [label: string, at: string | undefined])[];
};

/** Collections that people share, with the number of their followers. */
export const COLLECTIONS = {
  'first-month': {
    title: 'For my first month',
    by: 'leila',
    followers: 14,
    started: '2026-01-19',
    shared: '2026-10-26',
    follower: 'callum',
    followed: '2026-11-02',
    added: '2026-11-09',
    course: 'scanner',
    document: 'safety-handbook',
    page: 11,
    deck: 'Site safety',
    cards: 8,
    video: 'A tour of the bays',
    from: '02:10',
  },
  shift: {title: 'Running the early shift', by: 'ingrid', followers: 19},
  truck: {title: 'Know your truck', by: 'tomasz', followers: 11},
  questions: {title: 'Questions I am asked', by: 'jonas', followers: 6},
} as const satisfies Record<
  string,
  {title: string; by: PersonId; followers: number; document?: DocumentId; course?: CourseId} & Record<string, unknown>
>;

/** Level of a badge that is checked by its public link. */
export const CHECKED_BADGE = {person: 'rhys', skill: 'electrics', course: 'electrics'} as const satisfies {
  person: PersonId;
  skill: SkillId;
  course: CourseId;
};
