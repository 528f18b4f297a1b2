/** People: the directory, their roles and records, invitations, and what they see first. */
import {areasOf, holdersOf, people as inWords, permissionRows} from '../figures/access';
import {
  course,
  coursesOf,
  day,
  firstName,
  headcount,
  jobOf,
  nameOf,
  percentOf,
  progressOf,
  sizeOf,
  type LearnerId,
} from '../figures/ledger';
import {ACCESS_ROLES, MANAGERS, PERMISSIONS, ROLE_CHANGES} from '../cast/access';
import {LAST_VISITS} from '../cast/api';
import {BRANDING} from '../cast/branding';
import {CLIENTS, company, PARTNERS, SITES, TEAMS} from '../cast/company';
import {LEAVER, LEITH} from '../cast/directory';
import {COURSES, ROLES, type CourseId} from '../cast/learning';
import {STANDINGS} from '../cast/ledger';
import {GUESTS, PEOPLE, type PersonId} from '../cast/people';
import * as welcome from './welcome';
import {isGuest, portal} from './welcome';
import type {Recipe, Scene, Table} from './types';

/** Where someone belongs: their team, or the firm of a guest. */
const placeOf = (learner: LearnerId): string =>
  isGuest(learner) ? GUESTS[learner].firm : TEAMS[PEOPLE[learner].team].name;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const table = (label: string, title: string, sub: string | undefined, rows: Table['rows']): Table => ({
  layout: 'table',
  label,
  ground: 'plain',
  title,
  ...(sub && {sub}),
  rows,
});

/** Staff and guests who take the same course, with their way to sign in. */
const waysToSignIn: Table = {
  ...table(
    'Learners of one course and how they sign in',
    COURSES['heat-pump'].title,
    'Learners',
    (['rhys', 'elif', 'finn', 'maja'] as const).map((id) => ({
      lead: nameOf(id),
      sub: placeOf(id),
      tag: isGuest(id) ? ['E-mail'] : ['Staff account', 'brand'],
    })),
  ),
  ground: 'brand',
};

const preview: Table = {
  ...table('The people who match a rule, before it is saved', 'Who matches', `Site is ${SITES.felixstowe}`, [
    ...(['amara', 'jonas', 'grace'] as const).map((id) => ({
      lead: nameOf(id),
      sub: `${jobOf(id)}, ${SITES[TEAMS[PEOPLE[id].team].site]}`,
      tag: ['Matches', 'brand'] as const,
    })),
    {
      lead: nameOf('daniel'),
      sub: `${jobOf('daniel')}, ${SITES[TEAMS[PEOPLE.daniel.team].site]}`,
      tag: ['Missing', 'accent'],
    },
  ]),
  tag: [inWords(headcount(['early-shift', 'late-shift', 'yard']))],
};

/** Roles of four people in the file, as the import has read them. */
const IMPORTED = [
  ['Moira Kerr', 'manager'],
  ['Niamh Doyle', 'shift-lead'],
  ['Dev Patel', undefined],
  ['Ewan Ross', undefined],
] as const;

const imported: Table = {
  ...table(
    'Roles in the same file as names',
    LEITH.file,
    'Roles in the file',
    IMPORTED.map(([lead, role]) => ({
      lead,
      sub: TEAMS[LEITH.team].name,
      tag: role ? [ACCESS_ROLES[role].name, 'brand'] : ['Learner'],
    })),
  ),
  tiles: [
    ['Manager', LEITH.roles.manager],
    ['Shift Lead', LEITH.roles['shift-lead']],
    ['Learner', LEITH.roles.learner],
  ],
};

const managers = (team: keyof typeof MANAGERS): Scene => ({
  layout: 'gallery',
  label: 'The managers of one team',
  ground: 'brand',
  title: TEAMS[team].name,
  sub: `${inWords(sizeOf(team))}, ${MANAGERS[team].length} managers`,
  kind: 'person',
  items: MANAGERS[team].map((id) => ({title: nameOf(id), meta: jobOf(id)})),
});

const rolesOf = (person: PersonId): Table => ({
  ...table(
    'Roles added and removed, with who did it',
    nameOf(person),
    `${jobOf(person)}, roles`,
    ROLE_CHANGES.filter(({who}) => who === person).map(({role, change, by, on}) => ({
      lead: `${ACCESS_ROLES[role].name} ${change}`,
      sub: `By ${nameOf(by)}`,
      glyph: change === 'added' ? 'plus' : 'cross',
      meta: day(on),
    })),
  ),
  ground: 'brand',
});

const passedRow = (id: CourseId, on: string, score: number): Table['rows'][number] => ({
  lead: COURSES[id].title,
  sub: `Passed on ${day(on)}, ${score}%`,
  glyph: 'check',
  tag: ['Kept', 'brand'],
});

const recordOf = (person: PersonId): Table => {
  const {points, badges} = STANDINGS[person] ?? {points: 0, badges: 0};
  return {
    ...table(
      'A record that stays with the person',
      nameOf(person),
      jobOf(person),
      coursesOf(person).flatMap((id) => {
        const progress = progressOf(person, id)!;
        return 'passed' in progress ? [passedRow(id, progress.passed, progress.score)] : [];
      }),
    ),
    tiles: [
      ['Points', points],
      ['Badges', badges],
    ],
  };
};

const leaver: Table = {
  ...table(
    'An account that is disabled and a record that stays',
    LEAVER.name,
    `${ROLES[LEAVER.role].name}, left on ${day(LEAVER.left)}`,
    LEAVER.passed.map(({course: id, on, score}) => passedRow(id, on, score)),
  ),
  tag: ['Cannot sign in', 'accent'],
};

/** Progress of a customer, as the service desk sees it next to the ticket. */
function support(learner: keyof typeof LAST_VISITS, id: CourseId): Scene {
  const progress = progressOf(learner, id);
  const done = progress && 'lessons' in progress ? progress.lessons : 0;
  const at = LAST_VISITS[learner];
  return {
    layout: 'rings',
    label: 'One learner’s progress next to a support ticket',
    ground: 'brand',
    title: nameOf(learner),
    sub: `${placeOf(learner)}, caller`,
    centre: `${percentOf(learner, id)}%`,
    rows: [{label: COURSES[id].title, value: percentOf(learner, id)}],
    single: true,
    stats: [
      ['Lessons completed', done],
      ['Lessons in total', course(id).lessons.length],
      ['Last visit', day(at)],
    ],
    behind: ['Ticket', 'Which alerts do I need?'],
  };
}

const portals: Table = table('Three portals at addresses of the company', 'Portals', undefined, [
  {lead: company.portals.staff, sub: 'Staff', glyph: 'globe', meta: inWords(headcount())},
  {
    lead: company.portals.customers,
    sub: 'Customers',
    glyph: 'globe',
    meta: inWords(sum(CLIENTS.map(({people}) => people))),
  },
  {
    lead: company.portals.partners,
    sub: 'Partners',
    glyph: 'globe',
    meta: `${sum(PARTNERS.map(({certified}) => certified))} installers`,
  },
]);

const waysToInvite: Table = {
  ...table('Three ways to invite people', 'Invite people', undefined, [
    {lead: 'E-mail addresses', sub: 'Reviewers of a course', glyph: 'mail', meta: '10 typed'},
    {lead: 'CSV file', sub: TEAMS[LEITH.team].name, glyph: 'file', meta: `${LEITH.rows} rows`},
    {lead: 'Link', sub: COURSES['planner-basics'].title, glyph: 'link', tag: ['On', 'brand']},
  ]),
  ground: 'brand',
};

const defaultRoles: Table = table(
  'The three roles that come with the platform',
  'Default roles',
  undefined,
  (['admin', 'manager', 'author'] as const).map((id) => ({
    lead: ACCESS_ROLES[id].name,
    sub: ACCESS_ROLES[id].purpose,
    glyph: ({admin: 'key', manager: 'people', author: 'file'} as const)[id],
    meta: inWords(holdersOf(id)),
  })),
);

const assessor: Table = {
  ...table('One role, with its permissions and the people who hold it', ACCESS_ROLES.assessor.name, 'Role', [
    ...areasOf('assessor').map(({area, names, of}) => ({
      lead: area,
      sub: names.join(', '),
      glyph: 'lock' as const,
      tag: [`${names.length} of ${of}`] as const,
    })),
    ...ACCESS_ROLES.assessor.holders.map((id) => ({lead: nameOf(id), sub: `${jobOf(id)}, ${placeOf(id)}`})),
  ]),
  ground: 'brand',
  tag: [inWords(holdersOf('assessor'))],
};

const NARROW = ['front-office', 'reviewer', 'auditor'] as const;

export const people = {
  /** What a role may do, and who holds it. */
  'role-permissions': ({choose}) =>
    choose<Scene>({
      assessor,
      custom: {
        layout: 'matrix',
        label: 'Three narrow roles and their permissions',
        ground: 'brand',
        title: 'Custom roles',
        kind: 'check',
        columns: NARROW.map((id) => ACCESS_ROLES[id].name),
        rows: permissionRows(
          NARROW,
          (Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[]).filter((id) =>
            NARROW.some((role) => (ACCESS_ROLES[role].can as readonly string[]).includes(id)),
          ),
        ),
      },
    }),

  /** People in a list: of a course, of a rule, of a file, or of the managers of a team. */
  directory: ({choose}) =>
    choose<Scene>({'sign-in': waysToSignIn, matches: preview, roles: imported, managers: managers('apprentices')}),

  /** The page of one person. */
  'person-page': ({person, choose}) =>
    choose<() => Scene>({
      roles: () => rolesOf(person as PersonId),
      record: () => recordOf(person as PersonId),
      leaver: () => leaver,
      support: () => support('beatriz', 'planner-admin'),
    })(),

  /** Who has been invited, and who has joined. */
  invitations: ({choose}) => choose<Scene>({leith: welcome.leithInvitations, 'front-office': welcome.frontOffice}),

  /** The first day of someone new, on their phone. */
  'first-day': ({person}) => ({
    layout: 'phone',
    label: 'The first courses of someone new',
    ground: 'brand',
    clock: '08:05',
    title: `Welcome, ${firstName(person)}`,
    sub: placeOf(person),
    items: welcome.firstCourses(person).map((id) => ({
      label: COURSES[id].title,
      meta: `${COURSES[id].minutes} minutes`,
      value: 0,
      glyph: 'play',
    })),
    action: `Start ${COURSES.welcome.title}`,
  }),

  /** Something that one person writes to another: an invitation, comments on a draft. */
  messages: ({choose}) => choose<Scene>({invitation: welcome.invitationMail, review: welcome.review}),

  /** Three of a kind that an administrator chooses from. */
  'at-a-glance': ({choose}) => choose<Scene>({portals, invites: waysToInvite, roles: defaultRoles}),

  /** A portal in the company's colours, or the page behind a link that has been switched off. */
  'branded-portal': ({person, choose}) =>
    choose<() => Scene>({
      home: () => welcome.portalOf(person),
      closed: () => ({
        ...portal(
          'The page behind an invite link that is switched off',
          `${company.portals.customers}/join`,
          'This link is closed',
          'Ask for a new link',
        ),
        ground: 'accent',
      }),
    })(),

  /** The page on which people sign in. */
  'sign-in-page': ({choose}) =>
    choose<Scene>({
      customers: welcome.academy,
      staff: portal('A sign-in page with one button', company.portals.staff, BRANDING.welcome.staff, BRANDING.button),
    }),

  /** A logo for each theme. */
  logos: () => ({
    layout: 'form',
    label: 'A logo for light screens and one for dark',
    ground: 'plain',
    title: 'Logos',
    fields: [
      ['state', 'Light theme', BRANDING.logos.light, 'Uploaded'],
      ['text', 'Text for light', company.name],
      ['state', 'Dark theme', BRANDING.logos.dark, 'Uploaded'],
      ['text', 'Text for dark', company.name],
    ],
    action: 'Save',
  }),
} satisfies Record<string, Recipe>;
