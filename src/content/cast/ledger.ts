/**
 * What has happened at Larkfield by today: who learned what, who can do what, and who changed what. The pictures show
 * these records and never invent a figure. Dates are ISO dates.
 */
import type {TeamId} from './company';
import type {CourseId, Levels} from './learning';
import type {GuestId, PersonId} from './people';

/** Either passed, or some lessons finished and, if the course was assigned, due. */
export type Progress = {passed: string; score: number} | {lessons: number; due?: string};

export const PROGRESS: Partial<Record<PersonId | GuestId, Partial<Record<CourseId, Progress>>>> = {
  amara: {
    forklift: {lessons: 3, due: '2026-11-13'},
    fire: {lessons: 1, due: '2026-11-27'},
    leading: {lessons: 0},
    'manual-handling': {passed: '2026-10-06', score: 90},
    scanner: {passed: '2026-09-15', score: 100},
  },
  tomasz: {
    forklift: {passed: '2026-11-06', score: 94},
    'manual-handling': {passed: '2026-10-08', score: 85},
    fire: {passed: '2026-10-19', score: 90},
  },
  leila: {
    'manual-handling': {passed: '2026-11-04', score: 95},
    fire: {passed: '2026-10-21', score: 80},
    scanner: {passed: '2026-09-17', score: 90},
  },
  mateo: {
    'manual-handling': {lessons: 2, due: '2026-11-06'},
    fire: {lessons: 2, due: '2026-11-27'},
    scanner: {passed: '2026-09-22', score: 80},
  },
  // Started on Monday, 2 November.
  callum: {
    welcome: {passed: '2026-11-02', score: 100},
    'manual-handling': {lessons: 3, due: '2026-11-16'},
    scanner: {lessons: 1, due: '2026-11-20'},
    fire: {lessons: 0, due: '2026-11-27'},
  },
  ingrid: {
    forklift: {passed: '2026-10-29', score: 96},
    'manual-handling': {passed: '2026-10-05', score: 95},
    fire: {passed: '2026-10-19', score: 95},
    leading: {lessons: 4, due: '2026-12-11'},
  },
  jonas: {
    forklift: {passed: '2026-10-27', score: 98},
    'manual-handling': {passed: '2026-10-05', score: 100},
    fire: {passed: '2026-10-16', score: 100},
  },
  sofia: {
    hygiene: {passed: '2026-03-12', score: 92},
    allergens: {lessons: 3, due: '2026-11-18'},
    fire: {passed: '2026-10-22', score: 90},
  },
  yuki: {
    welcome: {passed: '2026-10-26', score: 100},
    hygiene: {lessons: 4, due: '2026-11-20'},
    allergens: {lessons: 0, due: '2026-12-04'},
  },
  aoife: {
    hygiene: {passed: '2025-06-17', score: 98},
    allergens: {passed: '2026-11-05', score: 95},
    fire: {passed: '2026-10-20', score: 95},
  },
  omar: {
    tills: {passed: '2026-08-11', score: 88},
    returns: {lessons: 2, due: '2026-11-20'},
    complaints: {lessons: 1},
  },
  elif: {
    electrics: {passed: '2026-09-24', score: 86},
    refrigerants: {lessons: 2, due: '2026-11-24'},
    'heat-pump': {lessons: 1, due: '2026-12-18'},
    fire: {passed: '2026-10-14', score: 85},
  },
  rhys: {
    'heat-pump': {passed: '2026-05-21', score: 93},
    refrigerants: {passed: '2026-02-18', score: 91},
    electrics: {passed: '2025-10-01', score: 95},
  },
  zainab: {
    complaints: {passed: '2026-10-15', score: 91},
    data: {lessons: 3, due: '2026-11-17'},
    returns: {passed: '2026-07-02', score: 87},
  },
  finn: {
    'heat-pump': {passed: '2026-11-03', score: 89},
    quoting: {lessons: 2},
  },
  maja: {
    'heat-pump': {lessons: 4},
    quoting: {passed: '2026-10-12', score: 94},
  },
  beatriz: {
    'planner-basics': {passed: '2026-10-28', score: 100},
    'planner-admin': {lessons: 3},
  },
  helena: {
    'planner-basics': {passed: '2026-10-20', score: 95},
    'planner-admin': {passed: '2026-11-05', score: 92},
  },
  samir: {
    'planner-basics': {lessons: 1},
  },
};

/** Skill levels confirmed so far, 0 to 5. Skills that a role has no target for may be left out. */
export const LEVELS: Partial<Record<PersonId | GuestId, Levels>> = {
  amara: {loads: 3, checks: 3, safety: 2, stock: 2, faults: 2, coaching: 0},
  tomasz: {loads: 3, checks: 3, safety: 3, stock: 2, faults: 1, coaching: 1},
  leila: {loads: 1, checks: 1, safety: 2, stock: 3, faults: 2, coaching: 0},
  mateo: {loads: 1, checks: 0, safety: 1, stock: 2, faults: 1, coaching: 0},
  callum: {loads: 0, checks: 0, safety: 1, stock: 1, faults: 0, coaching: 0},
  ingrid: {loads: 4, checks: 3, safety: 4, stock: 3, faults: 3, coaching: 2},
  jonas: {loads: 3, checks: 3, safety: 4, stock: 4, faults: 4, coaching: 4},
  sofia: {food: 3, allergens: 2, tills: 1, service: 2},
  yuki: {food: 1, allergens: 0, tills: 1, service: 1},
  aoife: {food: 4, allergens: 4, tills: 3, service: 4, coaching: 2},
  omar: {products: 3, tills: 2, complaints: 1, returns: 1},
  elif: {pipework: 2, refrigerants: 0, electrics: 3, commissioning: 0, safety: 2},
  rhys: {pipework: 5, refrigerants: 3, electrics: 4, commissioning: 4, safety: 3, complaints: 2},
  lucas: {pipework: 4, refrigerants: 4, electrics: 4, commissioning: 5, safety: 4, complaints: 3, coaching: 4},
  zainab: {products: 3, complaints: 3, returns: 2, data: 1, writing: 3},
};

/** Points, badges and days in a row with a finished lesson or deck. */
export const STANDINGS: Partial<Record<PersonId, {points: number; badges: number; streak: number}>> = {
  ingrid: {points: 1480, badges: 9, streak: 5},
  tomasz: {points: 1310, badges: 7, streak: 3},
  amara: {points: 1240, badges: 6, streak: 12},
  leila: {points: 1120, badges: 6, streak: 8},
  mateo: {points: 640, badges: 3, streak: 0},
  callum: {points: 180, badges: 1, streak: 4},
};

/** Number of people of a team whose completion of a mandatory course is valid today. */
export const VALID: Partial<Record<CourseId, Partial<Record<TeamId, number>>>> = {
  'manual-handling': {'early-shift': 24, 'late-shift': 15, yard: 9, 'leith-warehouse': 26},
  fire: {
    'early-shift': 20,
    'late-shift': 14,
    yard: 7,
    'leith-warehouse': 25,
    'norwich-shop': 39,
    'norwich-cafe': 7,
    'bath-shop': 33,
    'bath-cafe': 7,
    'perth-shop': 30,
    'perth-cafe': 5,
  },
  hygiene: {'norwich-cafe': 7, 'bath-cafe': 7, 'perth-cafe': 5},
  allergens: {'norwich-cafe': 6, 'bath-cafe': 6, 'perth-cafe': 4},
  data: {'customer-care': 25, buying: 11, finance: 12, 'people-team': 6, it: 7},
  electrics: {'service-north': 23, 'service-south': 21, apprentices: 8},
};

/** Percentage of mandatory training of the whole company that was completed on time, by month. */
export const ON_TIME = [
  ['Jun', 78],
  ['Jul', 81],
  ['Aug', 80],
  ['Sep', 86],
  ['Oct', 91],
  ['Nov', 93],
] as const;

/** The autumn cohort of “Leading a shift”: six sessions, one a fortnight on Thursdays. */
export const COHORT = {
  name: 'Shift leads, autumn',
  course: 'leading',
  people: 14,
  sessions: ['2026-10-01', '2026-10-15', '2026-10-29', '2026-11-12', '2026-11-26', '2026-12-10'],
  host: 'grace',
} as const;

/** Versions of “Forklift safety”, newest first. */
export const VERSIONS = [
  {version: 7, by: 'daniel', on: '2026-11-09', change: 'Charging bay rules'},
  {version: 6, by: 'daniel', on: '2026-08-18', change: 'Clearer blind-spot lesson'},
  {version: 5, by: 'arjun', on: '2026-03-02', change: 'Shorter quiz'},
] as const;

/** The audit log, newest first. */
export const AUDIT = [
  {at: '2026-11-10T09:12', by: 'camila', action: 'Results exported', what: 'Manual handling'},
  {at: '2026-11-10T08:40', by: 'jonas', action: 'Due date changed', what: 'Callum Reid, Manual handling'},
  {at: '2026-11-09T16:05', by: 'daniel', action: 'Version 7 published', what: 'Forklift safety'},
  {at: '2026-11-09T14:31', by: 'priya', action: 'Role changed', what: 'Ingrid Dahl: Assessor'},
  {at: '2026-11-06T11:20', by: 'marek', action: 'Single sign-on tested', what: 'larkfield.example'},
] as const;
