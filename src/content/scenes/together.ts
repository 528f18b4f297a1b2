/** Notes, forums and live sessions, and the lists, charts and settings around learning. */
import {longDay, time} from '../figures/learning';
import {course as courseOf, day, jobOf, nameOf} from '../figures/ledger';
import {SITES, TEAMS} from '../cast/company';
import {COLLECTIONS, POINTS, WITHDRAWN} from '../cast/engagement';
import {DOCUMENTS} from '../cast/learning';
import {COHORT, VERSIONS} from '../cast/ledger';
import {CARDS, LESSON_TEXT, NOTES, OLD_ANSWER, SUMMARY, THREADS} from '../cast/lessons';
import {PEOPLE, type PersonId} from '../cast/people';
import {COHORT_ROOM} from '../cast/sessions';
import {FIGURES} from './learning/figures';
import {LIST} from './learning/lists';
import {cohortSession, lessonTitle, markedText, type LessonText} from './learning/parts';
import {SESSION} from './learning/sessions';
import {SETTINGS} from './learning/settings';
import type {Page, Recipe, Thread} from './types';

const siteOf = (id: PersonId): string => SITES[TEAMS[PEOPLE[id].team].site];

/** A question with its answer, as messages. */
const exchange = ({ask, answer}: (typeof THREADS)[keyof typeof THREADS], extra = jobOf(answer.by)): Thread['items'] => [
  {kind: 'say', name: nameOf(ask.by), meta: `${siteOf(ask.by)}, ${time(ask.at)}`, text: ask.text},
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

/** A lesson's page with a panel made from its marked paragraph. */
const lessonPage = (text: LessonText, body: Page['body']): Page => ({
  layout: 'page',
  label: 'A lesson with what belongs to it',
  ground: body.ground,
  title: courseOf(text.course).title,
  file: `${courseOf(text.course).title}, lesson ${text.lesson}`,
  page: text.page,
  paragraphs: text.paragraphs.map((paragraph, at) => ({text: paragraph, marked: at === text.marked})),
  body,
});

const LESSON: Record<string, Recipe> = {
  note: () =>
    lessonPage(LESSON_TEXT.charging, {
      layout: 'thread',
      label: 'Notes',
      ground: 'plain',
      title: 'My notes',
      items: [{kind: 'say', name: nameOf('amara'), meta: day(NOTES.remarkOn), text: NOTES.remark}],
      prompt: 'Add a note',
    }),

  question: () =>
    lessonPage(LESSON_TEXT.pressure, {
      layout: 'thread',
      label: 'Forum',
      ground: 'brand',
      title: `Questions on lesson ${LESSON_TEXT.pressure.lesson}`,
      items: exchange(THREADS.pressure),
    }),

  cards: () => {
    const {course, lesson} = LESSON_TEXT.stability;
    return lessonPage(LESSON_TEXT.stability, {
      layout: 'thread',
      label: 'Flashcards drafted by AI',
      ground: 'iris',
      title: 'Suggested cards',
      tag: ['AI draft', 'iris'],
      items: CARDS[course]!.filter((card) => card.lesson === lesson).map(({front, back}, at) => ({
        kind: 'ai',
        name: `Card ${at + 1}`,
        text: `${front} ${back}.`,
      })),
    });
  },
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

const HISTORY: Record<string, Recipe> = {
  answer: () => {
    const {course, lesson, marked, text} = OLD_ANSWER;
    const {version, by, on, change} = VERSIONS[0];
    return {
      layout: 'outline',
      label: 'An answer that lost its mark when the rule changed',
      ground: 'plain',
      title: `Answers in lesson ${lesson}`,
      sub: courseOf(course).title,
      steps: [
        {label: `“${text}”`, meta: `marked ${day(marked)}`, state: 'done'},
        {label: `Version ${version}: ${change}`, meta: `${nameOf(by)}, ${day(on)}`, state: 'done'},
        {label: 'Mark removed', meta: `${nameOf(by)}, ${day(on)}`, state: 'now'},
        {label: `“${THREADS.charging.answer.text}”`, meta: `marked ${day(on)}`, state: 'done'},
      ],
    };
  },

  revoked: () => {
    const {course, person, issued, noticed, by} = WITHDRAWN;
    return {
      layout: 'outline',
      label: 'A certificate that was withdrawn, and its history',
      ground: 'plain',
      title: `Certificate: ${courseOf(course).title}`,
      sub: nameOf(person),
      tag: ['No longer valid', 'accent'],
      steps: [
        {label: 'Issued', meta: day(issued), state: 'done'},
        {label: 'Result of another Martin', meta: `noticed ${day(noticed)}`, state: 'done'},
        {label: `Withdrawn by ${nameOf(by)}`, meta: day(noticed), state: 'now'},
        {label: 'Public page updated', meta: day(noticed), state: 'done'},
      ],
    };
  },

  handover: () => {
    const {title, by, started, shared, follower, followed, added, document, page, followers} =
      COLLECTIONS['first-month'];
    return {
      layout: 'outline',
      label: 'A collection that a colleague takes over',
      ground: 'brand',
      title,
      sub: `By ${nameOf(by)}`,
      tag: [`${followers} followers`, 'brand'],
      steps: [
        {label: 'Started', meta: day(started), state: 'done'},
        {label: `Shared with the ${TEAMS[PEOPLE[by].team].name.toLowerCase()}`, meta: day(shared), state: 'done'},
        {label: `Followed by ${nameOf(follower)}`, meta: day(followed), state: 'done'},
        {label: `${DOCUMENTS[document].title}, page ${page}, added`, meta: day(added), state: 'now'},
      ],
    };
  },
};

export const together = {
  'lesson-page': (slice) => slice.choose(LESSON)(slice),

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

  history: (slice) => slice.choose(HISTORY)(slice),

  'live-session': (slice) => slice.choose(SESSION)(slice),

  'learning-list': (slice) => slice.choose(LIST)(slice),

  'learning-chart': (slice) => slice.choose(FIGURES)(slice),

  'learning-settings': (slice) => slice.choose(SETTINGS)(slice),
} satisfies Record<string, Recipe>;
