/**
 * Moments of the story that the walkthrough tells, beyond the records of the ledger: from page 11 of a handbook to a
 * course, a lesson, a manager's list and a skill that has grown. Dates are ISO dates.
 */
import {SOURCE_PAGES} from './authoring';
import type {CourseId, Levels} from './learning';
import type {PersonId} from './people';

/** The page that the course was made from. */
export const EXCERPT = {course: 'forklift', ...SOURCE_PAGES.forklift} as const;

/** The line of the draft that the expert changed before publishing the current version. */
export const CORRECTION = {
  by: 'daniel',
  lesson: 3,
  draft: 'Plug the truck in at the end of your shift.',
  corrected: 'Plug the truck in only in a charging bay, with the key out.',
} as const satisfies {by: PersonId; lesson: number; draft: string; corrected: string};

/** When a learner opens her lesson, before the early shift. */
export const OPENED = {person: 'amara', course: 'forklift', at: '06:42'} as const satisfies {
  person: PersonId;
  course: CourseId;
  at: string;
};

/** Skill levels before the course that raised them to those of the ledger. */
export const GROWN = {person: 'tomasz', course: 'forklift', before: {loads: 1, checks: 1}} as const satisfies {
  person: PersonId;
  course: CourseId;
  before: Levels;
};
