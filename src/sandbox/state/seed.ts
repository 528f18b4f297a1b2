/**
 * The initial records of the sandbox: one domain with two organisations, all fictitious. They include the identifiers
 * used in the contract's examples, with the same values.
 */

export const ORGANISATIONS = ['org_4dn7q', 'org_7hb2s'] as const;

const [NORTH, PARTNERS] = ORGANISATIONS;

/** Identifier, title, description, created, last changed, modules with their numbers of lessons; newest course first. */
type CourseSeed = readonly [string, string, string, string, string, readonly (readonly [string, number])[]];

export const COURSES: readonly CourseSeed[] = [
  [
    'crs_8f2k1',
    'Forklift safety, level 1',
    'Daily checks, safe loading and what to do after a near miss.',
    '2026-09-14T08:30:00Z',
    '2026-11-02T10:05:00Z',
    [
      ['Before you drive', 4],
      ['Loading and stacking', 5],
      ['Near misses and reporting', 3],
    ],
  ],
  [
    'crs_2m6v8',
    'Warehouse induction',
    'First-week essentials for everyone who works on the floor.',
    '2026-08-03T09:00:00Z',
    '2026-10-19T14:20:00Z',
    [
      ['Your first day', 3],
      ['Around the site', 3],
    ],
  ],
  [
    'crs_5t9r3',
    'Manual handling',
    'Lift, carry and push without hurting your back.',
    '2026-07-20T11:15:00Z',
    '2026-09-08T09:40:00Z',
    [
      ['How back injuries happen', 2],
      ['Lifting step by step', 4],
    ],
  ],
  [
    'crs_7w1n6',
    'Fire safety at work',
    'Alarms, exits, extinguishers and the head count outside.',
    '2026-07-06T08:00:00Z',
    '2026-07-06T08:00:00Z',
    [
      ['Before a fire', 3],
      ['When the alarm sounds', 3],
      ['Extinguishers', 2],
    ],
  ],
  [
    'crs_3c8h4',
    'Working at height',
    'Ladders, platforms and the checks that come first.',
    '2026-06-22T10:30:00Z',
    '2026-08-17T13:00:00Z',
    [
      ['Do you need to work at height?', 2],
      ['Ladders', 3],
      ['Platforms', 3],
    ],
  ],
  [
    'crs_9p2d7',
    'First aid refresher',
    'What has changed since your last course, with short practice cases.',
    '2026-06-08T09:20:00Z',
    '2026-06-30T15:45:00Z',
    [
      ['What is new', 2],
      ['Practice cases', 5],
    ],
  ],
  [
    'crs_1x6j5',
    'Data protection essentials',
    'What counts as personal data, and how to limit it to the people who need it.',
    '2026-05-25T08:45:00Z',
    '2026-10-05T11:30:00Z',
    [
      ['Personal data', 3],
      ['Sharing it safely', 3],
      ['When something goes wrong', 2],
    ],
  ],
  [
    'crs_6b3s9',
    'Phishing and passwords',
    'Recognise a fake message, and report it.',
    '2026-05-11T14:10:00Z',
    '2026-09-21T10:00:00Z',
    [
      ['Spotting fake messages', 4],
      ['Better passwords', 2],
    ],
  ],
  [
    'crs_4q7z2',
    'Gifts and hospitality',
    'When a gift is a courtesy, when it is a bribe, and who to ask.',
    '2026-04-27T09:00:00Z',
    '2026-04-27T09:00:00Z',
    [['Where the line is', 4]],
  ],
  [
    'crs_8k5y1',
    'Respect at work',
    'Equality at work, and how to speak up for others.',
    '2026-04-13T10:00:00Z',
    '2026-06-15T09:30:00Z',
    [
      ['What the law says', 2],
      ['Everyday situations', 5],
    ],
  ],
  [
    'crs_2g9t6',
    'Setting up your desk',
    'Chair, screen and breaks for anyone who sits all day.',
    '2026-03-30T13:30:00Z',
    '2026-03-30T13:30:00Z',
    [['Set up your desk', 3]],
  ],
  [
    'crs_7r4w8',
    'Better customer calls',
    'Listen, sum up and leave the caller with a next step.',
    '2026-03-16T09:10:00Z',
    '2026-08-24T16:00:00Z',
    [
      ['Listening', 3],
      ['Summing up', 2],
      ['Difficult calls', 4],
    ],
  ],
  [
    'crs_5n1m3',
    'Handling complaints',
    'From the first call to the letter that closes the case.',
    '2026-03-02T11:00:00Z',
    '2026-05-19T10:20:00Z',
    [
      ['The first five minutes', 3],
      ['Putting things right', 4],
    ],
  ],
  [
    'crs_9d8f7',
    'Returns and refunds',
    'Which returns we accept, and how customers get their money back.',
    '2026-02-16T08:20:00Z',
    '2026-02-16T08:20:00Z',
    [
      ['What customers can expect', 2],
      ['On the till', 3],
    ],
  ],
  [
    'crs_3v6c5',
    'Using the help desk',
    'Write a ticket that gets solved the first time.',
    '2026-02-02T15:00:00Z',
    '2026-04-20T09:50:00Z',
    [['A good ticket', 3]],
  ],
  [
    'crs_1h2k9',
    'Your first thirty days',
    'People, places and habits for a good start.',
    '2026-01-19T09:00:00Z',
    '2026-09-01T08:30:00Z',
    [
      ['Week one', 4],
      ['Weeks two and three', 3],
      ['Looking back', 2],
    ],
  ],
  [
    'crs_6s5b4',
    'Leading a shift',
    'Brief the team, deal with small problems and hand over well.',
    '2026-01-05T10:40:00Z',
    '2026-07-13T12:00:00Z',
    [
      ['The briefing', 3],
      ['During the shift', 4],
      ['Handing over', 2],
    ],
  ],
  [
    'crs_8z3p2',
    'Feedback that helps',
    'Say what you saw, what effect it had and what you would prefer.',
    '2025-12-08T09:30:00Z',
    '2025-12-08T09:30:00Z',
    [['Three sentences', 4]],
  ],
  [
    'crs_4j9x8',
    'Planning rotas',
    'Fair rotas within the rules on working time.',
    '2025-11-24T14:00:00Z',
    '2026-03-09T10:10:00Z',
    [
      ['The rules', 2],
      ['A rota step by step', 4],
    ],
  ],
  [
    'crs_2y7q6',
    'Spreadsheets for stock control',
    'Counts, lookups and one chart that everyone understands.',
    '2025-11-10T08:50:00Z',
    '2026-01-26T11:25:00Z',
    [
      ['Clean lists', 3],
      ['Lookups', 3],
      ['Charts', 2],
    ],
  ],
  [
    'crs_7c4g1',
    'Partner onboarding',
    'How we work together, from the first order to the annual review.',
    '2025-10-27T10:00:00Z',
    '2026-05-04T09:15:00Z',
    [
      ['Who we are', 2],
      ['Ordering', 3],
      ['Support', 2],
    ],
  ],
  [
    'crs_5w8n3',
    'Selling through partners',
    'Find the need, show the product and leave the price for last.',
    '2025-10-13T13:20:00Z',
    '2025-12-15T10:00:00Z',
    [
      ['Finding the need', 3],
      ['Showing the product', 3],
    ],
  ],
  [
    'crs_9t1r7',
    'Driving hours and rest',
    'Limits, records and what counts as a break.',
    '2025-09-29T08:10:00Z',
    '2026-06-01T14:35:00Z',
    [
      ['Limits', 3],
      ['Records', 2],
    ],
  ],
  [
    'crs_3m6d5',
    'Loading a van safely',
    'Weight, straps and sight lines before you set off.',
    '2025-09-15T09:00:00Z',
    '2025-09-15T09:00:00Z',
    [
      ['Weight', 2],
      ['Straps', 2],
    ],
  ],
];

/** Identifiers of the modules in the contract's examples; the others are generated. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  crs_8f2k1: ['mod_1a4t8', 'mod_7c2p5', 'mod_9k3d6'],
};

/** Identifier, title, organisation. */
export const ASSESSMENTS: readonly (readonly [string, string, string])[] = [
  ['asm_6r1x4', 'Forklift safety check', NORTH],
  ['asm_8q5z2', 'Warehouse induction quiz', NORTH],
  ['asm_3d7k9', 'Manual handling: practical cases', NORTH],
  ['asm_1v4b6', 'Fire wardens, annual test', NORTH],
  ['asm_9h2c5', 'Data protection check', NORTH],
  ['asm_5w8n1', 'Spot the phishing message', NORTH],
  ['asm_2t6g3', 'Complaint letters', NORTH],
  ['asm_7j9p4', 'Partner certificate, part 1', PARTNERS],
  ['asm_4m1s8', 'Partner certificate, part 2', PARTNERS],
];

/** Identifier, given name, family name, organisation. */
export const USERS: readonly (readonly [string, string, string, string])[] = [
  ['usr_3h7m9', 'Priya', 'Nair', NORTH],
  ['usr_6k2d4', 'Tom', 'Ashworth', NORTH],
  ['usr_9b4x1', 'Grace', 'Okafor', NORTH],
  ['usr_1n8c5', 'Callum', 'Reid', NORTH],
  ['usr_4v2z7', 'Megan', 'Pritchard', NORTH],
  ['usr_8j5t3', 'Imran', 'Siddiqui', NORTH],
  ['usr_2q7f6', 'Eleanor', 'Whitby', NORTH],
  ['usr_5m1w8', 'Rhys', 'Bevan', NORTH],
  ['usr_7d9k2', 'Aoife', 'Brennan', NORTH],
  ['usr_3s6p4', 'Samuel', 'Adeyemi', NORTH],
  ['usr_0g4h1', 'Hannah', 'Birtwistle', NORTH],
  ['usr_6x8l9', 'Daniel', 'Croft', NORTH],
  ['usr_1y5r0', 'Fiona', 'Macrae', PARTNERS],
  ['usr_9e2u6', 'Joshua', 'Lindley', PARTNERS],
];

/** Identifier, name, description, organisation, members. */
export const TEAMS: readonly (readonly [string, string, string, string, readonly string[]])[] = [
  [
    'team_5c9w2',
    'Leeds warehouse, day shift',
    'Everyone who drives or loads on the day shift.',
    NORTH,
    ['usr_3h7m9', 'usr_6k2d4', 'usr_9b4x1', 'usr_1n8c5'],
  ],
  [
    'team_1k7d3',
    'Leeds warehouse, night shift',
    'Everyone who drives or loads on the night shift.',
    NORTH,
    ['usr_4v2z7', 'usr_8j5t3'],
  ],
  [
    'team_8m2x6',
    'Customer care, Bristol',
    'Telephone, chat and letters.',
    NORTH,
    ['usr_2q7f6', 'usr_5m1w8', 'usr_7d9k2'],
  ],
  ['team_3f5b9', 'Partner trainers', 'Trainers at our resellers.', PARTNERS, ['usr_1y5r0', 'usr_9e2u6']],
];

/** User, course, completed lessons, last visit. */
export const COURSE_ENROLMENTS: readonly (readonly [string, string, number, string | null])[] = [
  ['usr_3h7m9', 'crs_8f2k1', 9, '2026-11-20T16:42:00Z'],
  ['usr_3h7m9', 'crs_2m6v8', 6, '2026-08-12T10:31:00Z'],
  ['usr_6k2d4', 'crs_2m6v8', 4, '2026-11-18T07:55:00Z'],
  ['usr_9b4x1', 'crs_2m6v8', 6, '2026-09-02T14:08:00Z'],
  ['usr_9b4x1', 'crs_5t9r3', 1, '2026-11-19T09:12:00Z'],
  ['usr_1n8c5', 'crs_5t9r3', 0, null],
  ['usr_4v2z7', 'crs_8f2k1', 12, '2026-10-30T23:17:00Z'],
  ['usr_4v2z7', 'crs_6s5b4', 3, '2026-11-17T22:04:00Z'],
  ['usr_8j5t3', 'crs_8f2k1', 2, '2026-11-20T21:36:00Z'],
  ['usr_2q7f6', 'crs_7r4w8', 9, '2026-10-08T11:20:00Z'],
  ['usr_2q7f6', 'crs_5n1m3', 5, '2026-11-16T15:49:00Z'],
  ['usr_5m1w8', 'crs_7r4w8', 4, '2026-11-13T13:02:00Z'],
  ['usr_7d9k2', 'crs_9d8f7', 0, null],
  ['usr_3s6p4', 'crs_1x6j5', 8, '2026-06-18T09:41:00Z'],
  ['usr_0g4h1', 'crs_1h2k9', 5, '2026-11-20T08:15:00Z'],
  ['usr_6x8l9', 'crs_9t1r7', 3, '2026-11-11T06:28:00Z'],
  ['usr_1y5r0', 'crs_7c4g1', 7, '2026-05-22T10:10:00Z'],
  ['usr_9e2u6', 'crs_7c4g1', 2, '2026-11-19T17:30:00Z'],
];

/** User, assessment. */
export const ASSESSMENT_ENROLMENTS: readonly (readonly [string, string])[] = [
  ['usr_3h7m9', 'asm_6r1x4'],
  ['usr_6k2d4', 'asm_6r1x4'],
  ['usr_4v2z7', 'asm_6r1x4'],
  ['usr_8j5t3', 'asm_6r1x4'],
  ['usr_2q7f6', 'asm_2t6g3'],
  ['usr_3s6p4', 'asm_9h2c5'],
  ['usr_1y5r0', 'asm_7j9p4'],
  ['usr_9e2u6', 'asm_7j9p4'],
];
