/** Figures of a learner's own screens, computed from the cast. */
import {TODAY, type TeamId} from '../cast/company';
import {BADGE_LEVEL, EXTRA_BADGES, MILESTONES, POINTS, WEEK} from '../cast/engagement';
import {SKILLS, type CourseId, type SkillId} from '../cast/learning';
import {STANDINGS} from '../cast/ledger';
import type {PersonId} from '../cast/people';
import {course, coursesOf, day, levelOf, membersOf, progressOf, skillName, weekday, type LearnerId} from './ledger';

/** The ISO date some days after another, or before it. */
export function shifted(date: string, days: number): string {
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The ISO date some months after another. */
export function monthsLater(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}

/** Day of the month of an ISO date. */
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10));

/** Time of an ISO date with a time, such as '13:30'. */
export const time = (date: string): string => date.slice(11, 16);

/** An ISO date with its weekday, such as 'Thursday, 12 Nov'. */
export const longDay = (date: string): string => `${weekday(date)}, ${day(date)}`;

/** A number as a place, such as '3rd'. */
export function ordinal(place: number): string {
  const tens = place % 100;
  return `${place}${tens > 10 && tens < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}

/** A count with its noun, such as '1 quiz' or '3 quizzes'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

export const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

/** Number of finished lessons of a course; all if it is passed. */
export function lessonsDone(learner: LearnerId, id: CourseId): number {
  const progress = progressOf(learner, id);
  if (!progress) return 0;
  return 'passed' in progress ? course(id).lessons.length : progress.lessons;
}

/** The courses that a learner hasn't passed yet: first those that are due, by date. */
export const openCourses = (learner: LearnerId): CourseId[] =>
  coursesOf(learner).filter((id) => !('passed' in progressOf(learner, id)!));

/** When a course is due, if it has a date. */
export function dueOf(learner: LearnerId, id: CourseId): string | undefined {
  const progress = progressOf(learner, id);
  return progress && 'due' in progress ? progress.due : undefined;
}

/** When a learner passed a course and with how many per cent. */
export function passOf(learner: LearnerId, id: CourseId): {passed: string; score: number} {
  const progress = progressOf(learner, id);
  if (!progress || !('passed' in progress)) throw new Error(`${learner} has not passed ${id}`);
  return progress;
}

export interface Standing {
  id: PersonId;
  points: number;
  badges: number;
  streak: number;
}

/** Points, badges and streak of a person; nothing for people without standings. */
export const standingOf = (id: LearnerId): Standing | undefined => {
  const standing = STANDINGS[id as PersonId];
  return standing && {id: id as PersonId, ...standing};
};

/** The people of a team by points, highest first. */
export const standingsOf = (team: TeamId): Standing[] =>
  membersOf(team)
    .flatMap((id) => standingOf(id) ?? [])
    .sort((a, b) => b.points - a.points);

/** Points that a person earned in the last seven days, by what earned them. */
export function weekOf(id: PersonId): {label: string; count: string; points: number}[] {
  const {lessons, decks, weeks} = WEEK[id]!;
  return [
    {label: 'Lessons', count: counted(lessons, 'lesson'), points: lessons * POINTS.lesson},
    {label: 'Flashcards', count: counted(decks, 'deck'), points: decks * POINTS.deck},
    {label: 'Streak', count: `${7 * weeks} days in a row`, points: weeks * POINTS.week},
  ];
}

/** The next streak badge: its length and the date on which the streak reaches it. */
export function nextMilestone(streak: number): {days: number; on: string} {
  const days = MILESTONES.find((length) => length > streak) ?? streak + 1;
  return {days, on: shifted(TODAY, days - streak)};
}

/** Badges that a person has earned: one for each skill level, then the others. */
export function badgesOf(id: PersonId): {title: string; meta: string}[] {
  const skills = (Object.keys(SKILLS) as SkillId[]).filter((skill) => levelOf(id, skill) >= BADGE_LEVEL);
  return [
    ...skills.map((skill) => ({title: skillName(skill), meta: `level ${levelOf(id, skill)}`})),
    ...(EXTRA_BADGES[id] ?? []),
  ];
}
