/** API and webhooks. Paths, fields and codes are those of the API contract. */
import brand from '../brand';
import type {Recipe} from './types';

export const connecting = {
  api: ({domain, courses, near, people}) => {
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
        `X-Domain-ID: ${domain}`,
        '',
        '{ "success": true,',
        `  "data": [{ "title": "${courses[2]}" }],`,
        `  "pagination": { "total": ${total} } }`,
      ],
      behind: ['Your own program', people[0]],
      note: {title: '17 operations', text: 'documented in full', tone: 'accent', glyph: 'file'},
    };
  },

  'api-user': ({people, domain, near}) => {
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
        `  "organization_id": ${near(14, 4)} }`,
      ],
      behind: ['Laptop', 'not yet ordered'],
      note: {title: people[0]!, text: 'can start on Monday', person: people[0]},
    };
  },

  'api-enrol': ({courses, near, people}) => ({
    layout: 'code',
    label: 'An enrolment sent by a shop',
    ground: 'accent',
    title: 'Order paid',
    sub: 'Two identifiers make an enrolment',
    tag: ['200', 'brand'],
    lines: [
      'POST /api/v1/enrollments/course',
      '',
      `{ "user_id": ${near(412, 90)},`,
      `  "course_id": ${near(318, 90)} }`,
    ],
    results: [[`${courses[0]}: enrolled`, true]],
    behind: ['Shop', 'order confirmed'],
    note: {title: people[0]!, text: 'has the course this evening', person: people[0]},
  }),

  'api-progress': ({people, lead, near, percent}) => {
    const done = near(8, 2);
    return {
      layout: 'code',
      label: 'The progress of one learner, asked through the API',
      ground: 'brand',
      title: 'How far has the caller come?',
      sub: 'Next to a service desk ticket',
      tag: ['200', 'brand'],
      lines: [
        `GET /api/v1/learners/${near(412, 90)}/progress`,
        '',
        `{ "progress_percentage": ${percent(done, 11)},`,
        `  "completed_lessons": ${done},`,
        '  "total_lessons": 11 }',
      ],
      behind: ['Ticket', `“${lead}?”`],
      note: {title: people[0]!, text: `${done} of 11 lessons`, ring: percent(done, 11)},
    };
  },

  'api-console': ({domain}) => ({
    layout: 'form',
    label: 'A call tried in the browser',
    ground: 'plain',
    title: 'Try it',
    sub: 'GET /api/v1/courses',
    tag: ['200', 'brand'],
    fields: [
      ['text', 'X-API-Key', '••••••••••••'],
      ['text', 'X-Domain-ID', domain],
      ['rule', 'Query', 'limit', 'is', '10'],
      ['state', 'Answer', '“success”: true', '200'],
    ],
    action: 'Send request',
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

  'api-headers': ({domain, near}) => ({
    layout: 'code',
    label: 'Two headers and plain JSON',
    ground: 'brand',
    title: 'Two headers',
    sub: 'Who is calling, which portal is meant',
    tag: ['JSON', 'plain'],
    lines: [
      "fetch('/api/v1/courses', {",
      '  headers: {',
      "    'X-API-Key': key,",
      `    'X-Domain-ID': '${domain}',`,
      '  },',
      '})',
    ],
    results: [[`${near(38, 9)} courses as JSON`, true]],
    behind: ['A spreadsheet script', 'works too'],
    note: {title: 'Any language will do', text: 'that opens an address', glyph: 'globe'},
  }),

  webhooks: ({domain, people, courses, near}) => ({
    layout: 'code',
    label: 'A webhook',
    ground: 'plain',
    title: 'Course completed',
    sub: `Sent to hooks.${domain}`,
    tag: ['Delivered', 'brand'],
    lines: [
      'POST /learning/completed',
      '',
      `{ "user_id": ${near(412, 90)},`,
      `  "course_id": ${near(318, 90)},`,
      '  "progress_percentage": 100 }',
    ],
    results: [
      ['09:41, answered 200', true],
      ['09:12, answered 200', true],
      ['08:55, answered 503, sent again', false],
    ],
    note: {title: 'Record updated', text: `${people[0]}, ${courses[0]}`, glyph: 'check'},
  }),

  'webhook-list': ({domain, near}) => ({
    layout: 'form',
    label: `The systems that hear from ${brand.name}`,
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
