/** Short lists of the administration: what there is of a kind, one line for each. */
import {holdersOf} from '../figures/access';
import {people} from '../figures/counts';
import {day, headcount, nameOf} from '../figures/ledger';
import {ACCESS_ROLES} from '../cast/access';
import {CLIENTS, company, PARTNERS, TEAMS} from '../cast/company';
import {LEITH, PROFILE_FIELDS} from '../cast/directory';
import {COURSES} from '../cast/learning';
import {SCHEDULES, type Schedule} from '../cast/reports';
import {recipientsOf} from './exports';
import {table} from './persons';
import type {Recipe, Table} from './types';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const LISTS: Record<string, () => Table> = {
  portals: () =>
    table('Three portals at addresses of the company', 'Portals', undefined, [
      {lead: company.portals.staff, sub: 'Staff', glyph: 'globe', meta: people(headcount())},
      {
        lead: company.portals.customers,
        sub: 'Customers',
        glyph: 'globe',
        meta: people(sum(CLIENTS.map(({people: count}) => count))),
      },
      {
        lead: company.portals.partners,
        sub: 'Partners',
        glyph: 'globe',
        meta: `${sum(PARTNERS.map(({certified}) => certified))} installers`,
      },
    ]),

  invites: () => ({
    ...table('Three ways to invite people', 'Invite people', undefined, [
      {lead: 'E-mail addresses', sub: 'Reviewers of a course', glyph: 'mail', meta: '10 typed'},
      {lead: 'CSV file', sub: TEAMS[LEITH.team].name, glyph: 'file', meta: `${LEITH.rows} rows`},
      {lead: 'Link', sub: COURSES['planner-basics'].title, glyph: 'link', tag: ['On', 'brand']},
    ]),
    ground: 'brand',
  }),

  roles: () =>
    table(
      'The three roles that come with the platform',
      'Default roles',
      undefined,
      (['admin', 'manager', 'author'] as const).map((id) => ({
        lead: ACCESS_ROLES[id].name,
        sub: ACCESS_ROLES[id].purpose,
        glyph: ({admin: 'key', manager: 'people', author: 'file'} as const)[id],
        meta: people(holdersOf(id)),
      })),
    ),

  fields: () => ({
    ...table(
      'Profile fields and where they come from',
      'Profile fields',
      undefined,
      PROFILE_FIELDS.map(({name, example, source}) => ({
        lead: name,
        sub: example,
        glyph: source === 'CSV file' ? 'file' : 'key',
        tag: [source],
      })),
    ),
    ground: 'brand',
  }),

  sent: () => ({
    ...table(
      'Profile fields that arrive with a sign-in',
      nameOf('rhys'),
      'Sent by the identity provider',
      PROFILE_FIELDS.filter(({source}) => source === 'Sign-in').map(({name, example}) => ({
        lead: name,
        sub: example,
        glyph: 'key',
        tag: ['Updated', 'brand'],
      })),
    ),
    ground: 'brand',
  }),

  schedules: () =>
    table(
      'All scheduled reports, by next date',
      'Scheduled reports',
      'Recipients and owner, by next date',
      Object.values(SCHEDULES).map((schedule: Schedule) => ({
        lead: schedule.title,
        sub: `To ${recipientsOf(schedule)}`,
        glyph: schedule.attached.startsWith('CSV') ? 'file' : 'mail',
        people: [nameOf(schedule.owner)],
        meta: day(schedule.next),
      })),
    ),

  /** Codes with the messages of the contract's examples. */
  errors: () => ({
    ...table('Error codes and their messages', 'Errors', 'Last night', [
      {lead: '401', sub: 'The API key or domain ID is incorrect.', glyph: 'key', tag: ['03:12', 'accent']},
      {lead: '403', sub: 'This key has no permission for this operation.', glyph: 'lock'},
      {lead: '404', sub: 'The resource was not found.', glyph: 'file'},
      {lead: '429', sub: 'The rate limit was exceeded. Try again later.', glyph: 'clock'},
    ]),
    ground: 'accent',
  }),
};

export const settingsLists = {
  'settings-list': ({choose}) => choose(LISTS)(),
} satisfies Record<string, Recipe>;
