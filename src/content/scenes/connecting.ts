/** The API, files, rules and settings. Paths, fields, codes and messages of the API are those of the contract. */
import {holdersOf, people} from '../../lib/access';
import {course, day, firstName, headcount, nameOf, percentOf, progressOf, sizeOf, validOf} from '../../lib/ledger';
import {loggedBy} from '../../lib/moments';
import brand from '../brand';
import {ACCESS_ROLES, ACCIDENTS, ENROLMENTS, MANAGERS, PERMISSIONS, type PermissionId} from '../cast/access';
import {API_IDS, LAST_VISITS, WEBHOOKS} from '../cast/api';
import {SAML} from '../cast/branding';
import {company, SITES, TEAMS, type TeamId} from '../cast/company';
import {CAFES, GROUPS, LEITH, PROFILE_FIELDS} from '../cast/directory';
import {COURSES, ROLES, type CourseId} from '../cast/learning';
import {AUDIT} from '../cast/ledger';
import {GUESTS} from '../cast/people';
import type {Chart, Code, Flow, Form, Recipe, Scene, Table} from './types';

const [given, family] = nameOf('callum').split(' ') as [string, string];

/** Finished lessons of a course that someone is taking. */
function lessonsDone(learner: keyof typeof LAST_VISITS, id: CourseId): number {
  const progress = progressOf(learner, id);
  return progress && 'lessons' in progress ? progress.lessons : course(id).lessons.length;
}

/** The call for a learner's progress, and the fields of its response. */
export const progressCall = (learner: keyof typeof LAST_VISITS, id: CourseId): Code => ({
  layout: 'code',
  label: 'An API call and its response',
  ground: 'plain',
  title: 'Get a learner’s progress',
  tag: ['200', 'brand'],
  lines: [
    `GET /api/v1/learners/${API_IDS.user}/progress`,
    `  ?course_id=${API_IDS.course}`,
    '',
    `"progress_percentage": ${percentOf(learner, id)},`,
    `"completed_lessons": ${lessonsDone(learner, id)},`,
    `"total_lessons": ${course(id).lessons.length},`,
    `"last_accessed": "${LAST_VISITS[learner]}"`,
  ],
});

const auditFile: Code = {
  layout: 'code',
  label: 'Entries of the audit log as a file',
  ground: 'plain',
  title: 'audit-log.csv',
  sub: '9 and 10 November',
  tag: ['4 entries'],
  lines: [
    'time,person,action,item',
    ...AUDIT.slice(0, 4).map(({at, by, action, what}) => {
      const item = what.includes(',') ? `"${what}"` : what;
      return `${at},${nameOf(by)},${action},${item}`;
    }),
  ],
};

const invitesFile: Code = {
  layout: 'code',
  label: 'A CSV file, checked before anything is sent',
  ground: 'accent',
  title: LEITH.file,
  sub: 'Nothing sent yet',
  tag: [`${LEITH.rows} people`],
  lines: [
    ' 1  email,first_name,last_name,team,role',
    `${LEITH.wrong.address}  ewan.ross.${company.domain},Ewan,Ross,${TEAMS[LEITH.team].name},Learner`,
    `${LEITH.wrong.team}  isla.murray@${company.domain},Isla,Murray,Leith yard,Learner`,
  ],
  results: [
    [`${LEITH.rows - Object.keys(LEITH.wrong).length} people ready to invite`, true],
    [`Row ${LEITH.wrong.address}: no @ in the address`, false],
    [`Row ${LEITH.wrong.team}: no team called “Leith yard”`, false],
  ],
};

const script: Code = {
  layout: 'code',
  label: 'A request with two headers',
  ground: 'plain',
  title: 'List courses',
  tag: ['200', 'brand'],
  lines: [
    'const list = await fetch(`${api}/api/v1/courses`, {',
    '  headers: {',
    "    'X-API-Key': key,",
    "    'X-Domain-ID': domain,",
    '  },',
    '});',
  ],
  results: [[`${Object.keys(COURSES).length} courses, as JSON`, true]],
};

/** The rule of a smart group, with people who match it. */
const driversRule: Form = {
  layout: 'form',
  label: 'The rule of a smart group',
  ground: 'plain',
  title: GROUPS.drivers.name,
  sub: 'Smart group',
  tag: [people(GROUPS.drivers.size), 'brand'],
  fields: [
    ['rule', 'Where', 'Job', 'is', ROLES.driver.name],
    ['rule', 'and', 'Site', 'is', SITES.felixstowe],
    ['chips', 'Matches', nameOf('amara'), nameOf('tomasz'), nameOf('kwame'), `${GROUPS.drivers.size - 3} more`],
  ],
  action: 'Save group',
};

const AFTERNOON = {date: '2026-11-09', from: '13:00'} as const;

const inAfternoon = AUDIT.filter(({at}) => at.startsWith(AFTERNOON.date) && at.slice(11) >= AFTERNOON.from);

const logFilter: Form = {
  layout: 'form',
  label: 'A filter of the audit log',
  ground: 'brand',
  title: 'Filter entries',
  sub: 'Audit log',
  tag: [`${inAfternoon.length} entries`],
  fields: [
    ['rule', 'Date', day(AFTERNOON.date), 'from', AFTERNOON.from],
    ['text', 'Person', 'Anyone'],
    ['chips', 'Action', ...inAfternoon.map(({action}) => action.replace(/ \d+/, ''))],
    ['text', 'Item', 'Any'],
  ],
  action: 'Copy link',
};

const names = (ids: readonly PermissionId[]): string[] => ids.map((id) => PERMISSIONS[id].name);

const coordinator: Form = {
  layout: 'form',
  label: 'A role that is limited to one partner',
  ground: 'plain',
  title: nameOf('maja'),
  sub: 'Access',
  fields: [
    ['text', 'Role', ACCESS_ROLES.coordinator.name],
    ['chips', 'Can', ...names(ACCESS_ROLES.coordinator.can)],
    ['rule', 'For', 'Team', 'is', GUESTS.maja.firm],
    ['off', 'Other teams', 'No access'],
  ],
  action: 'Save access',
};

const domainForm: Form = {
  layout: 'form',
  label: 'A custom domain that waits for its DNS record',
  ground: 'accent',
  title: 'Custom domain',
  tag: ['Waiting for DNS', 'accent'],
  fields: [
    ['text', 'Address', company.portals.customers],
    ['wait', 'CNAME record', `portal.${brand.domain}`, 'Waiting'],
    ['wait', 'SSL certificate', 'Included', 'Next'],
  ],
  action: 'Copy the record',
};

const samlForm: Form = {
  layout: 'form',
  label: 'The three values of a SAML connection',
  ground: 'brand',
  title: 'SAML connection',
  sub: `Last tested on ${day(loggedBy('marek').at)}`,
  fields: [
    ['state', 'Entity ID', SAML.entity, 'Copied'],
    ['state', 'Reply URL', SAML.reply, 'Copied'],
    ['state', 'Certificate', SAML.certificate, 'Pasted'],
  ],
  action: 'Test again',
};

const linkForm: Form = {
  layout: 'form',
  label: 'An invite link for one team',
  ground: 'brand',
  title: 'Invite link',
  sub: TEAMS.yard.name,
  tag: ['On', 'brand'],
  fields: [
    ['text', 'Link', `${company.portals.staff}/join/yard`],
    ['text', 'Role', 'Learner'],
    ['on', 'QR code', 'A4, for the canteen wall'],
    ['text', 'Joined', people(sizeOf('yard'))],
  ],
  action: 'Print',
};

const webhookForm: Form = {
  layout: 'form',
  label: `The systems that ${brand.name} notifies`,
  ground: 'plain',
  title: 'Webhooks',
  tag: [`${WEBHOOKS.filter(({on}) => on).length} of ${WEBHOOKS.length} on`],
  fields: WEBHOOKS.map(
    ({name, host, on}) => [on ? 'on' : 'off', name, `${host}.${company.domain}/skillgrove`] as const,
  ),
  action: 'Add a webhook',
};

const copiedRole: Form = {
  layout: 'form',
  label: 'A role copied from Manager, with two permissions cleared',
  ground: 'brand',
  title: ACCESS_ROLES['shift-lead'].name,
  sub: `Copied from ${ACCESS_ROLES.manager.name}`,
  tag: ['New role'],
  fields: ACCESS_ROLES.manager.can.map((id) => {
    const isOn = (ACCESS_ROLES['shift-lead'].can as readonly PermissionId[]).includes(id);
    return [isOn ? 'on' : 'off', PERMISSIONS[id].name, isOn ? 'Yes' : 'No'] as const;
  }),
  action: 'Save role',
};

/** Dates of “Allergens and labels” at the café, from the progress of two of its people. */
const dueOf = (learner: 'sofia' | 'yuki'): string => {
  const progress = progressOf(learner, 'allergens');
  return progress && 'due' in progress && progress.due ? day(progress.due) : '';
};

const assignForm: Form = {
  layout: 'form',
  label: 'A learning plan for a whole team',
  ground: 'accent',
  title: 'Assign a plan',
  fields: [
    ['text', 'Plan', 'Allergen refresher'],
    ['text', 'Team', `${TEAMS['norwich-cafe'].name}, ${people(sizeOf('norwich-cafe'))}`],
    ['text', 'Due', dueOf('sofia')],
    ['rule', 'Except', nameOf('yuki'), 'until', dueOf('yuki')],
  ],
  action: 'Assign',
};

const signInFlow: Flow = {
  layout: 'flow',
  label: 'What the identity provider decides, and what the role decides',
  ground: 'plain',
  title: 'Who decides what',
  before: [
    {kind: 'start', glyph: 'people', label: `${nameOf('arjun')} signs in`},
    {kind: 'step', glyph: 'key', label: 'Identity provider', meta: 'Confirms who he is'},
    {kind: 'step', glyph: 'lock', label: `Role: ${ACCESS_ROLES.author.name}`, meta: `Given by ${nameOf('priya')}`},
    {kind: 'end', glyph: 'file', label: 'Edits and publishes courses'},
  ],
};

const outsidersFlow: Flow = {
  layout: 'flow',
  label: 'Two ways in, and the same course',
  ground: 'brand',
  title: 'Ways in',
  before: [{kind: 'question', glyph: 'key', label: 'Staff account?'}],
  branch: [
    {when: 'Yes', node: {kind: 'step', glyph: 'lock', label: 'SAML', meta: people(headcount())}},
    {when: 'No', node: {kind: 'step', glyph: 'mail', label: 'Invitation', meta: 'Partners, customers'}},
  ],
  after: [{kind: 'end', glyph: 'play', label: COURSES['heat-pump'].title, meta: 'The same course'}],
};

const purchaseFlow: Flow = {
  layout: 'flow',
  label: 'An enrolment that a shop sends',
  ground: 'plain',
  title: 'Online shop',
  before: [
    {kind: 'start', glyph: 'check', label: 'Order paid', meta: COURSES['planner-basics'].title},
    {kind: 'step', glyph: 'arrow', label: 'POST /api/v1/enrollments/course', meta: 'user_id, course_id'},
    {kind: 'step', glyph: 'check', label: '201', meta: 'The user was enrolled in the course.'},
    {kind: 'end', glyph: 'play', label: 'Course on the dashboard', meta: company.portals.customers},
  ],
};

const teamOrGroup: Flow = {
  layout: 'flow',
  label: 'When to use a team, and when a smart group',
  ground: 'plain',
  title: 'Team or smart group?',
  before: [{kind: 'question', glyph: 'people', label: 'Is someone responsible for them?'}],
  branch: [
    {
      when: 'Yes',
      node: {
        kind: 'step',
        glyph: 'people',
        label: `Team: ${TEAMS['early-shift'].name}`,
        meta: `Manager: ${nameOf(MANAGERS['early-shift'][0])}`,
      },
    },
    {
      when: 'No',
      node: {
        kind: 'step',
        glyph: 'star',
        label: `Group: ${GROUPS['first-aiders'].name}`,
        meta: people(GROUPS['first-aiders'].size),
      },
    },
  ],
};

const bars = (
  label: string,
  title: string,
  sub: string,
  unit: string,
  points: Chart['points'],
  ground: Chart['ground'] = 'plain',
): Chart => ({layout: 'chart', label, ground, title, sub, kind: 'bars', unit, points});

const boardTable: Table = {
  layout: 'table',
  label: 'A team’s progress next to its accidents',
  ground: 'plain',
  title: 'Board report',
  sub: `${COURSES['manual-handling'].title}, and accidents this year`,
  rows: (Object.keys(ACCIDENTS) as (keyof typeof ACCIDENTS)[])
    .map((id) => ({id, ...validOf('manual-handling', [id])}))
    .sort((one, other) => other.percent - one.percent)
    .map(({id, done, of, percent}) => ({
      lead: TEAMS[id].name,
      sub: `${done} of ${of} people`,
      glyph: 'people',
      value: percent,
      meta: ACCIDENTS[id] === 1 ? '1 accident' : `${ACCIDENTS[id]} accidents`,
    })),
};

const sharedTeam: Chart = {
  layout: 'chart',
  label: 'One team, and the course that each of its managers follows',
  ground: 'brand',
  title: TEAMS['norwich-cafe'].name,
  sub: `${people(sizeOf('norwich-cafe'))}, 2 managers`,
  kind: 'rings',
  unit: '%',
  points: (
    [
      [MANAGERS['norwich-cafe'][0], 'hygiene', 'Food hygiene'],
      [MANAGERS['norwich-cafe'][1], 'fire', COURSES.fire.title],
    ] as const
  ).map(([id, of, title]) => [`${firstName(id)}: ${title}`, validOf(of, ['norwich-cafe']).percent] as const),
};

const cafeHygiene = bars(
  'A report on the members of a smart group',
  `${GROUPS['cafe-staff'].name}: ${COURSES.hygiene.title}`,
  `Smart group, ${people(GROUPS['cafe-staff'].size)} in ${CAFES.length} teams`,
  '%',
  CAFES.map((id: TeamId) => [TEAMS[id].name, validOf('hygiene', [id]).percent] as const)
    .slice()
    .sort(([, one], [, other]) => other - one),
);

const enrolments = bars(
  'Enrolments by a journey and by hand',
  COURSES[ENROLMENTS.course].title,
  `${ENROLMENTS.by.reduce((sum, [, count]) => sum + count, 0)} enrolments, by who made them`,
  '',
  ENROLMENTS.by.map(([by, count], at) => [by, count, at ? 'plain' : 'brand'] as const),
);

const customRoles = bars(
  'Custom roles by the number of people who hold them',
  'Custom roles',
  'By number of people',
  '',
  (['shift-lead', 'front-office', 'assessor', 'works-council', 'payroll'] as const).map(
    (id) => [ACCESS_ROLES[id].name, holdersOf(id)] as const,
  ),
);

export const connecting = {
  /** A call of the API, with what the contract says it returns. */
  'api-call': () => ({
    layout: 'code',
    label: 'An account created through the API',
    ground: 'brand',
    title: 'Create a user',
    tag: ['201', 'brand'],
    lines: [
      'POST /api/v1/users',
      '',
      `{ "email": "${given.toLowerCase()}.${family.toLowerCase()}@${company.domain}",`,
      `  "first_name": "${given}",`,
      `  "last_name": "${family}",`,
      `  "organization_id": "${API_IDS.organisation}" }`,
    ],
    results: [['The user was created', true]],
  }),

  /** The console on the page of an operation. */
  'api-console': () => ({
    layout: 'form',
    label: 'A call tried in the browser',
    ground: 'brand',
    title: 'List courses',
    sub: 'GET /api/v1/courses',
    fields: [
      ['text', 'Server', 'Sandbox in this page'],
      ['text', 'page', '1'],
      ['text', 'limit', '20'],
      ['state', 'Response', '"success": true', '200'],
    ],
    action: 'Send',
  }),

  /** Codes with the messages of the contract's examples. */
  'api-errors': () => ({
    layout: 'table',
    label: 'Error codes and their messages',
    ground: 'accent',
    title: 'Errors',
    sub: 'Last night',
    rows: [
      {lead: '401', sub: 'The API key or domain ID is incorrect.', glyph: 'key', tag: ['03:12', 'accent']},
      {lead: '403', sub: 'This key has no permission for this operation.', glyph: 'lock'},
      {lead: '404', sub: 'The resource was not found.', glyph: 'file'},
      {lead: '429', sub: 'The rate limit was exceeded. Try again later.', glyph: 'clock'},
    ],
  }),

  /** A file that goes in or comes out, as text. */
  'plain-file': ({choose}) => choose<Scene>({log: auditFile, invites: invitesFile, script}),

  /** A rule of conditions: who is in a group, which entries to show, whom a role may see. */
  conditions: ({choose}) => choose<Scene>({drivers: driversRule, afternoon: logFilter, partner: coordinator}),

  /** One page of the settings. */
  settings: ({choose}) =>
    choose<Scene>({
      domain: domainForm,
      saml: samlForm,
      link: linkForm,
      webhooks: webhookForm,
      'shift-lead': copiedRole,
      assign: assignForm,
    }),

  /** A decision and where it leads. */
  route: ({choose}) =>
    choose<Scene>({sso: signInFlow, outsiders: outsidersFlow, purchase: purchaseFlow, 'team-or-group': teamOrGroup}),

  /** The fields that rules can use: those of one sign-in, or all with their source. */
  'profile-fields': ({choose}) =>
    choose<Scene>({
      all: {
        layout: 'table',
        label: 'Profile fields and where they come from',
        ground: 'brand',
        title: 'Profile fields',
        rows: PROFILE_FIELDS.map(({name, example, source}) => ({
          lead: name,
          sub: example,
          glyph: source === 'CSV file' ? 'file' : 'key',
          tag: [source] as const,
        })),
      },
      sent: {
        layout: 'form',
        label: 'Profile fields that arrive with a sign-in',
        ground: 'brand',
        title: nameOf('rhys'),
        sub: 'Sent by the identity provider',
        fields: PROFILE_FIELDS.filter(({source}) => source === 'Sign-in').map(
          ({name, example}) => ['state', name, example, 'Updated'] as const,
        ),
        action: 'Open profile',
      },
    }),

  /** Figures of a group, a team or a role, side by side. */
  breakdown: ({choose}) =>
    choose<Scene>({
      enrolments,
      cafes: cafeHygiene,
      roles: customRoles,
      shared: sharedTeam,
      board: boardTable,
    }),
} satisfies Record<string, Recipe>;
