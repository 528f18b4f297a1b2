/** Lists and counts of the reports in the product pictures, computed from the ledger. */
import {EARLIER_VERSIONS} from '../cast/authoring';
import {SITES, TODAY, type SiteId, type TeamId} from '../cast/company';
import {COURSES, SKILLS, type CourseId, type SkillId} from '../cast/learning';
import {LEVELS, VALID, VERSIONS} from '../cast/ledger';
import {PEOPLE, type PersonId} from '../cast/people';
import {BLOOM_LEVELS, QUESTION_LEVELS, STEADY_VERSIONS} from '../cast/reports';
import {percent} from './counts';
import {addDays} from './days';
import {course as courseOf, daysFrom, headcount, levelOf, membersOf, progressOf, targetOf, teamIds} from './ledger';

export const COURSE_IDS = Object.keys(COURSES) as CourseId[];

const STAFF = Object.keys(PEOPLE) as PersonId[];

export interface Pass {
  who: PersonId;
  course: CourseId;
  on: string;
  score: number;
}

export interface Open {
  who: PersonId;
  course: CourseId;
  /** Number of lessons finished. */
  lessons: number;
  due: string;
}

const byDate = <T extends {on: string}>(a: T, b: T): number => a.on.localeCompare(b.on);

/** All completions of some people, oldest first. */
export const passesOf = (people: readonly PersonId[], ids: readonly CourseId[] = COURSE_IDS): Pass[] =>
  people
    .flatMap((who) =>
      ids.flatMap((course) => {
        const progress = progressOf(who, course);
        return progress && 'passed' in progress ? [{who, course, on: progress.passed, score: progress.score}] : [];
      }),
    )
    .sort(byDate);

/** All unfinished courses of some people that have a due date, the first due first. */
export const openOf = (people: readonly PersonId[], ids: readonly CourseId[] = COURSE_IDS): Open[] =>
  people
    .flatMap((who) =>
      ids.flatMap((course) => {
        const progress = progressOf(who, course);
        return progress && 'lessons' in progress && progress.due
          ? [{who, course, lessons: progress.lessons, due: progress.due}]
          : [];
      }),
    )
    .sort((a, b) => a.due.localeCompare(b.due));

/** For each person the unfinished course that is due first. */
export const nextOf = (people: readonly PersonId[]): Open[] =>
  openOf(people).filter(({who}, at, all) => all.findIndex((other) => other.who === who) === at);

/** Unfinished courses of the whole company that must be renewed and are overdue or due within `days`. */
export const gapsWithin = (days: number): Open[] =>
  openOf(
    STAFF,
    COURSE_IDS.filter((id) => courseOf(id).renewal),
  ).filter(({due}) => daysFrom(TODAY, due) <= days);

/** The named members of a team whose level in a skill is below the target of their role. No one else is. */
export const shortOf = (team: TeamId, skill: SkillId): PersonId[] =>
  membersOf(team).filter((id) => LEVELS[id] && levelOf(id, skill) < targetOf(id, skill));

/** The skill in which most members of a team are below target. */
export const thinnest = (team: TeamId): SkillId =>
  (Object.keys(SKILLS) as SkillId[]).reduce((a, b) => (shortOf(team, b).length > shortOf(team, a).length ? b : a));

/** Courses that teach a skill, those that lead to the highest level first. */
export const coursesFor = (skill: SkillId): CourseId[] =>
  COURSE_IDS.filter((id) => courseOf(id).teaches[skill]).sort(
    (a, b) => courseOf(b).teaches[skill]! - courseOf(a).teaches[skill]!,
  );

/** The version of a course that was live on a day. */
export const versionOn = (id: CourseId, date: string): number =>
  id === 'forklift'
    ? [...VERSIONS, ...EARLIER_VERSIONS].find(({on}) => on <= date)!.version
    : (STEADY_VERSIONS[id] ?? 1);

/** Valid completions of all mandatory courses in some teams, and how many there should be. */
export function mandatoryOf(teams: readonly TeamId[]): {done: number; of: number; percent: number} {
  const pairs = (Object.keys(VALID) as CourseId[]).flatMap((id) =>
    teams.flatMap((team) => {
      const valid = VALID[id]?.[team];
      return valid === undefined ? [] : [{valid, of: headcount([team])}];
    }),
  );
  const done = pairs.reduce((sum, {valid}) => sum + valid, 0);
  const of = pairs.reduce((sum, pair) => sum + pair.of, 0);
  return {done, of, percent: percent(done, of)};
}

/** Sites by the share of mandatory training that is valid, lowest first. */
export const sitesByShare = (): SiteId[] =>
  (Object.keys(SITES) as SiteId[]).sort((a, b) => mandatoryOf(teamIds(a)).percent - mandatoryOf(teamIds(b)).percent);

/** Number of questions of a quiz at each of Bloom’s levels. */
export const questionsByLevel = (id: CourseId): number[] => {
  const levels = (QUESTION_LEVELS[id] ?? []).reduce<number[]>((all, lesson) => [...all, ...lesson], []);
  return BLOOM_LEVELS.map((_, level) => levels.filter((other) => other === level).length);
};

/** The day on which a completion has to be renewed. */
export const renewalOf = ({course, on}: Pick<Pass, 'course' | 'on'>): string =>
  addDays(on, (365 * (courseOf(course).renewal ?? 12)) / 12);
