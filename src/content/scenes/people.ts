/** People: the directory, their roles, invitations, and the pages on which they arrive. */
import {areasOf, holdersOf, permissionRows} from '../figures/access';
import {people as inWords} from '../figures/counts';
import {headcount, jobOf, nameOf, sizeOf, teamIds} from '../figures/ledger';
import {ACCESS_ROLES, MANAGERS, PERMISSIONS} from '../cast/access';
import {BRANDING} from '../cast/branding';
import {company, PARTNERS, SITES, TEAMS} from '../cast/company';
import {LEITH} from '../cast/directory';
import {COURSES} from '../cast/learning';
import {PEOPLE} from '../cast/people';
import {isGuest, persons, placeOf, table} from './persons';
import {settingsLists} from './settingsLists';
import * as welcome from './welcome';
import {portal} from './welcome';
import type {Recipe, Scene, Table} from './types';

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
  tag: [inWords(headcount(teamIds('felixstowe')))],
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

/** Who manages the people of a partner firm: one of its own, and one of the company. */
const firm: Table = table('A partner firm and its managers', PARTNERS[0].name, `Team in ${company.portals.partners}`, [
  {lead: nameOf('finn'), sub: `Manager, ${placeOf('finn')}`, tag: ['This firm only', 'plain']},
  {lead: nameOf('lucas'), sub: `Manager, ${company.name}`, tag: [`All ${PARTNERS.length} firms`, 'brand']},
]);

const managers = (team: keyof typeof MANAGERS): Scene => ({
  layout: 'gallery',
  label: 'The managers of one team',
  ground: 'brand',
  title: TEAMS[team].name,
  sub: `${inWords(sizeOf(team))}, ${MANAGERS[team].length} managers`,
  kind: 'person',
  items: MANAGERS[team].map((id) => ({title: nameOf(id), meta: jobOf(id)})),
});

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
  ...persons,
  ...settingsLists,

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
    choose<Scene>({
      'sign-in': waysToSignIn,
      matches: preview,
      roles: imported,
      managers: managers('apprentices'),
      firm,
    }),

  /** Who has been invited and who has joined, and the invitation itself. */
  invitations: ({choose}) =>
    choose<Scene>({
      leith: welcome.leithInvitations,
      'front-office': welcome.frontOffice,
      mail: welcome.invitationMail,
    }),

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
