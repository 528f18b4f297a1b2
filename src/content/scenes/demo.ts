import {DRAFTED} from './authoring';
import {jobOf} from './cast';
import type {App, Page, Scene, Window} from './types';

/** A step of the demo: a screen of the same application. */
const step = (alt: string, place: string, body: App['body'], over?: Window): Scene => ({
  layout: 'app',
  alt,
  title: 'Larkfield',
  menu: ['Home', 'Courses', 'Skills', 'Teams', 'Reports'],
  place,
  person: 'Camila Rojas',
  body,
  over,
});

const PARAGRAPHS = [
  '4.4 Parking and charging. Park on level ground: forks on the floor, brake on, key out. Keep doors, aisles and fire exits clear.',
  'Charging bays are for charging only. Stop at the yellow line and switch off before you plug in.',
  'Unplug the truck when the battery is full, and move it to its parking place.',
];

/** Page 13 of the handbook, and the window next to it, which came from the paragraphs of these numbers. */
const beside = (from: readonly number[], body: Page['body']): App['body'] => ({
  layout: 'page',
  file: 'safety-handbook.pdf',
  page: 13,
  paragraphs: PARAGRAPHS.map((text, at) => ({text, marked: from.includes(at)})),
  ground: body.ground,
  body,
});

export const demo = {
  'demo-page': step(
    'A handbook page on parking and charging, and the form for a new course.',
    'Courses',
    beside([], {
      title: 'New course',
      fields: [
        ['state', 'Document', 'Safety handbook', '48 pages'],
        ['rule', 'Pages', '9', 'to', '14'],
        ['text', 'For', 'Forklift drivers'],
        ['chips', 'Contents', 'Lessons', 'Quiz'],
      ],
      action: 'Draft with AI',
    }),
  ),
  'demo-draft': step(
    'The course that AI drafted from the handbook: five lessons with their page numbers, and a quiz.',
    'Courses',
    beside([0, 1, 2], {
      ground: 'iris',
      title: 'Forklift safety',
      sub: 'From pages 9 to 14',
      tag: ['AI draft', 'iris'],
      steps: [...DRAFTED, {label: 'Final quiz', meta: '6 questions', state: 'ai'}],
    }),
  ),
  'demo-correction': step(
    'A lesson in review: one sentence struck out and replaced, with the expert’s comment, “See page 13.”',
    'Courses',
    beside([1], {
      title: 'Parking and charging',
      sub: 'Lesson 4 of 5',
      tag: ['Review'],
      says: [
        {kind: 'say', text: 'Park with the forks on the floor, the brake on and the key out.'},
        {kind: 'cut', text: 'Plug the truck in at the end of your shift.'},
        {kind: 'add', text: 'Plug in only in a charging bay, with the key out.'},
        {kind: 'say', name: 'Daniel Levy', meta: 'Health and safety adviser', text: 'See page 13.'},
      ],
    }),
  ),
  'demo-phone': step(
    'The corrected lesson on a phone, next to the handbook page that it came from.',
    'Courses',
    beside([1], {
      layout: 'phone',
      title: 'Parking and charging',
      sub: 'Lesson 4 of 5',
      clock: '06:42',
      items: [
        {
          label: 'Plug in only in a charging bay, with the key out.',
          meta: 'Handbook, page 13',
          value: 50,
          glyph: 'check',
        },
        {label: 'Quick check', meta: '3 questions', value: 0, glyph: 'arrow'},
      ],
      action: 'Next',
    }),
  ),
  'demo-list': step(
    'A shift’s list for its supervisor: one person is four days overdue, two are due soon, and two are done.',
    'Teams',
    {
      title: 'Early shift',
      sub: '26 people, next due first',
      tag: ['Jonas Weber'],
      rows: [
        {lead: 'Mateo Silva', sub: 'Manual handling', tag: ['4 days overdue', 'accent']},
        {lead: 'Amara Okafor', sub: 'Forklift safety', tag: ['due Friday', 'accent']},
        {lead: 'Callum Reid', sub: 'Moved from 9 Nov', tag: ['due Monday']},
        {lead: 'Tomasz Nowak', sub: 'Forklift safety', tag: ['done 6 Nov', 'brand']},
        {lead: 'Leila Haddad', sub: 'Manual handling', tag: ['done 4 Nov', 'brand']},
      ],
    },
  ),
  'demo-skill': step(
    'A driver’s three skills after the course, all at their target, and the result behind them: 94%.',
    'Skills',
    {
      title: 'Tomasz Nowak',
      sub: `${jobOf('Tomasz Nowak')}: level and target`,
      tag: ['Level confirmed', 'brand'],
      rings: {
        centre: '3 of 3',
        rows: [
          {label: 'Load handling', value: 100, meta: '3 of 3', tone: 'brand'},
          {label: 'Vehicle checks', value: 100, meta: '3 of 3', tone: 'brand'},
          {label: 'Site safety', value: 100, meta: '3 of 3', tone: 'brand'},
        ],
      },
    },
    {title: 'Results', rows: [{lead: 'Forklift safety', sub: 'Passed with 94%', glyph: 'book', meta: '6 Nov'}]},
  ),
  'demo-export': step(
    'Valid completions in four teams, 74 of 84 people, and the export with names, dates and scores.',
    'Reports',
    {
      title: 'Manual handling',
      sub: 'Valid completions on 10 Nov',
      stats: [
        ['People', 84],
        ['Valid', 74],
        ['Not yet valid', 10],
      ],
      percent: [
        ['Early shift', 92],
        ['Late shift', 83],
        ['Yard', 100],
        ['Leith warehouse', 84],
      ],
    },
    {
      title: 'Exports',
      rows: [{lead: 'manual-handling.csv', sub: 'Names, dates and scores', glyph: 'file', meta: 'today, 09:12'}],
    },
  ),
};
