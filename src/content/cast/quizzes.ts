/** Questions of Larkfield's quizzes, and attempts at them. */
import type {CourseId} from './learning';
import type {PersonId} from './people';

export interface Question {
  /** Index of the lesson that it comes from. */
  lesson: number;
  /** Its number in the quiz. */
  number: number;
  ask: string;
  options: readonly [string, string, string];
  /** Index of the right option, and of one that beginners choose. */
  right: number;
  wrong: number;
}

export const QUESTIONS = {
  forklift: {
    lesson: 2,
    number: 4,
    ask: 'The load blocks your view. What do you do?',
    options: ['Drive slowly and sound the horn', 'Drive in reverse', 'Raise the load and look under it'],
    right: 1,
    wrong: 0,
  },
  hygiene: {
    lesson: 2,
    number: 5,
    ask: 'The soup must cool quickly. What do you do?',
    options: ['Put the pan in the fridge', 'Leave it until we close', 'Divide it into shallow trays'],
    right: 2,
    wrong: 0,
  },
  data: {
    lesson: 1,
    number: 4,
    ask: 'A caller asks for a customer’s new address. What do you say?',
    options: ['I’ll send it by e-mail', 'I can’t give that out', 'Which number are you calling from?'],
    right: 1,
    wrong: 2,
  },
  electrics: {
    lesson: 0,
    number: 5,
    ask: 'The tester shows no voltage. What next?',
    options: ['Start work', 'Test once more', 'Prove the tester on a known source'],
    right: 2,
    wrong: 1,
  },
} as const satisfies Partial<Record<CourseId, Question>>;

export type QuizzedCourseId = keyof typeof QUESTIONS;

/** Questions written for “Data protection”, of which each attempt shows as many as the course has. */
export const POOL = {course: 'data', written: 30} as const;

/** An attempt that missed an essential question; the second attempt, two days later, is in the ledger. */
export const ATTEMPT = {
  by: 'elif',
  course: 'electrics',
  on: '2026-09-22',
  /** Right answers and questions of each lesson. */
  lessons: [
    [3, 4],
    [2, 3],
    [3, 3],
  ],
  needed: 8,
  /** The lesson with the essential question. */
  essential: 0,
} as const satisfies {
  by: PersonId;
  course: CourseId;
  on: string;
  lessons: readonly (readonly [number, number])[];
  needed: number;
  essential: number;
};

/** The coding quiz of the IT team. */
export const CODING = {
  title: 'Total of a basket',
  language: 'Python',
  by: 'marek',
  attempt: 3,
  lines: [
    'def total(basket):',
    '    result = 0',
    '    for item in basket:',
    "        result += item['price']",
    '    return round(result, 2)',
  ],
  checks: [
    {name: 'Three items', detail: 'add up to 24.50', passed: true},
    {name: 'Empty basket', detail: 'costs 0', passed: true},
    {name: 'Price missing', detail: 'counts as 0', passed: false},
  ],
} as const;

/** Difficulty of the questions of Elif's adaptive quiz, 1 to 3, and whether each was answered correctly. */
export const ADAPTIVE = {
  by: 'elif',
  skill: 'electrics',
  course: 'electrics',
  path: [
    [2, true],
    [3, false],
    [2, true],
    [3, true],
  ],
  now: 3,
  /** Estimated level after each question. */
  estimates: [2, 4, 3, 4, 3, 3],
} as const;

/** Statements about ways of working, answered before “Leading a shift”, and the profile that follows from them. */
export const PROFILE = {
  by: 'ingrid',
  coach: 'grace',
  course: 'leading',
  statements: 24,
  statement: {number: 9, text: 'When two colleagues argue, I step in early.', answer: 4},
  /** Position between two poles, 0 to 100. */
  poles: [
    ['Plans', 'Adapts', 30],
    ['Listens', 'Leads', 64],
    ['Checks', 'Tries', 42],
    ['Decides', 'Asks', 24],
  ],
} as const;
