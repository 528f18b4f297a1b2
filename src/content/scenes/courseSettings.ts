/** What authors set for a course: its sources, package, version, cohort, quiz, evidence, skills and aims. */
import {HYGIENE_VERSIONS, PROMPT} from '../cast/authoring';
import {IMPORTS} from '../cast/imports';
import {DOCUMENTS, type SkillId} from '../cast/learning';
import {COHORT} from '../cast/ledger';
import {CHECKLISTS, NEXT_COHORT, PHOTO} from '../cast/plans';
import {POOL} from '../cast/quizzes';
import {AIMS, BLOOM_LEVELS, QUESTION_LEVELS} from '../cast/reports';
import {timeOf} from '../figures/days';
import {course as courseOf, day, nameOf, skillName, weekday} from '../figures/ledger';
import type {Recipe, Scene} from './types';

export const courseSettings = {
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
} satisfies Record<string, Recipe>;
