/** API and webhooks. Paths, fields and codes are those of the API contract. */
import brand from '../../brand';
import type {Recipe} from './types';

export const connecting = {
  api: ({courses, near, people}) => {
    const total = near(38, 9);
    return {
      layout: 'code',
      label: 'An API call',
      ground: 'plain',
      title: 'List courses',
      sub: 'REST, JSON in and out',
      tag: ['200', 'brand'],
      lines: [
        'GET /api/v1/courses?page=1',
        'X-API-Key: ••••••••',
        'X-Domain-ID: ••••••••',
        '',
        '{ "success": true,',
        `  "data": [{ "title": "${courses[2]}" }],`,
        `  "pagination": { "total": ${total} } }`,
      ],
      behind: ['Your own program', people[0]],
      note: {title: '17 operations', text: 'with examples', tone: 'accent', glyph: 'file'},
    };
  },

  'api-user': ({people, domain}) => {
    const [given, family] = people[0]!.split(' ') as [string, string];
    return {
      layout: 'code',
      label: 'An account created through the API',
      ground: 'brand',
      title: 'HR has signed the contract',
      sub: 'Account for a new colleague',
      tag: ['Created', 'brand'],
      lines: [
        'POST /api/v1/users',
        '',
        `{ "email": "${given.toLowerCase()}@${domain}",`,
        `  "first_name": "${given}",`,
        `  "last_name": "${family}",`,
        '  "organization_id": "org_4dn7q" }',
      ],
      behind: ['Laptop', 'not yet ordered'],
      note: {title: people[0]!, text: 'can start on Monday', person: people[0]},
    };
  },

  'api-enrol': ({courses, people}) => ({
    layout: 'code',
    label: 'An enrolment sent by a shop',
    ground: 'accent',
    title: 'Order paid',
    sub: 'Two identifiers make an enrolment',
    tag: ['201', 'brand'],
    lines: ['POST /api/v1/enrollments/course', '', '{ "user_id": "usr_3h7m9",', '  "course_id": "crs_8f2k1" }'],
    results: [[`${courses[0]}: enrolled`, true]],
    behind: ['Shop', 'order confirmed'],
    note: {title: people[0]!, text: 'has the course this evening', person: people[0]},
  }),

  'api-progress': ({people, lead, near, percent}) => {
    const done = near(8, 2);
    return {
      layout: 'code',
      label: 'The progress of one learner, requested through the API',
      ground: 'brand',
      title: 'How far has the caller come?',
      sub: 'Next to a service desk ticket',
      tag: ['200', 'brand'],
      lines: [
        'GET /api/v1/learners/usr_3h7m9/progress',
        '',
        `{ "progress_percentage": ${percent(done, 11)},`,
        `  "completed_lessons": ${done},`,
        '  "total_lessons": 11 }',
      ],
      behind: ['Ticket', `“${lead}?”`],
      note: {title: people[0]!, text: `${done} of 11 lessons`, ring: percent(done, 11)},
    };
  },

  'api-console': ({near}) => ({
    layout: 'form',
    label: 'A call tried in the browser',
    ground: 'plain',
    title: 'Try it',
    sub: 'GET /api/v1/courses',
    tag: ['200', 'brand'],
    fields: [
      ['text', 'X-API-Key', '••••••••••••'],
      ['text', 'X-Domain-ID', '••••••••'],
      ['rule', 'Query', 'limit', 'is', String(near(20, 9))],
      ['state', 'Response', '“success”: true', '200'],
    ],
    action: 'Send',
    behind: ['Reference', 'page of this operation'],
    note: {title: 'Keys stay on this page', text: 'gone when you reload', glyph: 'lock'},
  }),

  'api-errors': ({near}) => ({
    layout: 'table',
    label: 'Error codes with their causes',
    ground: 'accent',
    title: 'What went wrong?',
    sub: `Last night, ${near(3, 1)}:12`,
    tag: ['401', 'accent'],
    rows: [
      {lead: '401', sub: 'API key or domain ID incorrect', glyph: 'key', tag: ['here', 'accent']},
      {lead: '403', sub: 'both right, permission missing', glyph: 'lock'},
      {lead: '404', sub: 'resource not found', glyph: 'file'},
      {lead: '429', sub: 'rate limit exceeded', glyph: 'clock'},
    ],
    behind: ['On call', 'one person'],
    note: {title: 'Key or domain ID', text: 'not the permission', tone: 'accent', glyph: 'key'},
  }),

  'api-headers': ({near}) => ({
    layout: 'code',
    label: 'Two headers and plain JSON',
    ground: 'brand',
    title: 'Two headers',
    sub: 'Who is calling, and for which domain',
    tag: ['JSON', 'plain'],
    lines: [
      "fetch('/api/v1/courses', {",
      '  headers: {',
      "    'X-API-Key': key,",
      "    'X-Domain-ID': domain,",
      '  },',
      '})',
    ],
    results: [[`${near(38, 9)} courses as JSON`, true]],
    behind: ['A spreadsheet script', 'works too'],
    note: {title: 'Any language will do', text: 'that opens an address', glyph: 'globe'},
  }),

  webhooks: ({domain, people, courses}) => ({
    layout: 'code',
    label: 'A webhook',
    ground: 'plain',
    title: 'Course completed',
    sub: 'Three systems know',
    tag: ['Delivered', 'brand'],
    lines: ['POST /learning/completed', `Host: hooks.${domain}`],
    results: [
      ['HR platform', true],
      ['Data warehouse', true],
      ['Chat', true],
    ],
    note: {title: 'Record updated', text: `${people[0]}, ${courses[0]}`, glyph: 'check'},
  }),

  'webhook-list': ({domain, near}) => ({
    layout: 'form',
    label: `The systems notified by ${brand.name}`,
    ground: 'accent',
    title: 'Webhooks',
    sub: 'Each system at its own address',
    tag: ['3 on', 'brand'],
    fields: [
      ['on', 'HR platform', `hr.${domain}/learned`],
      ['on', 'Data warehouse', `data.${domain}/events`],
      ['on', 'Chat', `chat.${domain}/hook`],
      ['off', 'Old intranet', 'switched off in June'],
    ],
    action: 'Add an address',
    note: {title: `${near(214, 60)} delivered today`, text: 'to three systems', glyph: 'check'},
  }),
} satisfies Record<string, Recipe>;
