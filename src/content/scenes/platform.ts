/** The application as an administrator sees it, and the audit log. */
import {day, headcount, nameOf, siteNames, teamIds} from '../figures/ledger';
import {loggedBy, moment, when} from '../figures/moments';
import {ACCESS_ROLES, MOVED, ROLE_CHANGES, RULE_EDIT} from '../cast/access';
import {SITES, TODAY, type SiteId} from '../cast/company';
import {GROUPS, inTeams} from '../cast/directory';
import {COURSES} from '../cast/learning';
import {AUDIT, VERSIONS} from '../cast/ledger';
import type {PersonId} from '../cast/people';
import * as screens from './adminScreens';
import {progressCall} from './connecting';
import * as trails from './trails';
import {academy} from './welcome';
import type {Chart, Form, Recipe, Scene, Table, Thread} from './types';

const {screen} = screens;

const logRows = (entries: readonly (typeof AUDIT)[number][]): Table['rows'] =>
  entries.map(({at, by, action, what}) => ({lead: nameOf(by), sub: `${action}, ${what}`, meta: when(at)}));

/** The latest entries of the log. */
const log = (count: number): Table => ({
  layout: 'table',
  label: 'The audit log',
  ground: 'plain',
  title: 'Audit log',
  rows: logRows(AUDIT.slice(0, count)),
});

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

const sites: Chart = {
  layout: 'chart',
  label: 'People by site',
  ground: 'plain',
  title: 'Overview',
  tiles: [
    ['Users', headcount()],
    ['Teams', teamIds().length],
    ['Courses', Object.keys(COURSES).length],
  ],
  kind: 'bars',
  unit: '',
  points: (Object.keys(SITES) as SiteId[])
    .map((id) => [SITES[id], headcount(teamIds(id))] as const)
    .sort(([, one], [, other]) => other - one),
};

const activity: Table = {
  layout: 'table',
  label: 'Users, courses and activity',
  ground: 'plain',
  title: 'Overview',
  tiles: [
    ['Users', headcount()],
    ['Courses', Object.keys(COURSES).length],
    ['Sites', siteNames().length],
  ],
  rows: logRows(AUDIT),
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
    }),

  /** What the administrator sees first: figures of the whole company and what has just been changed. */
  'platform-overview': ({choose}) =>
    choose<Scene>({
      activity: screen('Overview', 'Users, courses and activity', activity),
      sites: screen('Overview', 'People by site', sites, log(2)),
    }),

  /** The log itself, with one of its entries or its export in front. */
  'audit-log': ({choose}) =>
    choose<Scene>({
      day: screen('Audit log', 'The audit log', log(5), movedDate),
      export: screen('Audit log', 'The audit log', log(5), exportForm),
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

  /** November, with what the log says about some of its days. */
  'month-view': ({choose}) =>
    choose<Scene>({
      versions: trails.versionMonth(),
      'sign-ins': trails.signInMonth(),
      'stand-in': trails.standInMonth(),
    }),

  /** What happened to one person or one thing, step by step. */
  trail: ({choose}) =>
    choose<Scene>({
      'due-date': trails.dueDateTrail(),
      domain: trails.domainTrail(),
      link: trails.linkTrail(),
      transfer: trails.transferTrail(),
      invitation: trails.inviteTrail(),
      webhook: trails.webhookTrail(),
    }),
} satisfies Record<string, Recipe>;
