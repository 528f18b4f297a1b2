/** Learning plans, the cohort's members, and practice at work. */
import type {CourseId} from './learning';
import type {PersonId} from './people';

/** A course, or something that is done at work. */
export type PlanStep = CourseId | {task: string; meta: string};

interface PlanRecord {
  title: string;
  person: PersonId;
  steps: readonly PlanStep[];
}

/** Plans in the order in which their learner sees the steps. */
export const PLANS = {
  callum: {
    title: 'Picker, first 30 days',
    person: 'callum',
    steps: [
      'welcome',
      'manual-handling',
      'scanner',
      {task: 'Two shifts with Leila Haddad', meta: '23 and 24 Nov'},
      'fire',
      {task: 'Sign-off at work', meta: 'with Ingrid Dahl'},
    ],
  },
  elif: {
    title: 'Apprentice, first year',
    person: 'elif',
    steps: ['electrics', 'fire', 'refrigerants', 'heat-pump', {task: 'Sign-off', meta: 'with Lucas Martin'}],
  },
} as const satisfies Partial<Record<PersonId, PlanRecord>>;

export type PlannedId = keyof typeof PLANS;

/** First days of people who are new. The last mandatory course of their plan is due 25 days later. */
export const STARTS = {yuki: '2026-10-26', callum: '2026-11-02'} as const satisfies Partial<Record<PersonId, string>>;

export const DUE_AFTER = 25;

/** The last mandatory course of the plans above. */
export const LAST_COURSE = {yuki: 'hygiene', callum: 'fire'} as const;

/** Monday on which the next group starts. */
export const NEXT_START = '2026-11-16';

/** Shifts of Callum with an experienced colleague. */
export const SHIFTS = {person: 'callum', with: 'leila', days: ['2026-11-23', '2026-11-24']} as const;

/** A plan for the yard that isn't finished: two courses must still be written. */
export const SKETCH = {
  title: 'Yard, first 30 days',
  shownTo: 'jonas',
  steps: [
    {label: 'Welcome to Larkfield', meta: 'course', written: true},
    {label: 'Lorries and gates', meta: 'course', written: false},
    {label: 'Manual handling', meta: 'course', written: true},
    {label: 'A day in the gatehouse', meta: 'at work', written: true},
    {label: 'Securing a load', meta: 'course', written: false},
  ],
} as const;

/** Plans that contain “Fire safety”, with its position and the number of people on each. */
export const FIRE_PLANS = [
  {title: 'Picker, first 30 days', step: 5, of: 6, people: 10},
  {title: 'Café assistant, first 30 days', step: 3, of: 4, people: 3},
  {title: 'Sales adviser, first 30 days', step: 2, of: 5, people: 6},
  {title: 'Apprentice, first year', step: 2, of: 5, people: 10},
] as const;

/** People on “Picker, first 30 days” by the step they are at. */
export const WAITING = [
  ['Manual handling', 1],
  ['The handheld scanner', 1],
  ['Two shifts', 1],
  ['Fire safety', 1],
  ['Sign-off at work', 6],
] as const;

/** The four shop courses, of which the plan of a sales adviser needs any three. */
export const BLOCK = {person: 'omar', needed: 3, courses: ['tills', 'returns', 'complaints', 'quoting']} as const;

/** Members of the autumn cohort who are named, with finished lessons, quiz average and last visit. */
export const MEMBERS = [
  {person: 'ingrid', lessons: 4, quiz: 92, visit: '2026-11-10'},
  {person: 'kwame', lessons: 4, quiz: 85, visit: '2026-11-09'},
  {person: 'thandi', lessons: 2, quiz: 75, visit: '2026-10-26'},
] as const satisfies readonly {person: PersonId; lessons: number; quiz: number; visit: string}[];

/** Members of the autumn cohort by the number of lessons they have finished. */
export const FINISHED = [
  [4, 9],
  [3, 3],
  [2, 2],
] as const;

/** A lesson opens on the Monday ten days before its session. */
export const OPENS_BEFORE = 10;

/** The next cohort of “Leading a shift”, copied from the autumn one. */
export const NEXT_COHORT = {name: 'Shift leads, spring', first: '2027-01-14', remark: 'Lesson 3 was too full'} as const;

interface Checklist {
  title: string;
  steps: readonly string[];
  /** Confirmations of the first steps: who watched, and when. */
  seen: readonly {by: PersonId; at: string}[];
}

/** Checklists at work, by the learner. Ingrid signs as an assessor since 9 November. */
export const CHECKLISTS = {
  tomasz: {
    title: 'Unloading a lorry',
    steps: [
      'Chocks the wheels before unloading',
      'Reads the weight on the label',
      'Tilts the mast back before moving',
      'Sounds the horn at the dock door',
      'Keeps people off the ramp',
      'Parks with the forks on the floor',
    ],
    seen: [
      {by: 'jonas', at: '2026-11-09T06:52'},
      {by: 'jonas', at: '2026-11-09T06:55'},
      {by: 'ingrid', at: '2026-11-10T06:48'},
      {by: 'ingrid', at: '2026-11-10T06:54'},
    ],
  },
  elif: {
    title: 'Pressing a copper joint',
    steps: [
      'Cuts the pipe square',
      'Removes the burr',
      'Marks the depth',
      'Presses the joint once',
      'Holds the test pressure',
    ],
    seen: [
      {by: 'rhys', at: '2026-10-06T10:10'},
      {by: 'rhys', at: '2026-10-06T10:14'},
      {by: 'rhys', at: '2026-10-06T10:20'},
      {by: 'lucas', at: '2026-10-07T09:05'},
      {by: 'lucas', at: '2026-10-07T09:30'},
    ],
  },
} as const satisfies Partial<Record<PersonId, Checklist>>;

/** A step of Elif's checklist that needs a photo; Lucas confirmed it from another place. */
export const PHOTO = {person: 'elif', step: 3, by: 'lucas', file: 'joint-from-above.jpg'} as const;
