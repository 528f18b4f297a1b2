/** Making courses: from a prompt, a video or a package to a reviewed and published course. */
import {ACCESS_ROLES, REVIEW} from '../cast/access';
import {
  CHANGES,
  EARLIER_VERSIONS,
  FIRST_VERSION,
  HYGIENE_VERSIONS,
  PROMPT,
  RECORDINGS,
  REVIEWS,
  REWORDINGS,
  type Recording,
} from '../cast/authoring';
import {IMPORTS, REFUSED, type ImportedCourseId} from '../cast/imports';
import {DOCUMENTS, type CourseId} from '../cast/learning';
import {VERSIONS} from '../cast/ledger';
import {SKETCH} from '../cast/plans';
import {BLOOM_LEVELS, REWRITE} from '../cast/reports';
import {course as courseOf, day, nameOf} from '../figures/ledger';
import {editing} from './editing';
import {AI_TAG, pages, quizOf, sizeOf} from './pages';
import type {Recipe, Scene} from './types';

const imported = (id: CourseId): ImportedCourseId => (id in IMPORTS ? (id as ImportedCourseId) : 'first-aid');

/** A course drafted from a recording, of which someone may have checked the captions. */
function fromVideo(id: CourseId): Scene {
  const {title, length, by, starts, captions} = (RECORDINGS as Partial<Record<CourseId, Recording>>)[id]!;
  return {
    layout: 'outline',
    label: 'A course drafted from a video',
    ground: 'iris',
    title: courseOf(id).title,
    sub: sizeOf(id),
    tag: AI_TAG,
    source: {kind: 'video', title, meta: by ? `${length}, ${nameOf(by)}` : length},
    steps: [
      ...courseOf(id).lessons.map((label, at) => {
        const checked = at < (captions?.checked ?? 0);
        return {
          label,
          meta: `from ${starts[at]!}`,
          state: checked ? ('done' as const) : ('ai' as const),
          tag: checked ? (['Captions checked', 'brand'] as const) : undefined,
        };
      }),
      {label: quizOf(id), state: 'ai'},
    ],
    note: captions && {title: nameOf(captions.by), text: 'checks the captions', person: nameOf(captions.by)},
  };
}

export const authoring = {
  ...pages,
  ...editing,

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
      video: () => fromVideo(course),
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
      question: () => ({
        layout: 'thread',
        label: 'A question moved up a level',
        ground: 'iris',
        title: `Question ${REWRITE.lesson}`,
        sub: `${courseOf(REWRITE.course).title}, lesson ${REWRITE.lesson}`,
        tag: ['Suggestion', 'iris'],
        items: [
          {kind: 'cut', meta: BLOOM_LEVELS[REWRITE.before.level], text: REWRITE.before.text},
          {kind: 'add', meta: BLOOM_LEVELS[REWRITE.after.level], text: REWRITE.after.text},
        ],
        note: {
          title: `With ${nameOf(REWRITE.reviewer)}`,
          text: 'to accept or correct',
          person: nameOf(REWRITE.reviewer),
        },
      }),
      review: () => ({
        layout: 'thread',
        label: 'A reviewer’s comments on a draft',
        ground: 'plain',
        title: courseOf(REVIEW.course).lessons[REVIEW.lesson]!,
        sub: courseOf(REVIEW.course).title,
        tag: ['Draft', 'plain'],
        items: [
          {kind: 'quote', text: REVIEW.draft},
          {
            kind: 'say',
            name: nameOf(REVIEW.comment.by),
            meta: ACCESS_ROLES.reviewer.name,
            text: REVIEW.comment.text,
          },
          {kind: 'answer', name: nameOf(REVIEW.reply.by), meta: ACCESS_ROLES.author.name, text: REVIEW.reply.text},
        ],
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
      first: () => {
        const {course, by, drafted, checked, approved} = FIRST_VERSION;
        const first = EARLIER_VERSIONS[EARLIER_VERSIONS.length - 1]!;
        return {
          layout: 'outline',
          label: 'How the first version of a course was made',
          ground: 'iris',
          title: courseOf(course).title,
          sub: `From draft to version ${first.version}`,
          steps: [
            {label: 'Outline, lessons, quiz', meta: `AI, ${day(drafted)}`, state: 'ai', tag: ['Draft', 'iris']},
            {
              label: 'Facts and examples',
              meta: `${nameOf(by)}, ${day(checked)}`,
              state: 'done',
              tag: ['Checked', 'brand'],
            },
            {label: 'All parts', meta: `${nameOf(by)}, ${day(approved)}`, state: 'done', tag: ['Approved', 'brand']},
            {
              label: `Version ${first.version}`,
              meta: `${nameOf(first.by)}, ${day(first.on)}`,
              state: 'done',
              tag: ['Published', 'brand'],
            },
          ],
          note: {title: 'Up to 90%', text: 'saved creation time', tone: 'iris', glyph: 'spark'},
        };
      },
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
