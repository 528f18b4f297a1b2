import {CORRECTIONS} from './authoring';
import {withJob, withPlace} from './cast';
import {portal} from './settings';
import type {Rest, Scene, Screen} from './types';

/** A screen as an admin sees it. */
const screen = (rest: Rest<Screen, 'layout' | 'area' | 'person'>) =>
  ({layout: 'screen', area: 'Settings', person: 'Priya Raman', ...rest}) satisfies Scene;

export const screens = {
  'screen:api': screen({
    alt: 'A request that enrols a user, its response, and the systems that webhooks notify.',
    area: 'API',
    title: 'Online shop',
    tabs: ['Requests', 'Key', 'Webhooks'],
    action: 'Send again',
    pins: ['X-API-Key: ••••••••7f3a', '"success": true,', 'Data warehouse'],
    main: {
      title: 'Request',
      sub: 'Today, 08:15',
      code: [
        'POST /api/v1/enrollments/course',
        'X-API-Key: ••••••••7f3a',
        'X-Domain-ID: larkfield',
        'Content-Type: application/json',
        '',
        '{',
        '  "user_id": "usr_3h7m9",',
        '  "course_id": "crs_8f2k1"',
        '}',
      ],
    },
    side: [
      {
        title: 'Response',
        tag: ['201', 'brand'],
        code: ['"success": true,', '"message": "The user was enrolled in the course.",', '"data": { … }'],
      },
      {
        title: 'Webhooks',
        rows: [
          {lead: 'Data warehouse', sub: 'data.larkfield.example', glyph: 'link', tag: ['On', 'brand']},
          {lead: 'Chat', sub: 'chat.larkfield.example', glyph: 'link', tag: ['Off']},
        ],
      },
    ],
  }),
  'screen:audit': screen({
    alt: 'An audit log entry opened: four fields of a lesson, before and after version 7.',
    area: 'Audit log',
    title: 'Version 7',
    tabs: ['Courses', 'Due dates', 'Roles', 'Groups', 'Sign-ins'],
    action: 'Export CSV',
    pins: ['Sentence 2', 'Daniel Levy', 'Export CSV'],
    main: {
      title: 'Forklift safety, lesson 4',
      sub: 'Daniel Levy, 9 Nov, 16:05',
      tag: ['4 fields'],
      grid: {
        columns: ['Field', 'Version 6', 'Version 7'],
        looks: ['name', 'old', 'now'],
        rows: [
          ...CORRECTIONS,
          ['Note', 'Blind-spot lesson', 'Charging bay rules'],
          ['Source', 'Handbook, page 12', 'Handbook, page 13'],
        ],
      },
    },
    side: [
      {
        title: 'Courses, 1 to 10 Nov',
        rows: [
          {lead: 'Camila Rojas', sub: 'Results exported, Manual handling', meta: '10 Nov'},
          {lead: 'Daniel Levy', sub: 'Version 7 published, Forklift safety', meta: '9 Nov'},
          {lead: 'Arjun Mehta', sub: 'Draft shared, First aid at work', meta: '5 Nov'},
          {lead: 'Arjun Mehta', sub: 'Course renamed, Heat pumps', meta: '3 Nov'},
        ],
      },
    ],
  }),
  'screen:brand': screen({
    hue: 262,
    alt: 'The branding of a portal: its colours, logos and texts, its login page and its invitation.',
    title: 'Branding',
    tabs: ['Customers', 'Staff', 'Partners'],
    action: 'Publish',
    pins: ['Get more from your heating', 'Address', 'Colour'],
    main: {
      title: 'Academy',
      sub: 'For 85 customers',
      fields: [
        ['hues', 'Colour', '262', '163', '27', '350', '200', '115'],
        ['state', 'Logo, light', 'larkfield-navy.svg', 'Uploaded'],
        ['state', 'Logo, dark', 'larkfield-white.svg', 'Uploaded'],
        ['text', 'Welcome line', 'Get more from your heating'],
        ['text', 'Button', 'Log in'],
        ['state', 'Address', 'academy.larkfield.example', 'Live'],
        ['state', 'SSL', 'Included', 'On'],
        ['on', 'Certificates', 'In the same colours'],
      ],
    },
    side: [
      portal('Get more from your heating', 'Log in'),
      portal('Welcome to the academy', 'Choose a password', 'To Beatriz'),
    ],
  }),
  'screen:groups': screen({
    alt: 'A smart group’s rule with four conditions, the people who match it, and where the group is used.',
    area: 'Smart groups',
    title: 'New in service',
    tabs: ['Rule', 'People', 'History'],
    action: 'Save group',
    pins: ['Start date', 'Journey', 'Reports'],
    main: {
      title: '12 people match',
      fields: [
        ['rule', 'Must match', 'Department', 'is', 'Service'],
        ['rule', 'and either', 'Job', 'is', 'Apprentice'],
        ['rule', 'or', 'Start date', 'is after', '1 Sep 2026'],
        ['rule', 'and', 'Country', 'is', 'United Kingdom'],
        ['rule', 'and either', 'Site', 'is', 'Derby'],
        ['rule', 'or', 'Site', 'is', 'Bath'],
      ],
    },
    side: [
      {
        title: 'People',
        people: [
          withJob('Elif Kaya'),
          withJob('Mina Farah'),
          withJob('Jack Turner'),
          withJob('Ravi Anand'),
          withJob('Aisha Khan'),
          withJob('Eilidh Ross'),
        ],
      },
      {
        title: 'Used by',
        fields: [
          ['on', 'Journey', 'First weeks in service'],
          ['on', 'Reports', 'Filter on every dashboard'],
        ],
      },
    ],
  }),
  'screen:invites': screen({
    alt: 'A CSV file of people to invite, with two cells to correct before anything is sent.',
    area: 'Invite people',
    title: 'leith.csv',
    tabs: ['CSV file', 'Email addresses', 'Link'],
    action: 'Invite 29 people',
    pins: ['CSV file', 'Team', 'First course'],
    main: {
      title: '31 rows',
      sub: 'Nothing sent yet',
      tag: ['2 to correct', 'accent'],
      grid: {
        columns: ['Email', 'Team', 'Role'],
        looks: ['code', 'code', 'code'],
        rows: [
          ['dev.patel@larkfield.example', 'Leith warehouse', 'Learner'],
          ['niamh.doyle@larkfield.example', 'Leith warehouse', 'Learner'],
          ['ewan.ross.larkfield.example', 'Leith warehouse', 'Learner'],
          ['fiona.grant@larkfield.example', 'Leith warehouse', 'Manager'],
          ['isla.murray@larkfield.example', 'Leith yard', 'Learner'],
          ['craig.lennox@larkfield.example', 'Leith warehouse', 'Learner'],
        ],
        wrong: ['ewan.ross.larkfield.example', 'Leith yard'],
      },
    },
    side: [
      {
        title: 'When they join',
        fields: [
          ['on', 'First course', 'Welcome to Larkfield'],
          ['chips', 'Manager told', 'Fiona Grant'],
        ],
      },
      {
        title: 'To correct',
        rows: [
          {lead: 'Row 12', sub: 'No @ in the address', glyph: 'cross', tag: ['Skip', 'accent']},
          {lead: 'Row 27', sub: 'No team called “Leith yard”', glyph: 'cross', tag: ['Skip', 'accent']},
        ],
      },
    ],
  }),
  'screen:roles': screen({
    alt: 'What seven of eleven roles may do, and the six people who are shift leads.',
    title: 'Roles',
    tabs: ['Permissions', 'People', 'History'],
    action: 'New role',
    pins: ['Admin', 'Shift Lead', 'See results'],
    main: {
      title: '11 roles',
      checks: {
        columns: ['Admin', 'Manager', 'Author', 'Shift Lead', 'Assessor', 'Front office', 'Auditor'],
        rows: [
          ['Publish courses', 1, 0, 1, 0, 0, 0, 0],
          ['Comment on drafts', 1, 0, 1, 0, 0, 0, 0],
          ['See results', 1, 1, 0, 1, 1, 0, 1],
          ['Edit due dates', 1, 1, 0, 0, 0, 0, 0],
          ['Sign off checklists', 1, 1, 0, 1, 1, 0, 0],
          ['Invite people', 1, 1, 0, 1, 0, 1, 0],
          ['Export results', 1, 1, 0, 0, 0, 0, 1],
          ['Read the audit log', 1, 0, 0, 0, 0, 0, 1],
        ],
      },
    },
    side: [
      {
        title: 'Shift Lead, 6 people',
        sub: 'Copied from Manager',
        people: [
          withPlace('Moira Blair'),
          withPlace('Femi Adeyemi'),
          withPlace('Jo Lambert'),
          withPlace('Callan Reese'),
          withPlace('Rosa Conti'),
          withPlace('Nadia Petrov'),
        ],
      },
    ],
  }),
  'screen:sign-on': screen({
    alt: 'Six attributes of a single sign-on, each with a sample and the profile field it fills.',
    title: 'Single sign-on',
    tabs: ['Attributes', 'Certificate', 'Login page'],
    action: 'Test again',
    pins: ['Lesson opened', 'Department', 'Audit log'],
    main: {
      title: 'Attributes',
      sub: 'Sample: Elif Kaya, signed in today',
      tag: ['6 of 6 mapped', 'brand'],
      grid: {
        columns: ['Identity provider', 'Sample', 'Profile field'],
        looks: ['code', 'name', 'field'],
        rows: [
          ['user.givenname', 'Elif', 'First name'],
          ['user.surname', 'Kaya', 'Last name'],
          ['user.mail', 'elif.kaya@larkfield.example', 'Email'],
          ['user.department', 'Service north', 'Department'],
          ['user.office', 'Derby', 'Site'],
          ['user.country', 'United Kingdom', 'Country'],
        ],
      },
    },
    side: [
      {
        title: 'Test sign-in',
        tag: ['Works', 'brand'],
        steps: [
          {label: 'Signature', meta: 'valid', state: 'done'},
          {label: 'Account', meta: 'found', state: 'done'},
          {label: 'Lesson opened', meta: 'Report a breach', state: 'done'},
        ],
      },
      {
        title: 'Audit log',
        rows: [
          {lead: 'Zainab Bello', sub: 'Signed in', meta: '08:02'},
          {lead: 'Marek Dvorak', sub: 'Signed in', meta: '07:55'},
        ],
      },
    ],
  }),
  'screen:teams': screen({
    alt: 'Teams at two of seven sites as an organisation chart, and a team’s levels and targets.',
    area: 'Larkfield',
    title: 'Teams',
    tabs: ['Chart', 'List', 'Stand-ins'],
    action: 'Add a team',
    pins: ['Apprentices', 'New date', 'Vehicle checks'],
    main: {
      title: '18 teams',
      sub: 'Two of seven sites',
      figure: [
        {
          label: 'Larkfield',
          meta: '342 staff',
          people: ['Priya Raman'],
          ways: [
            {
              label: 'Felixstowe',
              meta: '53 people',
              ways: [
                {label: 'Early shift', meta: '26 people', people: ['Jonas Weber']},
                {label: 'Late shift', meta: '18 people', people: ['Grace Lam']},
                {label: 'Yard', meta: '9 people', people: ['Jonas Weber', 'Grace Lam']},
              ],
            },
            {
              label: 'Derby',
              meta: '56 people',
              ways: [
                {label: 'Service north', meta: '24 people', people: ['Lucas Martin']},
                {label: 'Apprentices', meta: '10 people', people: ['Lucas Martin', 'Rhys Morgan', 'Daniel Levy']},
              ],
            },
          ],
        },
      ],
    },
    side: [
      {
        title: 'Manual handling',
        sub: 'Early shift, due 16 Nov',
        fields: [['rule', 'New date', '23 Nov', 'after', 'Stocktaking']],
      },
      {
        title: 'Pickers: level and target',
        levels: {
          columns: ['Leila', 'Mateo', 'Callum'],
          rows: [
            ['Load handling', 1, 1, [0, 1]],
            ['Vehicle checks', 1, [0, 1], [0, 1]],
            ['Site safety', 2, [1, 2], [1, 2]],
          ],
        },
      },
    ],
  }),
} satisfies Record<string, Scene>;
