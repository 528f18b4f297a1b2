/** People and teams in lists: what is due, what was completed, and what a manager sees. */
import {
  course as courseOf,
  day,
  daysFrom,
  due,
  headcount,
  membersOf,
  nameOf,
  percentOf,
  skillName,
  teamIds,
  teamsOf,
  validOf,
  weekday,
} from '../figures/ledger';
import {
  gapsWithin,
  mandatoryOf,
  nextOf,
  openOf,
  passesOf,
  shortOf,
  thinnest,
  versionOn,
  type Open,
  share,
} from '../figures/reports';
import {company, SITES, TEAMS, TODAY} from '../cast/company';
import {COURSES, type CourseId} from '../cast/learning';
import {PEOPLE, type PersonId} from '../cast/people';
import {DIGESTS, EMPLOYEE_NUMBERS, SCHEDULES} from '../cast/reports';
import type {Recipe, Table} from './types';

/** Completion below this is highlighted, in per cent. */
const BEHIND = 80;

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

/** Managers who lead a named team. */
const managers = (): PersonId[] =>
  (Object.keys(PEOPLE) as PersonId[]).filter((id) => PEOPLE[id].role.endsWith('-manager'));

/** A table row with a bar for the valid completions of some teams. */
const validRow = (lead: string, sub: string, {done, of}: {done: number; of: number}): Table['rows'][number] => ({
  lead,
  sub: `${sub}${done} of ${of}`,
  value: share(done, of),
  tone: share(done, of) < BEHIND ? 'accent' : 'brand',
});

export const teamLists = {
  'team-due': ({team, course, choose}) =>
    choose({
      team: () => ({
        layout: 'table' as const,
        label: 'The people of a team with a course that is due',
        ground: 'accent' as const,
        title: TEAMS[team].name,
        sub: 'Assigned and not finished, by due date',
        tag: [`${nextOf(membersOf(team)).length} people`, 'plain'] as const,
        rows: nextOf(membersOf(team)).map((item) => openRow(item, due(item.due))),
      }),
      course: () => {
        const open = openOf(membersOf(team), [course]).sort((a, b) => b.lessons - a.lessons);
        return {
          layout: 'table' as const,
          label: 'Started and never opened, kept apart',
          ground: 'accent' as const,
          title: courseOf(course).title,
          sub: `${TEAMS[team].name}, ${due(open[0]!.due)}`,
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

  completions: ({team, course, choose}) =>
    choose<() => Table>({
      course: () => {
        const passes = passesOf(membersOf(team), [course]);
        return {
          layout: 'table',
          label: 'Completions of a course in a team',
          ground: 'brand',
          title: 'Completions',
          sub: `${TEAMS[team].name}, ${courseOf(course).title}, since ${day(passes[0]!.on)}`,
          tag: [`${passes.length} rows`, 'plain'],
          rows: passes.map(({who, on}) => ({
            lead: nameOf(who),
            sub: `No. ${EMPLOYEE_NUMBERS[who]}, version ${versionOn(course, on)}`,
            meta: day(on),
          })),
        };
      },
      week: () => {
        const sent = DIGESTS['early-shift'].on;
        const passes = passesOf(membersOf(team)).filter(({on}) => on < sent && daysFrom(on, sent) <= 7);
        return {
          layout: 'table',
          label: 'What a team completed in a week',
          ground: 'brand',
          title: 'Completed last week',
          sub: TEAMS[team].name,
          tag: [`${passes.length} people`, 'brand'],
          rows: passes.map((pass) => ({
            lead: nameOf(pass.who),
            sub: courseOf(pass.course).title,
            tag: [`${pass.score}%`, 'brand'],
            meta: weekday(pass.on),
          })),
        };
      },
      courses: () => {
        const ids: readonly CourseId[] = ['fire', 'manual-handling', 'hygiene', 'allergens', 'data', 'electrics'];
        const rows = ids.map((id) => [id, validOf(id)] as const).sort(([, a], [, b]) => a.percent - b.percent);
        const all = mandatoryOf(teamIds());
        return {
          layout: 'table',
          label: 'All mandatory courses on one page',
          ground: 'plain',
          title: 'Mandatory courses',
          sub: 'All teams, valid today',
          tiles: [
            ['people', headcount()],
            ['assignments', all.of],
            ['valid', `${all.percent}%`],
          ],
          rows: rows.map(([id, valid]) => ({...validRow(COURSES[id].title, '', valid), glyph: 'play' as const})),
        };
      },
      managers: () => ({
        layout: 'table',
        label: 'One report with the figures of each reader’s own team',
        ground: 'brand',
        title: `${courseOf(course).title}, by manager`,
        sub: 'One schedule, own team for each',
        rows: managers()
          .filter((id) => teamsOf(course).includes(PEOPLE[id].team))
          .map((id) => validRow(nameOf(id), `${TEAMS[PEOPLE[id].team].name}, `, validOf(course, [PEOPLE[id].team]))),
      }),
    })(),

  'team-view': ({team, choose}) => {
    const digest = choose({today: undefined, digest: DIGESTS[team as keyof typeof DIGESTS]});
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
    const soon = open.filter((item) => daysFrom(TODAY, item.due) <= 14);
    const overdue = open.filter((item) => daysFrom(TODAY, item.due) < 0).length;
    const thisWeek = open.filter((item) => daysFrom(TODAY, item.due) < 7).length - overdue;
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
        ...soon.map((item) => openRow(item, due(item.due))),
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
