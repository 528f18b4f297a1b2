/** Rules and settings, as forms. */
import {can} from '../figures/access';
import {people} from '../figures/counts';
import {course, day, headcount, membersOf, nameOf, progressOf, sizeOf, skillName, weekday} from '../figures/ledger';
import {loggedBy} from '../figures/moments';
import {coursesFor, passesOf, shortOf} from '../figures/reports';
import brand from '../brand';
import {ACCESS_ROLES, PERMISSIONS, type PermissionId} from '../cast/access';
import {WEBHOOKS} from '../cast/api';
import {SAML} from '../cast/branding';
import {company, SITES, TEAMS} from '../cast/company';
import {GROUPS} from '../cast/directory';
import {VACANCIES} from '../cast/frameworks';
import {RULE} from '../cast/journeys';
import {ROLES, type Levels, type SkillId} from '../cast/learning';
import {AUDIT} from '../cast/ledger';
import {GUESTS, PEOPLE, type PersonId} from '../cast/people';
import type {Form, Slice} from './types';

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

/** Dates of “Allergens and labels” at the café, from the progress of two of its people. */
const dueOf = (learner: 'sofia' | 'yuki'): string => {
  const progress = progressOf(learner, 'allergens');
  return progress && 'due' in progress && progress.due ? day(progress.due) : '';
};

/** Forms of the settings. */
export const SETTINGS: Record<string, (slice: Slice) => Form> = {
  domain: () => ({
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
  }),

  saml: () => ({
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
  }),

  webhooks: () => ({
    layout: 'form',
    label: `The systems that ${brand.name} notifies`,
    ground: 'plain',
    title: 'Webhooks',
    tag: [`${WEBHOOKS.filter(({on}) => on).length} of ${WEBHOOKS.length} on`],
    fields: WEBHOOKS.map(
      ({name, host, on}) => [on ? 'on' : 'off', name, `${host}.${company.domain}/learning`] as const,
    ),
    action: 'Add a webhook',
  }),

  'shift-lead': () => ({
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
  }),

  assign: () => ({
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
  }),

  /** A link by which people join a team, printed as a notice. */
  join: ({team}) => ({
    layout: 'form',
    label: 'An invite link for one team',
    ground: 'brand',
    title: 'Invite link',
    sub: TEAMS[team].name,
    tag: ['On', 'brand'],
    fields: [
      ['text', 'Link', `${company.portals.staff}/join/${team}`],
      ['text', 'Role', 'Learner'],
      ['on', 'QR code', 'A4, ready to print'],
      ['off', 'Work e-mail address', 'Not needed'],
      ['on', 'Single sign-on', 'Where it is connected'],
    ],
    action: 'Print notice',
  }),

  /** A course for those who lack a skill. */
  gap: ({team, skill}) => {
    const short = shortOf(team, skill);
    const [best, ...others] = coursesFor(skill);
    return {
      layout: 'form',
      label: 'A skill gap turned into an assignment',
      ground: 'accent',
      title: `${skillName(skill)}, ${TEAMS[team].name}`,
      sub: `${short.length} of ${headcount([team])} people below target`,
      fields: [
        ['rule', 'Course', course(best!).title, 'to', `level ${course(best!).teaches[skill]}`],
        ['chips', 'Assign to', ...short.map(nameOf)],
        ['text', 'Due', 'Friday, 18 December'],
        ['text', 'Also teach it', others.map((id) => course(id).title).join(', ')],
      ],
      action: `Assign to ${short.length} people`,
    };
  },
  /** The target levels of a role. */
  role: ({person}) => {
    const {role} = PEOPLE[person as PersonId];
    const targets = Object.entries(ROLES[role].targets as Levels) as [SkillId, number][];
    const vacancies = VACANCIES[role];
    return {
      layout: 'form',
      label: 'The target levels of a role',
      ground: 'plain',
      title: ROLES[role].name,
      sub: vacancies ? `Role, ${vacancies} vacancies` : 'Role',
      fields: targets.map(([skill, level]) => ['rule', skillName(skill), 'Level', 'at least', String(level)] as const),
      action: 'Save role',
    };
  },

  /** What happens whenever someone passes a course. */
  rule: () => {
    const last = passesOf(membersOf('early-shift'), [RULE.course]).pop()!;
    return {
      layout: 'form',
      label: 'A rule in plain words, and its last run',
      ground: 'brand',
      title: `When ${course(RULE.course).title} is completed`,
      sub: `Off from ${day(RULE.off[0])} to ${day(RULE.off[1])}`,
      tag: ['On', 'brand'],
      fields: [
        ['on', 'Award the badge', RULE.badge],
        ['on', 'Tell the manager', nameOf(RULE.tells)],
        ['on', 'Open the next course', course(RULE.opens).title],
      ],
      action: 'Save rule',
      note: {
        title: `Ran for ${nameOf(last.who)}`,
        text: `${weekday(last.on)}, ${day(last.on)}`,
        person: nameOf(last.who),
      },
    };
  },
};
