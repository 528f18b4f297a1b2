/** What authors decide and look up: choices, and lists of a course's parts. */
import {FIRST_VERSION, DRAFT_SOURCES, REWORDINGS, SOURCE_PAGES} from '../cast/authoring';
import {IMPORTS} from '../cast/imports';
import {COURSES, DOCUMENTS, type CourseId} from '../cast/learning';
import {COHORT, VERSIONS} from '../cast/ledger';
import {BLOCK, CHECKLISTS, FIRE_PLANS, NEXT_COHORT} from '../cast/plans';
import {CODING} from '../cast/quizzes';
import {addDays} from '../figures/days';
import {course as courseOf, day, jobOf, nameOf, progressOf} from '../figures/ledger';
import {courseSettings} from './courseSettings';
import type {Quiz, Recipe, Scene} from './types';

/** How far the learner of the block is with one of its courses. */
function standing(id: CourseId): Quiz['options'][number] {
  const {title, lessons} = courseOf(id);
  const progress = progressOf(BLOCK.person, id);
  if (!progress) return {text: title, meta: 'not started'};
  if ('passed' in progress) return {text: title, meta: `passed ${day(progress.passed)}`, state: 'right'};
  return {text: title, meta: `lesson ${progress.lessons + 1} of ${lessons.length}`};
}

export const editing = {
  ...courseSettings,

  decision: ({choose}) => {
    const {before, after} = REWORDINGS.refund;
    const [latest] = VERSIONS;
    const passed = BLOCK.courses.map((id) => standing(id));
    return choose<() => Scene>({
      wording: () => ({
        layout: 'quiz',
        label: 'Two wordings of a sentence',
        ground: 'iris',
        title: 'Which wording stays?',
        sub: `${courseOf('returns').title}, lesson 2`,
        tag: ['Plain words', 'iris'],
        ask: 'How we pay money back',
        options: [
          {text: before, meta: 'before'},
          {text: after, meta: 'suggested', state: 'picked'},
        ],
      }),
      step: () => ({
        layout: 'quiz',
        label: 'Two wordings of a checklist step',
        ground: 'brand',
        title: CHECKLISTS.tomasz.title,
        sub: `Step 1 of ${CHECKLISTS.tomasz.steps.length}`,
        ask: 'Which would two supervisors judge alike?',
        options: [
          {text: 'Works safely', meta: 'too vague', state: 'wrong'},
          {text: CHECKLISTS.tomasz.steps[0], meta: 'can be seen', state: 'right'},
        ],
      }),
      again: () => ({
        layout: 'quiz',
        label: 'Who has to take a new version again',
        ground: 'plain',
        title: `Publish version ${latest.version}`,
        sub: `${courseOf('forklift').title}: ${latest.change.toLowerCase()}`,
        ask: 'And those who have passed?',
        options: [
          {text: 'Leave completions alone'},
          {text: 'Tell them what is different', state: 'picked'},
          {text: 'Assign it again, with a new date'},
        ],
      }),
      edition: () => ({
        layout: 'quiz',
        label: 'A package replaced by its new edition',
        ground: 'plain',
        title: 'Replace package',
        sub: `${courseOf('electrics').title}, ${IMPORTS.electrics.file}`,
        ask: 'And those who are halfway through?',
        options: [
          {text: 'Finish the old edition', meta: 'due dates stay', state: 'picked'},
          {text: 'Start the new edition', meta: 'due dates stay'},
        ],
      }),
      block: () => ({
        layout: 'quiz',
        label: 'A plan that needs three courses of four',
        ground: 'brand',
        title: `Any ${BLOCK.needed} of ${BLOCK.courses.length}`,
        sub: `${nameOf(BLOCK.person)}, ${jobOf(BLOCK.person).toLowerCase()}`,
        tag: [`${passed.filter(({state}) => state).length} of ${BLOCK.needed}`, 'brand'],
        ask: 'Shop courses, in any order',
        options: passed,
      }),
      move: () => ({
        layout: 'quiz',
        label: 'A member who moves to the next cohort',
        ground: 'plain',
        title: 'Move to a later cohort',
        sub: `${nameOf('thandi')}, 2 of ${COURSES[COHORT.course].lessons.length} lessons finished`,
        ask: 'Which cohort?',
        options: [
          {text: COHORT.name, meta: `next session ${day(COHORT.sessions[3])}`},
          {
            text: NEXT_COHORT.name,
            meta: `lesson 3 session ${day(addDays(NEXT_COHORT.first, 28))}`,
            state: 'picked',
          },
        ],
      }),
    })();
  },

  inventory: ({choose}) =>
    choose<() => Scene>({
      sources: () => ({
        layout: 'table',
        label: 'Sources for a draft, from strong to weak',
        ground: 'iris',
        title: 'Sources',
        sub: 'Checked before the draft',
        rows: DRAFT_SOURCES.map((source) => ({
          lead: 'file' in source ? source.file : DOCUMENTS[source.document].file,
          sub: source.verdict,
          glyph: 'file' in source && source.file.endsWith('mp4') ? 'play' : 'file',
          tag: [
            source.strength,
            source.strength === 'Strong' ? 'brand' : source.strength === 'Weak' ? 'plain' : 'accent',
          ],
        })),
      }),
      standards: () => ({
        layout: 'table',
        label: 'Courses of four standards in one catalogue',
        ground: 'brand',
        title: 'Courses',
        sub: `${Object.keys(COURSES).length} in the catalogue`,
        rows: [
          ...(Object.keys(IMPORTS) as (keyof typeof IMPORTS)[]).map((id) => [id, IMPORTS[id].standard] as const),
          ['forklift', 'Made here'] as const,
        ].map(([id, origin]) => ({
          lead: courseOf(id).title,
          sub: `${courseOf(id).minutes} min, ${courseOf(id).lessons.length} lessons`,
          glyph: 'play',
          tag: [origin, 'plain'],
        })),
      }),
      authors: () => {
        const {document} = SOURCE_PAGES[FIRST_VERSION.course];
        return {
          layout: 'table',
          label: 'What AI wrote and what people published',
          ground: 'iris',
          title: courseOf(FIRST_VERSION.course).title,
          sub: 'Authors',
          rows: [
            ...VERSIONS.map(({version, by, on}) => ({
              lead: nameOf(by),
              sub: `version ${version}, ${day(on)}`,
              tag: ['Published', 'brand'] as const,
            })),
            {
              lead: 'AI',
              sub: `from ${DOCUMENTS[document].file}, ${day(FIRST_VERSION.drafted)}`,
              glyph: 'spark' as const,
              tag: ['Draft', 'iris'] as const,
            },
          ],
        };
      },
      cases: () => ({
        layout: 'table',
        label: 'The checks of a coding quiz in plain words',
        ground: 'brand',
        title: 'Checks',
        sub: CODING.title,
        tag: [`${CODING.checks.filter(({passed}) => passed).length} of ${CODING.checks.length} passed`, 'plain'],
        rows: CODING.checks.map(({name, detail, passed}) => ({
          lead: name,
          sub: detail,
          glyph: passed ? 'check' : 'cross',
          tag: passed ? ['Passed', 'brand'] : ['Failed', 'accent'],
        })),
      }),
      plans: () => ({
        layout: 'table',
        label: 'One course in several learning plans',
        ground: 'plain',
        title: courseOf('fire').title,
        sub: `In ${FIRE_PLANS.length} learning plans`,
        rows: FIRE_PLANS.map(({title, step, of, people}) => ({
          lead: title,
          sub: `step ${step} of ${of}`,
          glyph: 'people',
          meta: `${people} people`,
        })),
      }),
    })(),
} satisfies Record<string, Recipe>;
