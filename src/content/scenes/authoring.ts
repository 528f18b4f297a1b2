/** Making courses: from a document, a prompt, a video or a package to a reviewed and published course. */
import {DOCUMENTS, type CourseId} from '../cast/learning';
import {
  CHANGES,
  EARLIER_VERSIONS,
  HYGIENE_VERSIONS,
  LESSON_CHECKS,
  PROMPT,
  RECORDING,
  REVIEWS,
  REWORDINGS,
  SOURCE_PAGES,
  type SourcedCourseId,
} from '../cast/authoring';
import {IMPORTS, PREVIEW, REFUSED, type ImportedCourseId} from '../cast/imports';
import {VERSIONS} from '../cast/ledger';
import {SKETCH} from '../cast/plans';
import {QUESTIONS} from '../cast/quizzes';
import {course as courseOf, day, nameOf} from '../../lib/ledger';
import {addDays} from '../../lib/days';
import {editing} from './editing';
import type {Page, Recipe, Scene, Tag} from './types';

type Body = Page['body'];

const AI_TAG: Tag = ['AI draft', 'iris'];

const sourced = (id: CourseId): SourcedCourseId => (id in SOURCE_PAGES ? (id as SourcedCourseId) : 'forklift');

const imported = (id: CourseId): ImportedCourseId => (id in IMPORTS ? (id as ImportedCourseId) : 'first-aid');

const sizeOf = (id: CourseId): string => {
  const {minutes, lessons, questions} = courseOf(id);
  return `${minutes} min, ${lessons.length} lessons, ${questions} questions`;
};

const quizOf = (id: CourseId): string => `Quiz, ${courseOf(id).questions} questions`;

const sectionText = ({number, title, text}: {number: string; title: string; text: string}): string =>
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
      ground: 'plain',
      title: `Live on ${day(on)}`,
      sub: title,
      tag: [`Version ${then.version}`, 'brand'],
      steps: VERSIONS.map(({version, by, on: from}, at) => ({
        mark: String(version),
        label: `${day(from)} to ${at ? day(addDays(VERSIONS[at - 1]!.on, -1)) : 'today'}`,
        meta: nameOf(by),
        state: version === then.version ? 'done' : 'todo',
      })),
    },
  );
}

const draft = (id: SourcedCourseId): Scene => {
  const {page, sections} = SOURCE_PAGES[id];
  const {title, lessons} = courseOf(id);
  return beside(sourcePage(id, [1, 2, 3]), {
    layout: 'outline',
    label: 'A course drafted from a page of a document',
    ground: 'iris',
    title,
    sub: sizeOf(id),
    tag: AI_TAG,
    steps: [
      ...lessons.map((label, at) => ({label, meta: `page ${page}, ${sections[at]!.number}`, state: 'ai' as const})),
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
      sub: `Page ${PREVIEW.page} of ${IMPORTS['first-aid'].pages}`,
      tag: [`${PREVIEW.found.length} faults`, 'accent'],
      items: PREVIEW.found.map((text) => ({kind: 'quote', name: nameOf(PREVIEW.by), text})),
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
      ground: 'plain',
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

export const authoring = {
  ...editing,

  'document-to-course': ({course, choose}) => choose({draft: () => draft(sourced(course)), live: wordingOnADay})(),

  'lesson-check': ({course, choose}) => choose({draft: () => check(sourced(course)), preview, suggestion})(),

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

  'new-course': ({course, choose}) => {
    const pack = IMPORTS[imported(course)];
    const {lessons, questions, title} = courseOf(imported(course));
    return choose<() => Scene>({
      prompt: () => ({
        layout: 'outline',
        label: 'A course outline drafted from a prompt',
        ground: 'iris',
        title: courseOf(PROMPT.course).title,
        sub: sizeOf(PROMPT.course),
        tag: AI_TAG,
        source: {kind: 'prompt', title: `“${PROMPT.text}”`, meta: 'Plain English, one short quiz'},
        steps: [...courseOf(PROMPT.course).lessons, quizOf(PROMPT.course)].map((label) => ({label, state: 'ai'})),
      }),
      video: () => ({
        layout: 'outline',
        label: 'A course drafted from a video',
        ground: 'iris',
        title: courseOf(RECORDING.course).title,
        sub: sizeOf(RECORDING.course),
        tag: AI_TAG,
        source: {
          kind: 'video',
          title: RECORDING.title,
          meta: `${RECORDING.minutes} min, ${nameOf(RECORDING.by)}`,
        },
        steps: [
          ...courseOf(RECORDING.course).lessons.map((label, at) => {
            const checked = at < RECORDING.captions.checked;
            return {
              label,
              meta: `from ${RECORDING.starts[at]!}`,
              state: checked ? ('done' as const) : ('ai' as const),
              tag: checked ? (['Captions checked', 'brand'] as const) : undefined,
            };
          }),
          {label: quizOf(RECORDING.course), state: 'ai'},
        ],
        note: {
          title: nameOf(RECORDING.captions.by),
          text: 'checks the captions',
          person: nameOf(RECORDING.captions.by),
        },
      }),
      package: () => ({
        layout: 'outline',
        label: 'The import of a course',
        ground: 'plain',
        title,
        sub: 'Import',
        tag: [pack.standard, 'plain'],
        source:
          'file' in pack
            ? {
                kind: 'package',
                title: pack.file,
                meta: `${pack.megabytes} MB`,
                lines: [REFUSED.missing, 'pages/01.html', 'quiz/final.xml'],
              }
            : undefined,
        steps: [
          {
            label: 'Unpacked',
            meta: 'file' in pack ? `${pack.pages} pages, ${lessons.length} lessons` : undefined,
            state: 'done',
          },
          {label: 'Mapped', meta: `pass, score and ${questions} questions`, state: 'done'},
          {label: 'Preview', meta: 'file' in pack ? `page 1 of ${pack.pages}` : undefined, state: 'now'},
          {label: 'Publish', state: 'todo'},
        ],
      }),
      plan: () => ({
        layout: 'outline',
        label: 'A learning plan with courses still to be written',
        ground: 'accent',
        title: SKETCH.title,
        sub: 'Sketch of a plan',
        tag: [`${SKETCH.steps.filter(({written}) => !written).length} to write`, 'accent'],
        steps: SKETCH.steps.map(({label, meta, written}) => ({
          label,
          meta,
          state: written ? 'todo' : 'now',
          mark: written ? undefined : '+',
          tag: written ? undefined : ['To write', 'accent'],
        })),
      }),
    })();
  },

  approvals: ({course, choose}) => {
    const id = course in REVIEWS ? (course as keyof typeof REVIEWS) : 'forklift';
    const {by, approved} = REVIEWS[id];
    const {title, lessons, document} = courseOf(id);
    const parts = [...lessons, quizOf(id)];
    return choose<() => Scene>({
      parts: () => ({
        layout: 'outline',
        label: 'A draft that an expert approves part by part',
        ground: 'iris',
        title,
        sub: document && `Draft from ${DOCUMENTS[document].file}`,
        tag: [`${approved} of ${parts.length} approved`, 'brand'],
        steps: parts.map((label, at) =>
          at < approved
            ? {label, meta: `approved by ${nameOf(by)}`, state: 'done'}
            : {label, meta: 'not checked yet', state: 'ai', tag: ['Draft', 'iris']},
        ),
      }),
      refused: () => ({
        layout: 'outline',
        label: 'An import that was refused',
        ground: 'accent',
        title: REFUSED.file,
        sub: 'Import',
        tag: ['Refused', 'accent'],
        steps: [
          {label: 'Unpack', meta: `${REFUSED.missing} is missing`, state: 'now', tag: ['Stopped here', 'accent']},
          {label: 'Map', state: 'todo'},
          {label: 'Preview', state: 'todo'},
          {label: 'Publish', state: 'todo'},
        ],
      }),
    })();
  },

  refine: ({choose}) => {
    const {title, lessons} = courseOf('forklift');
    const [latest, earlier] = VERSIONS;
    const edit = ({ask, before, after}: {ask: string; before: string; after: string}): Scene => ({
      layout: 'thread',
      label: 'A sentence reworded by AI',
      ground: 'iris',
      title: lessons[1]!,
      sub: `${title}, lesson 2`,
      tag: ['Suggestion', 'iris'],
      items: [
        {kind: 'say', name: nameOf('daniel'), text: ask},
        {kind: 'cut', text: before},
        {kind: 'add', text: after},
      ],
      prompt: 'Ask for another version',
    });
    return choose<() => Scene>({
      plain: () => edit(REWORDINGS.plain),
      example: () => edit(REWORDINGS.example),
      compare: () => ({
        layout: 'thread',
        label: 'Two versions of a lesson compared',
        ground: 'plain',
        title: `Version ${earlier.version} and version ${latest.version}`,
        sub: `${title}, lesson 4: ${lessons[3]}`,
        tag: [`${CHANGES.length} changes`, 'plain'],
        items: CHANGES.flatMap(({before, after}) => [
          {kind: 'cut', text: before} as const,
          {kind: 'add', text: after} as const,
        ]),
      }),
    })();
  },

  versions: ({choose}) =>
    choose<() => Scene>({
      list: () => ({
        layout: 'outline',
        label: 'The version history of a course',
        ground: 'plain',
        title: courseOf('forklift').title,
        sub: 'Version history',
        steps: [...VERSIONS, EARLIER_VERSIONS[0]].map(({version, by, on, change}, at) => ({
          mark: String(version),
          label: change,
          meta: `${nameOf(by)}, ${day(on)}`,
          state: at ? 'todo' : 'done',
          tag: at ? undefined : ['Live', 'brand'],
        })),
      }),
      restored: () => ({
        layout: 'outline',
        label: 'A course after a rollback',
        ground: 'plain',
        title: courseOf('hygiene').title,
        sub: 'Version history',
        steps: HYGIENE_VERSIONS.map(({version, by, on, change, live}) => ({
          mark: String(version),
          label: change,
          meta: `${nameOf(by)}, ${day(on)}`,
          state: live ? 'done' : 'todo',
          tag: live ? ['Live again', 'brand'] : undefined,
        })),
      }),
    })(),
} satisfies Record<string, Recipe>;
