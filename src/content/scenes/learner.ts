import {jobOf} from './cast';
import {courses} from './courses';
import {peopleAt} from './people';
import type {App, Rest, Scene} from './types';
import {weeks} from './weeks';

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
const {alt: _1, ...BOARD} = weeks['gamification:2'];
const {alt: _2, ...PLUS} = weeks['gamification:3'];
const {alt: _3, ...BADGE} = weeks['gamification:4'];

export const learner = {
  'today:offline': {
    layout: 'phone',
    alt: 'The app offline: three courses to continue, and two results to send later.',
    ground: 'brand',
    title: 'Good morning, Elif',
    sub: '2 results to send',
    tag: ['Offline'],
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
  'phones:points': {
    layout: 'fan',
    alt: 'Three phones: a shift’s leaderboard in front, 20 points for a lesson, and a new badge for 14 days in a row.',
    ground: 'brand',
    of: [PLUS, BOARD, BADGE],
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
    hue: 262,
    alt: 'A customer’s academy: both courses finished, and the certificate for the second, passed with 92%.',
    ground: 'brand',
    title: 'Larkfield Academy',
    person: 'Helena Brandt',
    place: 'My courses',
    body: {
      title: 'My courses',
      sub: 'academy.larkfield.example',
      courses: [
        ['Planner: first steps', 'passed 29 Oct'],
        ['Planner for administrators', 'passed 5 Nov'],
      ],
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
    alt: 'A learner’s dashboard: two courses to continue, and a calendar with live sessions on 12 and 26 Nov.',
    person: 'Ingrid Dahl',
    place: 'Home',
    body: {
      title: 'Good morning, Ingrid',
      sub: 'Next for you',
      courses: [
        ['Leading a shift', 'Lesson 5, due 11 Dec'],
        ['Fire safety', 'Lesson 2, due 27 Nov'],
      ],
    },
    over: {
      month: {
        today: 10,
        events: [
          {mark: '12', label: 'Rotas and rest', meta: 'live, 14:00', state: 'todo', tone: 'accent'},
          {mark: '26', label: 'Session 5 of 6', meta: 'live, 14:00', state: 'todo', tone: 'accent'},
          {mark: '27', label: 'Fire safety', meta: 'due', state: 'done'},
        ],
      },
    },
  }),
  'desk:maja': {
    layout: 'app',
    alt: 'A partner firm with 9 of the 10 certified installers it needs for Gold, and what is left to do.',
    ground: 'brand',
    hue: 27,
    title: 'Larkfield Partners',
    menu: ['Home', 'My firm', 'My courses', 'Badges'],
    person: 'Maja Lindqvist',
    place: 'My firm',
    body: {
      title: 'Tarrowby Installations',
      sub: 'Hexham, Silver partner',
      tag: ['1 more for Gold', 'accent'],
      crowd: {
        groups: [
          {label: 'Certified installers', meta: '9 of 10', people: peopleAt('Tarrowby', 10), away: 1, glyph: 'star'},
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
    alt: 'A course saved on a phone: lessons 3 and 4 of 5 finished, the last downloaded.',
    ground: 'brand',
    title: 'Heat pump commissioning',
    sub: 'Maja Lindqvist',
    tag: ['Offline'],
    clock: '11:20',
    items: [
      {label: 'Filling and venting', meta: 'lesson 3 of 5, finished', value: 100, glyph: 'check'},
      {label: 'First start and settings', meta: 'lesson 4 of 5, finished', value: 100, glyph: 'check'},
      {label: 'Handover to the customer', meta: 'lesson 5 of 5, downloaded', value: 0, glyph: 'down'},
    ],
    action: 'Continue offline',
  },
  'live:attendance': {
    layout: 'pile',
    alt: 'A live session with five people on camera, and who came: 21 of 24 people from three sites.',
    of: [
      {
        title: '21 of 24 attended',
        sub: 'After the fire drill, 5 Nov',
        crowd: {
          groups: [
            {label: 'Norwich', meta: '9 of 10', people: peopleAt('Quayside', 10), away: 1},
            {label: 'Bath', meta: '8 of 8', people: peopleAt('Quayside', 8, 10)},
            {label: 'Perth', meta: '4 of 6', people: peopleAt('Quayside', 6, 18), away: 2},
          ],
        },
      },
      {
        layout: 'phone',
        title: 'Live, 41:20',
        clock: '14:41',
        screen: 'night',
        items: [{kind: 'call', list: ['Daniel Levy', 'Yuki Tanaka', 'Rosa Conti', 'Thandi Mokoena', 'Aoife Byrne']}],
        action: '',
      },
    ],
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
    sub: `${jobOf('Rhys Morgan')}, Larkfield`,
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
