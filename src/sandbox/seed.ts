/**
 * The initial records of the sandbox: one domain with two organisations, Larkfield and its partners. They include the
 * identifiers used in the contract's examples, with the same values.
 *
 * Names and titles are those of the product pictures (src/content/scenes).
 */

export const ORGANISATIONS = ['org_4dn7q', 'org_7hb2s'] as const;

const [STAFF, PARTNERS] = ORGANISATIONS;

/**
 * Identifier, title, description, created, last changed, modules with their numbers of lessons; newest course first. A
 * module has the title of its first lesson.
 */
type CourseSeed = readonly [string, string, string, string, string, Readonly<Record<string, number>>];

export const COURSES: readonly CourseSeed[] = [
  [
    'crs_8f2k1',
    'Forklift safety',
    'Daily checks, safe loading and what to do after a near miss.',
    '2025-10-20T08:30:00Z',
    '2026-11-09T16:05:00Z',
    {'Before you start the truck': 2, 'Pedestrians and blind spots': 2, 'What to report, and to whom': 1},
  ],
  [
    'crs_2m6v8',
    'Welcome to Larkfield',
    'First-week essentials for everyone who joins.',
    '2025-08-03T09:00:00Z',
    '2026-10-19T14:20:00Z',
    {'Who we are': 2, 'Where to ask': 1},
  ],
  [
    'crs_5t9r3',
    'Manual handling',
    'Lift, carry and push without hurting your back.',
    '2025-07-20T11:15:00Z',
    '2026-09-08T09:40:00Z',
    {'Look at the load first': 2, 'Ask for a second pair of hands': 2},
  ],
  [
    'crs_7w1n6',
    'Fire safety',
    'How fires start, what to do when the alarm sounds, and the way out.',
    '2025-07-06T08:00:00Z',
    '2025-07-06T08:00:00Z',
    {'How fires start': 2, 'Your way out': 1},
  ],
  [
    'crs_3c8h4',
    'The handheld scanner',
    'Pick, scan and count, and deal with codes that do not scan.',
    '2025-06-22T10:30:00Z',
    '2026-08-17T13:00:00Z',
    {'Log in and pick a task': 2, 'When a code does not scan': 1},
  ],
  [
    'crs_9p2d7',
    'First aid at work',
    'What to do until the ambulance arrives.',
    '2025-06-08T09:20:00Z',
    '2026-06-30T15:45:00Z',
    {'Is it safe to help?': 2, 'Burns and bleeding': 2},
  ],
  [
    'crs_1x6j5',
    'Data protection',
    'What counts as personal data, and how to limit it to the people who need it.',
    '2025-05-25T08:45:00Z',
    '2026-10-05T11:30:00Z',
    {'What counts as personal data': 2, 'Requests from customers': 1, 'Report a breach': 1},
  ],
  [
    'crs_6b3s9',
    'Phishing and passwords',
    'Recognise a fake message, and report it.',
    '2025-05-11T14:10:00Z',
    '2026-09-21T10:00:00Z',
    {'Spot a fake message': 1, 'Passwords you need not remember': 2},
  ],
  [
    'crs_4q7z2',
    'Gifts and hospitality',
    'When a gift is a courtesy, when it is a bribe, and who to ask.',
    '2025-04-27T09:00:00Z',
    '2025-04-27T09:00:00Z',
    {'A courtesy or a bribe?': 3},
  ],
  [
    'crs_8k5y1',
    'Respect at work',
    'Equality at work, and how to speak up for others.',
    '2025-04-13T10:00:00Z',
    '2026-06-15T09:30:00Z',
    {'When banter goes too far': 3},
  ],
  [
    'crs_2g9t6',
    'Setting up your desk',
    'Chair, screen and breaks for anyone who sits all day.',
    '2025-03-30T13:30:00Z',
    '2025-03-30T13:30:00Z',
    {'Chair and screen': 2},
  ],
  [
    'crs_7r4w8',
    'Working the till',
    'Open, take payments, and close with a till that adds up.',
    '2025-03-16T09:10:00Z',
    '2026-08-24T16:00:00Z',
    {'Open and close': 3},
  ],
  [
    'crs_5n1m3',
    'Handling complaints',
    'From the first call to the letter that closes the case.',
    '2025-03-02T11:00:00Z',
    '2026-05-19T10:20:00Z',
    {'Listen first': 4},
  ],
  [
    'crs_9d8f7',
    'Returns and refunds',
    'Which returns we accept, and how customers get their money back.',
    '2025-02-16T08:20:00Z',
    '2025-02-16T08:20:00Z',
    {'What the law says': 4},
  ],
  [
    'crs_3v6c5',
    'Planner: first steps',
    'Enter your buildings, plan a service visit and read the log.',
    '2025-02-02T15:00:00Z',
    '2026-04-20T09:50:00Z',
    {'Your buildings': 3},
  ],
  [
    'crs_1h2k9',
    'Planner for administrators',
    'Rights, alerts and reports for the people who run the Planner.',
    '2025-01-19T09:00:00Z',
    '2026-09-01T08:30:00Z',
    {'People and rights': 4},
  ],
  [
    'crs_6s5b4',
    'Leading a shift',
    'Brief the team, deal with small problems and hand over well.',
    '2025-01-05T10:40:00Z',
    '2026-07-13T12:00:00Z',
    {'From colleague to lead': 6},
  ],
  [
    'crs_8z3p2',
    'Refrigerant handling',
    'Recover the gas, find leaks and keep the records.',
    '2024-12-08T09:30:00Z',
    '2024-12-08T09:30:00Z',
    {'Know the gas': 3},
  ],
  [
    'crs_4j9x8',
    'Driving for work',
    'When you are fit to drive, when to rest, and what to do after an accident.',
    '2024-11-24T14:00:00Z',
    '2026-03-09T10:10:00Z',
    {'Fit to drive': 3},
  ],
  [
    'crs_2y7q6',
    'Allergens and labels',
    'Which dishes contain what, and how to tell a guest.',
    '2024-11-10T08:50:00Z',
    '2026-01-26T11:25:00Z',
    {'The fourteen allergens': 4},
  ],
  [
    'crs_7c4g1',
    'Heat pump commissioning',
    'From the survey to the handover, with the settings for the first start.',
    '2024-10-27T10:00:00Z',
    '2026-05-04T09:15:00Z',
    {'The survey and the heat loss': 5},
  ],
  [
    'crs_5w8n3',
    'Quoting a heat pump',
    'Read the survey, work out the running costs and quote on one page.',
    '2024-10-13T13:20:00Z',
    '2025-12-15T10:00:00Z',
    {'Reading the survey': 3},
  ],
  [
    'crs_9t1r7',
    'Electrical safety',
    'Isolate, test, and work safely on your own.',
    '2024-09-29T08:10:00Z',
    '2026-06-01T14:35:00Z',
    {'Isolate, lock, prove dead': 3},
  ],
  [
    'crs_3m6d5',
    'Food hygiene, level 2',
    'Clean hands, safe temperatures and a kitchen ready for tomorrow.',
    '2024-05-12T09:00:00Z',
    '2025-09-15T09:00:00Z',
    {'Hands, hair and whites': 5},
  ],
];

/** Identifiers of the modules in the contract's examples; the others are generated. */
export const MODULES: Readonly<Record<string, readonly string[]>> = {
  crs_8f2k1: ['mod_1a4t8', 'mod_7c2p5', 'mod_9k3d6'],
};

/** Identifier, title, organisation. */
export const ASSESSMENTS: readonly (readonly [string, string, string])[] = [
  ['asm_6r1x4', 'Forklift safety: final quiz', STAFF],
  ['asm_8q5z2', 'Welcome to Larkfield: final quiz', STAFF],
  ['asm_3d7k9', 'Manual handling: final quiz', STAFF],
  ['asm_1v4b6', 'Fire safety: final quiz', STAFF],
  ['asm_9h2c5', 'Data protection: final quiz', STAFF],
  ['asm_5w8n1', 'Phishing and passwords: final quiz', STAFF],
  ['asm_2t6g3', 'Handling complaints: final quiz', STAFF],
  ['asm_7j9p4', 'Heat pump commissioning: final quiz', PARTNERS],
  ['asm_4m1s8', 'Quoting a heat pump: final quiz', PARTNERS],
];

/** Identifier, first name, last name, organisation. */
export const USERS: readonly (readonly [string, string, string, string])[] = [
  ['usr_3h7m9', 'Amara', 'Okafor', STAFF],
  ['usr_6k2d4', 'Tomasz', 'Nowak', STAFF],
  ['usr_9b4x1', 'Leila', 'Haddad', STAFF],
  ['usr_1n8c5', 'Callum', 'Reid', STAFF],
  ['usr_4v2z7', 'Kwame', 'Boateng', STAFF],
  ['usr_8j5t3', 'Grace', 'Lam', STAFF],
  ['usr_2q7f6', 'Zainab', 'Bello', STAFF],
  ['usr_5m1w8', 'Hannah', 'Price', STAFF],
  ['usr_1y5r0', 'Finn', 'Gallagher', PARTNERS],
];

/** Identifier, name, description, organisation, users. */
export const TEAMS: readonly (readonly [string, string, string, string, readonly string[]])[] = [
  [
    'team_5c9w2',
    'Early shift',
    'Everyone who drives or loads on the early shift.',
    STAFF,
    ['usr_3h7m9', 'usr_6k2d4', 'usr_9b4x1', 'usr_1n8c5'],
  ],
  ['team_1k7d3', 'Late shift', 'Everyone who drives or loads on the late shift.', STAFF, ['usr_4v2z7', 'usr_8j5t3']],
  ['team_8m2x6', 'Customer care', 'Telephone, chat and letters.', STAFF, ['usr_2q7f6', 'usr_5m1w8']],
  ['team_3f5b9', 'Brightwell Heating', 'Installers of our partner in Truro.', PARTNERS, ['usr_1y5r0']],
];

/** User, course, completed lessons, last visit. */
export const COURSE_ENROLMENTS: readonly (readonly [string, string, number, string | null])[] = [
  ['usr_3h7m9', 'crs_8f2k1', 3, '2026-11-10T06:42:00Z'],
  ['usr_3h7m9', 'crs_7w1n6', 1, '2026-11-04T07:55:00Z'],
  ['usr_3h7m9', 'crs_6s5b4', 0, null],
  ['usr_3h7m9', 'crs_5t9r3', 4, '2026-10-06T10:31:00Z'],
  ['usr_3h7m9', 'crs_3c8h4', 3, '2026-09-15T14:08:00Z'],
  ['usr_6k2d4', 'crs_8f2k1', 5, '2026-11-06T09:12:00Z'],
  ['usr_6k2d4', 'crs_5t9r3', 4, '2026-10-08T06:44:00Z'],
  ['usr_6k2d4', 'crs_7w1n6', 3, '2026-10-19T11:05:00Z'],
  ['usr_9b4x1', 'crs_5t9r3', 4, '2026-11-04T08:20:00Z'],
  ['usr_9b4x1', 'crs_7w1n6', 3, '2026-10-21T13:37:00Z'],
  ['usr_9b4x1', 'crs_3c8h4', 3, '2026-09-17T07:16:00Z'],
  ['usr_1n8c5', 'crs_2m6v8', 3, '2026-11-02T09:50:00Z'],
  ['usr_1n8c5', 'crs_5t9r3', 3, '2026-11-05T09:12:00Z'],
  ['usr_1n8c5', 'crs_3c8h4', 1, '2026-11-03T12:04:00Z'],
  ['usr_1n8c5', 'crs_7w1n6', 0, null],
  ['usr_4v2z7', 'crs_5t9r3', 4, '2026-10-30T21:17:00Z'],
  ['usr_2q7f6', 'crs_5n1m3', 4, '2026-10-15T11:20:00Z'],
  ['usr_2q7f6', 'crs_1x6j5', 3, '2026-11-02T15:49:00Z'],
  ['usr_2q7f6', 'crs_9d8f7', 4, '2026-07-02T13:02:00Z'],
  ['usr_1y5r0', 'crs_7c4g1', 5, '2026-11-03T10:10:00Z'],
  ['usr_1y5r0', 'crs_5w8n3', 2, '2026-11-03T18:05:00Z'],
];

/** User, assessment. */
export const ASSESSMENT_ENROLMENTS: readonly (readonly [string, string])[] = [
  ['usr_3h7m9', 'asm_6r1x4'],
  ['usr_6k2d4', 'asm_6r1x4'],
  ['usr_4v2z7', 'asm_6r1x4'],
  ['usr_8j5t3', 'asm_6r1x4'],
  ['usr_2q7f6', 'asm_2t6g3'],
  ['usr_1y5r0', 'asm_7j9p4'],
];
