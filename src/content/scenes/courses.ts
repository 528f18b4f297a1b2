import {jobOf} from './cast';
import {peopleAt} from './people';
import type {Scene} from './types';

const COHORT = [
  'Ingrid Dahl',
  'Femi Adeyemi',
  'Callan Reese',
  'Moira Blair',
  ...peopleAt('Shift leads', 8, 9),
  'Rosa Conti',
  'Jo Lambert',
];

/** What a trainee was seen to do. */
const SEEN = [
  'Chocks the wheels',
  'Reads the weight on the label',
  'Tilts the mast back',
  'Sounds the horn at the door',
  'Keeps people off the ramp',
  'Parks with the forks down',
] as const;

export const courses = {
  'course:cohort': {
    alt: 'A cohort’s course with a date for each of six lessons: three are done, and the fourth session is on 12 Nov.',
    ground: 'accent',
    title: 'Shift leads, autumn',
    sub: 'Leading a shift, led by Grace Lam',
    tag: ['Session 4 of 6', 'accent'],
    steps: [
      {label: 'From colleague to lead', meta: 'session 1 Oct', state: 'done'},
      {label: 'The briefing', meta: 'session 15 Oct', state: 'done'},
      {label: 'Feedback that helps', meta: 'session 29 Oct', state: 'done'},
      {label: 'Rotas and rest', meta: 'session 12 Nov', state: 'now'},
      {label: 'When something goes wrong', meta: 'opens 16 Nov', state: 'todo'},
      {label: 'Handing over', meta: 'opens 30 Nov', state: 'todo'},
    ],
  },
  'cohort:sessions': {
    alt: 'Six sessions of a cohort of 14: who came to the first three, the next one on 12 Nov, and two to come.',
    ground: 'accent',
    title: 'Shift leads, autumn',
    sub: 'Leading a shift, led by Grace Lam',
    tag: ['Session 4 on Thursday', 'accent'],
    crowd: {
      dated: true,
      groups: [
        {label: 'From colleague to lead', meta: '1 Oct', people: COHORT},
        {label: 'The briefing', meta: '15 Oct', people: COHORT, away: 1},
        {label: 'Feedback that helps', meta: '29 Oct', people: COHORT, away: 2},
        {label: 'Rotas and rest', meta: '12 Nov, 14:00', people: COHORT, away: 14, tone: 'accent'},
        {label: 'When something goes wrong', meta: '26 Nov', people: COHORT, away: 14, tone: 'plain'},
        {label: 'Handing over', meta: '10 Dec', people: COHORT, away: 14, tone: 'plain'},
      ],
    },
  },
  'course:intake': {
    alt: 'November’s new customers: a course that has started, a live Q&A on 12 Nov, and a certificate quiz on 23 Nov.',
    ground: 'brand',
    title: 'New customers, November',
    sub: '11 people',
    steps: [
      {label: 'Planner: first steps', meta: 'started 2 Nov', state: 'done'},
      {label: 'Live Q&A', meta: '12 Nov, 30 minutes', state: 'now'},
      {label: 'Planner for administrators', meta: 'certificate quiz 23 Nov', state: 'todo'},
    ],
  },
  'course:offline': {
    alt: 'A course on a phone: lessons, quiz and flashcards work offline; the forum and live sessions need a signal.',
    title: 'Heat pump commissioning',
    sub: 'Saved on this phone',
    steps: [
      {label: '5 lessons', meta: 'with their videos', state: 'done', tag: ['saved', 'brand']},
      {label: 'Final quiz', meta: 'the result is sent later', state: 'done', tag: ['saved', 'brand']},
      {label: 'Flashcards', state: 'done', tag: ['saved', 'brand']},
      {label: 'Forum', state: 'todo', tag: ['needs a signal']},
      {label: 'Live session', state: 'todo', tag: ['needs a signal']},
    ],
  },
  'learning-plan': {
    alt: 'A learning plan for a picker’s first 30 days: six steps with their due dates, one of them passed.',
    ground: 'brand',
    title: 'Picker, first 30 days',
    sub: 'Callum Reid',
    tag: ['1 of 6', 'brand'],
    steps: [
      {label: 'Welcome to Larkfield', meta: 'passed 2 Nov', state: 'done'},
      {label: 'Manual handling', meta: 'lesson 4 of 4', state: 'now', tag: ['due Monday', 'accent']},
      {label: 'The handheld scanner', meta: 'lesson 2 of 3', state: 'now', tag: ['due 20 Nov', 'accent']},
      {label: 'Two shifts with Leila Haddad', meta: 'after the scanner', state: 'locked'},
      {label: 'Fire safety', meta: 'not started', state: 'todo', tag: ['due 27 Nov']},
      {label: 'Sign-off at work', meta: 'last step', state: 'locked'},
    ],
  },
  'plan:days': {
    alt: 'A learning plan over 30 days: six steps as bars, and a line at day 9, with the face of the learner.',
    ground: 'brand',
    title: 'Picker, first 30 days',
    sub: '2 Nov to 1 Dec',
    tag: ['1 of 6', 'brand'],
    axis: {
      weeks: ['2 Nov', '9 Nov', '16 Nov', '23 Nov'],
      days: 30,
      today: {day: 9, person: 'Callum Reid', text: 'Day 9'},
      spans: [
        ['Welcome to Larkfield', 'passed 2 Nov', 1, 2],
        ['Manual handling', 'due Monday', 1, 16, 'accent'],
        ['The handheld scanner', 'due 20 Nov', 4, 20, 'accent'],
        ['Two shifts with Leila Haddad', 'after the scanner', 20, 22, 'plain'],
        ['Fire safety', 'due 27 Nov', 12, 27, 'plain'],
        ['Sign-off at work', 'last step', 29, 31, 'plain'],
      ],
    },
  },
  'coding-quiz': {
    alt: 'A coding quiz in Python: the third attempt passes two checks and fails one, and earlier ones passed one.',
    title: 'Total of a basket',
    sub: 'Python, Marek Dvorak',
    tag: ['Attempt 3'],
    code: [
      'def total(basket):',
      '    result = 0',
      '    for item in basket:',
      "        result += item['price']",
      '    return round(result, 2)',
    ],
    steps: [
      {label: 'Three items: add up to 24.50', state: 'done'},
      {label: 'Empty basket: costs 0', state: 'done'},
      {label: 'Price missing: counts as 0', state: 'fault'},
    ],
    beside: {
      trend: [
        ['Attempt 1', 1],
        ['Attempt 2', 1],
        ['Attempt 3', 2],
      ],
    },
  },
  'card-plan': {
    alt: 'A flashcard with its answer, and when it comes back: after 1, 3, 8, 21 and 84 days.',
    ground: 'brand',
    title: 'Forklift safety',
    sub: 'Lesson 4, learned yesterday',
    card: ['Where do you stop before charging?', 'At the yellow line'],
    rounds: [
      ['1 day', 'today'],
      ['3 days', '13 Nov'],
      ['8 days', '21 Nov'],
      ['21 days', '12 Dec'],
      ['84 days', '6 Mar'],
    ],
  },
  forum: {
    alt: 'A course forum: a learner asks about the fan in bay 3, and the safety adviser answers.',
    ground: 'brand',
    title: 'Forum: Forklift safety',
    sub: 'Lesson 4, 9 Nov',
    tag: ['Answered', 'brand'],
    says: [
      {
        kind: 'say',
        name: 'Tomasz Nowak',
        meta: 'Felixstowe, 17:14',
        text: 'The fan in bay 3 is off. Can I still plug in?',
      },
      {
        kind: 'answer',
        name: 'Daniel Levy',
        meta: jobOf('Daniel Levy'),
        text: 'No. Use bay 2 and report the fan.',
      },
    ],
    prompt: 'Reply',
  },
  'checklist:phone': {
    layout: 'pile',
    alt: 'A lorry at a dock, and the supervisor’s phone: six steps ticked off, and her signature below them.',
    ground: 'brand',
    of: [
      {courses: [['Unloading a lorry', 'Tomasz Nowak, dock 2']]},
      {
        layout: 'phone',
        title: 'Unloading a lorry',
        sub: 'Tomasz Nowak',
        tag: ['6 of 6', 'brand'],
        clock: '11:42',
        items: [
          ...SEEN.map((label) => ({label, glyph: 'check', tone: 'brand'}) as const),
          {kind: 'signature', name: 'Ingrid Dahl', meta: '10 Nov, 11:42'},
        ],
        action: '',
      },
    ],
  },
  checklist: {
    alt: 'A checklist for unloading a lorry: four of six steps are signed off, each with a name and a date.',
    ground: 'brand',
    title: 'Unloading a lorry',
    sub: 'Tomasz Nowak',
    tag: ['4 of 6 signed off', 'brand'],
    steps: [
      {label: 'Chocks the wheels before unloading', meta: 'Jonas Weber, 9 Nov', state: 'done'},
      {label: 'Reads the weight on the label', meta: 'Jonas Weber, 9 Nov', state: 'done'},
      {label: 'Tilts the mast back before moving', meta: 'Ingrid Dahl, 10 Nov', state: 'done'},
      {label: 'Sounds the horn at the dock door', meta: 'Ingrid Dahl, 10 Nov', state: 'done'},
      {label: 'Keeps people off the ramp', state: 'todo'},
      {label: 'Parks with the forks on the floor', state: 'todo'},
    ],
  },
} satisfies Record<string, Scene>;
