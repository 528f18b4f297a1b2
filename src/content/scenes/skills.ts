/** Roles, skills, gaps and evidence. Levels and targets run from 0 to 5. */
import {
  course as courseOf,
  coursesOf,
  day,
  due,
  headcount,
  jobOf,
  levelOf,
  membersOf,
  nameOf,
  progressOf,
  skillName,
  targetOf,
  teamIds,
  type LearnerId,
} from '../../lib/ledger';
import {coursesFor, shortOf} from '../../lib/reports';
import {SITES, TEAMS, type TeamId} from '../cast/company';
import {
  EVIDENCE,
  EXPERTS,
  FAMILIES,
  LEVEL_WORDS,
  NEXT_ROLE,
  RAISED,
  VACANCIES,
  type Evidence,
} from '../cast/frameworks';
import {ROLES, type CourseId, type Levels, type RoleId, type SkillId} from '../cast/learning';
import {LEVELS} from '../cast/ledger';
import {PEOPLE, type PersonId} from '../cast/people';
import {AIMS, BLOOM_LEVELS, QUESTION_LEVELS} from '../cast/reports';
import type {Matrix, Recipe, Table} from './types';

const STAFF = Object.keys(PEOPLE) as PersonId[];

const targetsOf = (role: RoleId): Levels => ROLES[role].targets;

const skillsOf = (role: RoleId): SkillId[] => Object.keys(targetsOf(role)) as SkillId[];

/** Skills of several roles, in the order of the first role that has them. */
const skillsOfAll = (roles: readonly RoleId[]): SkillId[] => [...new Set(roles.flatMap(skillsOf))];

const isLead = (id: PersonId): boolean => 'coaching' in targetsOf(PEOPLE[id].role);

const teamName = (id: LearnerId): string => (id in PEOPLE ? TEAMS[PEOPLE[id as PersonId].team].name : '');

/** A matrix row per skill with one level for each column. */
const levelRows = (skills: readonly SkillId[], columns: readonly ((skill: SkillId) => number)[]): Matrix['rows'] =>
  skills.map((skill) => [skillName(skill), ...columns.map((level) => level(skill))] as const);

/** The course that leads someone to a higher level of a skill, and when it is due if it was assigned. */
function nextStep(id: LearnerId, skill: SkillId): string {
  const ids = coursesFor(skill).filter((course) => courseOf(course).teaches[skill]! > levelOf(id, skill));
  const open = openCourse(id, skill);
  const progress = open && progressOf(id, open)!;
  if (progress && 'due' in progress && progress.due) return `${courseOf(open).title}, ${due(progress.due)}`;
  return ids[0] ? courseOf(ids[0]).title : 'Checklist at work';
}

/** A course that teaches someone a skill and that they haven’t finished. */
const openCourse = (id: LearnerId, skill: SkillId): CourseId | undefined =>
  coursesOf(id).find(
    (course) => (courseOf(course).teaches[skill] ?? 0) > levelOf(id, skill) && 'lessons' in progressOf(id, course)!,
  );

/** One page about a person: level and target of each skill, and what comes next. */
const skillSheet = (person: PersonId, tag: string): Table => ({
  layout: 'table',
  label: 'The skills of one person and the next step for each',
  ground: 'plain',
  title: nameOf(person),
  sub: `${jobOf(person)}, skills and next steps`,
  tag: [tag, 'plain'],
  rows: skillsOf(PEOPLE[person].role).map((id) => {
    const isShort = levelOf(person, id) < targetOf(person, id);
    return {
      lead: skillName(id),
      sub: isShort ? `Next: ${nextStep(person, id)}` : 'At target',
      glyph: isShort ? 'arrow' : 'check',
      tag: [`${levelOf(person, id)} of ${targetOf(person, id)}`, isShort ? 'accent' : 'brand'],
    };
  }),
});

const source = (by: Evidence['by']): string => ('signed' in by ? 'Checklist' : `Quiz, ${courseOf(by.course).title}`);

export const skills = {
  'skill-gap': ({person, choose}) => {
    const isNext = choose({own: false, next: true, raised: false});
    const role = isNext ? NEXT_ROLE[person as PersonId]! : PEOPLE[person as PersonId].role;
    const targets = targetsOf(role);
    const axes = skillsOf(role).map((skill) => [skillName(skill), levelOf(person, skill), targets[skill]!] as const);
    const raised = role === RAISED.role && !isNext;
    const above = skillsOf(role).find((skill) => levelOf(person, skill) > targets[skill]!);
    const gaps = skillsOf(role).filter((skill) => levelOf(person, skill) < targets[skill]!);
    const next = gaps.find((skill) => openCourse(person, skill)) ?? gaps[0];
    const pupil =
      above && membersOf(PEOPLE[person as PersonId].team).find((id) => levelOf(id, above) < targetOf(id, above));
    return {
      layout: 'radar',
      label: isNext ? 'Someone’s skills and the targets of the next role' : 'Someone’s skills and targets',
      ground: 'brand',
      title: nameOf(person),
      sub: isNext ? `${jobOf(person)}, compared with ${ROLES[role].name}` : `${jobOf(person)}, ${teamName(person)}`,
      tag: [`${gaps.length} below target`, 'accent'],
      axes,
      legend: ['Level', 'Target'],
      note: raised
        ? {
            title: `${skillName(RAISED.skill)}: target raised to ${targets[RAISED.skill]}`,
            text: `from ${RAISED.from}, on ${day(RAISED.on)}`,
            tone: 'accent',
            glyph: 'arrow',
          }
        : pupil
          ? {title: `${skillName(above)}: above target`, text: `Could teach ${nameOf(pupil)}`, person: nameOf(pupil)}
          : next && {title: skillName(next), text: `Next: ${nextStep(person, next)}`, tone: 'accent', glyph: 'arrow'},
    };
  },

  'skill-report': ({person, team, skill, choose}) => {
    const view = choose({team: 'team', role: 'role', peers: 'peers', site: 'site'} as const);
    const isRole = view === 'role' || view === 'peers';
    const teams = view === 'site' ? teamIds(TEAMS[team].site) : [team];
    const known = STAFF.filter((id) => (teams as readonly TeamId[]).includes(PEOPLE[id].team) && LEVELS[id]);
    const learners = known.filter((id) => !isLead(id));
    const {role} = PEOPLE[view === 'peers' ? (person as PersonId) : learners[learners.length - 1]!];
    const people =
      isRole
        ? known.filter((id) => PEOPLE[id].role === role)
        : view === 'site' || learners.length < 3
          ? known
          : learners;
    const rows = people.slice(0, 5).map((id) => (of: SkillId) => levelOf(id, of));
    const short = shortOf(team, skill);
    const columns = people.slice(0, 5).map(nameOf);
    if (isRole)
      return {
        layout: 'matrix',
        label: 'Levels of the people in one role next to its targets',
        ground: 'brand',
        title: `${ROLES[role].name}: skills`,
        sub: `${TEAMS[team].name}, level 0 to 5`,
        kind: 'level',
        columns: ['Target', ...columns],
        rows: levelRows(skillsOf(role), [(of) => targetsOf(role)[of]!, ...rows]),
        targets: skillsOf(role).map((of) => ['', ...columns].map(() => targetsOf(role)[of]!)),
      };
    const skillIds = skillsOf(PEOPLE[people[0]!].role);
    return {
      layout: 'matrix',
      label: 'A skill report',
      ground: 'brand',
      title: `Skill report, ${view === 'site' ? SITES[TEAMS[team].site] : TEAMS[team].name}`,
      sub: 'Confirmed level and target, 0 to 5',
      kind: 'level',
      columns,
      rows: levelRows(skillIds, rows),
      targets: skillIds.map((of) => people.slice(0, 5).map((id) => targetOf(id, of))),
      note:
        view === 'team'
          ? {
              title: `${skillName(skill)}: ${short.length} below target`,
              text: `Next: ${courseOf(coursesFor(skill)[0]!).title}`,
              tone: 'accent',
              glyph: 'arrow',
            }
          : undefined,
    };
  },

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
        ground: 'accent' as const,
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

  'skill-people': ({person, team, skill, choose}) => {
    const row = (id: PersonId): Table['rows'][number] => ({
      lead: nameOf(id),
      sub: jobOf(id),
      tag: [
        `${levelOf(id, skill)} of ${targetOf(id, skill)}`,
        levelOf(id, skill) < targetOf(id, skill) ? 'accent' : 'brand',
      ],
    });
    const gap = (id: PersonId): number => targetOf(id, skill) - levelOf(id, skill);
    return choose({
      team: () => {
        const short = shortOf(team, skill);
        const others = membersOf(team).filter((id) => LEVELS[id] && targetOf(id, skill) && !short.includes(id));
        return {
          layout: 'table' as const,
          label: 'The levels of a team in one skill',
          ground: 'accent' as const,
          title: skillName(skill),
          sub: `${TEAMS[team].name}, level and target`,
          tag: [`${short.length} below target`, 'accent'] as const,
          rows: [...short, ...others]
            .sort((a, b) => gap(b) - gap(a))
            .slice(0, 5)
            .map(row),
        };
      },
      review: () => skillSheet(person as PersonId, 'Annual review'),
      own: () => skillSheet(person as PersonId, 'My skills'),
    })();
  },

  'skill-count': ({team, choose}) =>
    choose({
      experts: () => {
        const experts = Object.entries(EXPERTS[team] ?? {}) as [SkillId, number][];
        const [skill] = experts[experts.length - 1]!;
        const only = membersOf(team).find((id) => levelOf(id, skill) > 3);
        return {
          layout: 'chart' as const,
          label: 'Number of people at level 4 or above, by skill',
          ground: 'accent' as const,
          title: `${TEAMS[team].name}, level 4 or above`,
          sub: `People by skill, ${headcount([team])} in the team`,
          kind: 'bars' as const,
          unit: '',
          points: experts.map(([id, count]) => [skillName(id), count, count > 1 ? 'brand' : 'accent'] as const),
          note: only && {
            title: nameOf(only),
            text: `the only one in ${skillName(skill)}`,
            tone: 'accent' as const,
            person: nameOf(only),
          },
        };
      },
      courses: () => {
        const roles = [...new Set(membersOf(team).map((id) => PEOPLE[id].role))];
        const counts = skillsOfAll(roles)
          .map((id) => [id, coursesFor(id).length] as const)
          .sort(([, a], [, b]) => b - a);
        const none = counts.filter(([, count]) => !count).length;
        return {
          layout: 'chart' as const,
          label: 'Number of courses that teach each required skill',
          ground: 'accent' as const,
          title: `${FAMILIES.warehouse.name}: courses by skill`,
          sub: `Skills that ${roles.length} roles require`,
          tag: [`${none} without a course`, 'accent'] as const,
          kind: 'bars' as const,
          unit: '',
          points: counts.map(([id, count]) => [skillName(id), count, count ? 'brand' : 'accent'] as const),
        };
      },
    })(),

  'gap-assignment': ({team, skill}) => {
    const short = shortOf(team, skill);
    const [best, ...others] = coursesFor(skill);
    return {
      layout: 'form',
      label: 'A skill gap turned into an assignment',
      ground: 'accent',
      title: `${skillName(skill)}, ${TEAMS[team].name}`,
      sub: `${short.length} of ${headcount([team])} people below target`,
      fields: [
        ['rule', 'Course', courseOf(best!).title, 'to', `level ${courseOf(best!).teaches[skill]}`],
        ['chips', 'Assign to', ...short.map(nameOf)],
        ['text', 'Due', 'Friday, 18 December'],
        ['text', 'Also teach it', others.map((id) => courseOf(id).title).join(', ')],
      ],
      action: `Assign to ${short.length} people`,
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

/** Result of a quiz that someone has passed, in percent. */
function scoreOf(person: LearnerId, course: CourseId): number {
  const progress = progressOf(person, course);
  return progress && 'passed' in progress ? progress.score : 0;
}
