import {peopleAt} from './people';
import type {Scene} from './types';

/** The people of a team whose course is due. */
const DUE = [
  {lead: 'Mateo Silva', sub: 'Manual handling, 2 of 4 lessons', tag: ['4 days overdue', 'accent']},
  {lead: 'Amara Okafor', sub: 'Forklift safety, 3 of 5 lessons', tag: ['due Friday', 'accent']},
  {lead: 'Callum Reid', sub: 'Manual handling, 3 of 4 lessons', tag: ['due Monday', 'accent']},
] as const;

export const reporting = {
  'team-view': {
    alt: 'A manager’s team of 26: one person is overdue, one is due this week, and three are below target in site safety.',
    ground: 'brand',
    title: 'Early shift',
    sub: 'Felixstowe, Jonas Weber',
    stats: [
      ['people', 26],
      ['overdue', 1],
      ['due this week', 1],
    ],
    rows: [...DUE, {lead: 'Tomasz Nowak', sub: 'Forklift safety', tag: ['passed 6 Nov', 'brand']}],
    note: {title: 'Site safety', text: '3 below target', tone: 'accent', glyph: 'arrow'},
  },
  'team-view:digest': {
    alt: 'A manager’s weekly digest: 23 people on track, three due and three courses completed.',
    ground: 'accent',
    title: 'Your team this week',
    sub: 'To Jonas Weber, Early shift',
    stats: [
      ['on track', 23],
      ['due', 3],
      ['completed', 3],
    ],
    rows: [
      {lead: 'Mateo Silva', sub: 'Manual handling', tag: ['3 days overdue', 'accent']},
      {lead: 'Callum Reid', sub: 'Manual handling', tag: ['due today', 'accent']},
      {lead: 'Amara Okafor', sub: 'Forklift safety', tag: ['due Friday', 'accent']},
      {lead: 'Tomasz Nowak', sub: 'Forklift safety', tag: ['passed, 94%', 'brand']},
    ],
    beside: {
      crowd: {
        groups: [
          {
            label: 'Early shift',
            meta: '3 of 26 are due',
            people: peopleAt('Warehouse', 26),
            away: 3,
            glyph: 'clock',
          },
        ],
      },
    },
    envelope: 'Monday, 07:00',
  },
  renewals: {
    alt: 'Four people’s renewal dates, each 365 days after their own last completion; one is due on Friday.',
    ground: 'accent',
    title: 'Forklift safety',
    sub: 'Renewal 365 days after completion',
    tag: ['Early shift'],
    rings: {
      centre: '3 days',
      rows: [
        {label: 'Amara Okafor', value: 1, tone: 'accent', meta: 'due Friday'},
        {label: 'Jonas Weber', value: 96, tone: 'brand', meta: '27 Oct 2027'},
        {label: 'Ingrid Dahl', value: 97, tone: 'brand', meta: '29 Oct 2027'},
        {label: 'Tomasz Nowak', value: 99, tone: 'brand', meta: '6 Nov 2027'},
      ],
    },
  },
  'breakdown:experts': {
    alt: 'People at level 4 or above by skill: 19 in pipework, but only one in refrigerants.',
    ground: 'brand',
    title: 'Service north, level 4 or above',
    sub: 'People by skill, 24 in the team',
    note: {title: 'Lucas Martin', text: 'the only one in Refrigerants', tone: 'accent', person: 'Lucas Martin'},
    bars: [
      ['Pipework', 19],
      ['Electrical safety', 17],
      ['Commissioning', 15],
      ['Site safety', 6],
      ['Refrigerants', 1, 'accent'],
    ],
  },
  'breakdown:fire': {
    alt: 'Fire safety completions in ten teams, from 77% to 100%; the lowest has six people left.',
    ground: 'accent',
    title: 'Fire safety',
    sub: 'Valid completions by team',
    tag: ['187 of 219 people'],
    beside: {
      crowd: {
        groups: [
          {
            label: 'Early shift: 6 not finished',
            meta: 'Amara, Mateo, Callum and 3 more',
            people: ['Amara Okafor', 'Mateo Silva', 'Callum Reid', ...peopleAt('Fire', 3)],
          },
        ],
      },
      action: 'Remind them',
    },
    percent: [
      ['Early shift', 77, 'accent'],
      ['Late shift', 78, 'accent'],
      ['Yard', 78, 'accent'],
      ['Leith warehouse', 81],
      ['Perth café', 83],
      ['Bath shop', 87],
      ['Norwich café', 88],
      ['Perth shop', 88],
      ['Norwich shop', 93],
      ['Bath café', 100],
    ],
  },
  'report:sites': {
    layout: 'screen',
    area: 'Reports',
    alt: 'A report sent every Monday at 07:00: a calendar of sent and planned dates, and the last deliveries.',
    title: 'Mandatory training by site',
    tabs: ['Schedule', 'Recipients', 'Sent'],
    action: 'Send now',
    person: 'Priya Raman',
    main: {
      title: 'Every Monday at 07:00',
      sub: 'All sites, chart and CSV file',
      tag: ['On', 'brand'],
      month: {
        today: 10,
        events: [
          {mark: '2', label: 'Sent', meta: '2 recipients', state: 'done'},
          {mark: '9', label: 'Sent', meta: '2 recipients', state: 'done'},
          {mark: '16', label: 'Next', meta: '07:00', state: 'todo', tone: 'accent'},
          {mark: '23', label: 'Planned', meta: '07:00', state: 'todo', tone: 'accent'},
          {mark: '30', label: 'Planned', meta: '07:00', state: 'todo', tone: 'accent'},
        ],
      },
    },
    side: [
      {
        title: 'Deliveries',
        rows: [
          {lead: 'Priya Raman', sub: 'Email, 9 Nov', tag: ['07:00', 'brand']},
          {lead: 'Daniel Levy', sub: 'Email, 9 Nov', tag: ['07:00', 'brand']},
          {lead: 'Chart and sites.csv', sub: 'Seven sites', glyph: 'mail', tag: ['07:00', 'brand']},
          {lead: 'Next report', sub: 'Monday, 16 Nov', glyph: 'clock', tag: ['07:00', 'accent']},
        ],
      },
    ],
  },
  'breakdown:sites': {
    alt: 'Mandatory training at seven sites: from 82% in Leith to 93% in Derby.',
    title: 'Mandatory training by site',
    sub: 'Valid completions, 342 staff',
    tag: ['Mon, 9 Nov, 07:00'],
    percent: [
      ['Leith', 82],
      ['Felixstowe', 84],
      ['Perth', 85],
      ['Norwich', 89],
      ['Bath', 90],
      ['Bristol', 91],
      ['Derby', 93],
    ],
    beside: {
      steps: [
        {label: 'Report sent', meta: 'to Priya Raman and Daniel Levy', state: 'done'},
        {label: 'Leith: 6 people reminded', state: 'done'},
        {label: 'Next report', meta: '16 Nov, 07:00', state: 'now'},
      ],
    },
  },
  'records:briefing': {
    alt: 'Who joined a live briefing from five partner firms: from 1 of 3 at Corrin Heat to all 4 at Ansty & Sons.',
    ground: 'brand',
    title: 'New heat pump range',
    sub: 'Live briefing, 5 Nov',
    tag: ['Recording assigned'],
    rows: [
      {lead: 'Brightwell Heating', sub: '11 of 14 joined', value: 79, glyph: 'people'},
      {lead: 'Tarrowby Installations', sub: '9 of 11 joined', value: 82, glyph: 'people'},
      {lead: 'Meadgate Energy', sub: '6 of 8 joined', value: 75, glyph: 'people'},
      {lead: 'Ansty & Sons', sub: '4 of 4 joined', value: 100, glyph: 'people'},
      {lead: 'Corrin Heat', sub: '1 of 3 joined', value: 33, glyph: 'people'},
    ],
  },
  'report-schedule:sites': {
    alt: 'The schedule of a report: every Monday at 07:00, all sites, to two people, as a chart and a CSV file.',
    ground: 'brand',
    title: 'Mandatory training by site',
    sub: 'Schedule',
    tag: ['On', 'brand'],
    fields: [
      ['rule', 'When', 'Every Monday', 'at', '07:00'],
      ['chips', 'Covers', 'All sites'],
      ['text', 'To', 'Priya Raman, Daniel Levy'],
      ['on', 'With', 'Chart and CSV file'],
      ['text', 'Next', 'Monday, 16 Nov'],
    ],
    action: 'Save schedule',
  },
  'export:completions': {
    alt: 'A team’s completions exported to CSV: number, name, course, version and date of each.',
    title: 'Completions',
    sub: 'Early shift, Manual handling, since 5 Oct',
    tag: ['5 rows', 'brand'],
    grid: {
      columns: ['No.', 'Name', 'Course', 'Version', 'Date'],
      looks: ['code', 'name', 'name', 'code', 'code'],
      rows: [
        ['2871', 'Ingrid Dahl', 'Manual handling', '4', '2026-10-05'],
        ['2614', 'Jonas Weber', 'Manual handling', '4', '2026-10-05'],
        ['3187', 'Amara Okafor', 'Manual handling', '4', '2026-10-06'],
        ['3042', 'Tomasz Nowak', 'Manual handling', '4', '2026-10-08'],
        ['3203', 'Leila Haddad', 'Manual handling', '4', '2026-11-04'],
      ],
    },
    beside: {
      code: [
        'completions.csv',
        '',
        'no,name,course,version,date',
        '2871,"Ingrid Dahl","Manual handling",4,2026-10-05',
        '2614,"Jonas Weber","Manual handling",4,2026-10-05',
        '3187,"Amara Okafor","Manual handling",4,2026-10-06',
        '3042,"Tomasz Nowak","Manual handling",4,2026-10-08',
        '3203,"Leila Haddad","Manual handling",4,2026-11-04',
      ],
    },
    note: {title: 'completions.csv', text: 'Exported by Camila Rojas, 09:12', glyph: 'down'},
  },
  'quiz-report': {
    alt: 'Right answers by Bloom’s level: 96% for Remember and 91% for Understand, but only 58% for Apply.',
    ground: 'brand',
    title: 'Heat pump commissioning',
    sub: 'Right answers by level, 46 learners',
    tag: ['12 questions'],
    pyramid: [
      ['Remember', 96],
      ['Understand', 91],
      ['Apply', 58, 'accent'],
      ['Analyse', 54, 'accent'],
      ['Evaluate', 46, 'accent'],
      ['Create', 41, 'accent'],
    ],
    beside: {
      says: [
        {kind: 'say', meta: 'Apply, 58% right', text: 'The gauge drops overnight. What do you check first?'},
        {kind: 'say', meta: 'Remember, 96% right', text: 'At what pressure is the system tested?'},
      ],
    },
    note: {
      title: 'Below 60% from “Apply”',
      text: 'They know the rules but can’t yet apply them',
      tone: 'accent',
      glyph: 'arrow',
    },
  },
  'quiz-report:answers': {
    alt: 'The answers to one question: 61% chose powder, and only 27% the right one, carbon dioxide.',
    title: 'Fire safety, question 4',
    sub: 'A truck’s charger is on fire. Which extinguisher?',
    percent: [
      ['Powder', 61, 'accent'],
      ['Carbon dioxide', 27],
      ['Foam', 8, 'accent'],
      ['Water', 4, 'accent'],
    ],
    note: {title: 'Right answer: 27%', text: 'Carbon dioxide', glyph: 'check'},
  },
  'learning-chart:questions': {
    alt: 'Forum questions by lesson: nine of 17 are about lesson 4.',
    title: 'Questions by lesson',
    sub: 'Forklift safety',
    tag: ['17 questions'],
    bars: [
      ['Lesson 1', 2],
      ['Lesson 2', 1],
      ['Lesson 3', 3],
      ['Lesson 4', 9, 'accent'],
      ['Lesson 5', 2],
    ],
  },
} satisfies Record<string, Scene>;
