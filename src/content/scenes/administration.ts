import {peopleAt} from './people';
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

export const administration = {
  'admin:api': admin({
    alt: 'A shop enrols a customer; two webhooks, for CRM and data warehouse, report the pass. Below, an API request.',
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
    hue: 262,
    alt: 'Branding settings with logos, colour, welcome line and address, and the login page that follows from them.',
    ground: 'brand',
    place: 'Settings',
    body: {
      title: 'Branding',
      fields: [
        ['state', 'Logo, light', 'larkfield.svg', 'Uploaded'],
        ['state', 'Logo, dark', 'larkfield-white.svg', 'Uploaded'],
        ['text', 'Colour', 'Taken from the logo'],
        ['text', 'Welcome line', 'Know your heating'],
        ['state', 'Address', 'academy.larkfield.example', 'Live'],
      ],
      action: 'Publish',
    },
    over: portal('Know your heating', 'Log in'),
  }),
  'admin:groups': admin({
    alt: 'A smart group as two circles that overlap: forklift drivers, people in Felixstowe, and those who are both.',
    ground: 'brand',
    place: 'Smart groups',
    body: {
      title: 'Drivers, Felixstowe',
      sub: 'Everyone who matches both conditions',
      tag: ['17 people', 'brand'],
      venn: {
        labels: ['Job is Forklift driver', 'Site is Felixstowe'],
        people: [
          peopleAt('Felixstowe', 6),
          ['Tomasz Nowak', 'Amara Okafor', ...peopleAt('Felixstowe', 15, 6)],
          peopleAt('Felixstowe', 8, 21),
        ],
      },
    },
    over: {
      rows: [{lead: 'Samir Aziz', sub: 'Moved from Derby today', tag: ['joins', 'brand']}],
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
      crowd: {
        groups: [
          {label: 'leith.csv', meta: '27 of 29 joined', people: peopleAt('Leith', 29), away: 2, glyph: 'mail'},
          {label: 'Email', meta: '1 of 2 joined', people: peopleAt('Leith', 2, 29), away: 1, glyph: 'mail'},
        ],
      },
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
    alt: 'What four roles may do: an admin everything, a manager, a shift lead and an auditor some of it.',
    place: 'Roles',
    body: {
      title: 'Roles',
      tag: ['11 roles'],
      checks: {
        columns: ['Admin', 'Manager', 'Shift Lead', 'Auditor'],
        rows: [
          ['Publish courses', 1, 0, 0, 0],
          ['See results', 1, 1, 1, 1],
          ['Edit due dates', 1, 1, 0, 0],
          ['Sign off checklists', 1, 1, 1, 0],
          ['Invite people', 1, 1, 1, 0],
          ['Export results', 1, 1, 0, 1],
          ['Read the audit log', 1, 0, 0, 1],
        ],
      },
    },
  }),
  'admin:sign-in': {
    layout: 'pile',
    alt: 'A login page with one button for the staff account, and a phone that is logged in with the same account.',
    of: [
      {
        ...portal('Learn how we do it', 'Staff account', 'learn.larkfield.example'),
        hue: 163,
        fields: [
          ['on', 'SAML', 'Staff, 342 people'],
          ['on', 'Email', 'Partners and customers'],
        ],
      },
      {
        layout: 'phone',
        title: 'Signed in',
        clock: '08:02',
        items: [
          {kind: 'big', label: 'One account', meta: 'for email, files and training', glyph: 'key'},
          {name: 'Zainab Bello', label: 'Staff account'},
        ],
        action: 'Open Data protection',
      },
    ],
  },
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
  'admin:teams': {
    alt: 'Three of 18 teams as an organisation chart: each has its manager above it.',
    ground: 'brand',
    title: 'Teams',
    tag: ['18 teams'],
    figure: [
      {
        label: 'Larkfield',
        meta: '342 staff',
        people: ['Priya Raman'],
        ways: (
          [
            ['Jonas Weber', 'Early shift', 26],
            ['Grace Lam', 'Late shift', 18],
            ['Lucas Martin', 'Service north', 24],
          ] as const
        ).map(([manager, team, count], at) => ({
          label: team,
          meta: manager,
          people: [manager],
          ways: [{label: `${count} people`, people: peopleAt('Sites', 3, 3 * at)}],
        })),
      },
    ],
  },
  'audit-log': admin({
    alt: 'The audit log as a line of events: who did what and when, with the old and the new value.',
    place: 'Audit log',
    body: {
      title: 'Audit log',
      log: [
        {when: '09:12', person: 'Camila Rojas', text: 'Results exported, Manual handling'},
        {
          when: '08:40',
          person: 'Jonas Weber',
          text: 'Due date changed, Callum Reid, Manual handling',
          was: '9 Nov',
          now: '16 Nov',
        },
        {
          when: '9 Nov',
          person: 'Daniel Levy',
          text: 'Version published, Forklift safety',
          was: 'Version 6',
          now: 'Version 7',
        },
        {when: '9 Nov', person: 'Priya Raman', text: 'Role changed, Ingrid Dahl', was: 'Learner', now: 'Assessor'},
        {when: '6 Nov', person: 'Marek Dvorak', text: 'Single sign-on tested, larkfield.example'},
      ],
    },
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
    alt: 'A pass notifies an integration by webhook; it reads the progress and updates the customer’s record in the CRM.',
    title: 'CRM integration',
    sub: 'crm.larkfield.example',
    steps: [
      {label: 'Helena Brandt passes', meta: 'Planner for administrators, 5 Nov', state: 'done'},
      {label: 'Webhook notifies it', meta: 'At its own address', state: 'done'},
      {label: 'It reads the course progress', meta: 'Get a learner’s progress', state: 'done'},
      {label: 'Customer’s record updated', meta: 'Pinewood Holiday Parks', state: 'done'},
    ],
  },
  audiences: {
    layout: 'row',
    alt: 'Three portals, each at its own address and in its own colours: for staff, for customers and for partners.',
    ground: 'brand',
    of: [
      {
        ...portal('Learn how we do it', 'Staff login', 'learn.larkfield.example'),
        hue: 163,
        crowd: {groups: [{label: 'Staff', meta: '342 people at seven sites', people: peopleAt('Staff', 12)}]},
      },
      {
        ...portal('Know your heating', 'Log in'),
        crowd: {groups: [{label: 'Customers', meta: '85 people', people: peopleAt('Staff', 7, 12)}]},
      },
      {
        ...portal('One more for Gold', 'Go to my firm', 'partners.larkfield.example'),
        hue: 27,
        crowd: {groups: [{label: 'Partners', meta: 'Five firms', people: peopleAt('Staff', 8, 19)}]},
      },
      {
        hue: 163,
        title: 'Compliance',
        sub: 'Fire safety, by site',
        percent: [
          ['Leith warehouse', 81],
          ['Bath shop', 87],
          ['Perth shop', 88],
          ['Norwich shop', 93],
          ['Norwich café', 88],
          ['Bath café', 100],
          ['Perth café', 83],
        ],
      },
    ],
  },
} satisfies Record<string, Scene>;
