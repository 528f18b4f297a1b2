/** Decisions and where they lead, and figures side by side. */
import {holdersOf, people} from '../figures/access';
import {firstName, headcount, nameOf, sizeOf, validOf} from '../figures/ledger';
import {ACCESS_ROLES, ACCIDENTS, ENROLMENTS, MANAGERS, type AccessRoleId} from '../cast/access';
import {company, TEAMS, type TeamId} from '../cast/company';
import {CAFES, GROUPS} from '../cast/directory';
import {COURSES} from '../cast/learning';
import type {Chart, Flow, Table} from './types';

export const signInFlow: Flow = {
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

export const outsidersFlow: Flow = {
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

export const purchaseFlow: Flow = {
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

export const teamOrGroup: Flow = {
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

export const boardTable: Table = {
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

export const sharedTeam: Chart = {
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

export const cafeHygiene = bars(
  'A report on the members of a smart group',
  `${GROUPS['cafe-staff'].name}: ${COURSES.hygiene.title}`,
  `Smart group, ${people(GROUPS['cafe-staff'].size)} in ${CAFES.length} teams`,
  '%',
  CAFES.map((id: TeamId) => [TEAMS[id].name, validOf('hygiene', [id]).percent] as const)
    .slice()
    .sort(([, one], [, other]) => other - one),
);

export const enrolments = bars(
  'Enrolments by a journey and by hand',
  COURSES[ENROLMENTS.course].title,
  `${ENROLMENTS.by.reduce((sum, [, count]) => sum + count, 0)} enrolments, by who made them`,
  '',
  ENROLMENTS.by.map(([by, count], at) => [by, count, at ? 'plain' : 'brand'] as const),
);

export const customRoles = bars(
  'Custom roles by the number of people who hold them',
  'Custom roles',
  'By number of people',
  '',
  (Object.keys(ACCESS_ROLES) as AccessRoleId[])
    .filter((id) => !['admin', 'manager', 'author'].includes(id))
    .map((id) => [ACCESS_ROLES[id].name, holdersOf(id)] as const)
    .sort(([, one], [, other]) => other - one),
);
