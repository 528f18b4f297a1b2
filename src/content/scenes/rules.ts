/** Rules and settings, as forms. */
import {can, people} from '../figures/access';
import {day, nameOf, progressOf, sizeOf} from '../figures/ledger';
import {loggedBy} from '../figures/moments';
import brand from '../brand';
import {ACCESS_ROLES, PERMISSIONS, type PermissionId} from '../cast/access';
import {WEBHOOKS} from '../cast/api';
import {SAML} from '../cast/branding';
import {company, SITES, TEAMS} from '../cast/company';
import {GROUPS} from '../cast/directory';
import {ROLES} from '../cast/learning';
import {AUDIT} from '../cast/ledger';
import {GUESTS} from '../cast/people';
import type {Form} from './types';

/** The rule of a smart group, with people who match it. */
export const driversRule: Form = {
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

export const logFilter: Form = {
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

export const coordinator: Form = {
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

export const domainForm: Form = {
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

export const samlForm: Form = {
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

export const linkForm: Form = {
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

export const webhookForm: Form = {
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

export const copiedRole: Form = {
  layout: 'form',
  label: 'A role copied from Manager, with two permissions cleared',
  ground: 'brand',
  title: ACCESS_ROLES['shift-lead'].name,
  sub: `Copied from ${ACCESS_ROLES.manager.name}`,
  tag: ['New role'],
  fields: ACCESS_ROLES.manager.can.map((id) => {
    const isOn = can('shift-lead', id);
    return [isOn ? 'on' : 'off', PERMISSIONS[id].name, isOn ? 'Yes' : 'No'] as const;
  }),
  action: 'Save role',
};

/** Dates of “Allergens and labels” at the café, from the progress of two of its people. */
const dueOf = (learner: 'sofia' | 'yuki'): string => {
  const progress = progressOf(learner, 'allergens');
  return progress && 'due' in progress && progress.due ? day(progress.due) : '';
};

export const assignForm: Form = {
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
