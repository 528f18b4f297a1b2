/** Quizzes of each kind. */
import type {CourseId} from '../cast/learning';
import {ADAPTIVE, CODING, PROFILE, QUESTIONS, type QuizzedCourseId} from '../cast/quizzes';
import {course as courseOf, nameOf, skillName} from '../figures/ledger';
import type {Recipe} from './types';

const asked = (id: CourseId): QuizzedCourseId => (id in QUESTIONS ? (id as QuizzedCourseId) : 'forklift');

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
} satisfies Record<string, Recipe>;
