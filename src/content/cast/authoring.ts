/** How courses are made at Larkfield: pages of documents, drafts, reviews, rewordings and earlier versions. */
import type {CourseId, DocumentId} from './learning';
import type {PersonId} from './people';

interface SourcePage {
  document: DocumentId;
  page: number;
  /** Sections of the page; the first lesson of the course comes from the first section, and so on. */
  sections: readonly {number: string; title: string; text: string}[];
}

/** The pages that courses were made from. */
export const SOURCE_PAGES = {
  forklift: {
    document: 'safety-handbook',
    page: 11,
    sections: [
      {
        number: '4.1',
        title: 'Checks',
        text: 'Before each shift, check tyres, forks, chains, brakes, horn and lights. Sign the card in the cab.',
      },
      {
        number: '4.2',
        title: 'Stability',
        text: 'Carry every load low, with the mast tilted back. Never turn on a slope or drive with the forks raised.',
      },
      {
        number: '4.3',
        title: 'Blind spots',
        text: 'People on foot go first. Sound the horn at every aisle end. If the load blocks your view, drive in reverse.',
      },
      {
        number: '4.4',
        title: 'Parking',
        text: 'Park on level ground: forks on the floor, brake on, key out. Charging bays are for charging only.',
      },
      {
        number: '4.5',
        title: 'Reporting',
        text: 'Tell the shift lead about every knock, leak or near miss before anyone uses the truck again.',
      },
    ],
  },
  hygiene: {
    document: 'hygiene-manual',
    page: 9,
    sections: [
      {
        number: '2.1',
        title: 'Hands',
        text: 'Wash your hands before you start, after every break and whenever you have touched raw food.',
      },
      {
        number: '2.2',
        title: 'Storing',
        text: 'Keep raw meat and fish covered, on the lowest shelf. Cooked food goes above it, never below.',
      },
      {
        number: '2.3',
        title: 'Cooling',
        text: 'Cool hot food to 8 °C within 90 minutes. Use shallow trays, and never put a hot pan in the fridge.',
      },
      {
        number: '2.4',
        title: 'Cleaning',
        text: 'Clean as you go. Wash, rinse and disinfect boards and knives between raw and cooked food.',
      },
      {
        number: '2.5',
        title: 'Closing',
        text: 'Label what you keep, with today’s date. Throw away what is open and has no label.',
      },
    ],
  },
} as const satisfies Partial<Record<CourseId, SourcePage>>;

export type SourcedCourseId = keyof typeof SOURCE_PAGES;

/** A lesson that AI drafted from a section, as its expert corrected it next to the page. */
export const LESSON_CHECKS = {
  forklift: {
    lesson: 1,
    by: 'daniel',
    drafted: 'Keep the load low and the mast tilted back, and never turn on a slope.',
    /** A paragraph of the page that the course doesn't need, and what the draft made of it. */
    admin: {number: '4.6', title: 'Document control', text: 'Issue 9 replaces issue 8. Sign the register.'},
    cut: 'Sign the register for issue 9.',
    remark: 'Drivers don’t need document control.',
  },
  hygiene: {
    lesson: 2,
    by: 'aoife',
    drafted: 'Cool hot food to 8 °C within 90 minutes, in shallow trays.',
    admin: {number: '2.6', title: 'Distribution', text: 'One copy per kitchen. File it behind the rota.'},
    cut: 'File the manual behind the rota.',
    remark: 'Not for learners. The trays are right.',
  },
} as const satisfies Record<
  SourcedCourseId,
  {
    lesson: number;
    by: PersonId;
    drafted: string;
    admin: {number: string; title: string; text: string};
    cut: string;
    remark: string;
  }
>;

/** Drafts under review: who approves them, and how many parts are approved so far. The quiz is the last part. */
export const REVIEWS = {
  forklift: {by: 'daniel', approved: 4},
  data: {by: 'camila', approved: 2},
} as const satisfies Partial<Record<CourseId, {by: PersonId; approved: number}>>;

/** The prompt that “Working the till” was drafted from, and the rule and source that were added. */
export const PROMPT = {
  course: 'tills',
  text: 'Working the till, for a new sales adviser',
  rule: 'Refunds above £100: ask the shop manager',
  source: 'returns-policy',
} as const satisfies {course: CourseId; text: string; rule: string; source: DocumentId};

export interface Recording {
  title: string;
  length: string;
  by?: PersonId;
  /** Start of each lesson that was drafted from it. */
  starts: readonly string[];
  /** Who checked the captions, and of how many lessons so far. */
  captions?: {by: PersonId; checked: number};
}

/** Recordings that courses were drafted from. Rhys was in the room when Lucas gave his talk. */
export const RECORDINGS = {
  refrigerants: {
    title: 'Toolbox talk: refrigerants',
    length: '43 min',
    by: 'lucas',
    starts: ['01:40', '14:05', '31:20'],
    captions: {by: 'rhys', checked: 1},
  },
  'planner-basics': {
    title: 'Planner, autumn release',
    length: '18 min',
    starts: ['00:45', '06:10', '12:30'],
  },
} as const satisfies Partial<Record<CourseId, Recording>>;

/** Files for a draft, from strong to weak. */
export const DRAFT_SOURCES = [
  {document: 'safety-handbook', verdict: 'Steps to follow', strength: 'Strong'},
  {file: 'toolbox-talk.mp4', verdict: 'One task, shown once', strength: 'Strong'},
  {document: 'planner-manual', verdict: 'Reads like a table of contents', strength: 'Add an aim'},
  {file: 'price-list.xlsx', verdict: 'Nothing to practise', strength: 'Weak'},
] as const satisfies readonly (({document: DocumentId} | {file: string}) & {verdict: string; strength: string})[];

/** Sentences that were reworded. */
export const REWORDINGS = {
  plain: {
    ask: 'Say it as you would on someone’s first day.',
    before: 'Operatives shall convey loads at the lowest practicable height.',
    after: 'Carry every load as low as you can.',
  },
  example: {
    ask: 'Use an example from Felixstowe.',
    before: 'For example, a stack of bricks on a ramp.',
    after: 'For example, two boilers on the ramp to bay 6.',
  },
  refund: {
    before: 'Refunds shall be effected via the original means of payment.',
    after: 'Pay the money back the way the customer paid.',
  },
  /** Suggested for the last lesson of “Forklift safety”, not published yet. */
  suggestion: {
    by: 'ingrid',
    before: 'Report damage to the shift lead.',
    after: 'Report damage to the shift lead before anyone uses the truck again.',
  },
} as const;

/** What version 7 of “Forklift safety” changed, in “Parking and charging”. */
export const CHANGES = [
  {before: 'Leave the truck in a charging bay.', after: 'Charging bays are for charging only.'},
  {before: 'Unplug it in the morning.', after: 'Unplug it when it is full, and move it.'},
] as const;

/** Versions of “Forklift safety” before those in the ledger, newest first; learners never saw the draft. */
export const EARLIER_VERSIONS = [
  {version: 4, by: 'daniel', on: '2026-01-12', change: 'New depot map'},
  {version: 3, by: 'arjun', on: '2025-12-01', change: 'Captions added'},
  {version: 2, by: 'daniel', on: '2025-11-06', change: 'Horn at every aisle end'},
  {version: 1, by: 'daniel', on: '2025-10-20', change: 'First edition'},
] as const satisfies readonly {version: number; by: PersonId; on: string; change: string}[];

/** How the first version was made: what AI drafted, and what its expert did afterwards. */
export const FIRST_VERSION = {
  course: 'forklift',
  drafted: '2025-10-13',
  by: 'daniel',
  checked: '2025-10-15',
  approved: '2025-10-17',
} as const;

/** Completions of “Forklift safety” a year ago, which are due again now. */
export const EARLIER_COMPLETIONS = {amara: '2025-11-13'} as const satisfies Partial<Record<PersonId, string>>;

/** Versions of “Food hygiene, level 2”, newest first: an edit on a Thursday was rolled back. */
export const HYGIENE_VERSIONS = [
  {version: 4, by: 'arjun', on: '2026-11-05', change: 'Shorter closing list', live: false},
  {version: 3, by: 'aoife', on: '2026-06-22', change: 'Shallow trays', live: true},
  {version: 2, by: 'arjun', on: '2026-02-09', change: 'Ten questions', live: false},
] as const satisfies readonly {version: number; by: PersonId; on: string; change: string; live: boolean}[];
