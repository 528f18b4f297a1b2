/** What roles require, what courses teach, and what confirms a level. Levels run from 0 to 5. */
import {course as courseOf, jobOf, levelOf, nameOf, skillName, targetOf} from '../figures/ledger';
import {FAMILIES, LEVEL_WORDS} from '../cast/frameworks';
import {ROLES, type Levels, type RoleId, type SkillId} from '../cast/learning';
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
