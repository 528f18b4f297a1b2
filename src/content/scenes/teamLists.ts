/** People and teams in lists: what is due, what was completed, and what a manager sees. */
import {
  course as courseOf,
  day,
  daysFrom,
  due,
  headcount,
  isThisWeek,
  membersOf,
  nameOf,
  percentOf,
  skillName,
  validOf,
  weekday,
} from '../figures/ledger';
import {gapsWithin, nextOf, openOf, passesOf, shortOf, thinnest, type Open} from '../figures/reports';
import {company, SITES, TEAMS, TODAY, type TeamId} from '../cast/company';
import {IMPORTS, type ImportedCourseId} from '../cast/imports';
import {PEOPLE, type PersonId} from '../cast/people';
import {DIGESTS, SCHEDULES} from '../cast/reports';
import type {Recipe, Table} from './types';

/** Where someone stopped. */
const stoppedAt = ({course, lessons}: Open): string =>
  lessons ? `${lessons} of ${courseOf(course).lessons.length} lessons` : 'Not opened';

/** A due date on a day in the past. */
function dueOn(date: string, on: string): string {
  const days = daysFrom(on, date);
  if (days < 0) return `${-days} days overdue`;
  if (days < 2) return days ? 'due tomorrow' : 'due today';
  return days < 7 ? `due ${weekday(date)}` : `due ${day(date)}`;
}

const openRow = (item: Open, state: string): Table['rows'][number] => ({
  lead: nameOf(item.who),
  sub: `${courseOf(item.course).title}, ${stoppedAt(item).toLowerCase()}`,
  tag: [state, state.endsWith('overdue') || daysFrom(TODAY, item.due) < 7 ? 'accent' : 'plain'],
});

/** The next course of each member of a team for whom it is overdue or due within two weeks. */
const dueSoon = (team: TeamId): Open[] => nextOf(membersOf(team)).filter((item) => daysFrom(TODAY, item.due) <= 14);

/** Managers who lead a named team. */
const managers = (): PersonId[] =>
  (Object.keys(PEOPLE) as PersonId[]).filter((id) => PEOPLE[id].role.endsWith('-manager'));

/** The latest result of a team in each course, whether it was made here or bought. */
function latestResults(team: TeamId): Table {
  const passes = passesOf(membersOf(team)).reverse();
  return {
    layout: 'table',
    label: 'The results of a team in courses that were made here and bought',
    ground: 'brand',
    title: TEAMS[team].name,
    sub: 'Latest result in each course',
    rows: passes
      .filter(({course}, at) => passes.findIndex((other) => other.course === course) === at)
      .map(({who, course, on}) => ({
        lead: courseOf(course).title,
        sub: nameOf(who),
        glyph: 'check',
        meta: day(on),
        tag: course in IMPORTS ? [IMPORTS[course as ImportedCourseId].standard, 'plain'] : ['Made here', 'plain'],
      })),
  };
}

export const teamLists = {
  'team-due': ({team, course, choose}) =>
    choose({
      team: () => ({
        layout: 'table' as const,
        label: 'The people of a team with a course that is due',
        ground: 'accent' as const,
        title: TEAMS[team].name,
        sub: 'Overdue or due within 14 days',
        tag: [`${dueSoon(team).length} people`, 'plain'] as const,
        rows: dueSoon(team).map((item) => openRow(item, due(item.due))),
      }),
      course: () => {
        const open = openOf(membersOf(team), [course]).sort((a, b) => b.lessons - a.lessons);
        const {done, of} = validOf(course, [team]);
        return {
          layout: 'table' as const,
          label: 'Started and never opened, kept apart',
          ground: 'accent' as const,
          title: courseOf(course).title,
          sub: `${TEAMS[team].name}, ${due(open[0]!.due)}`,
          tag: [`${open.length} of ${of - done} people`, 'plain'] as const,
          rows: open.map((item) => ({
            lead: nameOf(item.who),
            sub: stoppedAt(item),
            value: percentOf(item.who, course),
            tone: 'accent' as const,
            tag: item.lessons ? (['started', 'accent'] as const) : (['not opened', 'plain'] as const),
          })),
        };
      },
      company: () => {
        const gaps = gapsWithin(14);
        return {
          layout: 'table' as const,
          label: 'Mandatory training that is overdue or due within two weeks',
          ground: 'accent' as const,
          title: SCHEDULES.gaps.title,
          sub: `Overdue or due within 14 days, ${company.name}`,
          tag: [`${gaps.length} people`, 'accent'] as const,
          rows: gaps.map((item) => ({
            lead: nameOf(item.who),
            sub: courseOf(item.course).title,
            tag: [due(item.due), daysFrom(TODAY, item.due) < 7 ? 'accent' : 'plain'] as const,
          })),
        };
      },
    })(),

  'team-view': ({team, choose}) => {
    const view = choose({today: 'today', digest: 'digest', results: 'results'} as const);
    if (view === 'results') return latestResults(team);
    const digest = view === 'digest' && DIGESTS[team as keyof typeof DIGESTS];
    const size = headcount([team]);
    const open = nextOf(membersOf(team));
    if (digest) {
      const moved: Partial<Record<PersonId, string>> = digest.due;
      const dueThen = (item: Open): string => moved[item.who] ?? item.due;
      const items = open
        .filter((item) => daysFrom(digest.on, dueThen(item)) < 16)
        .sort((a, b) => dueThen(a).localeCompare(dueThen(b)));
      const passes = passesOf(membersOf(team)).filter(({on}) => on <= digest.on && daysFrom(on, digest.on) <= 7);
      const last = passes[passes.length - 1];
      return {
        layout: 'table',
        label: 'A manager’s digest',
        ground: 'accent',
        title: 'Your team this week',
        sub: `To ${nameOf(digest.to)}, ${TEAMS[team].name}`,
        tag: [`${weekday(digest.on)}, ${day(digest.on)}`, 'plain'],
        tiles: [
          ['on track', size - items.length],
          ['due', items.length],
          ['completed', passes.length],
        ],
        rows: [
          ...items.map((item) => {
            const state = dueOn(dueThen(item), digest.on);
            return {
              lead: nameOf(item.who),
              sub: courseOf(item.course).title,
              tag: [state, daysFrom(digest.on, dueThen(item)) < 7 ? 'accent' : 'plain'] as const,
            };
          }),
          ...(last
            ? [
                {
                  lead: nameOf(last.who),
                  sub: courseOf(last.course).title,
                  tag: [`passed, ${last.score}%`, 'brand'] as const,
                },
              ]
            : []),
        ],
      };
    }
    const overdue = open.filter((item) => daysFrom(TODAY, item.due) < 0).length;
    const thisWeek = open.filter((item) => isThisWeek(item.due)).length;
    const latest = passesOf(membersOf(team)).pop();
    const thin = thinnest(team);
    return {
      layout: 'table',
      label: 'A manager’s view of a team',
      ground: 'brand',
      title: TEAMS[team].name,
      sub: `${SITES[TEAMS[team].site]}, ${managers()
        .filter((id) => PEOPLE[id].team === team)
        .map(nameOf)
        .join()}`,
      tiles: [
        ['people', size],
        ['overdue', overdue],
        ['due this week', thisWeek],
      ],
      rows: [
        ...dueSoon(team).map((item) => openRow(item, due(item.due))),
        ...(latest
          ? [
              {
                lead: nameOf(latest.who),
                sub: courseOf(latest.course).title,
                tag: [`passed ${day(latest.on)}`, 'brand'] as const,
              },
            ]
          : []),
      ],
      note: {
        title: skillName(thin),
        text: `${shortOf(team, thin).length} below target`,
        tone: 'accent',
        glyph: 'arrow',
      },
    };
  },
} satisfies Record<string, Recipe>;
