/** Quizzes, and what the records of learners say. */
import {EARLIER_COMPLETIONS, EARLIER_VERSIONS} from '../cast/authoring';
import {STATEMENTS} from '../cast/imports';
import type {CourseId} from '../cast/learning';
import {COHORT, VERSIONS} from '../cast/ledger';
import {CHECKLISTS, DUE_AFTER, LAST_COURSE, MEMBERS, NEXT_START, FINISHED, STARTS} from '../cast/plans';
import {ADAPTIVE, ATTEMPT, CODING, PROFILE, QUESTIONS, type QuizzedCourseId} from '../cast/quizzes';
import {TODAY} from '../cast/company';
import {course as courseOf, day, levelOf, levelPercent, nameOf, progressOf, skillName} from '../figures/ledger';
import {addDays, timeOf} from '../figures/days';
import type {PersonId} from '../cast/people';
import type {Recipe, Scene} from './types';

const asked = (id: CourseId): QuizzedCourseId => (id in QUESTIONS ? (id as QuizzedCourseId) : 'forklift');

/** The version of “Forklift safety” that was live on a date. */
const versionOn = (date: string): number => [...VERSIONS, ...EARLIER_VERSIONS].find(({on}) => on <= date)?.version ?? 1;

/** Completions of “Forklift safety”, newest first. */
function completions(): {person: PersonId; on: string}[] {
  const recent = (['tomasz', 'ingrid', 'jonas'] as const).flatMap((person) => {
    const progress = progressOf(person, 'forklift');
    return progress && 'passed' in progress ? [{person, on: progress.passed}] : [];
  });
  return [...recent, {person: 'amara' as const, on: EARLIER_COMPLETIONS.amara}].sort((a, b) =>
    b.on.localeCompare(a.on),
  );
}

export const practice = {
  quiz: ({course, choose}) => {
    const id = asked(course);
    const {lesson, number, ask, options, right, wrong} = QUESTIONS[id];
    const {title, lessons, questions} = courseOf(id);
    const isRight = choose({retry: false, skip: true});
    return {
      layout: 'quiz',
      label: isRight ? 'A final quiz taken before the lessons' : 'A wrong answer that leads back to its lesson',
      ground: isRight ? 'brand' : 'accent',
      title,
      sub: `Question ${number} of ${questions}`,
      tag: isRight ? ['Taken first', 'plain'] : ['Not right', 'accent'],
      ask,
      options: options.map((text, at) => ({
        text,
        state: at === (isRight ? right : wrong) ? (isRight ? 'right' : 'wrong') : undefined,
      })),
      note: isRight
        ? {title: `${lessons.length} lessons ticked off`, text: 'the plan goes on', glyph: 'check'}
        : {title: `Lesson ${lesson + 1}: ${lessons[lesson]!}`, text: 'read it, then try again', glyph: 'arrow'},
    };
  },

  'coding-quiz': () => ({
    layout: 'code',
    label: 'A coding quiz',
    ground: 'plain',
    title: CODING.title,
    sub: `${CODING.language}, ${nameOf(CODING.by)}`,
    tag: [`Attempt ${CODING.attempt}`, 'plain'],
    lines: CODING.lines,
    results: CODING.checks.map(({name, detail, passed}) => [`${name}: ${detail}`, passed]),
  }),

  psychometric: () => ({
    layout: 'quiz',
    label: 'A statement of a psychometric quiz',
    ground: 'plain',
    title: 'How you work',
    sub: `Statement ${PROFILE.statement.number} of ${PROFILE.statements}`,
    tag: ['No right or wrong', 'plain'],
    ask: PROFILE.statement.text,
    options: [1, 2, 3, 4, 5].map((point) => ({
      text: String(point),
      state: point === PROFILE.statement.answer ? 'picked' : undefined,
    })),
    scale: ['Not like me', 'Very like me'],
  }),

  'working-profile': () => ({
    layout: 'quiz',
    label: 'A profile from a psychometric quiz',
    ground: 'brand',
    title: nameOf(PROFILE.by),
    sub: `${PROFILE.statements} statements, before “${courseOf(PROFILE.course).title}”`,
    ask: 'How you work',
    options: [],
    profile: PROFILE.poles,
    note: {title: `Shared with ${nameOf(PROFILE.coach)}`, text: 'coach, and no one else', glyph: 'lock'},
  }),

  adaptive: () => {
    const {lesson, ask, options, right} = QUESTIONS[ADAPTIVE.course];
    return {
      layout: 'quiz',
      label: 'An adaptive quiz',
      ground: 'brand',
      title: skillName(ADAPTIVE.skill),
      sub: courseOf(ADAPTIVE.course).lessons[lesson],
      tag: ['Adaptive', 'plain'],
      path: {past: ADAPTIVE.path, now: ADAPTIVE.now},
      ask,
      options: options.map((text, at) => ({text, state: at === right ? 'picked' : undefined})),
    };
  },

  'adaptive-result': () => {
    const level = levelOf(ADAPTIVE.by, ADAPTIVE.skill);
    return {
      layout: 'chart',
      label: 'An adaptive quiz that settles on a level',
      ground: 'brand',
      title: skillName(ADAPTIVE.skill),
      sub: `${nameOf(ADAPTIVE.by)}, level after each question`,
      kind: 'columns',
      unit: '',
      points: ADAPTIVE.estimates.map((value, at) => [`Q${at + 1}`, value]),
      note: {
        title: `Level ${level} of 5`,
        text: `after ${ADAPTIVE.estimates.length} questions`,
        ring: levelPercent(level),
      },
    };
  },

  records: ({person, choose}) => {
    const total = (at: 0 | 1): number => ATTEMPT.lessons.reduce((sum, lesson) => sum + lesson[at], 0);
    const {title, lessons} = courseOf(ATTEMPT.course);
    const learner = person in CHECKLISTS ? (person as keyof typeof CHECKLISTS) : 'tomasz';
    const reached = Math.max(...FINISHED.map(([count]) => count));
    return choose<() => Scene>({
      completions: () => ({
        layout: 'table',
        label: 'Which version each person completed',
        ground: 'plain',
        title: courseOf('forklift').title,
        sub: 'Completions',
        rows: completions().map(({person: by, on}) => ({
          lead: nameOf(by),
          sub: day(on),
          tag: [`Version ${versionOn(on)}`, on < '2026' ? 'plain' : 'brand'],
        })),
      }),
      signatures: () => ({
        layout: 'table',
        label: 'Who watched each step, and when',
        ground: 'plain',
        title: CHECKLISTS[learner].title,
        sub: nameOf(learner),
        rows: CHECKLISTS[learner].seen.map(({by, at}, step) => ({
          lead: CHECKLISTS[learner].steps[step]!,
          sub: nameOf(by),
          glyph: 'check',
          meta: `${day(at)}, ${timeOf(at)}`,
        })),
      }),
      simulator: () => ({
        layout: 'table',
        label: 'Statements of a simulator about one exercise',
        ground: 'plain',
        title: nameOf(STATEMENTS.by),
        sub: 'Forklift simulator, today',
        tag: ['xAPI', 'plain'],
        rows: STATEMENTS.rows.map(({did, detail, at}) => ({
          lead: did,
          sub: detail,
          glyph: did.startsWith('Reset') ? 'bell' : did.startsWith('Lifted') ? 'box' : 'star',
          meta: at,
        })),
      }),
      attempt: () => ({
        layout: 'table',
        label: 'A result with an essential question wrong',
        ground: 'accent',
        title,
        sub: `${nameOf(ATTEMPT.by)}, first attempt, ${day(ATTEMPT.on)}`,
        tag: ['Not passed', 'accent'],
        tiles: [
          ['right', `${total(0)} of ${total(1)}`],
          ['needed', `${ATTEMPT.needed} of ${total(1)}`],
          ['essential wrong', 1],
        ],
        rows: lessons.map((lead, at) => {
          const [right, of] = ATTEMPT.lessons[at]!;
          const isEssential = at === ATTEMPT.essential;
          return {
            lead,
            sub: `${right} of ${of} right`,
            glyph: isEssential ? 'cross' : 'check',
            tag: isEssential ? ['Essential wrong', 'accent'] : undefined,
          };
        }),
      }),
      dates: () => ({
        layout: 'table',
        label: 'Due dates that count from each person’s start',
        ground: 'accent',
        title: `Due ${DUE_AFTER} days after the start`,
        sub: 'Last course of the plan',
        rows: [
          ...(Object.keys(STARTS) as (keyof typeof STARTS)[]).map((by) => ({
            lead: nameOf(by),
            sub: `${courseOf(LAST_COURSE[by]).title}, started ${day(STARTS[by])}`,
            tag: [`due ${day(addDays(STARTS[by], DUE_AFTER))}`, 'accent'] as const,
          })),
          {
            lead: 'Next starters',
            sub: `start ${day(NEXT_START)}`,
            glyph: 'people',
            tag: [`due ${day(addDays(NEXT_START, DUE_AFTER))}`],
          },
        ],
      }),
      cohort: () => ({
        layout: 'table',
        label: 'Members of a cohort',
        ground: 'brand',
        title: COHORT.name,
        sub: 'Members',
        tiles: [
          ['people', COHORT.people],
          [`at lesson ${reached}`, FINISHED[0][1]],
          ['behind', COHORT.people - FINISHED[0][1]],
        ],
        rows: MEMBERS.map(({person: by, lessons: done, quiz, visit}) => ({
          lead: nameOf(by),
          sub: `quizzes ${quiz}%, last visit ${visit === TODAY ? 'today' : day(visit)}`,
          value: Math.round((100 * done) / courseOf(COHORT.course).lessons.length),
          tone: done < reached ? 'accent' : 'brand',
        })),
      }),
    })();
  },
} satisfies Record<string, Recipe>;
