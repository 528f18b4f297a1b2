import type {Scene} from './types';

/** The customers' portal. */
export const PORTAL = {layout: 'portal', title: 'Larkfield', address: 'academy.larkfield.example', hue: 262} as const;

export const settings = {
  'directory:firm': {
    layout: 'table',
    alt: 'A partner firm’s managers: one sees this firm only, the other all five.',
    title: 'Brightwell Heating',
    sub: 'Team in partners.larkfield.example',
    rows: [
      {lead: 'Finn Gallagher', sub: 'Manager, Brightwell Heating', tag: ['This firm only', 'plain']},
      {lead: 'Lucas Martin', sub: 'Manager, Larkfield', tag: ['All 5 firms', 'brand']},
    ],
  },
  'branded-portal': {
    ...PORTAL,
    alt: 'A portal in a customer’s own colours and at its own address, with two courses.',
    greeting: 'Good morning, Beatriz',
    action: 'Continue Planner for administrators',
    items: ['Planner for administrators', 'Planner: first steps'],
  },
  'sign-in-page:staff': {
    ...PORTAL,
    alt: 'A login page at the company’s own address, with one button for the staff account.',
    address: 'learn.larkfield.example',
    greeting: 'Learn how we do it',
    action: 'Continue with your staff account',
  },
  'api-call': {
    layout: 'code',
    alt: 'An API request that creates a user, and the server’s confirmation.',
    ground: 'brand',
    title: 'Create a user',
    tag: ['201', 'brand'],
    lines: [
      'POST /api/v1/users',
      '',
      '{ "email": "amara.okafor@larkfield.example",',
      '  "first_name": "Amara",',
      '  "last_name": "Okafor",',
      '  "organization_id": "org_4dn7q" }',
    ],
    results: [['The user was created', true]],
  },
  'journey:driver': {
    layout: 'flow',
    alt: 'A learning plan as a flow chart: a course, then a badge or an hour with a colleague, then a sign-off.',
    ground: 'brand',
    title: 'New forklift driver',
    sub: 'Learning plan, due 30 days after the start',
    before: [
      {glyph: 'play', label: 'Forklift safety', meta: '5 lessons'},
      {glyph: 'arrow', label: 'Quiz passed?'},
    ],
    branch: [
      {when: 'Yes', node: {glyph: 'check', label: 'Badge'}},
      {when: 'No', node: {glyph: 'clock', label: 'An hour with Ingrid Dahl'}},
    ],
    after: {glyph: 'check', label: 'Sign-off: Unloading a lorry'},
  },
  'journey:starter': {
    layout: 'flow',
    alt: 'A journey as a flow chart: it assigns a plan, waits a week, and tells the manager if anything is overdue.',
    ground: 'brand',
    title: 'New in the warehouse',
    sub: 'Journey, Felixstowe',
    tag: ['On', 'brand'],
    before: [
      {glyph: 'people', label: 'Joins Early shift', meta: 'Day 1'},
      {glyph: 'path', label: 'Put on plan', meta: 'Picker, first 30 days'},
      {glyph: 'clock', label: 'Wait 7 days'},
      {glyph: 'arrow', label: 'Anything overdue?'},
    ],
    branch: [
      {when: 'Yes', node: {glyph: 'mail', label: 'Tell Jonas Weber', meta: 'Manager'}},
      {when: 'No', node: {glyph: 'clock', label: 'Check again', meta: 'in 7 days'}},
    ],
    after: {glyph: 'check', label: 'Plan finished', meta: 'Journey ends'},
    note: {title: 'Callum Reid', text: 'Day 9 of 30', person: 'Callum Reid'},
  },
} satisfies Record<string, Scene>;
