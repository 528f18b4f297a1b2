/** What the records of learners say: a row for each person, step, course or team. */
import {EARLIER_COMPLETIONS} from '../cast/authoring';
import {ACCIDENTS} from '../cast/access';
import {BRIEFING} from '../cast/audiences';
import {PARTNERS, TEAMS, TODAY} from '../cast/company';
import {STATEMENTS} from '../cast/imports';
import {COURSES, type CourseId} from '../cast/learning';
import {COHORT} from '../cast/ledger';
import {PEOPLE, type PersonId} from '../cast/people';
import {CHECKLISTS, DUE_AFTER, FINISHED, LAST_COURSE, MEMBERS, NEXT_START, STARTS} from '../cast/plans';
import {ATTEMPT} from '../cast/quizzes';
import {DIGESTS, EMPLOYEE_NUMBERS} from '../cast/reports';
import {percent} from '../figures/counts';
import {addDays, timeOf} from '../figures/days';
import {
  course as courseOf,
  day,
  daysFrom,
  headcount,
  membersOf,
  nameOf,
  teamIds,
  teamsOf,
  validOf,
  weekday,
} from '../figures/ledger';
import {mandatoryOf, passesOf, versionOn} from '../figures/reports';
import type {Recipe, Slice, Table} from './types';

/** Completion below this is highlighted, in per cent. */
const BEHIND = 80;

/** A row with a bar for a part of a whole. */
const shareRow = (lead: string, sub: string, {done, of}: {done: number; of: number}): Table['rows'][number] => ({
  lead,
  sub: `${sub}${done} of ${of}`,
  value: percent(done, of),
  tone: percent(done, of) < BEHIND ? 'accent' : 'brand',
});

const table = (
  label: string,
  title: string,
  sub: string,
  rest: Omit<Table, 'layout' | 'label' | 'title' | 'sub' | 'ground'> & Partial<Pick<Table, 'ground'>>,
): Table => ({
  layout: 'table',
  label,
  ground: 'plain',
  title,
  sub,
  ...rest,
});

/** Completions of a course in a team with those of a year ago that fall due again, oldest first. */
const completionsOf = (people: readonly PersonId[], id: CourseId): {who: PersonId; on: string}[] => [
  ...(id === 'forklift'
    ? (Object.keys(EARLIER_COMPLETIONS) as (keyof typeof EARLIER_COMPLETIONS)[])
        .filter((who) => people.includes(who))
        .map((who) => ({who, on: EARLIER_COMPLETIONS[who]}))
    : []),
  ...passesOf(people, [id]),
];

const RECORDS: Record<string, (slice: Slice) => Table> = {
  completions: ({team, course}) => {
    const rows = completionsOf(membersOf(team), course);
    return table(
      'Completions of a course in a team, with the version that each person read',
      'Completions',
      `${TEAMS[team].name}, ${courseOf(course).title}`,
      {
        ground: 'brand',
        tag: [`${rows.length} rows`, 'plain'],
        rows: rows.map(({who, on}) => ({
          lead: nameOf(who),
          sub: `No. ${EMPLOYEE_NUMBERS[who]}`,
          meta: day(on),
          tag: [`Version ${versionOn(course, on)}`, 'plain'],
        })),
      },
    );
  },

  week: ({team}) => {
    const sent = DIGESTS['early-shift'].on;
    const passes = passesOf(membersOf(team)).filter(({on}) => on < sent && daysFrom(on, sent) <= 7);
    return table('What a team completed in a week', 'Completed last week', TEAMS[team].name, {
      ground: 'brand',
      tag: [`${passes.length} people`, 'brand'],
      rows: passes.map((pass) => ({
        lead: nameOf(pass.who),
        sub: courseOf(pass.course).title,
        tag: [`${pass.score}%`, 'brand'],
        meta: weekday(pass.on),
      })),
    });
  },

  courses: () => {
    const ids: readonly CourseId[] = ['fire', 'manual-handling', 'hygiene', 'allergens', 'data', 'electrics'];
    const rows = ids.map((id) => [id, validOf(id)] as const).sort(([, a], [, b]) => a.percent - b.percent);
    const all = mandatoryOf(teamIds());
    return table('All mandatory courses on one page', 'Mandatory courses', 'All teams, valid today', {
      tiles: [
        ['people', headcount()],
        ['assigned', all.of],
        ['valid', `${all.percent}%`],
      ],
      rows: rows.map(([id, valid]) => ({...shareRow(COURSES[id].title, '', valid), glyph: 'play' as const})),
    });
  },

  managers: ({course}) =>
    table(
      'One report with the figures of each reader’s own team',
      `${courseOf(course).title}, by manager`,
      'One schedule, own team for each',
      {
        ground: 'brand',
        rows: (Object.keys(PEOPLE) as PersonId[])
          .filter((id) => PEOPLE[id].role.endsWith('-manager') && teamsOf(course).includes(PEOPLE[id].team))
          .map((id) => shareRow(nameOf(id), `${TEAMS[PEOPLE[id].team].name}, `, validOf(course, [PEOPLE[id].team]))),
      },
    ),

  board: () =>
    table(
      'A team’s progress next to its accidents',
      'Board report',
      `${COURSES['manual-handling'].title}, and accidents this year`,
      {
        rows: (Object.keys(ACCIDENTS) as (keyof typeof ACCIDENTS)[])
          .map((id) => ({id, valid: validOf('manual-handling', [id])}))
          .sort((one, other) => other.valid.percent - one.valid.percent)
          .map(({id, valid}) => ({
            ...shareRow(TEAMS[id].name, '', valid),
            glyph: 'people',
            meta: ACCIDENTS[id] === 1 ? '1 accident' : `${ACCIDENTS[id]} accidents`,
          })),
      },
    ),

  briefing: () =>
    table('Attendance at a live briefing, by partner firm', BRIEFING.title, `Live briefing, ${day(BRIEFING.on)}`, {
      ground: 'brand',
      tag: ['Recording assigned', 'plain'],
      rows: PARTNERS.map(({name}) => {
        const [done, of] = BRIEFING.joined[name];
        return {
          ...shareRow(name, '', {done, of}),
          sub: `${done} of ${of} joined`,
          glyph: 'people' as const,
          tone: 'brand' as const,
        };
      }),
    }),

  signatures: ({person}) => {
    const id = person in CHECKLISTS ? (person as keyof typeof CHECKLISTS) : 'tomasz';
    const {title, steps, seen} = CHECKLISTS[id];
    return table('Who watched each step, and when', title, nameOf(id), {
      rows: seen.map(({by, at}, step) => ({
        lead: steps[step]!,
        sub: nameOf(by),
        glyph: 'check',
        meta: `${day(at)}, ${timeOf(at)}`,
      })),
    });
  },

  simulator: () =>
    table('Statements of a simulator about one exercise', nameOf(STATEMENTS.by), 'Forklift simulator, today', {
      tag: ['xAPI', 'plain'],
      rows: STATEMENTS.rows.map(({did, detail, at}) => ({
        lead: did,
        sub: detail,
        glyph: did.startsWith('Reset') ? 'bell' : did.startsWith('Lifted') ? 'box' : 'star',
        meta: at,
      })),
    }),

  attempt: () => {
    const {title, lessons} = courseOf(ATTEMPT.course);
    const total = (at: 0 | 1): number => ATTEMPT.lessons.reduce((sum, lesson) => sum + lesson[at], 0);
    return table(
      'A result with an essential question wrong',
      title,
      `${nameOf(ATTEMPT.by)}, first attempt, ${day(ATTEMPT.on)}`,
      {
        ground: 'accent',
        tag: ['Not passed', 'accent'],
        tiles: [
          ['right', `${total(0)} of ${total(1)}`],
          ['needed', `${ATTEMPT.needed} of ${total(1)}`],
          ['essential wrong', 1],
        ],
        rows: lessons.map((lead, at) => {
          const [right, of] = ATTEMPT.lessons[at]!;
          const isEssential = at === ATTEMPT.essential;
          return {
            lead,
            sub: `${right} of ${of} right`,
            glyph: isEssential ? 'cross' : 'check',
            tag: isEssential ? ['Essential wrong', 'accent'] : undefined,
          };
        }),
      },
    );
  },

  dates: () =>
    table(
      'Due dates that count from each person’s start',
      `Due ${DUE_AFTER} days after the start`,
      'Last course of the plan',
      {
        ground: 'accent',
        rows: [
          ...(Object.keys(STARTS) as (keyof typeof STARTS)[]).map((by) => ({
            lead: nameOf(by),
            sub: `${courseOf(LAST_COURSE[by]).title}, started ${day(STARTS[by])}`,
            tag: [`due ${day(addDays(STARTS[by], DUE_AFTER))}`, 'accent'] as const,
          })),
          {
            lead: 'Next starters',
            sub: `start ${day(NEXT_START)}`,
            glyph: 'people',
            tag: [`due ${day(addDays(NEXT_START, DUE_AFTER))}`],
          },
        ],
      },
    ),

  cohort: () => {
    const reached = Math.max(...FINISHED.map(([count]) => count));
    return table('Members of a cohort', COHORT.name, 'Members', {
      ground: 'brand',
      tiles: [
        ['people', COHORT.people],
        [`at lesson ${reached}`, FINISHED[0][1]],
        ['behind', COHORT.people - FINISHED[0][1]],
      ],
      rows: MEMBERS.map(({person: by, lessons: done, quiz, visit}) => ({
        lead: nameOf(by),
        sub: `quizzes ${quiz}%, last visit ${visit === TODAY ? 'today' : day(visit)}`,
        value: percent(done, courseOf(COHORT.course).lessons.length),
        tone: done < reached ? 'accent' : 'brand',
      })),
    });
  },
};

export const records = {
  records: (slice) => slice.choose(RECORDS)(slice),
} satisfies Record<string, Recipe>;
