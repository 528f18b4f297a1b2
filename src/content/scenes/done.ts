/** What a page starts with, done: for its closing call to action. */
import {courses} from './courses';
import {learner} from './learner';
import {peopleAt} from './people';
import {reporting} from './reporting';
import {portal, settings} from './settings';
import type {Scene} from './types';

const TEAMS = [
  ...['Early shift', 'Late shift', 'Yard', 'Leith warehouse', 'Perth café', 'Bath shop'],
  ...['Norwich café', 'Perth shop', 'Norwich shop', 'Bath café'],
];

export const done = {
  'done:gaps': {
    alt: 'The same team a month later: everyone has reached the target in each skill.',
    title: 'Early shift',
    sub: 'Skill gaps, 11 Dec',
    tag: ['0 below target', 'brand'],
    steps: [
      {label: 'Site safety', meta: '3 people, by Site safety', state: 'done'},
      {label: 'Vehicle checks', meta: '2 people, by Vehicle checks', state: 'done'},
      {label: 'Fault reporting', meta: '2 people, by Reporting a fault', state: 'done'},
      {label: 'Load handling', meta: '1 person, by Manual handling', state: 'done'},
      {label: 'Stock systems', meta: '1 person, by The handheld scanner', state: 'done'},
    ],
  },
  'done:renewals': {
    ...reporting.renewals,
    alt: 'The same course after the last of the renewals: Amara has 365 days until the next.',
    rings: {
      centre: '365 days',
      rows: [
        {label: 'Amara Okafor', value: 100, tone: 'brand', meta: '13 Nov 2027'},
        {label: 'Jonas Weber', value: 95, tone: 'brand', meta: '27 Oct 2027'},
        {label: 'Ingrid Dahl', value: 96, tone: 'brand', meta: '29 Oct 2027'},
        {label: 'Tomasz Nowak', value: 98, tone: 'brand', meta: '6 Nov 2027'},
      ],
    },
  },
  'done:certificate': {
    ...learner['certificate:helena'],
    alt: 'The certificate on its public page: who passed which course, when, and that it is valid.',
    note: undefined,
    award: {
      ...learner['certificate:helena'].award,
      facts: [...learner['certificate:helena'].award.facts, ['Public link', 'Valid']],
    },
  },
  'done:cohort': {
    ...courses['cohort:sessions'],
    alt: 'The same cohort in December: all 14 came to the last two sessions and finished together.',
    tag: ['14 of 14 finished', 'brand'],
    crowd: {
      dated: true,
      groups: courses['cohort:sessions'].crowd.groups
        .slice(4)
        .map(({label, meta, people}) => ({label, meta: meta.replace(/,.*/, ''), people})),
    },
  },
  'done:course': {
    alt: 'The course after approval and publishing: 24 of 26 people of the early shift have passed.',
    title: 'Forklift safety',
    sub: 'Approved by Daniel Levy',
    tag: ['Published', 'brand'],
    crowd: {
      groups: [{label: 'Early shift', meta: '24 of 26 passed', people: peopleAt('Early shift', 26, 9), away: 2}],
    },
  },
  'done:journey': {
    alt: 'What the journey did for a new starter: put him on a plan, checked it and told his manager when he finished.',
    title: 'New in the warehouse',
    sub: 'Journey, Felixstowe',
    tag: ['Ended', 'brand'],
    log: [
      ...settings['journey:starter'].beside.log,
      {when: '1 Dec', person: 'Jonas Weber', text: 'Told that the plan is finished'},
    ],
  },
  'done:portal': {
    ...portal('Know your heating', 'Log in'),
    alt: 'The login page with the customer’s logo, colour, welcome line and address.',
  },
  'done:digest': {
    alt: 'The digest a week later: everyone is on track, and none of the courses is overdue.',
    title: 'Your team this week',
    sub: 'To Jonas Weber, Early shift',
    tag: ['Monday, 16 Nov'],
    stats: [
      ['on track', 26],
      ['overdue', 0],
      ['completed', 3],
    ],
    rows: [
      {lead: 'Mateo Silva', sub: 'Manual handling', tag: ['passed 11 Nov', 'brand']},
      {lead: 'Amara Okafor', sub: 'Forklift safety', tag: ['passed 13 Nov', 'brand']},
      {lead: 'Callum Reid', sub: 'Manual handling', tag: ['passed 13 Nov', 'brand']},
    ],
  },
  'done:plan': {
    alt: 'The same learning plan after 30 days: every step is done, the last of them signed off at work.',
    title: 'Picker, first 30 days',
    sub: 'Callum Reid',
    tag: ['6 of 6', 'brand'],
    steps: [
      {label: 'Welcome to Larkfield', meta: 'passed 2 Nov', state: 'done'},
      {label: 'Manual handling', meta: 'passed 13 Nov', state: 'done'},
      {label: 'The handheld scanner', meta: 'passed 19 Nov', state: 'done'},
      {label: 'Two shifts with Leila Haddad', meta: '23 and 24 Nov', state: 'done'},
      {label: 'Fire safety', meta: 'passed 26 Nov', state: 'done'},
      {label: 'Sign-off at work', meta: 'Jonas Weber, 1 Dec', state: 'done'},
    ],
  },
  'done:role': {
    alt: 'A new role, yard marshal, next to three others: it may sign off checklists and see results.',
    title: 'Yard marshal',
    sub: 'Copied from Shift Lead',
    tag: ['New role', 'brand'],
    checks: {
      columns: ['Admin', 'Manager', 'Shift Lead', 'Yard marshal'],
      rows: [
        ['Sign off checklists', 1, 1, 1, 1],
        ['See results', 1, 1, 1, 1],
        ['Edit due dates', 1, 1, 0, 0],
        ['Export results', 1, 1, 0, 0],
      ],
    },
  },
  'done:invitations': {
    alt: 'The same site two weeks later: everyone who was invited has joined.',
    title: 'Leith warehouse',
    sub: '16 Nov',
    tag: ['All joined', 'brand'],
    stats: [
      ['Invited', 31],
      ['Joined', 31],
      ['Open', 0],
    ],
    rows: [
      {lead: 'Dev Patel', sub: 'Reminded on 10 Nov', tag: ['Joined', 'brand']},
      {lead: 'Isla Murray', sub: 'Reminded on 10 Nov', tag: ['Joined', 'brand']},
      {lead: 'Niamh Doyle', sub: 'Reminded on 10 Nov', tag: ['Joined', 'brand']},
    ],
  },
  'done:fire': {
    alt: 'The same ten teams at the end of the month: everyone’s fire safety is valid.',
    title: 'Fire safety',
    sub: 'Valid completions by team, 30 Nov',
    tag: ['219 of 219 people', 'brand'],
    percent: TEAMS.map((team) => [team, 100] as const),
  },
  'done:code': {
    ...courses['coding-quiz'],
    alt: 'The same quiz at the fourth attempt: all the tests pass.',
    beside: undefined,
    tag: ['Attempt 4', 'brand'],
    code: [
      'def total(basket):',
      '    result = 0',
      '    for item in basket:',
      "        result += item.get('price', 0)",
      '    return round(result, 2)',
    ],
    steps: [
      {label: 'Three items: add up to 24.50', state: 'done'},
      {label: 'Empty basket: costs 0', state: 'done'},
      {label: 'Price missing: counts as 0', state: 'done'},
    ],
  },
} satisfies Record<string, Scene>;
