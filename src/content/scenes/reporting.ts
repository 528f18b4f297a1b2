/** What became of teams, cohorts and quizzes over time, and what quizzes test. */
import {percent} from '../figures/counts';
import {course as courseOf, headcount, levelOf, levelPercent, nameOf, skillName} from '../figures/ledger';
import {questionsByLevel} from '../figures/reports';
import {company, TEAMS} from '../cast/company';
import {MAX_LEVEL} from '../cast/learning';
import {COHORT, ON_TIME} from '../cast/ledger';
import {ADAPTIVE} from '../cast/quizzes';
import {
  AT_TARGET,
  BLOOM_LEVELS,
  COHORT_PROGRESS,
  DOUBTFUL,
  QUESTION_LEVELS,
  RENEWALS,
  RIGHT_ANSWERS,
} from '../cast/reports';
import {breakdowns} from './breakdowns';
import {exports} from './exports';
import {records} from './records';
import {teamLists} from './teamLists';
import type {Chart, Recipe} from './types';

/** Results below this are highlighted, in per cent. */
const LOW = 60;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const reporting = {
  ...breakdowns,
  ...exports,
  ...records,
  ...teamLists,

  trend: ({choose}) =>
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
      adaptive: () => {
        const {by, skill, estimates} = ADAPTIVE;
        const level = levelOf(by, skill);
        return {
          layout: 'chart',
          label: 'An adaptive quiz that settles on a level',
          ground: 'brand',
          title: skillName(skill),
          sub: `${nameOf(by)}, level after each question`,
          kind: 'columns',
          unit: '',
          points: estimates.map((value, at) => [`Q${at + 1}`, value]),
          note: {
            title: `Level ${level} of ${MAX_LEVEL}`,
            text: `after ${estimates.length} questions`,
            ring: levelPercent(level),
          },
        };
      },
    })(),

  'quiz-report': ({course, choose}) =>
    choose<() => Chart>({
      levels: () => {
        const {teams, percent: right} = RIGHT_ANSWERS[course]!;
        const stuck = right.findIndex((value) => value < LOW);
        return {
          layout: 'chart',
          label: 'A report by Bloom’s taxonomy',
          ground: 'brand',
          title: courseOf(course).title,
          sub: `Right answers by level, ${headcount(teams)} learners`,
          tag: [`${sum(questionsByLevel(course))} questions`, 'plain'],
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
      answers: () => {
        const {course: of, number, ask, options, right} = DOUBTFUL;
        return {
          layout: 'chart',
          label: 'Which answers were chosen for one question',
          ground: 'plain',
          title: `${courseOf(of).title}, question ${number}`,
          sub: ask,
          kind: 'bars',
          unit: '%',
          points: options.map(
            ([text, chosen], at) => [text, chosen, text === right ? 'brand' : at ? 'plain' : 'accent'] as const,
          ),
          note: {title: `Right answer: ${options[1][1]}%`, text: right, glyph: 'check'},
        };
      },
    })(),

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
