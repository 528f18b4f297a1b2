/** The user directory of Larkfield: profile fields, smart groups, invitations, and people who have left. */
import {TEAMS, type SiteId, type TeamId} from './company';
import type {CourseId, RoleId} from './learning';

/** Fields of a profile that rules can use, and where their values come from. */
export const PROFILE_FIELDS = [
  {name: 'Department', example: 'Service north', source: 'Sign-in'},
  {name: 'Site', example: 'Derby', source: 'Sign-in'},
  {name: 'Country', example: 'United Kingdom', source: 'Sign-in'},
  {name: 'Start date', example: '2 Nov 2026', source: 'CSV file'},
  {name: 'Company car', example: 'Yes or no', source: 'CSV file'},
] as const;

/** Thandi has worked at another site since the first of the month; what followed from it on that day. */
export const TRANSFER = {who: 'thandi', on: '2026-11-01', from: 'perth', to: 'bath', course: 'fire'} as const;

/** Teams of the three cafés. */
export const CAFES = ['norwich-cafe', 'bath-cafe', 'perth-cafe'] as const satisfies readonly TeamId[];
const SERVICE = ['service-north', 'service-south'] as const satisfies readonly TeamId[];

/** The condition that someone is in one of some teams. */
export const inTeams = (teams: readonly TeamId[]): string =>
  `Team is ${teams.map((id) => TEAMS[id].name).join(' or ')}`;

const at = (site: SiteId): TeamId[] => (Object.keys(TEAMS) as TeamId[]).filter((id) => TEAMS[id].site === site);

const sizeOf = (teams: readonly TeamId[]): number => teams.reduce((sum, id) => sum + TEAMS[id].size, 0);

export interface GroupRecord {
  name: string;
  rule: string;
  size: number;
}

/** Smart groups, largest first. */
export const GROUPS = {
  service: {name: 'Service engineers', rule: inTeams(SERVICE), size: sizeOf(SERVICE)},
  bath: {name: 'Everyone in Bath', rule: 'Site is Bath', size: sizeOf(at('bath'))},
  cars: {name: 'Company cars', rule: 'Company car is yes', size: 41},
  perth: {name: 'Everyone in Perth', rule: 'Site is Perth', size: sizeOf(at('perth'))},
  'cafe-staff': {name: 'Café staff', rule: inTeams(CAFES), size: sizeOf(CAFES)},
  'first-aiders': {name: 'First aiders', rule: 'First aid at work is valid', size: 19},
  drivers: {name: 'Drivers, Felixstowe', rule: 'Job is Forklift driver, site is Felixstowe', size: 17},
} as const satisfies Record<string, GroupRecord>;

/** The invitation of the whole Leith warehouse, on Monday of last week. */
export const LEITH = {
  team: 'leith-warehouse',
  file: 'leith.csv',
  /** One row for each person, below the heading. */
  rows: sizeOf(at('leith')),
  sent: '2026-11-02',
  /** Row numbers as a spreadsheet shows them. */
  wrong: {address: 12, team: 27},
  /** Number of people by role in the file. */
  roles: {manager: 2, 'shift-lead': 3, learner: 26},
} as const;

export interface Invitation {
  name: string;
  team: TeamId;
  sent: string;
  /** Through the file, or typed after the file had been corrected. */
  way: 'file' | 'e-mail';
  accepted?: string;
}

/** Invitations by name: all open ones, and some accepted, newest first. */
export const INVITATIONS: readonly Invitation[] = [
  {name: 'Freya Lund', team: 'bath-cafe', sent: '2026-11-10', way: 'e-mail'},
  {name: 'Harry Cole', team: 'bath-shop', sent: '2026-11-05', way: 'e-mail', accepted: '2026-11-06'},
  {name: 'Dev Patel', team: 'leith-warehouse', sent: '2026-11-02', way: 'file'},
  {name: 'Isla Murray', team: 'leith-warehouse', sent: '2026-11-02', way: 'e-mail'},
  {name: 'Niamh Doyle', team: 'leith-warehouse', sent: '2026-11-02', way: 'file'},
  {name: 'Ewan Ross', team: 'leith-warehouse', sent: '2026-11-02', way: 'e-mail', accepted: '2026-11-03'},
  {name: 'Moira Kerr', team: 'leith-warehouse', sent: '2026-11-02', way: 'file', accepted: '2026-11-02'},
  {name: 'Callum Reid', team: 'early-shift', sent: '2026-10-28', way: 'e-mail', accepted: '2026-11-02'},
];

/** A former driver, whose record stays. */
export const LEAVER = {
  name: 'Pavel Horak',
  role: 'driver',
  team: 'late-shift',
  left: '2026-07-31',
  passed: [
    {course: 'forklift', on: '2026-02-11', score: 92},
    {course: 'manual-handling', on: '2026-01-20', score: 90},
    {course: 'fire', on: '2025-11-12', score: 85},
  ],
} as const satisfies {
  name: string;
  role: RoleId;
  team: TeamId;
  left: string;
  passed: readonly {course: CourseId; on: string; score: number}[];
};
