/** Words and rows that several of a learner's screens share. */
import {counted} from '../../figures/counts';
import {dueOf, lessonsDone, standingOf} from '../../figures/learning';
import {course as courseOf, day, due, percentOf, progressOf, type LearnerId} from '../../figures/ledger';
import {TODAY} from '../../cast/company';
import type {CourseId} from '../../cast/learning';
import {COHORT} from '../../cast/ledger';
import {LESSON_TEXT, TODAYS_DECK} from '../../cast/lessons';
import type {Phone, Tag} from '../types';

/** Entries of the learner's application. */
export const MENU = ['Home', 'My courses', 'Calendar', 'Notes', 'Badges'];

export const streakTag = (id: LearnerId): Tag | undefined => {
  const streak = standingOf(id)?.streak;
  return streak ? [`${streak}-day streak`, 'brand'] : undefined;
};

export const standingText = (id: LearnerId): string | undefined => {
  const standing = standingOf(id);
  return standing && `${counted(standing.points, 'point')}, ${counted(standing.badges, 'badge')}`;
};

/** The lesson that a learner does next, counted from 1. */
export const nextLesson = (id: LearnerId, course: CourseId): number => lessonsDone(id, course) + 1;

/** The next lesson of a course, such as 'Lesson 4 of 5'. */
export const lessonOf = (id: LearnerId, course: CourseId): string =>
  `Lesson ${nextLesson(id, course)} of ${courseOf(course).lessons.length}`;

export const dueText = (id: LearnerId, course: CourseId): string => {
  const date = dueOf(id, course);
  return date ? due(date) : 'no due date';
};

/** A course on the phone: the first with its next lesson, and all with their due date. */
export function courseItem(id: LearnerId, course: CourseId, at: number): Phone['items'][number] {
  const progress = progressOf(id, course)!;
  const [label, value] = [courseOf(course).title, percentOf(id, course)];
  if ('passed' in progress) return {label, meta: `passed ${day(progress.passed)}`, value, glyph: 'check'};
  const glyph = at === 0 ? 'play' : progress.due ? 'clock' : 'arrow';
  const meta = at === 0 ? `${lessonOf(id, course)}, ${dueText(id, course)}` : dueText(id, course);
  return {label, meta, value, glyph};
}

/** Number of flashcards that are due today. */
export const cardsToday = TODAYS_DECK.cards.reduce((sum: number, cards) => sum + cards, 0);

/** The next session of the cohort. */
export function cohortSession(): {number: number; date: string; title: string} {
  const at = COHORT.sessions.findIndex((date) => date > TODAY);
  return {number: at + 1, date: COHORT.sessions[at]!, title: courseOf(COHORT.course).lessons[at]!};
}

export type LessonText = (typeof LESSON_TEXT)[keyof typeof LESSON_TEXT];

/** Title of a lesson that is counted from 1. */
export const lessonTitle = (course: CourseId, lesson: number): string => courseOf(course).lessons[lesson - 1]!;

/** The marked paragraph of a lesson. */
export const markedText = ({paragraphs, marked}: LessonText): string => paragraphs[marked];
