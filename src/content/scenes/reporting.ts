/** Figures, lists, digests and exports. */
import {
  course as courseOf,
  day,
  daysFrom,
  due,
  headcount,
  jobOf,
  membersOf,
  nameOf,
  percentOf,
  skillName,
  targetOf,
  teamIds,
  teamsOf,
  validOf,
  weekday,
} from '../../lib/ledger';
import {
  gapsWithin,
  mandatoryOf,
  nextOf,
  openOf,
  passesOf,
  questionsByLevel,
  shortOf,
  thinnest,
  versionOn,
  type Open,
} from '../../lib/reports';
import {company, SITES, TEAMS, TODAY, type SiteId} from '../cast/company';
import {EVIDENCE} from '../cast/frameworks';
import {COURSES, type CourseId, type SkillId} from '../cast/learning';
import {COHORT, ON_TIME} from '../cast/ledger';
import {PEOPLE, type PersonId} from '../cast/people';
import {
  AT_TARGET,
  BLOOM_LEVELS,
  COHORT_PROGRESS,
  DIGESTS,
  DOUBTFUL,
  EMPLOYEE_NUMBERS,
  QUESTION_LEVELS,
  REACHED,
  RENEWALS,
  REWRITE,
  RIGHT_ANSWERS,
  SCHEDULES,
  type Schedule,
} from '../cast/reports';
import type {Chart, Code, Recipe, Table} from './types';

const SITE_IDS = Object.keys(SITES) as SiteId[];

/** Results below this are highlighted, in per cent. */
const LOW = 60;

/** Completion below this is highlighted, in per cent. */
const BEHIND = 80;

const percent = (part: number, whole: number): number => Math.round((100 * part) / whole);

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Names of the first people, and the number of the others: 'Mateo, Callum and 3 more'. */
function names(people: readonly PersonId[], of: number): string {
  const shown = people.map((id) => nameOf(id).split(' ')[0]!);
  const more = of - shown.length;
  if (!more && shown.length > 1) return `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]!}`;
  return more ? `${shown.join(', ')} and ${more} more` : shown.join();
}

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
  value: percent(done, of),
  tone: percent(done, of) < BEHIND ? 'accent' : 'brand',
});

const scheduleText = ({to, others}: Schedule): string => [...to.map(nameOf), ...(others ? [others] : [])].join(', ');

const csv = (rows: readonly (readonly (string | number)[])[]): string[] => rows.map((row) => row.join(','));

/** Evidence of all skills of a person, one row for each, oldest first. */
const evidenceRows = (person: PersonId): (string | number)[][] =>
  (Object.entries(EVIDENCE[person] ?? {}) as [SkillId, NonNullable<(typeof EVIDENCE)['rhys']>[SkillId]][])
    .map(([skill, items]) => ({skill, latest: items![items!.length - 1]!}))
    .sort((a, b) => a.latest.on.localeCompare(b.latest.on))
    .map(({skill, latest}) => [
      EMPLOYEE_NUMBERS[person],
      nameOf(person),
      skillName(skill),
      latest.level,
      targetOf(person, skill),
      'signed' in latest.by ? 'checklist' : 'quiz',
      latest.on,
    ]);

export const reporting = {
  completion: ({course, choose}) => {
    const bySite = choose({teams: false, sites: true});
    if (bySite) {
      const sites = SITE_IDS.map((id) => [SITES[id], mandatoryOf(teamIds(id)).percent] as const);
      return {
        layout: 'chart',
        label: 'Mandatory training by site',
        ground: 'plain',
        title: SCHEDULES.sites.title,
        sub: `Valid completions, ${headcount()} people`,
        tag: ['Mon, 9 Nov, 07:00', 'plain'],
        kind: 'columns',
        unit: '%',
        points: sites.map(([name, value]) => [name, value, value < BEHIND ? 'accent' : 'brand'] as const),
      };
    }
    const teams = [...teamsOf(course)].sort((a, b) => validOf(course, [a]).percent - validOf(course, [b]).percent);
    const {done, of} = validOf(course);
    const first = teams[0]!;
    const lowest = validOf(course, [first]);
    const open = openOf(membersOf(first), [course]).map(({who}) => who);
    return {
      layout: 'chart',
      label: 'Completion of a course by team',
      ground: 'brand',
      title: courseOf(course).title,
      sub: 'Valid completions by team',
      tag: [`${done} of ${of} people`, 'plain'],
      kind: 'bars',
      unit: '%',
      points: teams.map((team) => {
        const value = validOf(course, [team]).percent;
        return [TEAMS[team].name, value, value < BEHIND ? 'accent' : 'brand'] as const;
      }),
      note: open.length
        ? {
            title: `${TEAMS[first].name}: ${lowest.of - lowest.done} not finished`,
            text: names(open, lowest.of - lowest.done),
            tone: 'accent',
            glyph: 'people',
          }
        : undefined,
    };
  },

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

  question: ({choose}) =>
    choose({
      answers: () => ({
        layout: 'chart' as const,
        label: 'Which answers were chosen for one question',
        ground: 'plain' as const,
        title: `${courseOf(DOUBTFUL.course).title}, question ${DOUBTFUL.number}`,
        sub: DOUBTFUL.ask,
        kind: 'bars' as const,
        unit: '%',
        points: DOUBTFUL.options.map(
          ([text, share], at) => [text, share, text === DOUBTFUL.right ? 'brand' : at ? 'plain' : 'accent'] as const,
        ),
        note: {title: `Right answer: ${DOUBTFUL.options[1][1]}%`, text: DOUBTFUL.right, glyph: 'check' as const},
      }),
      rewrite: () => ({
        layout: 'thread' as const,
        label: 'A question moved up a level',
        ground: 'iris' as const,
        title: `Question ${REWRITE.lesson}`,
        sub: `${courseOf(REWRITE.course).title}, lesson ${REWRITE.lesson}`,
        tag: ['AI suggestion', 'iris'] as const,
        items: [
          {kind: 'cut' as const, meta: BLOOM_LEVELS[REWRITE.before.level], text: REWRITE.before.text},
          {kind: 'add' as const, meta: BLOOM_LEVELS[REWRITE.after.level], text: REWRITE.after.text},
        ],
        note: {
          title: `With ${nameOf(REWRITE.reviewer)}`,
          text: 'to accept or correct',
          person: nameOf(REWRITE.reviewer),
        },
      }),
    })(),

  analytics: ({choose}) =>
    choose<() => Chart>({
      'on-time': () => ({
        layout: 'chart',
        label: 'Mandatory training completed on time, by month',
        ground: 'brand',
        title: company.name,
        sub: 'Mandatory training completed on time',
        tag: ['June to November', 'plain'],
        kind: 'line',
        unit: '%',
        points: ON_TIME,
      }),
      cohorts: () => ({
        layout: 'chart',
        label: 'Two cohorts by days since the start',
        ground: 'brand',
        title: courseOf(COHORT.course).title,
        sub: 'Mean progress by days since the start',
        kind: 'line',
        unit: '%',
        points: COHORT_PROGRESS.days.map(
          (at, index) => [at ? `${at}` : 'Day 0', COHORT_PROGRESS.autumn[index]!] as const,
        ),
        other: {names: ['Autumn', 'Spring'], values: COHORT_PROGRESS.spring},
      }),
      skills: () => {
        const shares = (counts: readonly number[]): number[] =>
          counts.map((n) => percent(n, headcount([AT_TARGET.team])));
        const [safety, stock] = [shares(AT_TARGET.skills.safety), shares(AT_TARGET.skills.stock)];
        return {
          layout: 'chart',
          label: 'People at target in two skills, from March to September',
          ground: 'brand',
          title: TEAMS[AT_TARGET.team].name,
          sub: 'People at target, March to September',
          kind: 'line',
          unit: '%',
          points: AT_TARGET.months.map((month, at) => [month, safety[at]!] as const),
          other: {names: [skillName('safety'), skillName('stock')], values: stock},
        };
      },
      renewals: () => ({
        layout: 'chart',
        label: 'Renewals by month',
        ground: 'plain',
        title: courseOf(RENEWALS.course).title,
        sub: 'Renewals by month, 365 days after completion',
        tag: [`${sum(RENEWALS.months.map(([, count]) => count))} renewals`, 'plain'],
        kind: 'columns',
        unit: '',
        points: RENEWALS.months,
      }),
    })(),

  reach: () => {
    const {course, learners, video} = REACHED;
    const shares = learners.map((count) => percent(count, learners[0]));
    return {
      layout: 'chart',
      label: 'How many learners reach each lesson',
      ground: 'brand',
      title: courseOf(course).title,
      sub: 'Learners who reach each lesson',
      tag: [`${learners[0]} learners`, 'plain'],
      kind: 'columns',
      unit: '%',
      points: shares.map((value, at) => [`${at + 1}`, value, at + 1 === video.lesson ? 'accent' : 'brand'] as const),
      note: {
        title: `Lesson ${video.lesson}: ${courseOf(course).lessons[video.lesson - 1]}`,
        text: `one video of ${video.minutes} minutes`,
        tone: 'accent',
        glyph: 'play',
      },
    };
  },

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
            sub: `${EMPLOYEE_NUMBERS[who]}, version ${versionOn(course, on)}`,
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
          ['open', items.length],
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

  'report-schedule': ({choose}) => {
    const schedule = choose<Schedule>({
      sites: SCHEDULES.sites,
      cafes: SCHEDULES.cafes,
      users: SCHEDULES.users,
      board: SCHEDULES.board,
    });
    return {
      layout: 'form',
      label: 'A scheduled report',
      ground: 'plain',
      title: schedule.title,
      sub: 'Schedule',
      tag: ['On', 'brand'],
      fields: [
        ['rule', 'When', schedule.when, 'at', schedule.time],
        ['chips', 'Covers', ...schedule.covers],
        ['text', 'To', scheduleText(schedule)],
        ['on', 'With', schedule.attached],
        ['text', 'Next', `${weekday(schedule.next)}, ${day(schedule.next)}`],
      ],
      action: 'Save schedule',
    };
  },

  schedules: () => ({
    layout: 'table',
    label: 'All scheduled reports, by next date',
    ground: 'plain',
    title: 'Scheduled reports',
    sub: 'Recipients and owner, by next date',
    rows: Object.values(SCHEDULES).map((schedule: Schedule) => ({
      lead: schedule.title,
      sub: `To ${scheduleText(schedule)}`,
      glyph: schedule.attached.startsWith('CSV') ? 'file' : 'mail',
      people: [nameOf(schedule.owner)],
      meta: day(schedule.next),
    })),
  }),

  'csv-export': ({team, course, choose}) =>
    choose<() => Code>({
      completions: () => {
        const passes = passesOf(membersOf(team), [course]);
        return {
          layout: 'code',
          label: 'A CSV export',
          ground: 'plain',
          title: 'completions.csv',
          sub: `${TEAMS[team].name}, ${courseOf(course).title}, since ${day(passes[0]!.on)}`,
          tag: [`${passes.length} rows`, 'plain'],
          lines: csv([
            ['employee_no', 'name', 'course', 'version', 'date'],
            ...passes.map(({who, on}) => [
              EMPLOYEE_NUMBERS[who],
              nameOf(who),
              courseOf(course).title,
              versionOn(course, on),
              on,
            ]),
          ]),
        };
      },
      skills: () => {
        const rows = evidenceRows('rhys');
        return {
          layout: 'code',
          label: 'A CSV export of skills',
          ground: 'plain',
          title: 'skills.csv',
          sub: `${nameOf('rhys')}, ${jobOf('rhys')}`,
          tag: [`${rows.length} rows`, 'plain'],
          lines: csv([['employee_no', 'name', 'skill', 'level', 'target', 'evidence', 'date'], ...rows]),
        };
      },
      sites: () => ({
        layout: 'code',
        label: 'The CSV file of a report by site',
        ground: 'plain',
        title: 'mandatory-training.csv',
        sub: `${SCHEDULES.sites.title}, Mon, 9 Nov, 07:00`,
        tag: [`${SITE_IDS.length} rows`, 'plain'],
        lines: csv([
          ['site', 'valid', 'assigned', 'percent'],
          ...SITE_IDS.map((id) => {
            const {done, of, percent: share} = mandatoryOf(teamIds(id));
            return [SITES[id], done, of, share];
          }),
        ]),
      }),
    })(),

  bloom: ({course}) => {
    const {teams, percent: right} = RIGHT_ANSWERS[course]!;
    const counts = questionsByLevel(course);
    const stuck = right.findIndex((value) => value < LOW);
    return {
      layout: 'chart',
      label: 'A report by Bloom’s taxonomy',
      ground: 'brand',
      title: courseOf(course).title,
      sub: `Right answers by level, ${headcount(teams)} learners`,
      tag: [`${sum(counts)} questions`, 'plain'],
      kind: 'bars',
      unit: '%',
      points: right.map((value, at) => [BLOOM_LEVELS[at]!, value, value < LOW ? 'accent' : 'brand'] as const),
      note: {
        title: `Below ${LOW}% from “${BLOOM_LEVELS[stuck]}”`,
        text: 'Rules known, not yet used',
        tone: 'accent',
        glyph: 'arrow',
      },
    };
  },

  'bloom-questions': ({course}) => {
    const counts = questionsByLevel(course);
    return {
      layout: 'chart',
      label: 'Questions of a quiz by Bloom’s levels',
      ground: 'accent',
      title: courseOf(course).title,
      sub: 'Questions of the quiz by level',
      tag: [`${sum(counts)} questions`, 'plain'],
      kind: 'bars',
      unit: '',
      points: counts.map((count, at) => [BLOOM_LEVELS[at]!, count, at ? 'brand' : 'accent'] as const),
      note: {
        title: `${counts[0]} of ${sum(counts)} test recall`,
        text: 'none asks to apply a rule',
        tone: 'accent',
        glyph: 'bell',
      },
    };
  },

  'bloom-shape': ({course}) => ({
    layout: 'matrix',
    label: 'The levels that the questions of each lesson test',
    ground: 'brand',
    title: courseOf(course).title,
    sub: 'Levels tested in each lesson',
    tag: [`${sum(questionsByLevel(course))} questions`, 'plain'],
    kind: 'check',
    columns: courseOf(course).lessons.map((_, at) => `${at + 1}`),
    rows: BLOOM_LEVELS.map(
      (name, level) => [name, ...QUESTION_LEVELS[course]!.map((lesson) => (lesson.includes(level) ? 1 : 0))] as const,
    ),
  }),
} satisfies Record<string, Recipe>;
