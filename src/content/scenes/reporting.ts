/** Figures about teams, courses and quizzes. */
import {
  course as courseOf,
  headcount,
  membersOf,
  nameOf,
  skillName,
  teamIds,
  teamsOf,
  validOf,
} from '../figures/ledger';
import {mandatoryOf, openOf, questionsByLevel, share, sitesByShare} from '../figures/reports';
import {company, SITES, TEAMS} from '../cast/company';
import {COHORT, ON_TIME} from '../cast/ledger';
import type {PersonId} from '../cast/people';
import {
  AT_TARGET,
  BLOOM_LEVELS,
  COHORT_PROGRESS,
  DOUBTFUL,
  QUESTION_LEVELS,
  REACHED,
  RENEWALS,
  REWRITE,
  RIGHT_ANSWERS,
  SCHEDULES,
} from '../cast/reports';
import {exports} from './exports';
import {teamLists} from './teamLists';
import type {Chart, Recipe} from './types';

/** Results below this are highlighted, in per cent. */
const LOW = 60;

/** Completion below this is highlighted, in per cent. */
const BEHIND = 80;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Names of the first people, and the number of the others: 'Mateo, Callum and 3 more'. */
function names(people: readonly PersonId[], of: number): string {
  const shown = people.map((id) => nameOf(id).split(' ')[0]!);
  const more = of - shown.length;
  if (!more && shown.length > 1) return `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]!}`;
  return more ? `${shown.join(', ')} and ${more} more` : shown.join();
}

export const reporting = {
  ...exports,
  ...teamLists,

  completion: ({course, choose}) => {
    const bySite = choose({teams: false, sites: true});
    if (bySite) {
      const sites = sitesByShare().map((id) => [SITES[id], mandatoryOf(teamIds(id)).percent] as const);
      return {
        layout: 'chart',
        label: 'Mandatory training by site',
        ground: 'plain',
        title: SCHEDULES.sites.title,
        sub: `Valid completions, ${headcount()} people`,
        tag: ['Mon, 9 Nov, 07:00', 'plain'],
        kind: 'bars',
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
          counts.map((n) => share(n, headcount([AT_TARGET.team])));
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
    const shares = learners.map((count) => share(count, learners[0]));
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
          ([text, chosen], at) => [text, chosen, text === DOUBTFUL.right ? 'brand' : at ? 'plain' : 'accent'] as const,
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
      ground: 'plain',
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
