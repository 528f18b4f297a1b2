/** The competency framework of Larkfield: what the levels look like, and what confirmed them. */
import type {TeamId} from './company';
import type {CourseId, RoleId, SkillId} from './learning';
import type {PersonId} from './people';

/** Roles of one field of work, from the first job up. */
export const FAMILIES = {
  warehouse: {name: 'Warehouse', roles: ['picker', 'driver', 'shift-lead']},
  engineers: {name: 'Service', roles: ['apprentice', 'engineer', 'service-manager']},
  cafe: {name: 'Cafés', roles: ['cafe-assistant', 'cook', 'cafe-manager']},
} as const satisfies Record<string, {name: string; roles: readonly RoleId[]}>;

/** What you can see someone do at each level, from 1. */
export const LEVEL_WORDS: Partial<Record<SkillId, readonly string[]>> = {
  service: [
    'Takes an order with a colleague at hand',
    'Repeats the order back before leaving the table',
    'Looks after a full room alone',
    'Settles a complaint at the table',
    'Teaches others during a shift',
  ],
};

/** The role that someone works towards. */
export const NEXT_ROLE: Partial<Record<PersonId, RoleId>> = {amara: 'shift-lead'};

/** The target that was raised last, for shift leads. */
export const RAISED = {role: 'shift-lead', skill: 'coaching', from: 2, on: '2026-10-01'} as const;

/** Roles with the most vacancies. */
export const VACANCIES: Partial<Record<RoleId, number>> = {picker: 6, adviser: 4};

/** Number of people in a team at level 4 or above. */
export const EXPERTS: Partial<Record<TeamId, Partial<Record<SkillId, number>>>> = {
  'service-north': {pipework: 19, electrics: 17, commissioning: 15, safety: 6, refrigerants: 1},
};

export interface Evidence {
  level: number;
  on: string;
  /** Passing a course, or a checklist signed by someone who watched. */
  by: {course: CourseId} | {signed: PersonId};
}

/** What confirmed the levels of a skill, lowest first; the last is the current level. */
export const EVIDENCE: Partial<Record<PersonId, Partial<Record<SkillId, readonly Evidence[]>>>> = {
  tomasz: {
    loads: [
      {level: 1, on: '2026-02-03', by: {signed: 'jonas'}},
      {level: 2, on: '2026-05-21', by: {signed: 'jonas'}},
      {level: 3, on: '2026-11-06', by: {course: 'forklift'}},
    ],
  },
  rhys: {
    pipework: [{level: 5, on: '2025-09-03', by: {signed: 'lucas'}}],
    electrics: [{level: 4, on: '2025-10-01', by: {signed: 'lucas'}}],
    refrigerants: [{level: 3, on: '2026-02-18', by: {course: 'refrigerants'}}],
    commissioning: [
      {level: 2, on: '2025-03-18', by: {signed: 'lucas'}},
      {level: 3, on: '2026-05-21', by: {course: 'heat-pump'}},
      {level: 4, on: '2026-07-09', by: {signed: 'lucas'}},
    ],
  },
};
