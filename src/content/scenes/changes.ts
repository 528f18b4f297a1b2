/** Pages before and after a change: the two of a pair have their parts at the same places. */
import type {Scene} from './types';

const PAPER = {layout: 'sheet', shape: 'columns', before: true} as const;

const FILES = {
  layout: 'sheet',
  shape: 'tree',
  labels: ['imsmanifest.xml', '1_scene.html', '2_breath.html', '3_bleeding.html', '4_burns.html', 'quiz.js'],
} as const;

const COHORT = {
  layout: 'sheet',
  shape: 'line',
  marks: ['1', '2', '3', '4', '5', '6'],
  labels: [
    'From colleague to lead',
    'The briefing',
    'Feedback that helps',
    'Rotas and rest',
    'When something goes wrong',
    'Handing over',
  ],
} as const;

const PLAN = {
  layout: 'sheet',
  shape: 'bars',
  labels: [
    'Welcome to Larkfield',
    'Manual handling',
    'The handheld scanner',
    'Two shifts with Leila Haddad',
    'Fire safety',
    'Sign-off at work',
  ],
} as const;

const CHECKLIST = {
  layout: 'sheet',
  shape: 'form',
  labels: [
    'Cuts the pipe square',
    'Removes the burrs',
    'Marks the depth',
    'Pushes the pipe up to the mark',
    'Presses once, straight',
    'Tests the joint',
  ],
} as const;

const QUESTION = {
  layout: 'sheet',
  shape: 'answers',
  title: 'A supplier asks for a colleague’s private number. What do you do?',
  marks: ['A', 'B', 'C', 'D'],
  labels: [
    'Give it, as we work with them',
    'Take a message',
    'Send it by email',
    'Ask what it is for',
    'Data protection policy, page 3',
  ],
  texts: ['', '', '', '', 'Take a message. Never give out a private number.'],
} as const;

export const changes = {
  'change:handbook': {
    ...PAPER,
    label: 'A page of a handbook',
    title: 'Safety handbook',
    sub: 'Section 4, issue 9',
    marks: ['4.2', '4.3', '4.4', '4.5'],
    labels: ['Stability', 'Blind spots', 'Parking', 'Document control'],
    texts: [
      'Read the plate: it says what the truck may lift, and how high. Check that the load is stable, central and within the capacity at the height to which it is to be raised. Carry every load low, with the mast tilted back. Never turn on a slope or drive with the forks raised, laden or unladen.',
      'People on foot go first. Sound the horn at every aisle end, at dock doors and wherever the view is restricted. If the load blocks your view, drive in reverse, except up a slope. Convex mirrors are checked monthly under 7.3 and do not replace the horn.',
      'Forks on the floor, brake on, key out. Keep doors, aisles and fire exits clear. Charging bays are for charging only; see 9.1 for ventilation. Stop at the yellow line and switch off before you plug in. Check that the fan is running, because a charging battery gives off hydrogen.',
      'Issue 9 replaces issue 8. Sign the register on receipt. Superseded copies are to be returned to the shift office and destroyed. Requests for amendment are made in writing to the health and safety adviser, who reviews this section every twelve months.',
    ],
  },
  'change:lesson': {
    ...PAPER,
    before: false,
    label: 'The lessons and a question that were drafted from it',
    ground: 'iris',
    title: 'Forklift safety',
    sub: 'Lessons 2 to 4, and the quiz',
    marks: ['Lesson 2', 'Lesson 3', 'Lesson 4', 'Quiz'],
    labels: ['Stability', 'Blind spots', 'Parking', 'Question 4 of 6'],
    texts: [
      'Carry every load low, with the mast tilted back. Never turn on a slope.',
      'People on foot go first. Sound the horn at every aisle end.',
      'Stop at the yellow line and switch off before you plug in.',
      'The load blocks your view. What do you do?',
    ],
    tags: [
      ['4.2, page 11', 'iris'],
      ['4.3, page 12', 'iris'],
      ['4.4, page 13', 'iris'],
      ['4.3, page 12', 'iris'],
    ],
  },
  'change:package': {
    ...FILES,
    before: true,
    label: 'The files of a course package',
    title: 'first-aid-at-work.zip',
    sub: 'SCORM 2004',
    texts: ['12 kB', '9 MB', '31 MB', '22 MB', '24 MB', '40 kB'],
  },
  'change:course': {
    ...FILES,
    label: 'The course that was in them, with results',
    ground: 'brand',
    title: 'First aid at work',
    sub: 'Leila Haddad, passed',
    texts: ['First aid at work', 'Is it safe to help?', 'No breathing', 'Bleeding', 'Burns', 'Quiz, 10 questions'],
    tags: [
      ['50 min'],
      ['Done', 'brand'],
      ['Done', 'brand'],
      ['Done', 'brand'],
      ['Done', 'brand'],
      ['9 right', 'brand'],
    ],
  },
  'change:version-6': {
    layout: 'sheet',
    shape: 'prose',
    before: true,
    label: 'Lesson 4 in version 6',
    title: '6',
    sub: 'Live until 8 Nov',
    labels: [
      'Lower the forks to the floor, put the brake on and take the key.',
      'Leave the truck in a charging bay.',
      'Stop at the yellow line and switch off before you plug in.',
      'Unplug it in the morning.',
    ],
    tones: [undefined, 'plain', undefined, 'plain'],
  },
  'change:version-7': {
    layout: 'sheet',
    shape: 'prose',
    label: 'Lesson 4 in version 7',
    ground: 'brand',
    title: '7',
    sub: 'Live since 9 Nov',
    labels: [
      'Lower the forks to the floor, put the brake on and take the key.',
      'Charging bays are for charging only.',
      'Stop at the yellow line and switch off before you plug in.',
      'Unplug it when it is full, and move it.',
    ],
    tones: [undefined, 'brand', undefined, 'brand'],
  },
  'change:alone': {
    ...COHORT,
    before: true,
    label: 'A course that people take on their own',
    title: 'Leading a shift',
    sub: 'Self-paced, no dates',
    texts: ['any time', 'any time', 'any time', 'any time', 'any time', 'any time'],
    people: [['Thandi Mokoena', 'Owen Price'], ['Kwame Boateng'], [], ['Ingrid Dahl']],
  },
  'change:cohort': {
    ...COHORT,
    label: 'The same course with a cohort',
    ground: 'accent',
    title: 'Shift leads, autumn',
    sub: '14 people, with Grace Lam',
    texts: ['live 1 Oct', 'live 15 Oct', 'live 29 Oct', 'live 12 Nov, 14:00', 'opens 16 Nov', 'opens 30 Nov'],
    tones: [undefined, undefined, undefined, 'accent'],
    people: [
      [],
      ['Thandi Mokoena'],
      ['Owen Price'],
      ['Ingrid Dahl', 'Kwame Boateng', 'Tomasz Nowak', 'Sara Khalil', 'Ruth Carter'],
    ],
  },
  'change:day-1': {
    ...PLAN,
    before: true,
    label: 'A learning plan on someone’s first day',
    title: 'Day 1',
    sub: 'Picker, Monday, 12 Oct',
    texts: ['due 12 Oct', 'due 26 Oct', 'due 30 Oct', 'after the scanner', 'due 6 Nov', 'last step'],
    days: [
      [1, 2],
      [1, 16],
      [4, 20],
      [22, 24],
      [12, 27],
      [30, 31],
    ],
  },
  'change:day-30': {
    ...PLAN,
    label: 'The same plan on day 30',
    ground: 'brand',
    title: 'Day 30',
    sub: 'Tuesday, 10 Nov',
    texts: ['12 Oct', 'passed 22 Oct', 'passed 29 Oct', '2 and 3 Nov', 'passed 5 Nov', 'Jonas Weber'],
    days: [
      [1, 2],
      [1, 12],
      [4, 19],
      [22, 24],
      [12, 26],
      [30, 31],
    ],
  },
  'change:checklist': {
    ...CHECKLIST,
    before: true,
    label: 'A checklist on paper',
    title: 'Pressing a pipe joint',
    sub: 'Trainee:',
    marks: ['', '', '', '', '', ''],
    texts: ['Seen by:', 'Seen by:', 'Seen by:', 'Seen by:', 'Seen by:', 'Seen by:'],
  },
  'change:signed': {
    ...CHECKLIST,
    label: 'The same checklist, signed off at work',
    ground: 'brand',
    title: 'Elif Kaya',
    sub: 'Signed off on 5 Nov, Derby',
    marks: ['✓', '✓', '✓', '✓', '✓', '✓'],
    texts: [
      'Rhys Morgan, 10:02',
      'Rhys Morgan, 10:05',
      'Rhys Morgan, 10:09',
      'Rhys Morgan, 14:12',
      'Lucas Martin, 14:31',
      'Lucas Martin, 14:50',
    ],
    people: [['Rhys Morgan'], ['Rhys Morgan'], ['Rhys Morgan'], ['Rhys Morgan'], ['Lucas Martin'], ['Lucas Martin']],
  },
  'change:question': {
    ...QUESTION,
    before: true,
    label: 'A question as it was written',
    sub: 'Data protection, question 5',
  },
  'change:marked': {
    ...QUESTION,
    label: 'The same question, answered and marked',
    ground: 'brand',
    sub: 'Zainab Bello, first try',
    tones: [undefined, 'brand', undefined, 'accent', 'brand'],
    tags: [undefined, ['Right', 'brand'], undefined, ['Chosen', 'accent']],
  },
} satisfies Record<string, Scene>;
