import {jobOf} from './cast';
import type {Scene} from './types';

/** Levels of a team in a skill. */
const SITE_SAFETY = {
  title: 'Site safety',
  sub: 'Dock crew, level and target',
  tag: ['3 below target', 'accent'],
  rings: {
    centre: '2 of 3',
    rows: [
      {label: 'Amara Okafor', value: 67, tone: 'accent', meta: '2 of 3'},
      {label: 'Mateo Silva', value: 50, tone: 'accent', meta: '1 of 2'},
      {label: 'Callum Reid', value: 50, tone: 'accent', meta: '1 of 2'},
      {label: 'Tomasz Nowak', value: 100, meta: '3 of 3'},
      {label: 'Leila Haddad', value: 100, meta: '2 of 2'},
    ],
  },
} as const;

export const skills = {
  'skill-report:north': {
    layout: 'screen',
    alt: 'Saturday’s rota: four people with their levels and the evidence; next to it, level 4 rose from 9 to 15 people.',
    area: 'Skill reports',
    title: 'Service north',
    tabs: ['Commissioning', 'Pipework', 'All skills'],
    action: 'Export',
    person: 'Lucas Martin',
    main: {
      title: 'Saturday’s rota',
      sub: 'Commissioning, level 4 needed',
      rows: [
        {lead: 'Lucas Martin', sub: 'Checklist', level: 5},
        {lead: 'Rhys Morgan', sub: 'Checklist, 9 Jul', level: 4},
        {lead: 'Rory Campbell', sub: 'Quiz 91%, 14 Oct', level: 4},
        {lead: 'Elif Kaya', sub: jobOf('Elif Kaya'), level: [0, 4]},
      ],
    },
    side: [
      {
        title: '15 of 24 at level 4',
        sub: 'March to today',
        tag: ['+6', 'brand'],
        trend: [
          ['Mar', 9],
          ['May', 10],
          ['Jul', 12],
          ['Sep', 13],
          ['Nov', 15],
        ],
      },
    ],
  },
  'skill-people:team': {
    ...SITE_SAFETY,
    alt: 'Five people’s levels in site safety: three are below their target.',
    ground: 'brand',
  },
  'skill-evidence': {
    alt: 'The evidence for level 4 in commissioning: two signed checklists and a quiz, each with a date.',
    ground: 'brand',
    title: 'Commissioning: level 4',
    sub: `Rhys Morgan, ${jobOf('Rhys Morgan')}`,
    rows: [
      {lead: 'Checklist', sub: 'Signed by Lucas Martin, 9 Jul', glyph: 'check', tag: ['Level 4', 'brand']},
      {lead: 'Quiz, Heat pump commissioning', sub: '93%, 21 May', glyph: 'star', tag: ['Level 3', 'brand']},
      {lead: 'Checklist', sub: 'Signed by Lucas Martin, 18 Mar 2025', glyph: 'check', tag: ['Level 2', 'brand']},
    ],
  },
  'competency-framework': {
    layout: 'screen',
    alt: 'Target levels for three roles in five skills, and what each level looks like at work.',
    area: 'Frameworks',
    title: 'Café',
    tabs: ['Café', 'Shop', 'Warehouse', 'Service'],
    action: 'Add a skill',
    person: 'Priya Raman',
    main: {
      title: 'Target levels',
      sub: 'What each role requires, 0 to 5',
      levels: {
        columns: ['Café assistant', 'Cook', 'Café manager'],
        rows: [
          ['Service', 2, 1, 4],
          ['Food hygiene', 2, 3, 4],
          ['Allergens', 2, 4, 4],
          ['Working the till', 2, 0, 3],
          ['Coaching', 0, 1, 3],
        ],
      },
    },
    side: [
      {
        title: 'Service',
        sub: 'What each level looks like, and its proof',
        steps: [
          {label: 'Takes an order with a colleague nearby', state: 'done', mark: '1', tag: ['Quiz', 'brand']},
          {
            label: 'Repeats the order back before leaving the table',
            state: 'done',
            mark: '2',
            tag: ['Checklist', 'brand'],
          },
          {label: 'Looks after a full room alone', state: 'done', mark: '3', tag: ['Checklist', 'brand']},
          {label: 'Settles a complaint at the table', state: 'done', mark: '4', tag: ['Checklist', 'brand']},
          {label: 'Teaches others during a shift', state: 'now', mark: '5', tag: ['Checklist', 'brand']},
        ],
      },
    ],
  },
  'skill-gaps': {
    layout: 'screen',
    alt: 'Five people’s levels in five skills, with the gaps to their targets, and courses that close the gaps.',
    area: 'Skills',
    title: 'Early shift',
    tabs: ['Gaps', 'Targets', 'Map'],
    action: 'Assign',
    person: 'Jonas Weber',
    main: {
      title: 'Gaps in five skills',
      levels: {
        columns: ['Amara', 'Tomasz', 'Leila', 'Mateo', 'Callum'],
        rows: [
          ['Site safety', [2, 3], 3, 2, [1, 2], [1, 2]],
          ['Vehicle checks', 3, 3, 1, [0, 1], [0, 1]],
          ['Fault reporting', 2, [1, 2], 2, 1, [0, 1]],
          ['Load handling', 3, 3, 1, 1, [0, 1]],
          ['Stock systems', 2, 2, 3, 2, [1, 2]],
        ],
      },
    },
    side: [
      {
        title: 'Courses that close them',
        courses: [
          ['Site safety', '3 people'],
          ['Vehicle checks', '2 people'],
          ['Reporting a fault', '2 people'],
          ['Manual handling', '1 person'],
        ],
      },
    ],
  },
} satisfies Record<string, Scene>;
