/** Figures of the product pictures, computed from the cast (src/content/cast). */
import {TEAMS, TODAY, SITES, type SiteId, type TeamId} from '../cast/company';
import {COURSES, MAX_LEVEL, ROLES, SKILLS, type CourseId, type CourseRecord, type SkillId} from '../cast/learning';
import {LEVELS, PROGRESS, VALID, type Progress} from '../cast/ledger';
import {GUESTS, PEOPLE, type GuestId, type PersonId} from '../cast/people';
import {percent} from './counts';
import {utc} from './days';

export type LearnerId = PersonId | GuestId;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Days from one ISO date to another, negative if the other is earlier. */
export const daysFrom = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / 864e5);

/** An ISO date in words, such as '13 Nov' on one line, with the year if it isn't this year. */
export function day(date: string): string {
  const at = utc(date);
  const year = date.slice(0, 4) === TODAY.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${at.getUTCDate()}\u00a0${MONTHS[at.getUTCMonth()]!}${year}`;
}

/** Weekday of an ISO date, such as 'Friday'. */
export const weekday = (date: string): string => WEEKDAYS[utc(date).getUTCDay()]!;

/** A due date as people say it: 'today', 'tomorrow', a weekday within the week, otherwise the date; or '4 days overdue'. */
export function due(date: string): string {
  const days = daysFrom(TODAY, date);
  if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`;
  if (days < 2) return days === 0 ? 'due today' : 'due tomorrow';
  return `due ${days < 7 ? weekday(date) : day(date)}`;
}

/** Whether a date is today or later in the week, which ends on Sunday. */
export const isThisWeek = (date: string): boolean => {
  const days = daysFrom(TODAY, date);
  return days >= 0 && days <= (7 - utc(TODAY).getUTCDay()) % 7;
};

/** Full name of a learner. */
export const nameOf = (id: LearnerId): string => (id in PEOPLE ? PEOPLE[id as PersonId] : GUESTS[id as GuestId]).name;

/** First name of a learner. */
export const firstName = (id: LearnerId): string => nameOf(id).split(' ')[0]!;

/** Job of a learner. */
export const jobOf = (id: LearnerId): string =>
  ROLES[(id in PEOPLE ? PEOPLE[id as PersonId] : GUESTS[id as GuestId]).role].name;

/** The named people of a team, in the order of the cast. */
export const membersOf = (team: TeamId): PersonId[] =>
  (Object.keys(PEOPLE) as PersonId[]).filter((id) => PEOPLE[id].team === team);

export const course = (id: CourseId): CourseRecord => COURSES[id];

export const progressOf = (learner: LearnerId, id: CourseId): Progress | undefined => PROGRESS[learner]?.[id];

/**
 * Date and score of a passed course.
 *
 * @throws Error if the learner has not passed it
 */
export function passOf(learner: LearnerId, id: CourseId): {passed: string; score: number} {
  const progress = progressOf(learner, id);
  if (!progress || !('passed' in progress)) throw new Error(`${learner} has not passed ${id}`);
  return progress;
}

/** Progress in a course in percent: finished lessons of all lessons, 100 if passed, 0 if it isn't started. */
export function percentOf(learner: LearnerId, id: CourseId): number {
  const progress = progressOf(learner, id);
  if (!progress) return 0;
  return 'passed' in progress ? 100 : percent(progress.lessons, course(id).lessons.length);
}

/** Courses of a learner: those that are due first by date, then the others in progress, then those passed. */
export function coursesOf(learner: LearnerId): CourseId[] {
  const key = (id: CourseId): string => {
    const progress = progressOf(learner, id)!;
    return 'passed' in progress ? `3${progress.passed}` : `${progress.due ? 1 : 2}${progress.due ?? ''}`;
  };
  return (Object.keys(PROGRESS[learner] ?? {}) as CourseId[]).sort((a, b) => key(a).localeCompare(key(b)));
}

/** Skill level of a learner, 0 to 5. */
export const levelOf = (learner: LearnerId, skill: SkillId): number => LEVELS[learner]?.[skill] ?? 0;

/** Target level of a learner's role for a skill; 0 if the role has none. */
export function targetOf(learner: LearnerId, skill: SkillId): number {
  const {role} = learner in PEOPLE ? PEOPLE[learner as PersonId] : GUESTS[learner as GuestId];
  return (ROLES[role].targets as Partial<Record<SkillId, number>>)[skill] ?? 0;
}

/** Number of people of a team, of a site or of the whole company. */
export const sizeOf = (team: TeamId): number => TEAMS[team].size;

export const teamIds = (site?: SiteId): TeamId[] =>
  (Object.keys(TEAMS) as TeamId[]).filter((id) => !site || TEAMS[id].site === site);

export const headcount = (teams: readonly TeamId[] = teamIds()): number =>
  teams.reduce((sum, id) => sum + sizeOf(id), 0);

export const siteNames = (): string[] => Object.values(SITES);

/** Teams for which a course is mandatory. */
export const teamsOf = (id: CourseId): TeamId[] => Object.keys(VALID[id] ?? {}) as TeamId[];

/** How many people of some teams, by default all for which it is mandatory, have a valid completion of a course. */
export function validOf(
  id: CourseId,
  teams: readonly TeamId[] = teamsOf(id),
): {done: number; of: number; percent: number} {
  const done = teams.reduce((sum, team) => sum + (VALID[id]?.[team] ?? 0), 0);
  const of = headcount(teams);
  return {done, of, percent: percent(done, of)};
}

export const skillName = (id: SkillId): string => SKILLS[id];

/** A skill level in percent of the highest. */
export const levelPercent = (level: number): number => (100 * level) / MAX_LEVEL;
