/** Inside the lessons: their text, people's notes, flashcards and forum threads. Lessons are counted from 1. */
import type {TeamId} from './company';
import type {CourseId} from './learning';
import type {PersonId} from './people';

/** Paragraphs of a lesson's page; `marked` is the one that notes, questions and cards refer to. */
export const LESSON_TEXT = {
  charging: {
    course: 'forklift',
    lesson: 4,
    page: 3,
    paragraphs: [
      'Lower the forks to the floor and take the key.',
      'Stop at the yellow line and switch off before you plug in.',
      'Check that the fan is running.',
    ],
    marked: 1,
  },
  stability: {
    course: 'forklift',
    lesson: 2,
    page: 4,
    paragraphs: ['The plate on the truck gives its limit.', 'Drive with the forks low and the mast tilted back.'],
    marked: 1,
  },
  pressure: {
    course: 'heat-pump',
    lesson: 2,
    page: 5,
    paragraphs: ['Close both valves and note the reading.', 'The pressure must hold for 30 minutes.'],
    marked: 1,
  },
} as const satisfies Record<
  string,
  {course: CourseId; lesson: number; page: number; paragraphs: readonly string[]; marked: number}
>;

/** Flashcards by course. */
export const CARDS: Partial<Record<CourseId, readonly {lesson: number; front: string; back: string}[]>> = {
  forklift: [
    {lesson: 4, front: 'Where do you stop before charging?', back: 'At the yellow line'},
    {lesson: 2, front: 'How do you carry a load?', back: 'Forks low, mast tilted back'},
    {lesson: 2, front: 'Where is the load limit?', back: 'On the plate of the truck'},
  ],
  hygiene: [{lesson: 3, front: 'How fast must hot food cool?', back: 'Within 90 minutes'}],
  'heat-pump': [{lesson: 2, front: 'How long must the pressure hold?', back: '30 minutes'}],
};

/** Days until a card that someone keeps getting right comes back, round by round. */
export const GAPS = [1, 3, 8, 21, 84] as const;

/** Days until a card comes back after an answer; after “Again” it comes back within the minute. */
export const ANSWERS = [
  ['Hard', 1],
  ['Good', 4],
  ['Easy', 9],
] as const;

/** Cards that are due today, by the answer that brought them back, and how long they take. */
export const TODAYS_DECK = {cards: [4, 3, 2], minutes: 3} as const;

/** Cards of one lesson, with the date on which each is due again. */
export const CARD_DATES = {
  course: 'fire',
  lesson: 2,
  cards: [
    ['Which extinguisher for a fuse box?', 'forgotten once', '2026-11-11'],
    ['How far from the flames?', 'known twice', '2026-11-14'],
    ['Who rings the alarm?', 'known three times', '2026-11-27'],
    ['Which way out from where you work?', 'known four times', '2026-12-08'],
  ],
} as const satisfies {
  course: CourseId;
  lesson: number;
  cards: readonly (readonly [front: string, history: string, next: string])[];
};

/** A deck that keeps coming back after the course. */
export const EMERGENCY_DECK = {
  title: 'In an emergency',
  team: 'service-north',
  topics: ['Isolation valve', 'Alarm', 'Emergency call'],
  cards: 12,
  weekly: 2,
} as const satisfies {title: string; team: TeamId; topics: readonly string[]; cards: number; weekly: number};

/** What Amara noted while learning; of other courses, a moment of a video and a remark. */
export const NOTES = {
  remark: 'Ours is the line by bay 3.',
  remarkOn: '2026-11-09',
  summary: 'Yellow line first, then off, then plug in.',
  others: [
    {course: 'scanner', lesson: 1, kind: 'play', text: 'Video at 03:18: the plug clicks twice'},
    {course: 'manual-handling', lesson: 1, kind: 'star', text: 'Mind the plug by bay 3, people trip over it.'},
  ],
} as const satisfies {
  remark: string;
  remarkOn: string;
  summary: string;
  others: readonly {course: CourseId; lesson: number; kind: 'play' | 'star'; text: string}[];
};

/** What Sofia noted on two lessons, and the summary that AI wrote from it. */
export const SUMMARY = {
  person: 'sofia',
  course: 'allergens',
  notes: [
    [2, 'Bold on the label means allergen.'],
    [3, 'Ask before the order, not after.'],
  ],
  text: 'Read the bold words. Ask the guest before they order.',
} as const satisfies {
  person: PersonId;
  course: CourseId;
  notes: readonly (readonly [lesson: number, text: string])[];
  text: string;
};

/** Moments of a lesson's video that Amara marked. */
export const VIDEO_MARKS = {
  course: 'manual-handling',
  lesson: 2,
  length: '11:20',
  marks: [
    ['Feet apart, load close', '00:52'],
    ['Same grip for our crates', '04:12'],
    ['Turn with the feet', '09:55'],
  ],
  /** The one with words of her own. */
  own: 1,
} as const satisfies {
  course: CourseId;
  lesson: number;
  length: string;
  marks: readonly (readonly [label: string, at: string])[];
  own: number;
};

/** Questions of a course's forum, by lesson. */
export const QUESTIONS: Partial<Record<CourseId, readonly number[]>> = {forklift: [2, 1, 3, 9, 2]};

/** Forum threads: a question with its answer. */
export const THREADS = {
  charging: {
    course: 'forklift',
    lesson: 4,
    ask: {by: 'tomasz', at: '2026-11-09T17:14', text: 'The fan in bay 3 is off. Can I still plug in?'},
    answer: {by: 'daniel', at: '2026-11-09T17:31', text: 'No. Use bay 2 and report the fan.'},
  },
  counting: {
    course: 'scanner',
    lesson: 2,
    ask: {by: 'callum', at: '2026-11-09T07:20', text: 'One box short. Do I confirm the count?'},
    answer: {by: 'ingrid', at: '2026-11-09T07:26', text: 'No. Count again with someone, then report it.'},
  },
  cooling: {
    course: 'hygiene',
    lesson: 3,
    ask: {by: 'yuki', at: '2026-11-06T15:05', text: 'Does warm soup go straight into the fridge?'},
    answer: {by: 'aoife', at: '2026-11-06T15:40', text: 'No. Into shallow trays first, then the fridge.'},
  },
  pressure: {
    course: 'heat-pump',
    lesson: 2,
    ask: {by: 'elif', at: '2026-11-09T11:02', text: 'It drops a little, then holds. Is that a leak?'},
    answer: {by: 'rhys', at: '2026-11-09T11:20', text: 'Let it settle, then start the 30 minutes again.'},
  },
} as const satisfies Record<
  string,
  {course: CourseId; lesson: number} & Record<'ask' | 'answer', {by: PersonId; at: string; text: string}>
>;

/** The answer that version 7 of “Forklift safety” made wrong. */
export const OLD_ANSWER = {
  course: 'forklift',
  lesson: 4,
  marked: '2026-08-20',
  text: 'Plug in first, then switch off',
} as const;

/** Questions without an answer, the longest wait first, and who looks after the forum. */
export const WAITING = {
  course: 'manual-handling',
  carers: ['daniel', 'ingrid'],
  questions: [
    ['mateo', 3, '26 hours'],
    ['callum', 4, '3 hours'],
    ['leila', 2, '1 hour'],
  ],
} as const satisfies {
  course: CourseId;
  carers: readonly PersonId[];
  questions: readonly (readonly [by: PersonId, lesson: number, waited: string])[];
};
