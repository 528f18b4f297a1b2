/** Figures of a report as bars: one for each team, site, role, skill or step. */
import {holdersOf} from '../figures/access';
import {people} from '../figures/counts';
import {
  course as courseOf,
  firstName,
  headcount,
  levelOf,
  membersOf,
  nameOf,
  sizeOf,
  skillName,
  teamIds,
  teamsOf,
  validOf,
} from '../figures/ledger';
import {coursesFor, mandatoryOf, openOf, sitesByShare} from '../figures/reports';
import {ACCESS_ROLES, ENROLMENTS, MANAGERS, type AccessRoleId} from '../cast/access';
import {SITES, TEAMS, type TeamId} from '../cast/company';
import {CAFES, GROUPS} from '../cast/directory';
import {EXPERTS, FAMILIES} from '../cast/frameworks';
import type {CourseId, SkillId} from '../cast/learning';
import {COHORT} from '../cast/ledger';
import {PEOPLE, type PersonId} from '../cast/people';
import {FINISHED, PLANS, WAITING} from '../cast/plans';
import {SCHEDULES} from '../cast/reports';
import {skillsOfAll} from './frameworks';
import type {Chart, Recipe, Slice} from './types';

/** Completion below this is highlighted, in per cent. */
const BEHIND = 80;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Bars of people, or of shares of which those behind are highlighted. */
const bars = (
  label: string,
  points: Chart['points'],
  words: Pick<Chart, 'title' | 'sub'> & Partial<Pick<Chart, 'ground' | 'tag' | 'note' | 'unit' | 'kind'>>,
): Chart => ({
  layout: 'chart',
  label,
  ground: 'plain',
  kind: 'bars',
  unit: '',
  ...words,
  points,
});

/** Shares in per cent by name, those that are behind highlighted. */
const shares = (all: readonly (readonly [name: string, percent: number])[]): Chart['points'] =>
  all.map(([name, value]) => [name, value, value < BEHIND ? 'accent' : 'brand'] as const);

/** Valid completions of a course by team, lowest first. */
const byTeam = (course: CourseId, teams: readonly TeamId[]): (readonly [TeamId, number])[] =>
  teams.map((id) => [id, validOf(course, [id]).percent] as const).sort(([, one], [, other]) => one - other);

/** Names of the first people, and the number of the others: 'Mateo, Callum and 3 more'. */
function names(ids: readonly PersonId[], of: number): string {
  const shown = ids.map(firstName);
  const more = of - shown.length;
  if (!more && shown.length > 1) return `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]!}`;
  return more ? `${shown.join(', ')} and ${more} more` : shown.join();
}

const BREAKDOWNS: Record<string, (slice: Slice) => Chart> = {
  teams: ({course}) => {
    const teams = byTeam(course, teamsOf(course));
    const [first] = teams[0]!;
    const lowest = validOf(course, [first]);
    const open = openOf(membersOf(first), [course]).map(({who}) => who);
    const {done, of} = validOf(course);
    return bars('Completion of a course by team', shares(teams.map(([id, value]) => [TEAMS[id].name, value])), {
      title: courseOf(course).title,
      sub: 'Valid completions by team',
      ground: 'brand',
      tag: [`${done} of ${of} people`, 'plain'],
      unit: '%',
      note: open.length
        ? {
            title: `${TEAMS[first].name}: ${lowest.of - lowest.done} not finished`,
            text: names(open, lowest.of - lowest.done),
            tone: 'accent',
            glyph: 'people',
          }
        : undefined,
    });
  },

  group: ({course}) =>
    bars(
      'A report on the members of a smart group',
      shares(byTeam(course, CAFES).map(([id, value]) => [TEAMS[id].name, value])),
      {
        title: `${GROUPS['cafe-staff'].name}: ${courseOf(course).title}`,
        sub: `Smart group, ${people(GROUPS['cafe-staff'].size)} in ${CAFES.length} teams`,
        unit: '%',
      },
    ),

  sites: () =>
    bars(
      'Mandatory training by site',
      shares(sitesByShare().map((id) => [SITES[id], mandatoryOf(teamIds(id)).percent])),
      {
        title: SCHEDULES.sites.title,
        sub: `Valid completions, ${headcount()} people`,
        tag: ['Mon, 9 Nov, 07:00', 'plain'],
        unit: '%',
      },
    ),

  shared: () => {
    const [one, other] = MANAGERS['norwich-cafe'];
    const courses = [
      [one, 'hygiene'],
      [other, 'fire'],
    ] as const;
    return bars(
      'One team, and the course that each of its managers follows',
      courses.map(([id, course]) => [
        `${firstName(id)}: ${courseOf(course).title.split(',')[0]!}`,
        validOf(course, ['norwich-cafe']).percent,
      ]),
      {
        title: TEAMS['norwich-cafe'].name,
        sub: `${people(sizeOf('norwich-cafe'))}, 2 managers`,
        ground: 'brand',
        kind: 'rings',
        unit: '%',
      },
    );
  },

  enrolments: () =>
    bars(
      'Enrolments by a journey and by hand',
      ENROLMENTS.by.map(([by, count], at) => [by, count, at ? 'plain' : 'brand'] as const),
      {
        title: courseOf(ENROLMENTS.course).title,
        sub: `${sum(ENROLMENTS.by.map(([, count]) => count))} enrolments, by who made them`,
      },
    ),

  roles: () =>
    bars(
      'Custom roles by the number of people who hold them',
      (Object.keys(ACCESS_ROLES) as AccessRoleId[])
        .filter((id) => !['admin', 'manager', 'author'].includes(id))
        .map((id) => [ACCESS_ROLES[id].name, holdersOf(id)] as const)
        .sort(([, one], [, other]) => other - one),
      {title: 'Custom roles', sub: 'By number of people'},
    ),

  experts: ({team}) => {
    const experts = Object.entries(EXPERTS[team] ?? {}) as [SkillId, number][];
    const [skill] = experts[experts.length - 1]!;
    const only = membersOf(team).find((id) => levelOf(id, skill) > 3);
    return bars(
      'Number of people at level 4 or above, by skill',
      experts.map(([id, count]) => [skillName(id), count, count > 1 ? 'brand' : 'accent'] as const),
      {
        title: `${TEAMS[team].name}, level 4 or above`,
        sub: `People by skill, ${headcount([team])} in the team`,
        ground: 'brand',
        note: only && {
          title: nameOf(only),
          text: `the only one in ${skillName(skill)}`,
          tone: 'accent',
          person: nameOf(only),
        },
      },
    );
  },

  taught: ({team}) => {
    const roles = [...new Set(membersOf(team).map((id) => PEOPLE[id].role))];
    const counts = skillsOfAll(roles)
      .map((id) => [id, coursesFor(id).length] as const)
      .sort(([, a], [, b]) => b - a);
    return bars(
      'Number of courses that teach each required skill',
      counts.map(([id, count]) => [skillName(id), count, count ? 'brand' : 'accent'] as const),
      {
        title: `${FAMILIES.warehouse.name}: courses by skill`,
        sub: `Skills that ${roles.length} roles require`,
        tag: [`${counts.filter(([, count]) => !count).length} without a course`, 'accent'],
      },
    );
  },

  plan: () => {
    const [step, most] = [...WAITING].sort((a, b) => b[1] - a[1])[0]!;
    return bars(
      'How many people are at each step of a plan',
      WAITING.map(([label, count]) => [label, count, label === step ? 'accent' : 'brand'] as const),
      {
        title: PLANS.callum.title,
        sub: 'People by step',
        ground: 'accent',
        tag: [people(sum(WAITING.map(([, count]) => count))), 'plain'],
        note: {title: `${most} wait for a sign-off`, text: `from ${nameOf('ingrid')}`, person: nameOf('ingrid')},
      },
    );
  },

  cohort: () =>
    bars(
      'How far the members of a cohort are',
      FINISHED.map(([lessons, count], at) => [`${lessons} lessons`, count, at ? 'accent' : 'brand'] as const),
      {
        title: COHORT.name,
        sub: 'People by lessons finished',
        ground: 'accent',
        tag: [people(COHORT.people), 'plain'],
        note: {
          title: `Write to ${sum(FINISHED.slice(1).map(([, count]) => count))} people`,
          text: 'one message',
          tone: 'accent',
          glyph: 'mail',
        },
      },
    ),
};

export const breakdowns = {
  breakdown: (slice) => slice.choose(BREAKDOWNS)(slice),
} satisfies Record<string, Recipe>;
