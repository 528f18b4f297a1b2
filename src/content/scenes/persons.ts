/** The page of one person: their roles, their record, the evidence of a skill, or their progress in a course. */
import {
  course,
  coursesOf,
  day,
  jobOf,
  nameOf,
  percentOf,
  progressOf,
  skillName,
  type LearnerId,
} from '../figures/ledger';
import {ACCESS_ROLES, ROLE_CHANGES} from '../cast/access';
import {LAST_VISITS} from '../cast/api';
import {TEAMS} from '../cast/company';
import {LEAVER} from '../cast/directory';
import {EVIDENCE, type Evidence} from '../cast/frameworks';
import {COURSES, ROLES, type CourseId, type SkillId} from '../cast/learning';
import {STANDINGS} from '../cast/ledger';
import {GUESTS, PEOPLE, type GuestId, type PersonId} from '../cast/people';
import type {Recipe, Scene, Table} from './types';

export const isGuest = (learner: LearnerId): learner is GuestId => learner in GUESTS;

/** Where someone belongs: their team, or the firm of a guest. */
export const placeOf = (learner: LearnerId): string =>
  isGuest(learner) ? GUESTS[learner].firm : TEAMS[PEOPLE[learner].team].name;

export const table = (label: string, title: string, sub: string | undefined, rows: Table['rows']): Table => ({
  layout: 'table',
  label,
  ground: 'plain',
  title,
  ...(sub && {sub}),
  rows,
});

const rolesOf = (person: PersonId): Table => ({
  ...table(
    'Roles added and removed, with who did it',
    nameOf(person),
    `${jobOf(person)}, roles`,
    ROLE_CHANGES.filter(({who}) => who === person).map(({role, change, by, on}) => ({
      lead: `${ACCESS_ROLES[role].name} ${change}`,
      sub: `By ${nameOf(by)}`,
      glyph: change === 'added' ? 'plus' : 'cross',
      meta: day(on),
    })),
  ),
  ground: 'brand',
});

const passedRow = (id: CourseId, on: string, score: number): Table['rows'][number] => ({
  lead: COURSES[id].title,
  sub: `Passed on ${day(on)}, ${score}%`,
  glyph: 'check',
  tag: ['Kept', 'brand'],
});

const recordOf = (person: PersonId): Table => {
  const {points, badges} = STANDINGS[person] ?? {points: 0, badges: 0};
  return {
    ...table(
      'A record that stays with the person',
      nameOf(person),
      jobOf(person),
      coursesOf(person).flatMap((id) => {
        const progress = progressOf(person, id)!;
        return 'passed' in progress ? [passedRow(id, progress.passed, progress.score)] : [];
      }),
    ),
    tiles: [
      ['Points', points],
      ['Badges', badges],
    ],
  };
};

const leaver: Table = {
  ...table(
    'An account that is disabled and a record that stays',
    LEAVER.name,
    `${ROLES[LEAVER.role].name}, left on ${day(LEAVER.left)}`,
    LEAVER.passed.map(({course: id, on, score}) => passedRow(id, on, score)),
  ),
  tag: ['Cannot sign in', 'accent'],
};

/** Progress of a customer, as the service desk sees it next to the ticket. */
function support(learner: keyof typeof LAST_VISITS, id: CourseId): Scene {
  const progress = progressOf(learner, id);
  const done = progress && 'lessons' in progress ? progress.lessons : 0;
  const at = LAST_VISITS[learner];
  return {
    layout: 'rings',
    label: 'One learner’s progress next to a support ticket',
    ground: 'brand',
    title: nameOf(learner),
    sub: `${placeOf(learner)}, caller`,
    centre: `${percentOf(learner, id)}%`,
    rows: [{label: COURSES[id].title, value: percentOf(learner, id)}],
    single: true,
    stats: [
      ['Lessons completed', done],
      ['Lessons in total', course(id).lessons.length],
      ['Last visit', day(at)],
    ],
    behind: ['Ticket', 'Which alerts do I need?'],
  };
}

const sourceOf = (by: Evidence['by']): string => ('signed' in by ? 'Checklist' : `Quiz, ${course(by.course).title}`);

/** Result of a quiz that someone has passed, in percent. */
function scoreOf(person: LearnerId, id: CourseId): number {
  const progress = progressOf(person, id);
  return progress && 'passed' in progress ? progress.score : 0;
}

function evidenceOf(person: PersonId, skill: SkillId): Table {
  const items = [...(EVIDENCE[person]?.[skill] ?? [])].reverse();
  const latest = items[0]!;
  const progress = 'course' in latest.by ? progressOf(person, latest.by.course) : undefined;
  return {
    layout: 'table',
    label: 'The evidence behind a skill level',
    ground: 'brand',
    title: `${skillName(skill)}: level ${latest.level}`,
    sub: `${nameOf(person)}, ${jobOf(person)}`,
    tag: ['Evidence', 'plain'],
    rows: items.map(({level, on, by}) => ({
      lead: sourceOf(by),
      sub: 'signed' in by ? `Signed by ${nameOf(by.signed)}` : `Result ${scoreOf(person, by.course)}%`,
      glyph: 'signed' in by ? 'check' : 'star',
      meta: day(on),
      tag: [`Level ${level}`, 'brand'],
    })),
    note:
      progress && 'passed' in progress
        ? {
            title: `From level ${latest.level - 1} to ${latest.level}`,
            text: `with the quiz on ${day(latest.on)}`,
            glyph: 'arrow',
          }
        : undefined,
  };
}

export const persons = {
  'person-page': ({person, skill, choose}) =>
    choose<() => Scene>({
      roles: () => rolesOf(person as PersonId),
      record: () => recordOf(person as PersonId),
      evidence: () => evidenceOf(person as PersonId, skill),
      leaver: () => leaver,
      support: () => support('beatriz', 'planner-admin'),
    })(),
} satisfies Record<string, Recipe>;
