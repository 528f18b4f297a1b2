/** November, with what happened or will happen on some of its days. */
import {addDays, dayOfMonth, timeOf} from '../figures/days';
import {course as courseOf, due, nameOf, passOf, progressOf, weekday} from '../figures/ledger';
import {SIGN_INS, STAND_IN} from '../cast/access';
import {INTAKE} from '../cast/audiences';
import {TEAMS, TODAY} from '../cast/company';
import {COURSES, type CourseId} from '../cast/learning';
import {COHORT, VERSIONS} from '../cast/ledger';
import {OPENS_BEFORE, PLANS, SHIFTS} from '../cast/plans';
import type {Calendar, Recipe} from './types';

type Event = Omit<Calendar['events'][number], 'day'> & {date: string};

/** The month with its events, which may be in any order. */
const month = (
  label: string,
  title: string,
  sub: string,
  events: readonly Event[],
  more: Partial<Pick<Calendar, 'tag' | 'ground'>> = {},
): Calendar => ({
  layout: 'calendar',
  label,
  ground: 'plain',
  title,
  sub,
  ...more,
  today: dayOfMonth(TODAY),
  events: [...events]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({date, ...event}) => ({day: dayOfMonth(date), ...event})),
});

/** Whether a date is still to come this month. */
const isAhead = (date: string): boolean => date > TODAY && date.slice(0, 7) === TODAY.slice(0, 7);

const isCourse = (word: string): word is CourseId => word in COURSES;

const MONTHS = {
  /** Lessons that open and sessions of the cohort. */
  cohort: () =>
    month(
      'The timetable of a cohort',
      COHORT.name,
      'November',
      COHORT.sessions
        .flatMap((on, at): Event[] => {
          const opens = addDays(on, -OPENS_BEFORE);
          return [
            {date: opens, label: `Lesson ${at + 1} opens`, meta: weekday(opens), tone: 'brand'},
            {
              date: on,
              label: `Session ${at + 1}`,
              meta: `${weekday(on)}, with ${nameOf(COHORT.host)}`,
              tone: 'accent',
            },
          ];
        })
        .filter(({date}) => isAhead(date)),
      {tag: [`${COHORT.people} people`, 'plain']},
    ),

  /** Courses of a plan and shifts with a colleague. */
  shifts: () => {
    const {person, days} = SHIFTS;
    const courses = PLANS[person].steps.flatMap((step): Event[] => {
      const progress = typeof step === 'string' ? progressOf(person, step) : undefined;
      return typeof step === 'string' && progress && 'due' in progress && progress.due
        ? [{date: progress.due, label: courseOf(step).title, meta: due(progress.due), tone: 'accent'}]
        : [];
    });
    return month('Shifts and courses of one plan', PLANS[person].title, `${nameOf(person)}, November`, [
      ...courses,
      ...days.map((date): Event => ({
        date,
        label: `Shift with ${nameOf(SHIFTS.with)}`,
        meta: weekday(date),
        tone: 'brand',
      })),
    ]);
  },

  /** New customers who start together. */
  intake: () =>
    month(
      'A cohort of new customers',
      INTAKE.name,
      `${INTAKE.people} people`,
      INTAKE.days.map(({on, label, meta}) => ({date: on, label, meta: isCourse(meta) ? COURSES[meta].title : meta})),
      {ground: 'brand'},
    ),

  /** Who passed which version of a course. */
  versions: () => {
    const [{version, by, on}] = VERSIONS;
    const {passed, score} = passOf('tomasz', 'forklift');
    const read = VERSIONS.find((other) => other.on <= passed)!.version;
    return month('Passes and versions in the audit log', COURSES.forklift.title, 'Audit log, November', [
      {date: passed, label: `${nameOf('tomasz')} passed`, meta: `Version ${read}, ${score}%`},
      {date: on, label: `Version ${version} published`, meta: nameOf(by), tone: 'plain'},
    ]);
  },

  'sign-ins': () =>
    month(
      'Sign-ins in the audit log',
      'Sign-ins',
      'Admins and authors, November',
      SIGN_INS.map(({who, at}) => ({
        date: at,
        label: nameOf(who),
        meta: timeOf(at),
        ...(timeOf(at) > '22:00' && {tone: 'accent' as const}),
      })),
    ),

  'stand-in': () => {
    const {team, away, by, added, from, back} = STAND_IN;
    return month('A stand-in for a team’s manager', TEAMS[team].name, 'Managers in November', [
      {date: added, label: `${nameOf(by)} added`, meta: 'Second manager'},
      {date: from, label: `${nameOf(away)} away`, meta: `${nameOf(by)} decides`, tone: 'plain'},
      {date: back, label: `${nameOf(away)} back`, meta: 'Both managers'},
    ]);
  },
};

export const months = {
  month: ({choose}) => choose<() => Calendar>(MONTHS)(),
} satisfies Record<string, Recipe>;
