/** A course as a learner opens it, and lists of steps like it. */
import {counted} from '../../figures/counts';
import {addDays} from '../../figures/days';
import {lessonsDone} from '../../figures/learning';
import {course as courseOf, day, nameOf} from '../../figures/ledger';
import {TODAY} from '../../cast/company';
import {STOPPED} from '../../cast/engagement';
import {COHORT} from '../../cast/ledger';
import {QUESTIONS, VIDEO_MARKS} from '../../cast/lessons';
import {MEMBERS, OPENS_BEFORE} from '../../cast/plans';
import {FIRE_SESSION} from '../../cast/sessions';
import type {Outline, Recipe, StepState} from '../types';
import {dueText, lessonOf, lessonTitle} from './parts';

const SAVED = ['saved', 'brand'] as const;
const ONLINE = ['needs a signal', 'plain'] as const;

/** The state of a lesson, by the number of lessons done. */
const stateOf = (at: number, done: number): StepState => (at < done ? 'done' : at === done ? 'now' : 'todo');

export const COURSE: Record<string, Recipe> = {
  resume: ({person, course}) => {
    const {page, of, left} = STOPPED[person as keyof typeof STOPPED]!;
    const done = lessonsDone(person, course);
    return {
      layout: 'outline',
      label: 'A course, opened where the learner left off',
      ground: 'brand',
      title: courseOf(course).title,
      sub: `${lessonOf(person, course)}, ${dueText(person, course)}`,
      steps: courseOf(course).lessons.map((label, at) => ({
        label,
        state: stateOf(at, done),
        ...(at === done && {meta: `page ${page} of ${of}`, tag: [`${left} min left`, 'accent']}),
      })) as Outline['steps'],
    };
  },

  questions: ({person, course}) => {
    const done = lessonsDone(person, course);
    const questions = QUESTIONS[course]!;
    return {
      layout: 'outline',
      label: 'A course with the questions of each lesson',
      ground: 'plain',
      title: courseOf(course).title,
      sub: `${nameOf(person)}, ${lessonOf(person, course).toLowerCase()}`,
      // Questions of later lessons stay hidden until a learner gets there.
      steps: courseOf(course).lessons.map((label, at) => ({
        label,
        state: stateOf(at, done),
        tag: at > done ? undefined : [counted(questions[at]!, 'question'), at === done ? 'brand' : 'plain'],
      })),
    };
  },

  signal: ({course}) => ({
    layout: 'outline',
    label: 'The parts of a course that work without a signal',
    ground: 'plain',
    title: courseOf(course).title,
    sub: 'Saved on this phone',
    steps: [
      {label: `${courseOf(course).lessons.length} lessons`, meta: 'with their videos', state: 'done', tag: SAVED},
      {label: 'Final quiz', meta: 'the result is sent later', state: 'done', tag: SAVED},
      {label: 'Flashcards', state: 'done', tag: SAVED},
      {label: 'Forum', state: 'todo', tag: ONLINE},
      {label: 'Live session', state: 'todo', tag: ONLINE},
    ],
  }),

  marks: () => {
    const {course, lesson, length, marks, own} = VIDEO_MARKS;
    return {
      layout: 'outline',
      label: 'Notes at moments in a video',
      ground: 'plain',
      title: 'Your notes',
      sub: `${courseOf(course).title}, lesson ${lesson}`,
      source: {kind: 'video', title: lessonTitle(course, lesson), meta: `${marks[own][1]} of ${length}`},
      steps: marks.map(([label, at], index) => ({
        label,
        meta: `at ${at}`,
        state: index === own ? 'now' : 'todo',
        mark: String(index + 1),
      })),
    };
  },

  recording: () => {
    const {title, minutes, parts} = FIRE_SESSION;
    const sum = parts.reduce((total, [, , length]) => total + length, 0);
    return {
      layout: 'outline',
      label: 'A lesson made from a recording',
      ground: 'iris',
      title: `${title}: the lesson`,
      sub: `${sum} of ${minutes} minutes`,
      tag: ['AI draft', 'iris'],
      source: {kind: 'video', title: `Recording: ${title}`, meta: `${minutes}:00`},
      steps: parts.map(([label, from, length, questions]) => ({
        label,
        meta: `${length} min from ${from}`,
        state: 'ai',
        tag: [counted(questions, 'question'), 'plain'],
      })),
    };
  },

  cohort: () => {
    const {name, course, host, sessions, people} = COHORT;
    const next = sessions.findIndex((on) => on >= TODAY);
    return {
      layout: 'outline',
      label: 'A cohort and its sessions',
      ground: 'accent',
      title: name,
      sub: `${courseOf(course).title}, led by ${nameOf(host)}`,
      tag: [`Session ${next + 1} of ${sessions.length}`, 'accent'],
      steps: sessions.map((on, at) => ({
        label: courseOf(course).lessons[at]!,
        meta: at > next ? `opens ${day(addDays(on, -OPENS_BEFORE))}` : `session ${day(on)}`,
        state: stateOf(at, next),
      })),
      people: MEMBERS.map(({person}) => nameOf(person)),
      more: people - MEMBERS.length,
    };
  },
};
