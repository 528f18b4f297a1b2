/** Running the platform. */
import type {SceneDraft} from './types';

export const platform = {
  'platform-overview': {
    layout: 'chart',
    label: 'Platform overview',
    ground: 'plain',
    title: 'Everyone who learns with {company}',
    sub: 'Active this month, by audience',
    tiles: [
      {label: 'people', value: '{1482~600}'},
      {label: 'teams', value: '{38~15}'},
      {label: 'courses', value: '{124~40}'},
    ],
    kind: 'columns',
    unit: '%',
    points: [
      {label: 'Staff', value: '88~7'},
      {label: 'Customers', value: '57~12'},
      {label: 'Partners', value: '71~10', tone: 'accent'},
    ],
    note: {
      anyOf: [
        {title: 'Compliance report', text: 'sent to {people.0}, 07:00', tone: 'brand', glyph: 'check'},
        {title: '{people.0} signed in', text: 'from {sites.1}, through SSO', tone: 'brand', person: '{people.0}'},
      ],
    },
  },
  'branded-portal': {
    layout: 'portal',
    label: 'Branded portal',
    ground: 'plain',
    title: '{company}',
    address: 'learn.{domain}',
    hue: '{hue}',
    greeting: 'Welcome back, {first.0}',
    sub: {anyOf: ['Continue learning', 'See what is new', 'Start your first course']},
    items: ['{courses.0}', '{courses.1}', '{courses.2}'],
    note: {
      anyOf: [
        {title: 'Your colours', text: 'logo, favicon and hue', tone: 'brand', glyph: 'check'},
        {title: 'Dark logo added', text: 'by {people.1}', tone: 'brand', person: '{people.1}', at: 'start'},
        {title: 'Certificate', text: 'follows the same brand', tone: 'accent', glyph: 'star'},
      ],
    },
  },
  'custom-domain': {
    layout: 'form',
    label: 'Custom domain',
    ground: 'plain',
    title: 'Custom domain',
    sub: '{company}',
    tag: {text: 'Live', tone: 'brand'},
    fields: [
      {kind: 'text', label: 'Address', parts: [{anyOf: ['learn.{domain}', 'academy.{domain}', 'training.{domain}']}]},
      {kind: 'state', label: 'CNAME record', parts: ['to your portal', 'Found']},
      {kind: 'state', label: 'SSL certificate', parts: ['valid until {14~10} Feb', 'Issued']},
      {kind: 'toggle', label: 'Old address', parts: ['Send visitors to the new one']},
    ],
    action: 'Open the portal',
    note: {title: 'Secure connection', text: 'checked at {9~2}:{24~13}', tone: 'brand', glyph: 'lock'},
  },
  sso: {
    layout: 'flow',
    label: 'Single sign-on',
    ground: 'plain',
    title: 'Single sign-on',
    sub: 'SAML for {domain}',
    tag: {text: 'Active', tone: 'brand'},
    before: [
      {kind: 'start', glyph: 'globe', label: 'learn.{domain}', meta: '{people.0} opens a course'},
      {kind: 'step', glyph: 'key', label: 'Company log-in', meta: 'no second password'},
      {kind: 'question', glyph: 'people', label: 'Known on the platform?'},
    ],
    branch: [
      {when: 'Yes', node: {kind: 'step', glyph: 'arrow', label: 'Straight to the lesson'}},
      {when: 'No', node: {kind: 'step', glyph: 'plus', label: 'Account in {teams.0}'}},
    ],
    after: [],
    note: {
      anyOf: [
        {title: 'Signed in as Manager', text: 'role taken from the directory', tone: 'brand', glyph: 'check'},
        {title: '{people.3} has left', text: 'access ended with the account', tone: 'accent', glyph: 'lock'},
      ],
    },
  },
  roles: {
    layout: 'matrix',
    label: 'Roles',
    ground: {anyOf: ['plain', 'brand']},
    title: 'Roles of {company}',
    sub: 'What each role may do',
    tag: {
      anyOf: [
        {text: '{4~2} custom roles', tone: 'plain'},
        {text: '{6~2} roles in use', tone: 'plain'},
      ],
    },
    kind: 'check',
    columns: {
      anyOf: [
        ['Admin', 'Manager', 'Author'],
        ['Admin', 'Manager', 'Assessor'],
        ['Manager', 'Author', 'Auditor'],
        ['Admin', 'Author', 'Site lead'],
      ],
    },
    rows: {
      anyOf: [
        [
          {label: 'Publish courses', cells: [1, 0, 1]},
          {label: 'Edit due dates', cells: [1, 1, 0]},
          {label: 'See team results', cells: [1, 1, 0]},
          {label: 'Invite people', cells: [1, 1, 0]},
          {label: 'Change branding', cells: [1, 0, 0]},
        ],
        [
          {label: 'Assign courses', cells: [1, 1, 0]},
          {label: 'Sign off checklists', cells: [1, 1, 1]},
          {label: 'Export results', cells: [1, 0, 1]},
          {label: 'Roll back versions', cells: [1, 0, 0]},
          {label: 'Read the audit log', cells: [1, 0, 1]},
        ],
      ],
    },
    note: {
      anyOf: [
        {title: '{people.0}', text: 'Custom role: regional trainer', tone: 'brand', person: '{people.0}'},
        {title: 'Assessor, {sites.0} only', text: 'copied from Manager', tone: 'accent', glyph: 'key'},
        {
          title: 'Reviewed by {people.1}',
          text: '{3~1} permissions removed',
          tone: 'brand',
          glyph: 'check',
          at: 'start',
        },
      ],
    },
  },
  teams: {
    layout: 'table',
    label: 'Teams',
    ground: {anyOf: ['brand', 'plain']},
    title: 'Teams of {company}',
    sub: 'A team can have several managers',
    tag: {text: '{12~6} teams', tone: 'plain'},
    rows: [
      {lead: '{teams.0}', sub: '{24~8} people', glyph: 'people', people: ['{people.0}', '{people.1}']},
      {lead: '{teams.1}', sub: '{11~5} people', glyph: 'people', people: ['{people.2}']},
      {lead: '{teams.2}', sub: '{17~6} people', glyph: 'people', people: ['{people.3}', '{people.4}', '{people.6}']},
      {lead: '{teams.3}', sub: '{8~4} people', glyph: 'people', people: ['{people.5}']},
    ],
    note: {
      anyOf: [
        {title: '{people.1} stands in', text: 'for {people.2}, two weeks', tone: 'brand', person: '{people.1}'},
        {title: '{people.6} joined', text: '{teams.0}, {sites.1}', tone: 'brand', person: '{people.6}', at: 'start'},
        {title: 'Two managers, one team', text: 'both get the digest', tone: 'accent', glyph: 'mail'},
      ],
    },
  },
  'smart-groups': {
    layout: 'form',
    label: 'Smart group',
    ground: {anyOf: ['brand', 'plain']},
    title: {anyOf: ['New in {sites.0}', 'Every {roles.0}', 'Starters of the month', '{teams.0}, certificate due']},
    sub: 'Smart group, kept up to date by rules',
    fields: [
      {kind: 'rule', label: 'Where', parts: ['Site', 'is', '{sites.0}']},
      {
        kind: 'rule',
        label: 'and',
        parts: {
          anyOf: [
            ['Started', 'within', '30 days'],
            ['Certificate', 'ends within', '60 days'],
            ['Language', 'is', 'Portuguese'],
          ],
        },
      },
      {
        kind: 'rule',
        label: 'and not',
        parts: {
          anyOf: [
            ['Role', 'is', '{roles.2}'],
            ['Team', 'is', '{teams.2}'],
            ['Status', 'is', 'on leave'],
          ],
        },
      },
      {kind: 'chips', label: 'Gets', parts: ['{courses.0}', '{courses.1}']},
    ],
    action: 'Save group',
    note: {
      anyOf: [
        {title: '{34~16} people match', text: 'two more than yesterday', tone: 'brand', glyph: 'people'},
        {title: '{people.0} joined', text: 'the rules matched at 06:00', tone: 'brand', person: '{people.0}'},
        {
          title: '{people.4} left the group',
          text: 'moved to {sites.1}',
          tone: 'accent',
          person: '{people.4}',
          at: 'start',
        },
      ],
    },
  },
  invites: {
    layout: 'table',
    label: 'Bulk invites',
    ground: {anyOf: ['accent', 'brand']},
    title: 'Invite people',
    sub: {anyOf: ['By e-mail, CSV or link', '{sites.0}, before Monday', '{company}, new season']},
    tag: {text: '{86~30} invited', tone: 'brand'},
    rows: {
      anyOf: [
        [
          {lead: 'starters.csv', sub: '{64~20} rows, 2 to check', glyph: 'file', tag: {text: 'CSV', tone: 'plain'}},
          {lead: 'E-mail', sub: '{22~8} addresses pasted', glyph: 'mail', tag: {text: 'sent', tone: 'brand'}},
          {lead: 'Link for {teams.0}', sub: 'open until Friday', glyph: 'link', tag: {text: 'copied', tone: 'brand'}},
          {lead: '{people.0}', sub: 'accepted, 3 minutes ago', tag: {text: 'joined', tone: 'brand'}},
        ],
        [
          {lead: 'Row 14', sub: 'address without @', glyph: 'file', tag: {text: 'fix', tone: 'accent'}},
          {lead: 'Row 31', sub: 'already in {teams.1}', glyph: 'file', tag: {text: 'skip', tone: 'plain'}},
          {lead: '{people.0}', sub: '{teams.0}, {sites.0}', tag: {text: 'ready', tone: 'brand'}},
          {lead: '{people.1}', sub: '{teams.0}, {sites.1}', tag: {text: 'ready', tone: 'brand'}},
        ],
        [
          {lead: '{people.0}', sub: '{roles.0}, {sites.0}', tag: {text: 'joined', tone: 'brand'}},
          {lead: '{people.1}', sub: '{roles.0}, {sites.1}', tag: {text: 'joined', tone: 'brand'}},
          {lead: '{people.2}', sub: 'opened, not yet in', tag: {text: 'reminded', tone: 'accent'}},
          {lead: '{people.3}', sub: '{roles.1}, {sites.0}', tag: {text: 'sent', tone: 'plain'}},
        ],
      ],
    },
    note: {
      anyOf: [
        {title: '{58~18} have joined', text: 'two thirds by lunchtime', tone: 'brand', ring: '67~8'},
        {title: 'Reminder on Thursday', text: 'only to those missing', tone: 'accent', glyph: 'bell', at: 'start'},
      ],
    },
  },
  'audit-log': {
    layout: 'table',
    label: 'Audit log',
    ground: 'plain',
    title: 'Audit log',
    sub: {anyOf: ['Who did what, and when', 'Filtered: {people.0}', 'Filtered: roles and access']},
    tag: {text: 'Today', tone: 'plain'},
    rows: {
      anyOf: [
        [
          {lead: 'Due date changed', sub: '{people.0}, {courses.0}', glyph: 'clock', meta: '09:41'},
          {lead: 'Version 7 published', sub: '{people.1}, {lead}', glyph: 'file', meta: '09:12'},
          {lead: 'Role changed to Author', sub: '{people.2} by {people.3}', glyph: 'key', meta: '08:55'},
          {lead: 'Signed in through SSO', sub: '{people.4}, {sites.0}', glyph: 'lock', meta: '08:30'},
          {lead: 'Renewal rule ran', sub: '{3~1} people enrolled', glyph: 'check', meta: '06:00'},
        ],
        [
          {lead: 'Export downloaded', sub: '{people.0}, completions.csv', glyph: 'down', meta: '16:20'},
          {lead: 'Team manager added', sub: '{people.1}, {teams.0}', glyph: 'people', meta: '15:02'},
          {lead: 'Certificate issued', sub: '{people.2}, {courses.1}', glyph: 'star', meta: '13:47'},
          {lead: 'Permission removed', sub: 'Author, by {people.3}', glyph: 'key', meta: '11:18'},
          {lead: 'Rolled back to version 6', sub: '{people.4}, {lead}', glyph: 'clock', meta: '10:05'},
        ],
      ],
    },
    note: {
      anyOf: [
        {title: 'Export for the auditor', text: 'one month, one file', tone: 'brand', glyph: 'down'},
        {title: 'Nobody can edit this', text: 'Admins included', tone: 'brand', glyph: 'lock', at: 'start'},
      ],
    },
  },
  api: {
    layout: 'code',
    label: 'API call',
    ground: 'plain',
    title: {anyOf: ['Progress of one learner', 'Progress for your HR system']},
    sub: 'REST, JSON in and out',
    tag: {text: '200', tone: 'brand'},
    lines: [
      'GET /api/v1/learners/{412~90}/progress',
      'X-API-Key: ••••••••',
      'X-Domain-ID: {domain}',
      '',
      '{ "progress_percentage": {72~20},',
      '  "completed_lessons": {8~2},',
      '  "total_lessons": 11 }',
    ],
    results: [],
    note: {
      anyOf: [
        {title: '{people.0}', text: '{lead}', tone: 'brand', person: '{people.0}'},
        {title: 'Try it in the reference', text: '17 operations', tone: 'accent', glyph: 'play'},
      ],
    },
  },
  webhooks: {
    layout: 'code',
    label: 'Webhook',
    ground: 'plain',
    title: 'Course completed',
    sub: 'Sent to hooks.{domain}',
    tag: {text: 'Delivered', tone: 'brand'},
    lines: [
      'POST /learning/completed',
      '',
      '{ "user_id": {412~90},',
      '  "course_id": {318~90},',
      '  "progress_percentage": 100 }',
    ],
    results: [
      {text: '09:41, answered 200', ok: true},
      {text: '09:12, answered 200', ok: true},
      {text: '08:55, answered 503', ok: false},
    ],
    note: {title: 'HR record updated', text: '{people.0}, {courses.0}', tone: 'brand', glyph: 'check'},
  },
} satisfies Record<string, SceneDraft>;
