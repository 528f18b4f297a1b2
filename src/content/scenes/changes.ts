/** Pages before and after a change: the two of a pair have their parts at the same places. */
import type {Glyph, Scene, Tone} from './types';

const HANDBOOK = {
  '4.2 Stability':
    'Read the plate: it says what the truck may lift, and how high. Check that the load is stable, central and within the capacity at the height to which it is to be raised. Carry every load low, with the mast tilted back. Never turn on a slope or drive with the forks raised, laden or unladen.',
  '4.3 Blind spots':
    'People on foot go first. Sound the horn at every aisle end, at dock doors and wherever the view is restricted. If the load blocks your view, drive in reverse, except up a slope. Convex mirrors are checked monthly under 7.3 and do not replace the horn.',
  '4.4 Parking':
    'Forks on the floor, brake on, key out. Keep doors, aisles and fire exits clear. Charging bays are for charging only; see 9.1 for ventilation. Stop at the yellow line and switch off before you plug in. Check that the fan is running, because a charging battery gives off hydrogen.',
  '4.5 Document control':
    'Issue 9 replaces issue 8. Sign the register on receipt. Superseded copies are to be returned to the shift office and destroyed. Requests for amendment are made in writing to the health and safety adviser, who reviews this section every twelve months.',
};

/** Files of a package, with their sizes, and the lessons that they became. */
const FILES: readonly (readonly [file: string, size: string, glyph: Glyph, lesson: string, result: string])[] = [
  ['first-aid-at-work.zip', '86 MB', 'book', 'First aid at work', 'Passed'],
  ['1_scene.html', '9 MB', 'play', 'Is it safe to help?', 'Done'],
  ['2_breath.html', '31 MB', 'play', 'No breathing', 'Done'],
  ['3_bleeding.html', '22 MB', 'play', 'Bleeding', 'Done'],
  ['4_burns.html', '24 MB', 'play', 'Burns', 'Done'],
  ['quiz.js', '40 kB', 'check', 'Quiz, 10 questions', '9 right'],
];

const VERSIONS = [
  {mark: '4', label: 'Shorter quiz', text: '2 Mar', people: ['Arjun Mehta']},
  {mark: '5', label: 'Photos from Leith', text: '11 May', people: ['Arjun Mehta']},
  {mark: '6', label: 'New meeting points', text: '18 Aug', people: ['Daniel Levy']},
  {mark: '7', label: 'Clearer first lesson', text: '21 Sep', people: ['Arjun Mehta']},
];

const COHORT = ['Ingrid Dahl', 'Femi Adeyemi', 'Callan Reese', 'Moira Blair', 'Nadia Petrov'];

/** Lessons of a course with their dates, and who has reached them alone and in the cohort. */
const LESSONS: readonly (readonly [string, string, date: string, alone: string[], cohort: string[], tone?: Tone])[] = [
  ['1', 'From colleague to lead', 'live 1 Oct', ['Rosa Conti', 'Jo Lambert'], []],
  ['2', 'The briefing', 'live 15 Oct', ['Femi Adeyemi'], ['Rosa Conti']],
  ['3', 'Feedback that helps', 'live 29 Oct', [], ['Jo Lambert']],
  ['4', 'Rotas and rest', 'live 12 Nov, 14:00', ['Ingrid Dahl'], COHORT, 'accent'],
  ['5', 'When something goes wrong', 'opens 16 Nov', [], []],
  ['6', 'Handing over', 'opens 30 Nov', [], []],
];

const WEEKS = ['12 Oct', '19 Oct', '26 Oct', '2 Nov'];

/** Steps with their due and their actual dates, and for both the first day of 30 and the day after the last. */
const PLAN = [
  ['Welcome to Larkfield', 'due 12 Oct', [1, 2], '12 Oct', [1, 2]],
  ['Manual handling', 'due 26 Oct', [1, 16], 'passed 20 Oct', [1, 10]],
  ['The handheld scanner', 'due 30 Oct', [4, 20], 'passed 29 Oct', [4, 19]],
  ['Two shifts with Leila Haddad', 'after the scanner', [22, 24], '2 and 3 Nov', [22, 24]],
  ['Fire safety', 'due 6 Nov', [12, 27], 'passed 5 Nov', [12, 26]],
  ['Sign-off at work', 'last step', [30, 31], 'Jonas Weber', [30, 31]],
] as const;

const STEPS = [
  ['Cuts the pipe square', 'Rhys Morgan', '10:02'],
  ['Removes the burrs', 'Rhys Morgan', '10:05'],
  ['Marks the depth', 'Rhys Morgan', '10:09'],
  ['Pushes the pipe up to the mark', 'Rhys Morgan', '14:12'],
  ['Presses once, straight', 'Lucas Martin', '14:31'],
  ['Tests the joint', 'Lucas Martin', '14:50'],
] as const;

export const changes = {
  'change:handbook': {
    alt: 'A page of a safety handbook: four sections in small print.',
    title: 'Safety handbook',
    sub: 'Section 4, issue 9',
    state: 'before',
    sheet: {shape: 'columns', parts: Object.entries(HANDBOOK).map(([label, text]) => ({label, text}))},
  },
  'change:lesson': {
    alt: 'The same page as a course: three short lessons and a question, each with its source.',
    ground: 'iris',
    title: 'Forklift safety',
    sub: 'Lessons 2 to 4, and the quiz',
    state: 'after',
    sheet: {
      shape: 'columns',
      parts: [
        {label: 'Stability', text: 'Load low, mast back, no turns on a slope.', tag: ['4.2, page 11', 'iris']},
        {
          label: 'Blind spots',
          text: 'Let people pass, and sound the horn at aisle ends.',
          tag: ['4.3, page 12', 'iris'],
        },
        {label: 'Parking', text: 'Stop at the yellow line. Switch off, then plug in.', tag: ['4.4, page 13', 'iris']},
        {label: 'Question 4 of 6', text: 'The load blocks your view. What do you do?', tag: ['4.3, page 12', 'iris']},
      ],
    },
  },
  'change:package': {
    alt: 'A course package as its publisher sent it: six files with their sizes.',
    title: 'From the publisher',
    sub: 'SCORM 2004',
    state: 'before',
    sheet: {
      shape: 'files',
      parts: FILES.map(([label, text]) => ({label, text, glyph: label.endsWith('.zip') ? 'box' : 'file'})),
    },
  },
  'change:course': {
    alt: 'The same files as a course: four lessons and a quiz, with a learner’s results.',
    ground: 'brand',
    title: 'In your catalogue',
    sub: 'Record of Leila Haddad',
    state: 'after',
    sheet: {
      shape: 'files',
      parts: FILES.map(([label, , glyph, text, result]) => ({
        label,
        text,
        glyph,
        tag: [result, 'brand'],
        tone: 'brand',
      })),
    },
  },
  'change:version-8': {
    alt: 'Five versions of a course, the last of which, version 8, is live.',
    title: 'Fire safety',
    sub: 'Thursday, 22 Oct',
    state: 'before',
    sheet: {
      shape: 'pages',
      parts: [
        ...VERSIONS,
        {mark: '8', label: 'Plain words', text: '22 Oct', people: ['Arjun Mehta'], tag: ['Live'], tone: 'plain'},
      ],
    },
  },
  'change:version-7': {
    alt: 'The same versions after a rollback: version 7 is live again, and version 8 is kept.',
    ground: 'brand',
    title: 'Back to version 7',
    sub: 'Friday, 23 Oct, by Daniel Levy',
    state: 'after',
    sheet: {
      shape: 'pages',
      parts: [
        ...VERSIONS.slice(0, -1),
        {...VERSIONS[3]!, tag: ['Live', 'brand'], tone: 'brand'},
        {mark: '8', label: 'Lost a paragraph', text: '22 Oct', people: ['Arjun Mehta'], tag: ['Kept'], tone: 'accent'},
      ],
    },
  },
  'change:alone': {
    alt: 'A course without dates: four people are at three different lessons.',
    title: 'Leading a shift',
    sub: 'Self-paced, no dates',
    state: 'before',
    sheet: {shape: 'line', parts: LESSONS.map(([mark, label, , people]) => ({mark, label, text: 'any time', people}))},
  },
  'change:cohort': {
    alt: 'The same course with dates: five of its people are at the fourth lesson together.',
    ground: 'accent',
    title: 'Shift leads, autumn',
    sub: '14 people, with Grace Lam',
    state: 'after',
    sheet: {
      shape: 'line',
      parts: LESSONS.map(([mark, label, text, , people, tone]) => ({mark, label, text, people, tone})),
    },
  },
  'change:day-1': {
    alt: 'A picker’s learning plan on day 1: six steps as bars over 30 days, each with its due date.',
    title: 'Day 1',
    sub: 'Picker, Monday, 12 Oct',
    state: 'before',
    axis: {weeks: WEEKS, days: 30, spans: PLAN.map(([label, text, days]) => [label, text, ...days])},
  },
  'change:day-30': {
    alt: 'The same plan on day 30: every step is done, and none was late.',
    ground: 'brand',
    title: 'Day 30',
    sub: 'Tuesday, 10 Nov',
    state: 'after',
    axis: {weeks: WEEKS, days: 30, spans: PLAN.map(([label, , , text, days]) => [label, text, ...days])},
  },
  'change:checklist': {
    alt: 'A checklist on paper: six steps, each with a line for a name.',
    title: 'Pressing a pipe joint',
    sub: 'Trainee:',
    state: 'before',
    sheet: {shape: 'form', parts: STEPS.map(([label]) => ({label, text: 'Seen by:'}))},
  },
  'change:signed': {
    alt: 'The same checklist signed off at work: each step with a name, a face and a time.',
    ground: 'brand',
    title: 'Elif Kaya',
    sub: 'Signed off on 5 Nov, Derby',
    state: 'after',
    sheet: {
      shape: 'form',
      parts: STEPS.map(([label, name, time]) => ({
        label,
        text: `${name}, ${time}`,
        glyph: 'check',
        people: [name],
        tone: 'brand',
      })),
    },
  },
  'change:question': {
    alt: 'A question about a colleague’s private number, with four possible answers.',
    title: 'Question 5',
    sub: 'Data protection',
    state: 'before',
    sheet: {
      shape: 'answers',
      parts: [
        {mark: 'A', label: 'Give it, as we work with them'},
        {mark: 'B', label: 'Take a message'},
        {mark: 'C', label: 'Send it by email'},
        {mark: 'D', label: 'Ask what it is for'},
      ],
    },
  },
  'change:marked': {
    alt: 'The same question marked: the learner chose D, and B is right, according to page 3 of the policy.',
    ground: 'brand',
    title: 'Zainab Bello',
    sub: 'First try',
    state: 'after',
    sheet: {
      shape: 'answers',
      parts: [
        {mark: 'A', label: 'Give it, as we work with them', text: 'A contract is no consent.'},
        {mark: 'B', label: 'Take a message', text: 'Policy, page 3', tag: ['Right', 'brand'], tone: 'brand'},
        {mark: 'C', label: 'Send it by email', text: 'The number stays private.'},
        {
          mark: 'D',
          label: 'Ask what it is for',
          text: 'A reason changes nothing.',
          people: ['Zainab Bello'],
          tag: ['Chosen', 'accent'],
          tone: 'accent',
        },
      ],
    },
  },
} satisfies Record<string, Scene>;
