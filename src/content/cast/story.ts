/**
 * Moments of the story that the walkthrough tells, beyond the records of the ledger: from page 11 of a handbook to a
 * course, a lesson, a manager's list and a skill that has grown. Dates are ISO dates.
 */
import type {CourseId, DocumentId, Levels} from './learning';
import type {PersonId} from './people';

/** The page that the course was made from. */
export const EXCERPT = {
  document: 'safety-handbook',
  course: 'forklift',
  page: 11,
  lines: [
    '4.1 Check brakes, forks and horn first.',
    '4.2 Never exceed the plate on the truck.',
    '4.3 People on foot always have priority.',
    '4.4 Charge trucks in the marked bay only.',
    '4.5 Report every collision, even slight.',
  ],
} as const satisfies {document: DocumentId; course: CourseId; page: number; lines: readonly string[]};

/** The line of the draft that the expert changed before publishing the current version. */
export const CORRECTION = {
  by: 'daniel',
  lesson: 3,
  draft: 'Plug the truck in at the end of your shift.',
  corrected: 'Plug the truck in only in the marked bay, with the key out.',
} as const satisfies {by: PersonId; lesson: number; draft: string; corrected: string};

/** A question of the final quiz, drafted together with the lessons. */
export const QUESTION = {
  number: 3,
  line: '4.3',
  ask: 'Someone walks into your aisle. What do you do?',
  options: ['Sound the horn and drive on', 'Stop and let them pass', 'Steer around them'],
  right: 1,
} as const;

/** When a learner opens her lesson, before the early shift. */
export const OPENED = {person: 'amara', course: 'forklift', at: '06:42'} as const satisfies {
  person: PersonId;
  course: CourseId;
  at: string;
};

/** A due date before the manager moved it; the new one is in the ledger. */
export const MOVED = {by: 'jonas', person: 'callum', course: 'manual-handling', from: '2026-11-12'} as const satisfies {
  by: PersonId;
  person: PersonId;
  course: CourseId;
  from: string;
};

/** Skill levels before the course that raised them to those of the ledger. */
export const GROWN = {person: 'tomasz', course: 'forklift', before: {loads: 1, checks: 1}} as const satisfies {
  person: PersonId;
  course: CourseId;
  before: Levels;
};
