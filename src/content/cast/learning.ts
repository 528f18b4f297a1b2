/** What Larkfield's people learn: documents, courses with their lessons, skills, and roles with their target levels. */

export const DOCUMENTS = {
  'safety-handbook': {title: 'Safety handbook', file: 'safety-handbook.pdf', pages: 48},
  'hygiene-manual': {title: 'Hygiene manual', file: 'hygiene-manual.pdf', pages: 32},
  'returns-policy': {title: 'Returns policy', file: 'returns-policy.pdf', pages: 14},
  'data-policy': {title: 'Data protection policy', file: 'data-protection-policy.pdf', pages: 22},
  'commissioning-guide': {title: 'Commissioning guide', file: 'commissioning-guide.pdf', pages: 64},
  'complaints-guide': {title: 'Complaints guide', file: 'complaints-guide.pdf', pages: 18},
  'planner-manual': {title: 'Planner manual', file: 'planner-manual.pdf', pages: 40},
} as const;

export type DocumentId = keyof typeof DOCUMENTS;

/** Skills; levels run from 0 (none) to 5 (teaches others). */
export const SKILLS = {
  loads: 'Load handling',
  checks: 'Vehicle checks',
  safety: 'Site safety',
  stock: 'Stock systems',
  faults: 'Fault reporting',
  coaching: 'Coaching',
  products: 'Product knowledge',
  tills: 'Tills and payments',
  complaints: 'Handling complaints',
  returns: 'Returns',
  food: 'Food safety',
  allergens: 'Allergens',
  service: 'Service',
  pipework: 'Pipework',
  refrigerants: 'Refrigerants',
  electrics: 'Electrical safety',
  commissioning: 'Commissioning',
  data: 'Data protection',
  writing: 'Clear writing',
  planner: 'Planner',
} as const;

export type SkillId = keyof typeof SKILLS;

export const MAX_LEVEL = 5;

export type Levels = Partial<Record<SkillId, number>>;

/** Jobs, with the level that each skill should have. */
export const ROLES = {
  picker: {name: 'Picker', targets: {loads: 1, checks: 1, safety: 2, stock: 2, faults: 1}},
  driver: {name: 'Forklift driver', targets: {loads: 3, checks: 3, safety: 3, stock: 2, faults: 2}},
  'shift-lead': {name: 'Shift lead', targets: {loads: 3, checks: 3, safety: 4, stock: 3, faults: 3, coaching: 3}},
  'shift-manager': {name: 'Shift manager', targets: {loads: 3, checks: 3, safety: 4, stock: 4, faults: 4, coaching: 4}},
  adviser: {name: 'Sales adviser', targets: {products: 3, tills: 2, complaints: 2, returns: 2}},
  'shop-manager': {name: 'Shop manager', targets: {products: 4, tills: 4, complaints: 4, returns: 4, coaching: 3}},
  'cafe-assistant': {name: 'Café assistant', targets: {food: 2, allergens: 2, tills: 1, service: 2}},
  cook: {name: 'Café cook', targets: {food: 3, allergens: 3, tills: 1, service: 2}},
  'cafe-manager': {name: 'Café manager', targets: {food: 4, allergens: 4, tills: 3, service: 3, coaching: 3}},
  apprentice: {name: 'Apprentice', targets: {pipework: 2, refrigerants: 1, electrics: 2, commissioning: 1, safety: 2}},
  engineer: {
    name: 'Service engineer',
    targets: {pipework: 4, refrigerants: 3, electrics: 4, commissioning: 4, safety: 3, complaints: 2},
  },
  'service-manager': {
    name: 'Service manager',
    targets: {pipework: 4, refrigerants: 4, electrics: 4, commissioning: 4, safety: 4, complaints: 4, coaching: 4},
  },
  agent: {name: 'Customer care agent', targets: {products: 3, complaints: 3, returns: 3, data: 2, writing: 3}},
  'care-manager': {
    name: 'Customer care manager',
    targets: {products: 3, complaints: 4, returns: 4, data: 3, writing: 4},
  },
  safety: {name: 'Health and safety adviser', targets: {safety: 5, coaching: 3, writing: 3}},
  author: {name: 'Learning designer', targets: {writing: 4, data: 2}},
  compliance: {name: 'Compliance officer', targets: {data: 4, writing: 3}},
  'head-of-learning': {name: 'Head of learning', targets: {coaching: 4, data: 3, writing: 3}},
  'it-admin': {name: 'IT administrator', targets: {data: 4}},
  installer: {name: 'Installer', targets: {pipework: 3, refrigerants: 2, electrics: 3, commissioning: 3}},
  'building-manager': {name: 'Building manager', targets: {planner: 2}},
} as const satisfies Record<string, {name: string; targets: Levels}>;

export type RoleId = keyof typeof ROLES;

export interface CourseRecord {
  title: string;
  lessons: readonly string[];
  /** Length of all lessons together. */
  minutes: number;
  /** Number of questions in the final quiz. */
  questions: number;
  /** Level of each skill that passing the course confirms. */
  teaches: Levels;
  /** The document it was made from. */
  document?: DocumentId;
  /** Months after which it must be repeated. */
  renewal?: number;
}

export const COURSES = {
  forklift: {
    title: 'Forklift safety',
    lessons: [
      'Before you start the truck',
      'Loads, limits and stability',
      'Pedestrians and blind spots',
      'Parking and charging',
      'What to report, and to whom',
    ],
    minutes: 24,
    questions: 6,
    teaches: {loads: 3, checks: 3},
    document: 'safety-handbook',
    renewal: 12,
  },
  'manual-handling': {
    title: 'Manual handling',
    lessons: ['Look at the load first', 'Lift with your legs', 'Ask for a second pair of hands', 'Pushing and pulling'],
    minutes: 18,
    questions: 5,
    teaches: {safety: 2},
    document: 'safety-handbook',
    renewal: 12,
  },
  fire: {
    title: 'Fire safety',
    lessons: ['How fires start', 'Extinguishers and alarms', 'Your way out'],
    minutes: 15,
    questions: 5,
    teaches: {safety: 2},
    document: 'safety-handbook',
    renewal: 12,
  },
  welcome: {
    title: 'Welcome to Larkfield',
    lessons: ['Who we are', 'Your first week', 'Where to ask'],
    minutes: 12,
    questions: 3,
    teaches: {},
  },
  scanner: {
    title: 'The handheld scanner',
    lessons: ['Log in and pick a task', 'Scan, count, confirm', 'When a code does not scan'],
    minutes: 14,
    questions: 4,
    teaches: {stock: 2},
  },
  leading: {
    title: 'Leading a shift',
    lessons: [
      'From colleague to lead',
      'The briefing',
      'Feedback that helps',
      'Rotas and rest',
      'When something goes wrong',
      'Handing over',
    ],
    minutes: 72,
    questions: 8,
    teaches: {coaching: 3},
  },
  hygiene: {
    title: 'Food hygiene, level 2',
    lessons: [
      'Hands, hair and whites',
      'Raw below, cooked above',
      'Cooling within 90 minutes',
      'Cleaning as you go',
      'Closing the kitchen',
    ],
    minutes: 40,
    questions: 10,
    teaches: {food: 2},
    document: 'hygiene-manual',
    renewal: 24,
  },
  allergens: {
    title: 'Allergens and labels',
    lessons: ['The fourteen allergens', 'Reading a label', 'Asking the guest', 'A change of recipe'],
    minutes: 20,
    questions: 8,
    teaches: {allergens: 3},
    document: 'hygiene-manual',
    renewal: 12,
  },
  tills: {
    title: 'Working the till',
    lessons: ['Open and close', 'Cards, cash and vouchers', 'When the till is wrong'],
    minutes: 22,
    questions: 6,
    teaches: {tills: 2},
  },
  returns: {
    title: 'Returns and refunds',
    lessons: ['What the law says', 'What we do beyond it', 'Damaged on arrival', 'Booking it in'],
    minutes: 16,
    questions: 6,
    teaches: {returns: 2},
    document: 'returns-policy',
  },
  complaints: {
    title: 'Handling complaints',
    lessons: ['Listen first', 'Say what happens next', 'Know your limits', 'Follow up'],
    minutes: 28,
    questions: 8,
    teaches: {complaints: 3},
    document: 'complaints-guide',
  },
  data: {
    title: 'Data protection',
    lessons: [
      'What counts as personal data',
      'Share only what is needed',
      'Requests from customers',
      'Report a breach',
    ],
    minutes: 25,
    questions: 8,
    teaches: {data: 2},
    document: 'data-policy',
    renewal: 12,
  },
  'heat-pump': {
    title: 'Heat pump commissioning',
    lessons: [
      'The survey and the heat loss',
      'Pipework and pressure test',
      'Filling and venting',
      'First start and settings',
      'Handover to the customer',
    ],
    minutes: 55,
    questions: 12,
    teaches: {commissioning: 3, pipework: 3},
    document: 'commissioning-guide',
  },
  refrigerants: {
    title: 'Refrigerant handling',
    lessons: ['Know the gas', 'Recovery and leaks', 'Records you must keep'],
    minutes: 40,
    questions: 10,
    teaches: {refrigerants: 3},
    renewal: 12,
  },
  electrics: {
    title: 'Electrical safety',
    lessons: ['Isolate, lock, prove dead', 'Testing', 'Working alone'],
    minutes: 35,
    questions: 10,
    teaches: {electrics: 3},
    renewal: 24,
  },
  'first-aid': {
    title: 'First aid at work',
    lessons: ['Is it safe to help?', 'Recovery position', 'Burns and bleeding', 'Using a defibrillator'],
    minutes: 50,
    questions: 10,
    teaches: {safety: 3},
    renewal: 36,
  },
  quoting: {
    title: 'Quoting a heat pump',
    lessons: ['Reading the survey', 'Grants and running costs', 'The quote on one page'],
    minutes: 30,
    questions: 6,
    teaches: {products: 3},
  },
  'planner-basics': {
    title: 'Planner: first steps',
    lessons: ['Your buildings', 'Plan a service visit', 'Read the log'],
    minutes: 15,
    questions: 4,
    teaches: {planner: 1},
    document: 'planner-manual',
  },
  'planner-admin': {
    title: 'Planner for administrators',
    lessons: ['People and rights', 'Alerts that matter', 'Reports for the board', 'Certification quiz'],
    minutes: 45,
    questions: 12,
    teaches: {planner: 3},
    document: 'planner-manual',
  },
  phishing: {
    title: 'Phishing and passwords',
    lessons: ['Spot a fake message', 'Passwords you need not remember', 'Report it'],
    minutes: 15,
    questions: 5,
    teaches: {},
  },
  gifts: {
    title: 'Gifts and hospitality',
    lessons: ['A courtesy or a bribe?', 'Say no politely', 'Put it in the register'],
    minutes: 12,
    questions: 4,
    teaches: {},
  },
  respect: {
    title: 'Respect at work',
    lessons: ['When banter goes too far', 'Speaking up for others', 'If it happens to you'],
    minutes: 20,
    questions: 5,
    teaches: {},
  },
  workstation: {
    title: 'Setting up your desk',
    lessons: ['Chair and screen', 'Breaks'],
    minutes: 10,
    questions: 3,
    teaches: {},
  },
  driving: {
    title: 'Driving for work',
    lessons: ['Fit to drive', 'Hours and breaks', 'After an accident'],
    minutes: 18,
    questions: 5,
    teaches: {},
  },
} as const satisfies Record<string, CourseRecord>;

export type CourseId = keyof typeof COURSES;
