/** The API, files, rules and settings. Paths, fields, codes and messages of the API are those of the contract. */
import {course, nameOf, percentOf, progressOf} from '../figures/ledger';
import {API_IDS, LAST_VISITS} from '../cast/api';
import {company, TEAMS} from '../cast/company';
import {LEITH, PROFILE_FIELDS} from '../cast/directory';
import {COURSES, type CourseId} from '../cast/learning';
import {AUDIT} from '../cast/ledger';
import * as comparisons from './comparisons';
import * as rules from './rules';
import type {Code, Recipe, Scene} from './types';

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
  conditions: ({choose}) =>
    choose<Scene>({drivers: rules.driversRule, afternoon: rules.logFilter, partner: rules.coordinator}),

  /** One page of the settings. */
  settings: ({choose}) =>
    choose<Scene>({
      domain: rules.domainForm,
      saml: rules.samlForm,
      link: rules.linkForm,
      webhooks: rules.webhookForm,
      'shift-lead': rules.copiedRole,
      assign: rules.assignForm,
    }),

  /** A decision and where it leads. */
  route: ({choose}) =>
    choose<Scene>({
      sso: comparisons.signInFlow,
      outsiders: comparisons.outsidersFlow,
      purchase: comparisons.purchaseFlow,
      'team-or-group': comparisons.teamOrGroup,
    }),

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
      enrolments: comparisons.enrolments,
      cafes: comparisons.cafeHygiene,
      roles: comparisons.customRoles,
      shared: comparisons.sharedTeam,
      board: comparisons.boardTable,
    }),
} satisfies Record<string, Recipe>;
