/** A page of a text on the left, and what its author does with it on the right. */
import {CHANGES, LESSON_CHECKS, REWORDINGS, SOURCE_PAGES, type SourcedCourseId} from '../cast/authoring';
import {PREVIEW} from '../cast/imports';
import {DOCUMENTS, type CourseId} from '../cast/learning';
import {VERSIONS} from '../cast/ledger';
import {CARDS, LESSON_TEXT, NOTES, THREADS} from '../cast/lessons';
import {QUESTIONS} from '../cast/quizzes';
import {addDays} from '../figures/days';
import {course as courseOf, day, nameOf} from '../figures/ledger';
import type {LessonText} from './learning/parts';
import {exchange} from './together';
import type {Page, Recipe, Scene, Tag} from './types';

type Body = Page['body'];

export const AI_TAG: Tag = ['AI draft', 'iris'];

const sourced = (id: CourseId): SourcedCourseId => (id in SOURCE_PAGES ? (id as SourcedCourseId) : 'forklift');

/** Length and parts of a course in one line. */
export const sizeOf = (id: CourseId): string => {
  const {minutes, lessons, questions} = courseOf(id);
  return `${minutes} min, ${lessons.length} lessons, ${questions} questions`;
};

export const quizOf = (id: CourseId): string => `Quiz, ${courseOf(id).questions} questions`;

/** A section of a page as it is printed. */
export const sectionText = ({number, title, text}: {number: string; title: string; text: string}): string =>
  `${number} ${title}. ${text}`;

/** The page that a course was made from, with some of its sections; `marked` are highlighted. */
function sourcePage(
  id: SourcedCourseId,
  sections: readonly number[],
  marked: readonly number[] = sections,
): Pick<Page, 'layout' | 'file' | 'page' | 'paragraphs'> {
  const {document, page, sections: all} = SOURCE_PAGES[id];
  return {
    layout: 'page',
    file: DOCUMENTS[document].file,
    page,
    paragraphs: sections.map((at) => ({text: sectionText(all[at]!), marked: marked.includes(at)})),
  };
}

/** The window of a page, and the picture with the page and that window. */
const beside = (page: Pick<Page, 'layout' | 'file' | 'page' | 'paragraphs'>, body: Body): Page => ({
  ...page,
  label: body.label,
  ground: body.ground,
  title: body.title,
  body,
});

/** The wording of “Parking and charging” on the day before the latest version, and which version was live when. */
function wordingOnADay(): Scene {
  const [latest, then] = VERSIONS;
  const on = addDays(latest.on, -1);
  const {title, lessons} = courseOf('forklift');
  return beside(
    {
      layout: 'page',
      file: `${title}, version ${then.version}`,
      page: 4,
      paragraphs: [{text: lessons[3]!}, ...CHANGES.map(({before}) => ({text: before}))],
    },
    {
      layout: 'outline',
      label: 'The wording of a course on a given day',
      ground: 'brand',
      title: `Live on ${day(on)}`,
      sub: title,
      tag: [`Version ${then.version}`, 'brand'],
      steps: VERSIONS.map(({version, on: from}, at) => ({
        mark: String(version),
        label: `${day(from)} to ${at ? day(addDays(VERSIONS[at - 1]!.on, -1)) : 'today'}`,
        state: version === then.version ? 'done' : 'todo',
      })),
    },
  );
}

const draft = (id: SourcedCourseId): Scene => {
  const {sections} = SOURCE_PAGES[id];
  const {title, lessons} = courseOf(id);
  return beside(sourcePage(id, [1, 2, 3]), {
    layout: 'outline',
    label: 'A course drafted from a page of a document',
    ground: 'iris',
    title,
    sub: sizeOf(id),
    tag: AI_TAG,
    steps: [
      ...lessons.map((label, at) => ({label, meta: sections[at]!.number, state: 'ai' as const})),
      {label: quizOf(id), state: 'ai'},
    ],
  });
};

const check = (id: SourcedCourseId): Scene => {
  const {lesson, by, drafted, admin, cut, remark} = LESSON_CHECKS[id];
  const page = sourcePage(id, [lesson]);
  return beside(
    {...page, paragraphs: [...page.paragraphs, {text: sectionText(admin), marked: true}]},
    {
      layout: 'thread',
      label: 'A drafted lesson next to its source',
      ground: 'iris',
      title: courseOf(id).lessons[lesson]!,
      sub: `Lesson ${lesson + 1}, from page ${page.page}`,
      tag: AI_TAG,
      items: [
        {kind: 'ai', meta: SOURCE_PAGES[id].sections[lesson]!.number, text: drafted},
        {kind: 'cut', meta: admin.number, text: cut},
        {kind: 'say', name: nameOf(by), text: remark},
      ],
    },
  );
};

const preview = (): Scene =>
  beside(
    {
      layout: 'page',
      file: courseOf('first-aid').title,
      page: PREVIEW.page,
      paragraphs: PREVIEW.paragraphs.map((text) => ({text})),
    },
    {
      layout: 'thread',
      label: 'The preview of an imported course',
      ground: 'accent',
      title: 'Preview',
      sub: `Open to ${nameOf(PREVIEW.by)} only`,
      tag: [`${PREVIEW.found.length} faults`, 'accent'],
      items: PREVIEW.found.map((text) => ({kind: 'quote', text})),
    },
  );

const suggestion = (): Scene => {
  const {by, before, after} = REWORDINGS.suggestion;
  const {title, lessons} = courseOf('forklift');
  return beside(
    {
      layout: 'page',
      file: `${title}, version ${VERSIONS[0].version}`,
      page: lessons.length,
      paragraphs: [{text: lessons[lessons.length - 1]!}, {text: before}],
    },
    {
      layout: 'thread',
      label: 'A suggestion for a lesson that isn’t published',
      ground: 'accent',
      title: 'Suggestion',
      sub: 'Not in any version yet',
      tag: ['Open', 'accent'],
      items: [
        {kind: 'cut', text: before},
        {kind: 'add', text: after},
        {kind: 'say', name: nameOf(by), text: 'We had a truck taken out again last week.'},
      ],
    },
  );
};

/** A lesson as a learner reads it, with a panel about its marked paragraph. */
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

/** A page of text with what someone writes next to it: its author, its reviewer, or a learner. */
const BESIDE: Record<string, Recipe> = {
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

  draft: ({course}) => check(sourced(course)),

  preview,

  suggestion,
};

export const pages = {
  'document-to-course': ({course, choose}) => choose({draft: () => draft(sourced(course)), live: wordingOnADay})(),

  'lesson-page': (slice) => slice.choose(BESIDE)(slice),

  'question-from-source': ({course, choose}) => {
    const id = sourced(course);
    const {lesson, number, ask, options, right} = QUESTIONS[id];
    const isDraft = choose({draft: true, live: false});
    return beside(sourcePage(id, [lesson - 1, lesson], [lesson]), {
      layout: 'quiz',
      label: isDraft ? 'A question drafted from a passage' : 'A question and the passage that it comes from',
      ground: isDraft ? 'iris' : 'brand',
      title: courseOf(id).lessons[lesson]!,
      sub: `Question ${number} of ${courseOf(id).questions}`,
      tag: isDraft ? AI_TAG : undefined,
      ask,
      options: options.map((text, at) => (at === right ? {text, state: 'right'} : {text})),
    });
  },
} satisfies Record<string, Recipe>;
