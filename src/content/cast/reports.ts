/** Figures of Larkfield’s reports: quizzes, cohorts, renewals, and the schedules by which reports are sent. */
import {headcount} from '../figures/ledger';
import {MOVED} from './access';
import type {TeamId} from './company';
import type {CourseId, SkillId} from './learning';
import type {PersonId} from './people';

/** Identifies a person in every export; names and e-mail addresses may change. */
export const EMPLOYEE_NUMBERS: Record<PersonId, string> = {
  amara: '3187',
  tomasz: '3042',
  leila: '3203',
  mateo: '3210',
  callum: '3342',
  ingrid: '2871',
  jonas: '2614',
  kwame: '3168',
  grace: '2702',
  sofia: '3015',
  yuki: '3338',
  aoife: '2790',
  omar: '3126',
  nadia: '2533',
  thandi: '3134',
  elif: '3290',
  rhys: '2655',
  lucas: '2348',
  zainab: '3071',
  hannah: '2467',
  daniel: '2402',
  arjun: '2925',
  camila: '2588',
  priya: '2519',
  marek: '2746',
};

/** Versions of courses that didn’t change this year; for “Forklift safety” see VERSIONS. */
export const STEADY_VERSIONS: Partial<Record<CourseId, number>> = {'manual-handling': 4};

/** Levels of Bloom’s taxonomy, from the lowest. */
export const BLOOM_LEVELS = ['Remember', 'Understand', 'Apply', 'Analyse', 'Evaluate', 'Create'] as const;

/** Level (0 to 5) of each question of a quiz, by lesson. */
export const QUESTION_LEVELS: Partial<Record<CourseId, readonly (readonly number[])[]>> = {
  forklift: [[0], [2], [1, 2], [0], [3]],
  fire: [[0, 0], [0, 1], [0]],
  allergens: [
    [0, 0],
    [1, 1],
    [2, 2],
    [0, 0],
  ],
  complaints: [
    [0, 1],
    [0, 1],
    [2, 3],
    [2, 4],
  ],
  'heat-pump': [
    [0, 1],
    [0, 1, 2],
    [2, 2],
    [2, 3, 3],
    [4, 5],
  ],
};

/** Percentage of right answers by level, for the levels that a quiz tests, and the teams that took it. */
export const RIGHT_ANSWERS: Partial<Record<CourseId, {teams: readonly TeamId[]; percent: readonly number[]}>> = {
  complaints: {teams: ['customer-care'], percent: [94, 88, 57, 52, 47]},
  'heat-pump': {teams: ['service-north', 'service-south'], percent: [96, 91, 58, 54, 46, 41]},
};

/** Level (0 to 5) that the author set as the aim of each lesson. */
export const AIMS: Partial<Record<CourseId, readonly number[]>> = {allergens: [0, 1, 2, 3]};

/** A question whose wording is in doubt: most people choose the same wrong answer. Percentages of answers. */
export const DOUBTFUL = {
  course: 'fire',
  number: 4,
  ask: 'A truck’s charger is on fire. Which extinguisher?',
  options: [
    ['Powder', 61],
    ['Carbon dioxide', 27],
    ['Foam', 8],
    ['Water', 4],
  ],
  right: 'Carbon dioxide',
} as const satisfies {course: CourseId} & Record<string, unknown>;

/** A question that tests recall, and a version of it that tests judgement. */
export const REWRITE = {
  course: 'forklift',
  lesson: 2,
  before: {level: 0, text: 'What is the maximum load of the lift?'},
  after: {level: 2, text: 'Three pallets are waiting. Which do you send first, and why?'},
  reviewer: 'daniel',
} as const satisfies {course: CourseId; reviewer: PersonId} & Record<string, unknown>;

/** Learners of “Leading a shift” this year who reached each lesson, and the length of the longest video in minutes. */
export const REACHED = {
  course: 'leading',
  learners: [42, 40, 39, 24, 22, 20],
  video: {lesson: 4, minutes: 40},
} as const;

/** Mean progress of two cohorts of “Leading a shift” in percent, by days since the start. */
export const COHORT_PROGRESS = {
  days: [0, 7, 14, 21, 28, 35],
  spring: [0, 12, 26, 41, 55, 68],
  autumn: [0, 9, 21, 34, 46, 57],
} as const;

/** Number of people of the early shift at target, at the end of each month. */
export const AT_TARGET = {
  team: 'early-shift',
  months: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
  skills: {safety: [15, 16, 16, 18, 20, 21, 22], stock: [25, 25, 24, 24, 24, 23, 23]},
} as const satisfies {team: TeamId; months: readonly string[]; skills: Partial<Record<SkillId, readonly number[]>>};

/** People whose “Manual handling” falls due again, by month from December; together those who are valid today. */
export const RENEWALS = {
  course: 'manual-handling',
  months: [
    ['Dec', 5],
    ['Jan', 6],
    ['Feb', 7],
    ['Mar', 5],
    ['Apr', 8],
    ['May', 6],
    ['Jun', 6],
    ['Jul', 5],
    ['Aug', 7],
    ['Sep', 6],
    ['Oct', 8],
    ['Nov', 5],
  ],
} as const;

export interface Schedule {
  title: string;
  when: string;
  time: string;
  covers: readonly string[];
  to: readonly PersonId[];
  /** Recipients by name, if they aren’t in the cast. */
  others?: string;
  owner: PersonId;
  /** Date of the next report. */
  next: string;
  /** What is attached to the e-mail. */
  attached: string;
}

/** Scheduled reports and digests, by next date. */
export const SCHEDULES = {
  cafes: {
    title: 'Manager digest, cafés',
    when: 'Every Thursday',
    time: '06:30',
    covers: ['Norwich café', 'Bath café', 'Perth café'],
    to: ['aoife', 'nadia'],
    owner: 'priya',
    next: '2026-11-12',
    attached: 'Links to each assignment',
  },
  gaps: {
    title: 'Mandatory training, gaps',
    when: 'Every Friday',
    time: '07:00',
    covers: ['All sites'],
    to: ['daniel'],
    owner: 'camila',
    next: '2026-11-13',
    attached: 'CSV file',
  },
  sites: {
    title: 'Mandatory training by site',
    when: 'Every Monday',
    time: '07:00',
    covers: ['All sites'],
    to: ['priya', 'daniel'],
    owner: 'priya',
    next: '2026-11-16',
    attached: 'Chart and CSV file',
  },
  board: {
    title: 'Board report',
    when: 'First of the month',
    time: '07:00',
    covers: ['All sites'],
    to: ['priya', 'camila'],
    others: 'the board',
    owner: 'priya',
    next: '2026-12-01',
    attached: 'Chart',
  },
  users: {
    title: 'List of users',
    when: 'First of the month',
    time: '07:00',
    covers: ['All sites'],
    to: [],
    others: 'Finance',
    owner: 'marek',
    next: '2026-12-01',
    attached: `CSV file, ${headcount()} rows`,
  },
} as const satisfies Record<string, Schedule>;

/** What became of the board report, oldest first. */
export const BOARD_LOG = [
  {on: '2026-10-01', what: 'Sent', detail: '4 recipients, 07:00'},
  {on: '2026-10-19', what: 'Recipient added', detail: 'Camila Rojas, by Priya Raman'},
  {on: '2026-11-01', what: 'Sent', detail: '5 recipients, 07:00'},
] as const;

/** Digests as they were sent: on which day, and the due dates of that day that have been moved since. */
export const DIGESTS = {
  'early-shift': {on: '2026-11-09', to: 'jonas', due: {callum: MOVED[0].from}},
  'norwich-cafe': {on: '2026-11-05', to: 'aoife', due: {}},
} as const satisfies Partial<Record<TeamId, {on: string; to: PersonId; due: Partial<Record<PersonId, string>>}>>;
