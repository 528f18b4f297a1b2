/** Skills of people and teams, and their gaps. Levels and targets run from 0 to 5. */
import {
  course as courseOf,
  coursesOf,
  day,
  due,
  jobOf,
  levelOf,
  membersOf,
  nameOf,
  progressOf,
  skillName,
  targetOf,
  teamIds,
  type LearnerId,
} from '../figures/ledger';
import {coursesFor, shortOf} from '../figures/reports';
import {SITES, TEAMS, type TeamId} from '../cast/company';
import {NEXT_ROLE, RAISED} from '../cast/frameworks';
import {ROLES, type CourseId, type SkillId} from '../cast/learning';
import {LEVELS} from '../cast/ledger';
import {PEOPLE, type PersonId} from '../cast/people';
import {frameworks, levelRows, skillsOf, targetsOf} from './frameworks';
import type {Recipe, Table} from './types';

const STAFF = Object.keys(PEOPLE) as PersonId[];

const isLead = (id: PersonId): boolean => 'coaching' in targetsOf(PEOPLE[id].role);

const teamName = (id: LearnerId): string => (id in PEOPLE ? TEAMS[PEOPLE[id as PersonId].team].name : '');

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

export const skills = {
  ...frameworks,

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
    const people = isRole
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
          ground: 'brand' as const,
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
} satisfies Record<string, Recipe>;
