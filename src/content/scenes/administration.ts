import {portal} from './settings';
import type {App, Rest, Scene} from './types';

/** The application as an admin sees it. */
const admin = (rest: Rest<App, 'layout' | 'title' | 'menu' | 'person'>) =>
  ({
    layout: 'app',
    title: 'Larkfield',
    menu: ['Overview', 'Users', 'Teams', 'Smart groups', 'Roles', 'Audit log', 'Settings', 'API'],
    person: 'Priya Raman',
    ...rest,
  }) satisfies Scene;

/** An entry of the audit log. */
const ENTRY = {
  title: 'Due date',
  sub: 'Callum Reid, Manual handling',
  says: [
    {kind: 'cut', text: '9 Nov'},
    {kind: 'add', text: '16 Nov'},
    {kind: 'say', name: 'Jonas Weber', meta: '10 Nov, 08:40', text: 'Due date changed'},
  ],
} as const;

export const administration = {
  'admin:api': admin({
    alt: 'A shop enrols a customer, and webhooks tell the CRM and the data warehouse about the pass; below, an API request.',
    place: 'API',
    body: {
      title: 'Online shop',
      figure: [
        {glyph: 'key', label: 'Shop enrols a customer', meta: 'Request, 08:15'},
        {
          glyph: 'check',
          label: 'Customer passes',
          ways: [
            {when: 'First webhook', glyph: 'link', label: 'CRM'},
            {when: 'Second webhook', glyph: 'link', label: 'Data warehouse'},
          ],
        },
      ],
    },
    over: {
      title: 'Get a learner’s progress',
      tag: ['200', 'brand'],
      code: [
        'GET /api/v1/learners/usr_3h7m9/progress?course_id=crs_8f2k1',
        '',
        '"progress_percentage": 100,',
        '"completed_lessons": 5,',
        '"total_lessons": 5',
      ],
    },
  }),
  'admin:branding': admin({
    alt: 'Branding settings with logos, colour, welcome line and address, and the login page that follows from them.',
    ground: 'brand',
    place: 'Settings',
    body: {
      title: 'Branding',
      fields: [
        ['state', 'Logo, light', 'larkfield.svg', 'Uploaded'],
        ['state', 'Logo, dark', 'larkfield-white.svg', 'Uploaded'],
        ['text', 'Colour', 'Taken from the logo'],
        ['text', 'Welcome line', 'Get more from your heating'],
        ['state', 'Address', 'academy.larkfield.example', 'Live'],
      ],
      action: 'Publish',
    },
    over: portal('Get more from your heating', 'Log in'),
  }),
  'admin:groups': admin({
    alt: 'Five smart groups, each with its rule and the number of people who match it.',
    ground: 'brand',
    place: 'Smart groups',
    body: {
      title: 'Smart groups',
      rows: [
        {lead: 'Service engineers', sub: 'Team is Service north or Service south', glyph: 'people', meta: '46'},
        {lead: 'Everyone in Bath', sub: 'Site is Bath', glyph: 'people', meta: '45'},
        {lead: 'Company cars', sub: 'Company car is yes', glyph: 'people', meta: '41'},
        {lead: 'Café staff', sub: 'Team is Norwich café or Bath café or Perth café', glyph: 'people', meta: '21'},
        {lead: 'Drivers, Felixstowe', sub: 'Job is Forklift driver, site is Felixstowe', glyph: 'people', meta: '17'},
      ],
    },
  }),
  'admin:invitations': admin({
    alt: '31 people invited at a new site: 28 have joined, and three can be reminded.',
    ground: 'brand',
    place: 'Users',
    body: {
      title: 'Leith warehouse',
      sub: 'Sent on 2 Nov',
      stats: [
        ['Invited', 31],
        ['Joined', 28],
        ['Open', 3],
      ],
      rows: [
        {lead: 'leith.csv', sub: '27 of 29 joined', glyph: 'file', value: 93},
        {lead: 'Email', sub: '1 of 2 joined', glyph: 'mail', value: 50},
      ],
    },
    over: {
      title: 'Open',
      tag: ['Remind', 'accent'],
      rows: [
        {lead: 'Dev Patel', sub: 'leith.csv'},
        {lead: 'Isla Murray', sub: 'By email'},
        {lead: 'Niamh Doyle', sub: 'leith.csv'},
      ],
    },
  }),
  'admin:mandatory': admin({
    alt: 'Mandatory training today: 85% to 90% up to date in three courses, and a rule that renews one every year.',
    ground: 'accent',
    person: 'Camila Rojas',
    place: 'Overview',
    body: {
      title: 'Mandatory training',
      sub: 'Today, Larkfield',
      rows: [
        {lead: 'Manual handling', sub: '74 of 84 up to date', glyph: 'book', value: 88},
        {lead: 'Fire safety', sub: '187 of 219 up to date', glyph: 'book', value: 85},
        {lead: 'Food hygiene, level 2', sub: '19 of 21 up to date', glyph: 'book', value: 90},
      ],
    },
    over: {
      title: 'Renewal',
      fields: [
        ['rule', 'Course', 'Forklift safety'],
        ['rule', 'Re-enrol', '365 days', 'after completion'],
      ],
      action: 'Save rule',
    },
  }),
  'admin:roles': admin({
    alt: 'Eleven roles by the number of people who have them, from 19 managers to one auditor.',
    place: 'Roles',
    body: {
      title: 'Roles',
      sub: 'People with each role',
      tag: ['11 roles'],
      bars: [
        ['Manager', 19],
        ['Shift Lead', 6],
        ['Front office', 5],
        ['Partner coordinator', 5],
        ['Assessor', 4],
        ['Reviewer', 3],
        ['Union rep', 3],
        ['Admin', 2],
        ['Author', 2],
        ['Payroll clerk', 2],
        ['Auditor', 1],
      ],
    },
  }),
  'admin:sign-in': admin({
    alt: 'Login settings: single sign-on for 342 staff, email for partners and customers, and who logged in today.',
    place: 'Settings',
    body: {
      title: 'Sign-in',
      fields: [
        ['on', 'Single sign-on', 'Staff, 342 people'],
        ['text', 'Button', 'Continue with your staff account'],
        ['on', 'Email', 'Partners and customers'],
        ['state', 'SAML', 'Tested on 6 Nov', 'Works'],
      ],
      action: 'Save',
    },
    over: {
      title: 'Signed in today',
      rows: [
        {lead: 'Zainab Bello', sub: 'Staff account', meta: '08:02'},
        {lead: 'Marek Dvorak', sub: 'Staff account', meta: '07:55'},
      ],
    },
  }),
  'admin:sites': admin({
    alt: 'An admin’s overview: 342 staff by site, from 67 in Bristol to 31 in Leith, and the latest audit log entries.',
    place: 'Overview',
    body: {
      title: 'Overview',
      stats: [
        ['Staff', 342],
        ['Teams', 18],
        ['Courses', 24],
      ],
      bars: [
        ['Bristol', 67],
        ['Derby', 56],
        ['Felixstowe', 53],
        ['Norwich', 50],
        ['Bath', 45],
        ['Perth', 40],
        ['Leith', 31],
      ],
    },
    over: {
      title: 'Audit log',
      rows: [
        {lead: 'Camila Rojas', sub: 'Results exported, Manual handling', meta: '09:12'},
        {lead: 'Jonas Weber', sub: 'Due date changed, Callum Reid, Manual handling', meta: '08:40'},
      ],
    },
  }),
  'admin:teams': admin({
    alt: 'Five of 18 teams, each with its manager, size and site.',
    ground: 'brand',
    place: 'Teams',
    body: {
      title: 'Teams',
      tag: ['18 teams'],
      rows: [
        {lead: 'Jonas Weber', sub: 'Early shift, 26 people', meta: 'Felixstowe'},
        {lead: 'Grace Lam', sub: 'Late shift, 18 people', meta: 'Felixstowe'},
        {lead: 'Lucas Martin', sub: 'Service north, 24 people', meta: 'Derby'},
        {lead: 'Rhys Morgan', sub: 'Apprentices, 10 people', meta: 'Derby'},
        {lead: 'Aoife Byrne', sub: 'Norwich café, 8 people', meta: 'Norwich'},
      ],
    },
  }),
  'audit-log': admin({
    alt: 'The audit log with who did what and when, and one entry opened: a due date moved by a week.',
    place: 'Audit log',
    body: {
      title: 'Audit log',
      rows: [
        {lead: 'Camila Rojas', sub: 'Results exported, Manual handling', meta: '09:12'},
        {lead: 'Jonas Weber', sub: 'Due date changed, Callum Reid, Manual handling', meta: '08:40'},
        {lead: 'Daniel Levy', sub: 'Version 7 published, Forklift safety', meta: '9 Nov'},
        {lead: 'Priya Raman', sub: 'Role changed, Ingrid Dahl: Assessor', meta: '9 Nov'},
        {lead: 'Marek Dvorak', sub: 'Single sign-on tested, larkfield.example', meta: '6 Nov'},
      ],
    },
    over: ENTRY,
  }),
  'trail:due-date': {
    alt: 'How a due date moved: who set it, who changed it, and who passed afterwards.',
    title: 'Fire safety',
    sub: 'Early shift, from the audit log',
    steps: [
      {label: 'Due date set: 16 Oct', meta: 'Priya Raman, 14 Sep', state: 'done'},
      {label: 'Moved to 23 Oct', meta: 'Jonas Weber, 12 Oct', state: 'now'},
      {label: '3 people passed', meta: '19 Oct to 21 Oct', state: 'done'},
    ],
  },
  'trail:transfer': {
    alt: 'What followed when someone moved from Perth to Bath: groups changed, and a course was assigned the same day.',
    title: 'Thandi Mokoena',
    sub: 'Sales adviser, 1 Nov',
    steps: [
      {label: 'Profile changed', meta: 'Site: Perth to Bath', state: 'done'},
      {label: 'Left “Everyone in Perth”', meta: 'Smart group', state: 'done'},
      {label: 'Joined “Everyone in Bath”', meta: 'Smart group', state: 'done'},
      {label: 'Enrolled in Fire safety', meta: 'Journey, same day', state: 'now'},
    ],
  },
  'trail:webhook': {
    alt: 'A pass notifies the CRM by webhook; the CRM fetches the details and updates the customer’s record.',
    title: 'CRM',
    sub: 'crm.larkfield.example',
    steps: [
      {label: 'Helena Brandt passes', meta: 'Planner for administrators, 5 Nov', state: 'done'},
      {label: 'Webhook notifies the CRM', meta: 'At its own address', state: 'done'},
      {label: 'CRM fetches the details', meta: 'Get a learner’s progress', state: 'done'},
      {label: 'Customer’s record updated', meta: 'Pinewood Holiday Parks', state: 'done'},
    ],
  },
} satisfies Record<string, Scene>;
