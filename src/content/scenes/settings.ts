import type {Scene} from './types';

/** The customers' portal, or a message from it. */
export const portal = (greeting: string, action: string, address = 'academy.larkfield.example') => ({
  hue: 262,
  banner: {address, name: 'Larkfield', greeting, action},
});

export const settings = {
  'directory:firm': {
    alt: 'A partner firm’s managers: one sees this firm only, the other all five.',
    title: 'Brightwell Heating',
    sub: 'Team in partners.larkfield.example',
    rows: [
      {lead: 'Finn Gallagher', sub: 'Manager, Brightwell Heating', tag: ['This firm only']},
      {lead: 'Lucas Martin', sub: 'Manager, Larkfield', tag: ['All 5 firms', 'brand']},
    ],
  },
  'branded-portal': {
    ...portal('Good morning, Beatriz', 'Continue Planner for administrators'),
    alt: 'A portal in a customer’s own colours and at its own address, with two courses.',
    courses: [['Planner for administrators'], ['Planner: first steps']],
  },
  'sign-in-page:staff': {
    ...portal('Learn how we do it', 'Continue with your staff account', 'learn.larkfield.example'),
    alt: 'A login page at the company’s own address, with one button for the staff account.',
  },
  'api-call': {
    alt: 'An API request that creates a user, and the server’s confirmation.',
    ground: 'brand',
    title: 'Create a user',
    tag: ['201', 'brand'],
    code: [
      'POST /api/v1/users',
      '',
      '{ "email": "amara.okafor@larkfield.example",',
      '  "first_name": "Amara",',
      '  "last_name": "Okafor",',
      '  "organization_id": "org_4dn7q" }',
    ],
    steps: [{label: 'The user was created', state: 'done'}],
  },
  'journey:driver': {
    alt: 'A learning plan as a flow chart: a course, then a badge or an hour with a colleague, then a sign-off.',
    ground: 'brand',
    title: 'New forklift driver',
    sub: 'Learning plan, due 30 days after the start',
    figure: [
      {glyph: 'play', label: 'Forklift safety', meta: '5 lessons'},
      {
        glyph: 'arrow',
        label: 'Quiz passed?',
        ways: [
          {when: 'Yes', glyph: 'check', label: 'Badge'},
          {when: 'No', glyph: 'clock', label: 'An hour with Ingrid Dahl'},
        ],
      },
      {glyph: 'check', label: 'Sign-off: Unloading a lorry'},
    ],
  },
  'journey:starter': {
    alt: 'A journey as a flow chart: it assigns a plan, waits a week, and tells the manager if anything is overdue.',
    ground: 'brand',
    title: 'New in the warehouse',
    sub: 'Journey, Felixstowe',
    tag: ['On', 'brand'],
    figure: [
      {glyph: 'people', label: 'Joins Early shift', meta: 'Day 1'},
      {glyph: 'path', label: 'Put on plan', meta: 'Picker, first 30 days'},
      {glyph: 'clock', label: 'Wait 7 days'},
      {
        glyph: 'arrow',
        label: 'Anything overdue?',
        ways: [
          {when: 'Yes', glyph: 'mail', label: 'Tell Jonas Weber', meta: 'Manager'},
          {when: 'No', glyph: 'clock', label: 'Check again', meta: 'in 7 days'},
        ],
      },
      {glyph: 'check', label: 'Plan finished', meta: 'Journey ends'},
    ],
    beside: {
      log: [
        {when: '2 Nov', person: 'Callum Reid', text: 'Joined the early shift, put on the plan'},
        {when: '9 Nov', person: 'Callum Reid', text: 'Checked: nothing overdue'},
      ],
    },
  },
} satisfies Record<string, Scene>;
