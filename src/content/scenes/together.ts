/** Notes, forums and live sessions, and the lists and charts around learning. */
import {timeOf} from '../figures/days';
import {longDay} from '../figures/learning';
import {course as courseOf, day, jobOf, nameOf} from '../figures/ledger';
import {SITES, TEAMS} from '../cast/company';
import {POINTS} from '../cast/engagement';
import {COHORT} from '../cast/ledger';
import {LESSON_TEXT, NOTES, SUMMARY, THREADS} from '../cast/lessons';
import {PEOPLE, type PersonId} from '../cast/people';
import {COHORT_ROOM} from '../cast/sessions';
import {FIGURES} from './learning/figures';
import {LIST} from './learning/lists';
import {cohortSession, lessonTitle, markedText} from './learning/parts';
import {SESSION} from './learning/sessions';
import type {Recipe, Thread} from './types';

const siteOf = (id: PersonId): string => SITES[TEAMS[PEOPLE[id].team].site];

/** A question with its answer, as messages. */
export const exchange = (
  {ask, answer}: (typeof THREADS)[keyof typeof THREADS],
  extra = jobOf(answer.by),
): Thread['items'] => [
  {kind: 'say', name: nameOf(ask.by), meta: `${siteOf(ask.by)}, ${timeOf(ask.at)}`, text: ask.text},
  {kind: 'answer', name: nameOf(answer.by), meta: extra, text: answer.text},
];

const forumThread =
  (key: keyof typeof THREADS, extra?: string): Recipe =>
  () => {
    const {course, lesson, ask} = THREADS[key];
    return {
      layout: 'thread',
      label: 'A course forum',
      ground: 'brand',
      title: `Forum: ${courseOf(course).title}`,
      sub: `Lesson ${lesson}, ${day(ask.at)}`,
      tag: ['Answered', 'brand'],
      items: exchange(THREADS[key], extra),
      prompt: 'Reply',
    };
  };

const FORUM: Record<string, Recipe> = {
  charging: forumThread('charging'),
  counting: forumThread('counting', `${POINTS.answer} points for the answer`),
  cooling: forumThread('cooling'),
  room: () => ({
    layout: 'thread',
    label: 'The forum of a cohort before its session',
    ground: 'brand',
    title: `Forum: ${COHORT.name}`,
    sub: `Session on ${longDay(cohortSession().date)}, ${COHORT_ROOM.at}`,
    items: COHORT_ROOM.posts.map(({by, on, text}) => ({kind: 'say', name: nameOf(by), meta: day(on), text})),
    prompt: 'Reply',
  }),
};

const NOTES_ON: Record<string, Recipe> = {
  column: ({person}) => {
    const {course, lesson} = LESSON_TEXT.charging;
    return {
      layout: 'thread',
      label: 'A quotation, a comment and a summary',
      ground: 'plain',
      title: `Lesson ${lesson}: ${lessonTitle(course, lesson)}`,
      sub: 'My notes',
      items: [
        {kind: 'quote', meta: 'from the lesson', text: markedText(LESSON_TEXT.charging)},
        {kind: 'say', name: nameOf(person), meta: 'you', text: NOTES.remark},
        {kind: 'ai', name: 'Summary', meta: 'by AI', text: NOTES.summary},
      ],
    };
  },

  card: ({person}) => {
    const {course, lesson} = LESSON_TEXT.charging;
    return {
      layout: 'thread',
      label: 'A note that becomes a flashcard',
      ground: 'plain',
      title: `Note on lesson ${lesson}`,
      sub: courseOf(course).title,
      items: [
        {kind: 'quote', meta: 'marked', text: markedText(LESSON_TEXT.charging)},
        {kind: 'say', name: nameOf(person), meta: day(NOTES.remarkOn), text: NOTES.remark},
      ],
      prompt: 'Make a flashcard',
    };
  },
};

export const together = {
  notes: (slice) => slice.choose(NOTES_ON)(slice),

  'notes-summary': () => {
    const {person, course, notes, text} = SUMMARY;
    return {
      layout: 'thread',
      label: 'A summary of one’s own notes',
      ground: 'iris',
      title: 'Summary of my notes',
      sub: courseOf(course).title,
      tag: ['By AI', 'iris'],
      items: [
        ...notes.map(([lesson, note]) => ({
          kind: 'say' as const,
          name: nameOf(person),
          meta: `lesson ${lesson}`,
          text: note,
        })),
        {kind: 'ai', name: 'Summary', meta: `of ${notes.length} notes`, text},
      ],
    };
  },

  forum: (slice) => slice.choose(FORUM)(slice),

  'live-session': (slice) => slice.choose(SESSION)(slice),

  'learning-list': (slice) => slice.choose(LIST)(slice),

  'learning-chart': (slice) => slice.choose(FIGURES)(slice),
} satisfies Record<string, Recipe>;
