/** Figures of a learner's own screens, computed from the cast. */
import {TODAY, type TeamId} from '../cast/company';
import {BADGE_LEVEL, EXTRA_BADGES, MILESTONES, POINTS, WEEK} from '../cast/engagement';
import {IMPORTS, type ImportedCourseId} from '../cast/imports';
import {SKILLS, type CourseId, type SkillId} from '../cast/learning';
import {STANDINGS} from '../cast/ledger';
import type {PersonId} from '../cast/people';
import {counted} from './counts';
import {addDays} from './days';
import {course, coursesOf, day, levelOf, membersOf, progressOf, skillName, weekday, type LearnerId} from './ledger';

/** An ISO date with its weekday, such as 'Thursday, 12 Nov'. */
export const longDay = (date: string): string => `${weekday(date)}, ${day(date)}`;

/** Number of finished lessons of a course; all if it is passed. */
export function lessonsDone(learner: LearnerId, id: CourseId): number {
  const progress = progressOf(learner, id);
  if (!progress) return 0;
  return 'passed' in progress ? course(id).lessons.length : progress.lessons;
}

/** The courses that a learner hasn't passed yet: first those that are due, by date. */
export const openCourses = (learner: LearnerId): CourseId[] =>
  coursesOf(learner).filter((id) => !('passed' in progressOf(learner, id)!));

/** Whether a course can be saved on a phone. An LTI tool runs on its provider’s server. */
export const worksOffline = (id: CourseId): boolean =>
  !(id in IMPORTS && IMPORTS[id as ImportedCourseId].standard === 'LTI');

/** When a course is due, if it has a date. */
export function dueOf(learner: LearnerId, id: CourseId): string | undefined {
  const progress = progressOf(learner, id);
  return progress && 'due' in progress ? progress.due : undefined;
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
  return {days, on: addDays(TODAY, days - streak)};
}

/** Badges that a person has earned: one for each skill level, then the others. */
export function badgesOf(id: PersonId): {title: string; meta: string}[] {
  const skills = (Object.keys(SKILLS) as SkillId[]).filter((skill) => levelOf(id, skill) >= BADGE_LEVEL);
  return [
    ...skills.map((skill) => ({title: skillName(skill), meta: `level ${levelOf(id, skill)}`})),
    ...(EXTRA_BADGES[id] ?? []),
  ];
}
