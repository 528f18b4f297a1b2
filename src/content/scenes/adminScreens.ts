/** The screens of the application that an administrator sees. */
import {permissionRows} from '../figures/access';
import {people, percent} from '../figures/counts';
import {timeOf} from '../figures/days';
import {day, headcount, membersOf, nameOf, siteNames, sizeOf, teamIds, validOf} from '../figures/ledger';
import {loggedBy, when} from '../figures/moments';
import {ACCESS_ROLES, MANAGERS, MOVED, SIGN_INS, type AccessRoleId} from '../cast/access';
import {API_KEYS} from '../cast/api';
import {BRANDING} from '../cast/branding';
import {company, SITES, TEAMS, type SiteId} from '../cast/company';
import {GROUPS, INVITATIONS, LEITH} from '../cast/directory';
import {COURSES} from '../cast/learning';
import {AUDIT} from '../cast/ledger';
import {PEOPLE} from '../cast/people';
import type {App, Chart, Table} from './types';

/** Entries of the navigation that an administrator sees. */
const MENU = ['Overview', 'Users', 'Teams', 'Smart groups', 'Roles', 'Audit log', 'Settings', 'API'] as const;

/** What a screen or a window in front of it may show. */
type Body = App['body'];

/** A screen of the application, as the head of learning sees it. */
export const screen = (place: (typeof MENU)[number], label: string, body: Body, over?: Body): App => ({
  layout: 'app',
  label,
  ground: 'plain',
  title: company.name,
  menu: MENU,
  place,
  person: nameOf('priya'),
  body,
  ...(over && {over}),
});

const [LATEST] = MOVED;

export const teams: Table = {
  layout: 'table',
  label: 'Teams and their managers',
  ground: 'plain',
  title: 'Teams',
  tag: [`${teamIds().length} teams`],
  rows: (['early-shift', 'service-north', 'late-shift', 'apprentices', 'norwich-cafe'] as const).map((id) => ({
    lead: TEAMS[id].name,
    sub: `${SITES[TEAMS[id].site]}, ${people(sizeOf(id))}`,
    glyph: 'people',
    people: MANAGERS[id].map(nameOf),
  })),
};

export const dueDate: Body = {
  layout: 'form',
  label: 'A due date',
  ground: 'plain',
  title: 'Move due date',
  sub: `${nameOf(LATEST.who)}, ${TEAMS[PEOPLE[LATEST.who].team].name}`,
  fields: [
    ['text', 'Course', COURSES[LATEST.course].title],
    ['rule', 'Due', day(LATEST.from), 'now', day(LATEST.to)],
  ],
  action: 'Save',
};

const MATRIX_ROLES = ['admin', 'manager', 'author', 'assessor'] as const satisfies readonly AccessRoleId[];

export const roles: Body = {
  layout: 'matrix',
  label: 'Roles and their permissions',
  ground: 'plain',
  title: 'Roles',
  tag: [`${Object.keys(ACCESS_ROLES).length} roles`],
  kind: 'check',
  columns: MATRIX_ROLES.map((id) => ACCESS_ROLES[id].name),
  rows: permissionRows(MATRIX_ROLES, ['publish', 'results', 'dates', 'sign-off', 'invite', 'export', 'log']),
};

export const groups: Table = {
  layout: 'table',
  label: 'Smart groups and their rules',
  ground: 'plain',
  title: 'Smart groups',
  rows: (['service', 'bath', 'cars', 'cafe-staff', 'drivers'] as const).map((id) => ({
    lead: GROUPS[id].name,
    sub: GROUPS[id].rule,
    glyph: 'people',
    meta: String(GROUPS[id].size),
  })),
};

const driversInFelixstowe = teamIds('felixstowe')
  .flatMap(membersOf)
  .filter((id) => PEOPLE[id].role === 'driver');

export const drivers: Table = {
  layout: 'table',
  label: 'Members of a smart group',
  ground: 'plain',
  title: GROUPS.drivers.name,
  sub: people(GROUPS.drivers.size),
  rows: driversInFelixstowe.map((id) => ({lead: nameOf(id), sub: TEAMS[PEOPLE[id].team].name})),
};

export const branding: Body = {
  layout: 'form',
  label: 'The brand of a portal',
  ground: 'plain',
  title: 'Branding',
  fields: [
    ['state', 'Logo, light', BRANDING.logos.light, 'Uploaded'],
    ['state', 'Logo, dark', BRANDING.logos.dark, 'Uploaded'],
    ['text', 'Colour', `Hue ${company.hue}°`],
    ['text', 'Welcome line', BRANDING.welcome.customers],
    ['state', 'Address', company.portals.customers, 'Live'],
  ],
  action: 'Publish',
};

export const signIn: Body = {
  layout: 'form',
  label: 'How people sign in',
  ground: 'plain',
  title: 'Sign-in',
  fields: [
    ['on', 'Single sign-on', `Staff, ${people(headcount())}`],
    ['text', 'Button', BRANDING.button],
    ['on', 'E-mail', 'Partners and customers'],
    ['state', 'SAML', `Tested on ${day(loggedBy('marek').at)}`, 'Works'],
  ],
  action: 'Save',
};

export const signedIn: Table = {
  layout: 'table',
  label: 'Sign-ins of today',
  ground: 'plain',
  title: 'Signed in today',
  rows: [
    {lead: nameOf('zainab'), sub: 'Staff account', meta: '08:02'},
    {lead: nameOf('marek'), sub: 'Staff account', meta: timeOf(SIGN_INS[0].at)},
  ],
};

/** Rows of the file that were right from the start. */
const invited = LEITH.rows - Object.keys(LEITH.wrong).length;
/** Invitations to Leith that no one has accepted yet. */
export const stillOpen = INVITATIONS.filter(({team, accepted}) => team === LEITH.team && !accepted);
const openBy = (way: 'file' | 'e-mail'): number => stillOpen.filter((invitation) => invitation.way === way).length;

const wayIn = (lead: string, glyph: 'file' | 'mail', all: number, open: number): Table['rows'][number] => ({
  lead,
  sub: `${all - open} of ${all} joined`,
  glyph,
  value: percent(all - open, all),
});

export const invitations: Table = {
  layout: 'table',
  label: 'The invitation of a whole site',
  ground: 'plain',
  title: TEAMS[LEITH.team].name,
  sub: `Sent on ${day(LEITH.sent)}`,
  tiles: [
    ['Invited', LEITH.rows],
    ['Joined', LEITH.rows - stillOpen.length],
    ['Open', stillOpen.length],
  ],
  rows: [
    wayIn(LEITH.file, 'file', invited, openBy('file')),
    wayIn('E-mail', 'mail', LEITH.rows - invited, openBy('e-mail')),
  ],
};

export const remind: Table = {
  layout: 'table',
  label: 'Open invitations',
  ground: 'plain',
  title: 'Open',
  tag: ['Remind', 'accent'],
  rows: stillOpen.map(({name, way}) => ({lead: name, sub: way === 'file' ? LEITH.file : 'By e-mail'})),
};

export const api: Table = {
  layout: 'table',
  label: 'Keys of the API',
  ground: 'plain',
  title: 'API keys',
  sub: 'Last call',
  rows: API_KEYS.map(({name, does, last}) => ({lead: name, sub: does, glyph: 'key', meta: when(last)})),
};

const logRows = (entries: readonly (typeof AUDIT)[number][]): Table['rows'] =>
  entries.map(({at, by, action, what}) => ({lead: nameOf(by), sub: `${action}, ${what}`, meta: when(at)}));

/** The latest entries of the audit log. */
export const log = (count = 5): Table => ({
  layout: 'table',
  label: 'The audit log',
  ground: 'plain',
  title: 'Audit log',
  rows: logRows(AUDIT.slice(0, count)),
});

export const activity: Table = {
  ...log(),
  label: 'Users, courses and activity',
  title: 'Overview',
  tiles: [
    ['Users', headcount()],
    ['Courses', Object.keys(COURSES).length],
    ['Sites', siteNames().length],
  ],
};

export const sites: Chart = {
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

export const mandatory: Table = {
  layout: 'table',
  label: 'Mandatory courses',
  ground: 'plain',
  title: 'Mandatory training',
  sub: `Today, ${company.name}`,
  rows: (['manual-handling', 'fire', 'hygiene', 'data'] as const).map((id) => {
    const {done, of, percent} = validOf(id);
    return {lead: COURSES[id].title, sub: `${done} of ${of} up to date`, glyph: 'check', value: percent};
  }),
};

export const renewalRule: Body = {
  layout: 'form',
  label: 'A renewal rule',
  ground: 'plain',
  title: 'Renewal',
  fields: [
    ['rule', 'Course', COURSES.forklift.title],
    ['rule', 'Re-enrol', '365 days', 'after completion'],
  ],
  action: 'Save rule',
};
