/** What people may do at Larkfield, and what the audit log keeps beyond the latest entries (AUDIT in ledger.ts). */
import type {TeamId} from './company';
import type {CourseId} from './learning';
import type {PersonId} from './people';

/** Permissions by area. A role is a set of them. */
export const PERMISSIONS = {
  drafts: {area: 'Courses', name: 'View drafts'},
  comment: {area: 'Courses', name: 'Comment on drafts'},
  edit: {area: 'Courses', name: 'Edit courses'},
  publish: {area: 'Courses', name: 'Publish courses'},
  results: {area: 'Teams', name: 'See results'},
  assign: {area: 'Teams', name: 'Assign courses'},
  dates: {area: 'Teams', name: 'Edit due dates'},
  'sign-off': {area: 'Teams', name: 'Sign off checklists'},
  invite: {area: 'People', name: 'Invite people'},
  invitations: {area: 'People', name: 'See invitations'},
  access: {area: 'People', name: 'Change roles'},
  export: {area: 'Reports', name: 'Export results'},
  schedule: {area: 'Reports', name: 'Schedule reports'},
  log: {area: 'Platform', name: 'Read the audit log'},
  settings: {area: 'Platform', name: 'Change settings'},
} as const;

export type PermissionId = keyof typeof PERMISSIONS;

export interface AccessRole {
  name: string;
  /** What the role is for, in a few words. */
  purpose: string;
  can: readonly PermissionId[];
  holders: readonly PersonId[];
  /** Number of further holders. */
  others?: number;
}

/** The three roles that come with the platform, then those that Larkfield has added. */
export const ACCESS_ROLES = {
  admin: {
    name: 'Admin',
    purpose: 'Runs the platform',
    can: Object.keys(PERMISSIONS) as PermissionId[],
    holders: ['priya', 'marek'],
  },
  manager: {
    name: 'Manager',
    purpose: 'Follows teams',
    can: ['results', 'assign', 'dates', 'sign-off', 'invite', 'invitations', 'export'],
    holders: ['jonas', 'grace', 'aoife', 'nadia', 'lucas', 'rhys', 'hannah', 'daniel'],
    others: 11,
  },
  author: {
    name: 'Author',
    purpose: 'Writes courses',
    can: ['drafts', 'comment', 'edit', 'publish'],
    holders: ['arjun', 'daniel'],
  },
  'shift-lead': {
    name: 'Shift Lead',
    purpose: 'Manager, without dates and exports',
    can: ['results', 'assign', 'sign-off', 'invite', 'invitations'],
    holders: [],
    others: 6,
  },
  assessor: {
    name: 'Assessor',
    purpose: 'Signs off practical work',
    can: ['results', 'sign-off'],
    holders: ['ingrid', 'rhys', 'lucas', 'aoife'],
  },
  reviewer: {
    name: 'Reviewer',
    purpose: 'Reads drafts and comments',
    can: ['drafts', 'comment'],
    holders: ['lucas', 'rhys', 'aoife'],
  },
  'front-office': {
    name: 'Front office',
    purpose: 'Invites starters',
    can: ['invite', 'invitations'],
    holders: ['thandi'],
    others: 4,
  },
  auditor: {
    name: 'Auditor',
    purpose: 'Reads results and the log',
    can: ['results', 'export', 'log'],
    holders: ['camila'],
  },
  coordinator: {
    name: 'Partner coordinator',
    purpose: 'Follows one partner',
    can: ['results', 'assign'],
    holders: [],
    others: 5,
  },
  'works-council': {name: 'Works council', purpose: 'Reads the log', can: ['log'], holders: [], others: 3},
  payroll: {name: 'Payroll clerk', purpose: 'Reads results', can: ['results'], holders: [], others: 2},
} as const satisfies Record<string, AccessRole>;

export type AccessRoleId = keyof typeof ACCESS_ROLES;

/** Managers of a team that appear in pictures, the first of them in charge. */
export const MANAGERS = {
  'early-shift': ['jonas'],
  'late-shift': ['grace'],
  'norwich-shop': ['nadia'],
  'norwich-cafe': ['aoife', 'nadia'],
  'service-north': ['lucas'],
  apprentices: ['lucas', 'rhys', 'daniel'],
  'customer-care': ['hannah'],
} as const satisfies Partial<Record<TeamId, readonly PersonId[]>>;

/** Jonas is away for ten days from Friday; another manager looks after his team. */
export const STAND_IN = {
  team: 'early-shift',
  away: 'jonas',
  by: 'grace',
  added: '2026-11-12',
  from: '2026-11-13',
  back: '2026-11-23',
} as const;

/** Due dates that managers have moved, newest first. The new dates are those of PROGRESS. */
export const MOVED = [
  {at: '2026-11-10T08:40', by: 'jonas', who: 'callum', course: 'manual-handling', from: '2026-11-09', to: '2026-11-16'},
  {at: '2026-11-05T15:20', by: 'hannah', who: 'zainab', course: 'data', from: '2026-11-10', to: '2026-11-17'},
  {at: '2026-11-04T10:05', by: 'aoife', who: 'sofia', course: 'allergens', from: '2026-11-11', to: '2026-11-18'},
] as const satisfies readonly {at: string; by: PersonId; who: PersonId; course: CourseId; from: string; to: string}[];

/** The due date that an inspector asks about: fire safety in the early shift. */
export const EXTENDED = {
  course: 'fire',
  team: 'early-shift',
  set: {by: 'priya', on: '2026-09-14', due: '2026-10-16'},
  moved: {by: 'jonas', on: '2026-10-12', due: '2026-10-23'},
  /** Those who passed after the first date and before the second. */
  passed: ['tomasz', 'ingrid', 'leila'],
} as const;

/** Roles added and removed, newest first. */
export const ROLE_CHANGES = [
  {who: 'ingrid', role: 'assessor', change: 'added', by: 'priya', on: '2026-11-09'},
  {who: 'ingrid', role: 'shift-lead', change: 'removed', by: 'priya', on: '2026-11-09'},
  {who: 'ingrid', role: 'shift-lead', change: 'added', by: 'marek', on: '2026-09-14'},
] as const satisfies readonly {
  who: PersonId;
  role: AccessRoleId;
  change: 'added' | 'removed';
  by: PersonId;
  on: string;
}[];

/** The rule of the group “Café staff” lost a team, and with it a third of its members; the next day it was put back. */
export const RULE_EDIT = {
  group: 'cafe-staff',
  by: 'marek',
  at: '2026-11-04T18:10',
  before: ['norwich-cafe', 'bath-cafe', 'perth-cafe'],
  after: ['norwich-cafe', 'perth-cafe'],
} as const satisfies {group: string; by: PersonId; at: string; before: readonly TeamId[]; after: readonly TeamId[]};

/** Comments on a draft lesson of “Heat pump commissioning”. */
export const REVIEW = {
  course: 'heat-pump',
  lesson: 1,
  draft: 'Hold the test pressure for 10 minutes.',
  comment: {by: 'rhys', text: '30 minutes. The table of pressures is not finished either.'},
  reply: {by: 'arjun', text: 'Corrected. The table follows before we publish.'},
} as const;

/** Sign-ins of the people who can change something, newest first. */
export const SIGN_INS = [
  {who: 'marek', at: '2026-11-10T07:55'},
  {who: 'daniel', at: '2026-11-09T15:48'},
  {who: 'arjun', at: '2026-11-08T23:14'},
] as const satisfies readonly {who: PersonId; at: string}[];

/** Enrolments in “Handling complaints” at Bath, by the journey or the person that made them. */
export const ENROLMENTS = {
  course: 'complaints',
  by: [
    ['Journey: Shops, every year', 38],
    ['Nadia Petrova', 1],
    ['Priya Raman', 1],
  ],
} as const;

/** Accidents and near misses reported this year, in the teams with mandatory manual handling. */
export const ACCIDENTS = {yard: 0, 'early-shift': 1, 'leith-warehouse': 3, 'late-shift': 4} as const satisfies Partial<
  Record<TeamId, number>
>;
