import {courses} from './courses';
import type {App, Rest, Scene} from './types';

/** The application as learners see it. */
const learnerApp = (rest: Rest<App, 'layout' | 'title' | 'menu'>) =>
  ({
    layout: 'app',
    title: 'Larkfield',
    menu: ['Home', 'My courses', 'Calendar', 'Notes', 'Badges'],
    ...rest,
  }) satisfies Scene;

/** Windows have no text alternative. */
const {alt: _, ...PLAN} = courses['learning-plan'];

export const learner = {
  'today:offline': {
    layout: 'phone',
    alt: 'The app offline: three courses to continue, and two results to send later.',
    ground: 'brand',
    title: 'Good morning, Elif',
    sub: '2 results to send',
    tag: ['Offline', 'plain'],
    clock: '07:25',
    items: [
      {label: 'Refrigerant handling', meta: 'Lesson 3 of 3, due 24 Nov', value: 67, glyph: 'play'},
      {label: 'Heat pump commissioning', meta: 'due 18 Dec', value: 20, glyph: 'clock'},
      {label: 'Flashcards', meta: '9 cards, 3 minutes', value: 0, glyph: 'star'},
    ],
    action: 'Continue lesson 3',
  },
  'today:points': {
    layout: 'phone',
    alt: 'A learner’s phone: 1,240 points, third on the shift, with this week’s from lessons, flashcards and a streak.',
    ground: 'brand',
    title: '1,240 points',
    sub: '3rd on the early shift, 170 in seven days',
    tag: ['12-day streak', 'brand'],
    clock: '06:42',
    items: [
      {label: 'Lessons, 80 points', meta: '4 lessons', value: 47, glyph: 'play'},
      {label: 'Flashcards, 40 points', meta: '4 decks', value: 24, glyph: 'star'},
      {label: 'Streak, 50 points', meta: '12 days in a row', value: 29, glyph: 'flame'},
    ],
    action: 'See the leaderboard',
  },
  'today:session': {
    layout: 'phone',
    alt: 'A learner’s phone: a live session on 12 Nov at 14:00 between two lessons of the course.',
    ground: 'brand',
    title: 'Leading a shift',
    sub: 'Shift leads, autumn',
    tag: ['5-day streak', 'brand'],
    clock: '12:30',
    items: [
      {label: 'Rotas and rest', meta: 'Lesson 4, finished', value: 100, glyph: 'check'},
      {label: 'Live: Rotas and rest', meta: 'Thursday, 12 Nov, 14:00', value: 0, glyph: 'people'},
      {label: 'When something goes wrong', meta: 'Lesson 5, opens 16 Nov', value: 0, glyph: 'lock'},
    ],
    action: 'Read lesson 4 again',
  },
  'desk:callum': {
    layout: 'app',
    alt: 'A new starter’s learning plan: six steps, one passed, and a question that a colleague has answered.',
    ground: 'brand',
    title: 'Larkfield',
    menu: ['Home', 'My plan', 'My courses', 'Calendar'],
    person: 'Callum Reid',
    place: 'My plan',
    body: PLAN,
    over: {
      title: 'Questions',
      says: [
        {kind: 'say', name: 'Callum Reid', meta: '9 Nov', text: 'Where do I get a scanner for lesson 2?'},
        {kind: 'answer', name: 'Leila Haddad', text: 'From the cabinet by bay 3. Sign it out with your badge.'},
      ],
    },
  },
  'desk:helena': learnerApp({
    alt: 'A customer’s academy: both courses finished, and the certificate for the second, passed with 92%.',
    ground: 'brand',
    title: 'Larkfield Academy',
    person: 'Helena Brandt',
    place: 'My courses',
    body: {
      title: 'My courses',
      sub: 'academy.larkfield.example',
      rings: {
        rows: [
          {label: 'Planner: first steps', value: 100},
          {label: 'Planner for administrators', value: 100},
        ],
      },
    },
    over: {
      title: 'Certificate',
      award: {
        name: 'Helena Brandt',
        course: 'Planner for administrators',
        facts: [
          ['Passed', '5 Nov'],
          ['Result', '92%'],
        ],
      },
    },
  }),
  'desk:ingrid': learnerApp({
    alt: 'A learner’s dashboard: live sessions on 12 and 26 Nov, and a lesson due on 11 Dec.',
    person: 'Ingrid Dahl',
    place: 'Home',
    body: {
      title: 'Good morning, Ingrid',
      sub: 'Next for you',
      rows: [
        {lead: 'Rotas and rest', sub: 'Live with Grace Lam', glyph: 'people', meta: '12 Nov, 14:00'},
        {lead: 'Session 5 of 6', sub: 'Live', glyph: 'people', meta: '26 Nov'},
        {lead: 'Leading a shift', sub: 'Lesson 5 of 6', glyph: 'play', meta: 'due 11 Dec'},
      ],
    },
  }),
  'desk:maja': {
    layout: 'app',
    alt: 'A partner firm with 9 of the 10 certified installers it needs for Gold, and what is left to do.',
    ground: 'brand',
    title: 'Larkfield Partners',
    menu: ['Home', 'My firm', 'My courses', 'Badges'],
    person: 'Maja Lindqvist',
    place: 'My firm',
    body: {
      title: 'Tarrowby Installations',
      sub: 'Hexham, Silver partner',
      tag: ['1 more for Gold', 'accent'],
      rings: {
        centre: '9/10',
        single: true,
        rows: [
          {label: 'Certified installers', value: 90, meta: '9 of 10'},
          {label: 'Maja Lindqvist, Heat pump commissioning', value: 80, meta: '80%'},
        ],
      },
    },
    over: {
      title: 'For Gold',
      sub: '1 certificate to go',
      steps: [
        {label: 'Maja Lindqvist', meta: 'lesson 5 of 5', state: 'now'},
        {label: 'Final quiz', meta: '12 questions', state: 'todo'},
      ],
    },
  },
  'phone-list:lessons': {
    layout: 'phone',
    alt: 'A course saved on a phone: two lessons finished, the third downloaded.',
    ground: 'brand',
    title: 'Heat pump commissioning',
    sub: 'Maja Lindqvist',
    tag: ['Offline', 'plain'],
    clock: '11:20',
    items: [
      {label: 'Filling and venting', meta: 'finished, 6 of 6 pages', value: 100, glyph: 'check'},
      {label: 'First start and settings', meta: 'finished, 5 of 5 pages', value: 100, glyph: 'check'},
      {label: 'Handover to the customer', meta: 'downloaded', value: 0, glyph: 'down'},
    ],
    action: 'Continue offline',
  },
  'goal:attendance': {
    alt: 'Who joined a live session: 9 of 10 from Norwich, 8 of 8 from Bath and 4 of 6 from Perth.',
    title: 'After the fire drill',
    sub: 'Live session, 5 Nov, 21 of 24 attended',
    rings: {
      rows: [
        {label: 'Norwich', value: 90, meta: '9 of 10'},
        {label: 'Bath', value: 100, meta: '8 of 8'},
        {label: 'Perth', value: 67, meta: '4 of 6'},
      ],
    },
  },
  'board:tiers': {
    alt: 'Five partner firms by certified installers: one is Gold with 12, two are Silver, and two are Registered.',
    ground: 'brand',
    title: 'Partners',
    sub: 'Silver from 5 certified installers, Gold from 10',
    stats: [
      ['firms', 5],
      ['installers', 32],
      ['Gold or Silver', 3],
    ],
    bars: [
      ['Brightwell Heating (Gold)', 12],
      ['Tarrowby Installations (Silver)', 9],
      ['Meadgate Energy (Silver)', 6],
      ['Ansty & Sons (Registered)', 3],
      ['Corrin Heat (Registered)', 2],
    ],
  },
  'badge-page': {
    layout: 'phone',
    alt: 'The public page of a badge: a service engineer’s electrical safety, level 4 of 5, valid until 1 Oct 2027.',
    ground: 'brand',
    title: 'Rhys Morgan',
    sub: 'Service engineer, Larkfield',
    tag: ['Valid', 'brand'],
    clock: '07:58',
    items: [
      {label: 'Electrical safety', meta: 'level 4 of 5', value: 80, glyph: 'star'},
      {label: 'Earned 1 Oct 2025', meta: 'quiz and checklist', value: 100, glyph: 'check'},
      {label: 'Until 1 Oct 2027', meta: '325 days left', value: 55, glyph: 'clock'},
    ],
    action: 'How it was earned',
  },
  'certificate:helena': {
    alt: 'A certificate of completion with the learner’s name, the course, the date and the result, 92%.',
    ground: 'brand',
    title: 'Certificate of completion',
    sub: 'Larkfield',
    award: {
      name: 'Helena Brandt',
      course: 'Planner for administrators',
      facts: [
        ['Completed', '5 Nov'],
        ['Final quiz', '92%'],
      ],
    },
    note: {title: 'Anyone can check it', text: 'by its link', glyph: 'link'},
  },
} satisfies Record<string, Scene>;
