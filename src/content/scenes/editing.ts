/** What authors set, decide and look up: forms, choices and lists of a course's parts. */
import {FIRST_VERSION, DRAFT_SOURCES, HYGIENE_VERSIONS, PROMPT, REWORDINGS, SOURCE_PAGES} from '../cast/authoring';
import {IMPORTS} from '../cast/imports';
import {COURSES, DOCUMENTS, type CourseId, type SkillId} from '../cast/learning';
import {COHORT, VERSIONS} from '../cast/ledger';
import {BLOCK, CHECKLISTS, FIRE_PLANS, NEXT_COHORT, PHOTO} from '../cast/plans';
import {CODING, POOL} from '../cast/quizzes';
import {AIMS, BLOOM_LEVELS, QUESTION_LEVELS} from '../cast/reports';
import {course as courseOf, day, jobOf, nameOf, progressOf, skillName, weekday} from '../figures/ledger';
import {addDays, timeOf} from '../figures/days';
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
  'course-settings': ({course, choose}) => {
    const restored = HYGIENE_VERSIONS.find(({live}) => live)!;
    const [edit] = HYGIENE_VERSIONS;
    const steps = CHECKLISTS[PHOTO.person].seen;
    return choose<() => Scene>({
      rules: () => ({
        layout: 'form',
        label: 'A draft with a rule and a source of its own',
        ground: 'iris',
        title: 'Sources and rules',
        sub: courseOf(PROMPT.course).title,
        tag: ['AI draft', 'iris'],
        fields: [
          ['text', 'Prompt', PROMPT.text],
          ['wait', 'Rests on', 'General knowledge', 'Not checked'],
          ['text', 'Your rule', PROMPT.rule],
          ['chips', 'Your sources', DOCUMENTS[PROMPT.source].file],
        ],
        action: 'Send to review',
      }),
      package: () => ({
        layout: 'form',
        label: 'What an imported package reports',
        ground: 'plain',
        title: 'What this package reports',
        sub: IMPORTS.electrics.file,
        tag: [IMPORTS.electrics.standard, 'plain'],
        fields: [
          ['state', 'Status', 'completed', 'Sent'],
          ['state', 'Score', '0 to 100', 'Sent'],
          ['wait', 'Pass', 'none', 'Not sent'],
          ['rule', 'Counts as done', 'Score', 'at least', '80'],
        ],
        action: 'Save mapping',
      }),
      rollback: () => ({
        layout: 'form',
        label: 'A course that is rolled back',
        ground: 'plain',
        title: 'Roll back',
        sub: courseOf('hygiene').title,
        fields: [
          ['rule', 'Live version', String(edit.version), 'becomes', String(restored.version)],
          ['text', 'Reason', `${weekday(edit.on)}’s edit lost a paragraph`],
          ['on', 'Progress', 'Everyone stays in their lesson'],
          ['on', `Version ${edit.version}`, 'Stays in the history'],
        ],
        action: `Make version ${restored.version} live`,
      }),
      copy: () => ({
        layout: 'form',
        label: 'A cohort that is copied for the next season',
        ground: 'brand',
        title: 'Copy cohort',
        sub: COHORT.name,
        fields: [
          ['text', 'Name', NEXT_COHORT.name],
          ['rule', 'First session', day(COHORT.sessions[0]), 'becomes', day(NEXT_COHORT.first)],
          ['on', 'Dates', `${COHORT.sessions.length} lessons and sessions move with it`],
          ['off', 'Discussions', 'Start empty'],
          ['text', 'Note', NEXT_COHORT.remark],
        ],
        action: 'Create cohort',
      }),
      pool: () => ({
        layout: 'form',
        label: 'A quiz that draws its questions from a pool',
        ground: 'plain',
        title: 'Quiz settings',
        sub: courseOf(POOL.course).title,
        fields: [
          ['text', 'Pool', `${POOL.written} questions`],
          ['text', 'Each attempt', `${courseOf(POOL.course).questions} questions`],
          ['on', 'New draw', 'For every attempt'],
          ['on', 'Answers', 'Shuffled'],
        ],
        action: 'Save',
      }),
      photo: () => ({
        layout: 'form',
        label: 'A checklist step that needs a photo',
        ground: 'brand',
        title: CHECKLISTS[PHOTO.person].steps[PHOTO.step]!,
        sub: `${nameOf(PHOTO.person)}, step ${PHOTO.step + 1} of ${CHECKLISTS[PHOTO.person].steps.length}`,
        fields: [
          ['on', 'Photo', 'Needed to confirm'],
          ['state', 'Evidence', PHOTO.file, 'Added'],
          ['text', 'Assessor', nameOf(PHOTO.by)],
          ['text', 'Confirmed', `${day(steps[PHOTO.step]!.at)}, ${timeOf(steps[PHOTO.step]!.at)}`],
        ],
        action: 'Open photo',
      }),
      skills: () => {
        const {title, minutes, questions, teaches} = courseOf(course);
        return {
          layout: 'form',
          label: 'A course and the skills it teaches',
          ground: 'plain',
          title,
          sub: `Course, ${minutes} minutes`,
          fields: [
            ...(Object.keys(teaches) as SkillId[]).map(
              (skill) => ['rule', skillName(skill), 'Level', 'up to', String(teaches[skill])] as const,
            ),
            ['off', 'Refrigerants', 'Not taught'],
            ['text', 'Confirmed by', `Final quiz, ${questions} questions`],
          ],
          action: 'Save course',
        };
      },
      aims: () => {
        const {title, lessons} = courseOf(course);
        return {
          layout: 'form',
          label: 'The aim of each lesson and what its questions test',
          ground: 'plain',
          title,
          sub: 'Aim of each lesson, and what the quiz tests',
          fields: lessons.map((lesson, at) => {
            const tested = Math.max(...QUESTION_LEVELS[course]![at]!);
            return ['rule', lesson, BLOOM_LEVELS[AIMS[course]![at]!]!, 'tested as', BLOOM_LEVELS[tested]!] as const;
          }),
          action: `Open lesson ${lessons.length}`,
        };
      },
    })();
  },

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
        ask: 'What would two supervisors judge alike?',
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
