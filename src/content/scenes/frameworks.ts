/** What roles require, what courses teach, and what confirms a level. Levels run from 0 to 5. */
import {
  course as courseOf,
  day,
  jobOf,
  levelOf,
  nameOf,
  progressOf,
  skillName,
  targetOf,
  type LearnerId,
} from '../figures/ledger';
import {EVIDENCE, FAMILIES, LEVEL_WORDS, VACANCIES, type Evidence} from '../cast/frameworks';
import {ROLES, type CourseId, type Levels, type RoleId, type SkillId} from '../cast/learning';
import {PEOPLE, type PersonId} from '../cast/people';
import {AIMS, BLOOM_LEVELS, QUESTION_LEVELS} from '../cast/reports';
import type {Matrix, Recipe} from './types';

/** Target level of each skill of a role. */
export const targetsOf = (role: RoleId): Levels => ROLES[role].targets;

export const skillsOf = (role: RoleId): SkillId[] => Object.keys(targetsOf(role)) as SkillId[];

/** Skills of several roles, in the order of the first role that has them. */
export const skillsOfAll = (roles: readonly RoleId[]): SkillId[] => [...new Set(roles.flatMap(skillsOf))];

/** A matrix row per skill with one level for each column. */
export const levelRows = (
  skills: readonly SkillId[],
  columns: readonly ((skill: SkillId) => number)[],
): Matrix['rows'] => skills.map((skill) => [skillName(skill), ...columns.map((level) => level(skill))] as const);

const source = (by: Evidence['by']): string => ('signed' in by ? 'Checklist' : `Quiz, ${courseOf(by.course).title}`);

/** Result of a quiz that someone has passed, in percent. */
function scoreOf(person: LearnerId, course: CourseId): number {
  const progress = progressOf(person, course);
  return progress && 'passed' in progress ? progress.score : 0;
}

export const frameworks = {
  'competency-framework': ({choose}) => {
    const {name, roles} = choose<{name: string; roles: readonly RoleId[]}>(FAMILIES);
    return {
      layout: 'matrix',
      label: 'A competency framework',
      ground: 'brand',
      title: `${name}: target levels`,
      sub: 'Level that each role requires, 0 to 5',
      kind: 'level',
      columns: roles.map((role) => ROLES[role].name),
      rows: levelRows(
        skillsOfAll(roles).slice(0, 6),
        roles.map((role) => (skill) => targetsOf(role)[skill] ?? 0),
      ),
    };
  },

  'skill-levels': ({person, skill}) => {
    const target = targetOf(person, skill);
    return {
      layout: 'outline',
      label: 'The levels of a skill as observable behaviour',
      ground: 'plain',
      title: skillName(skill),
      sub: 'What each level looks like',
      tag: [`Target: level ${target}`, 'brand'],
      steps: (LEVEL_WORDS[skill] ?? []).map((label, at) => ({
        label,
        mark: String(at + 1),
        state: at + 1 <= target ? 'done' : 'todo',
        meta: at + 1 === target ? `Target: ${jobOf(person)}` : undefined,
      })),
    };
  },

  targets: ({person, course, choose}) => {
    const {title, minutes, questions, teaches, lessons} = courseOf(course);
    const role = PEOPLE[person as PersonId].role;
    const vacancies = VACANCIES[role];
    return choose({
      role: () => ({
        layout: 'form' as const,
        label: 'The target levels of a role',
        ground: 'plain' as const,
        title: ROLES[role].name,
        sub: vacancies ? `Role, ${vacancies} vacancies` : 'Role',
        fields: skillsOf(role).map(
          (skill) => ['rule', skillName(skill), 'Level', 'at least', String(targetsOf(role)[skill])] as const,
        ),
        action: 'Save role',
      }),
      course: () => ({
        layout: 'form' as const,
        label: 'A course and the skills it teaches',
        ground: 'plain' as const,
        title,
        sub: `Course, ${minutes} minutes`,
        fields: [
          ...(Object.keys(teaches) as SkillId[]).map(
            (skill) => ['rule', skillName(skill), 'Level', 'up to', String(teaches[skill])] as const,
          ),
          ['off', 'Refrigerants', 'Not taught'] as const,
          ['text', 'Confirmed by', `Final quiz, ${questions} questions`] as const,
        ],
        action: 'Save course',
      }),
      aims: () => ({
        layout: 'form' as const,
        label: 'The aim of each lesson and what its questions test',
        ground: 'plain' as const,
        title,
        sub: 'Aim of each lesson, and what the quiz tests',
        fields: lessons.map((lesson, at) => {
          const aim = AIMS[course]![at]!;
          const tested = Math.max(...QUESTION_LEVELS[course]![at]!);
          return ['rule', lesson, BLOOM_LEVELS[aim]!, 'tested as', BLOOM_LEVELS[tested]!] as const;
        }),
        action: `Open lesson ${lessons.length}`,
      }),
    })();
  },

  evidence: ({person, skill}) => {
    const items = [...(EVIDENCE[person as PersonId]?.[skill] ?? [])].reverse();
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
        lead: source(by),
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
  },

  'skill-map': ({person}) => {
    const at = (skill: SkillId): readonly [string, number, 'brand' | 'accent', number] => [
      skillName(skill),
      levelOf(person, skill),
      levelOf(person, skill) < targetOf(person, skill) ? 'accent' : 'brand',
      targetOf(person, skill),
    ];
    return {
      layout: 'graph',
      label: 'A map of skills that build on each other, with courses',
      ground: 'brand',
      title: 'Skill map, Service',
      sub: `Levels of ${nameOf(person)}, ${jobOf(person)}`,
      nodes: [
        at('pipework'),
        null,
        at('electrics'),
        [courseOf('heat-pump').title, 'play'],
        at('refrigerants'),
        [courseOf('refrigerants').title, 'play'],
        null,
        at('commissioning'),
        null,
      ],
      links: [
        [3, 0],
        [3, 7],
        [5, 4],
        [0, 4],
        [2, 4],
        [4, 7],
      ],
    };
  },
} satisfies Record<string, Recipe>;
