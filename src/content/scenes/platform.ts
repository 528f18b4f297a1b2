/** The application as an administrator sees it, and the audit log. */
import {day, headcount, nameOf} from '../figures/ledger';
import {loggedBy, moment} from '../figures/moments';
import {ACCESS_ROLES, MOVED, ROLE_CHANGES, RULE_EDIT} from '../cast/access';
import {TODAY} from '../cast/company';
import {GROUPS, inTeams} from '../cast/directory';
import {COURSES} from '../cast/learning';
import {VERSIONS} from '../cast/ledger';
import type {PersonId} from '../cast/people';
import * as screens from './adminScreens';
import {progressCall} from './connecting';
import {months} from './months';
import {trails} from './trails';
import {academy} from './welcome';
import type {Form, Recipe, Scene, Table, Thread} from './types';

const {screen} = screens;

/** Old value, new value, person and time of one change. */
const entry = (
  title: string,
  sub: string,
  [from, to]: readonly [string, string],
  [by, at, action]: readonly [PersonId, string, string],
): Thread => ({
  layout: 'thread',
  label: 'An entry of the audit log, with the old and the new value',
  ground: 'plain',
  title,
  sub,
  items: [
    {kind: 'cut', text: from},
    {kind: 'add', text: to},
    {kind: 'say', name: nameOf(by), meta: moment(at), text: action},
  ],
});

const [LATEST] = MOVED;

const movedDate = entry(
  'Due date',
  `${nameOf(LATEST.who)}, ${COURSES[LATEST.course].title}`,
  [day(LATEST.from), day(LATEST.to)],
  [LATEST.by, LATEST.at, 'Due date changed'],
);

const newVersion = entry(
  'Version',
  COURSES.forklift.title,
  [`Version ${VERSIONS[1].version}`, `Version ${VERSIONS[0].version}`],
  [VERSIONS[0].by, loggedBy('daniel').at, VERSIONS[0].change],
);

const exportForm: Form = {
  layout: 'form',
  label: 'An export of the audit log',
  ground: 'plain',
  title: 'Export entries',
  fields: [
    ['rule', 'Date', day('2026-11-01'), 'to', day(TODAY)],
    ['text', 'Person', 'Anyone'],
  ],
  action: 'Export CSV',
};

const changes = {
  date: (at: number) => {
    const {who, course: id, from, to, by, at: time} = MOVED[at]!;
    return {
      lead: `${day(from)} → ${day(to)}`,
      sub: `${COURSES[id].title}, ${nameOf(who)}`,
      glyph: 'clock',
      by,
      time,
    } as const;
  },
  version: {
    lead: `Version ${VERSIONS[1].version} → ${VERSIONS[0].version}`,
    sub: loggedBy('daniel').what,
    glyph: 'file',
    by: 'daniel',
    time: loggedBy('daniel').at,
  },
  role: {
    lead: `${ACCESS_ROLES[ROLE_CHANGES[1].role].name} → ${ACCESS_ROLES[ROLE_CHANGES[0].role].name}`,
    sub: `Role, ${nameOf(ROLE_CHANGES[0].who)}`,
    glyph: 'key',
    by: 'priya',
    time: loggedBy('priya').at,
  },
  rule: {
    lead: `${RULE_EDIT.before.length} teams → ${RULE_EDIT.after.length} teams`,
    sub: `Smart group, ${GROUPS[RULE_EDIT.group].name}`,
    glyph: 'people',
    by: RULE_EDIT.by,
    time: RULE_EDIT.at,
  },
} as const;

const changeTable = (
  title: string,
  sub: string,
  list: readonly {lead: string; sub: string; glyph: 'clock' | 'file' | 'key' | 'people'; by: PersonId; time: string}[],
): Table => ({
  layout: 'table',
  label: 'Changes with the old and the new value',
  ground: 'plain',
  title,
  sub,
  rows: list.map(({lead, sub: what, glyph, by, time}) => ({
    lead,
    sub: `${what}, by ${nameOf(by)}`,
    glyph,
    meta: moment(time),
  })),
});

export const platform = {
  ...months,
  ...trails,

  /** One screen of the administrator's application, with its navigation. */
  admin: ({choose}) =>
    choose<Scene>({
      teams: {...screen('Teams', 'Teams and their managers', screens.teams, screens.dueDate), ground: 'brand'},
      roles: screen('Roles', 'Roles and their permissions', screens.roles),
      groups: {
        ...screen('Smart groups', 'Smart groups and their rules', screens.groups, screens.drivers),
        ground: 'brand',
      },
      branding: {...screen('Settings', 'The brand of a portal', screens.branding, academy), ground: 'brand'},
      'sign-in': screen('Settings', 'How people sign in', screens.signIn, screens.signedIn),
      invitations: {
        ...screen('Users', 'The invitation of a whole site', screens.invitations, screens.remind),
        ground: 'brand',
      },
      api: screen('API', 'Systems that call the API', screens.api, progressCall('amara', 'forklift')),
      activity: screen('Overview', 'Users, courses and activity', screens.activity),
      sites: screen('Overview', 'People by site', screens.sites, screens.log(2)),
      mandatory: {
        ...screen('Overview', 'Mandatory training of the whole company', screens.mandatory, screens.renewalRule),
        person: nameOf('camila'),
        ground: 'accent',
      },
    }),

  /** The log itself, with one of its entries or its export in front. */
  'audit-log': ({choose}) =>
    choose<Scene>({
      day: screen('Audit log', 'The audit log', screens.log(), movedDate),
      version: screen('Audit log', 'Versions and actions in one log', screens.log(), newVersion),
      export: screen('Audit log', 'The audit log', screens.log(), exportForm),
    }),

  /** One entry: what was there before, and what is there now. */
  'log-entry': ({choose}) =>
    choose<Scene>({
      'due-date': {...movedDate, ground: 'accent'},
      rule: {
        ...entry(
          `Smart group: ${GROUPS[RULE_EDIT.group].name}`,
          `${headcount(RULE_EDIT.before)} people before, ${headcount(RULE_EDIT.after)} after`,
          [inTeams(RULE_EDIT.before), inTeams(RULE_EDIT.after)],
          [RULE_EDIT.by, RULE_EDIT.at, 'Rule changed'],
        ),
        prompt: 'Restore the old rule',
      },
    }),

  /** Several entries with old and new values. */
  'old-and-new': ({choose}) =>
    choose<Scene>({
      all: changeTable('Audit log', 'Old and new values', [
        changes.date(0),
        changes.version,
        changes.role,
        changes.rule,
      ]),
      'due-dates': changeTable('Due dates', 'Moved by managers', [changes.date(0), changes.date(1), changes.date(2)]),
    }),
} satisfies Record<string, Recipe>;
