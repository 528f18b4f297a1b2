/** The learner's own screens, most of them on a phone. */
import {
  badgesOf,
  counted,
  dayOfMonth,
  dueOf,
  longDay,
  monthsLater,
  nextMilestone,
  openCourses,
  passOf,
  percent,
  shifted,
  standingOf,
  standingsOf,
} from '../../lib/learning';
import {
  course as courseOf,
  coursesOf,
  day,
  daysFrom,
  due,
  firstName,
  jobOf,
  levelOf,
  levelPercent,
  membersOf,
  nameOf,
  percentOf,
  progressOf,
  skillName,
} from '../../lib/ledger';
import {company, PARTNERS, TEAMS, TODAY} from '../cast/company';
import {ASSESSORS, BADGE_RULES, CHECKED_BADGE, COLLECTIONS, QUARTER} from '../cast/engagement';
import {MAX_LEVEL, ROLES} from '../cast/learning';
import {COHORT} from '../cast/ledger';
import {ANSWERS, CARDS, GAPS} from '../cast/lessons';
import type {PersonId} from '../cast/people';
import {COHORT_ROOM} from '../cast/sessions';
import {COURSE} from './learning/courses';
import {GOAL} from './learning/goals';
import {cohortSession, courseItem, dueText, lessonOf, MENU, nextLesson} from './learning/parts';
import {DAY, offline, QUIZ_RESULT} from './learning/phones';
import {SHELF} from './learning/shelf';
import type {Recipe} from './types';

/** Tier of a partner by its certified installers, and how many more the next one takes. */
const tierOf = (certified: number): string => (certified >= 10 ? 'Gold' : certified >= 5 ? 'Silver' : 'Registered');

const BOARD: Record<string, Recipe> = {
  points: ({team, person}) => ({
    layout: 'ranking',
    label: 'A leaderboard',
    ground: 'brand',
    title: TEAMS[team].name,
    sub: `Points, ${QUARTER.name}`,
    tag: [`${daysFrom(TODAY, QUARTER.ends)} days left`, 'plain'],
    unit: 'pts',
    rows: standingsOf(team)
      .slice(0, 5)
      .map(({id, points, badges}) => ({
        name: nameOf(id),
        meta: id === person ? 'you' : counted(badges, 'badge'),
        value: points,
        mark: id === person,
      })),
  }),

  collections: () => ({
    layout: 'ranking',
    label: 'Shared collections by number of followers',
    ground: 'plain',
    title: 'Collections',
    sub: 'Shared by the early shift',
    unit: 'followers',
    rows: Object.values(COLLECTIONS)
      .sort((a, b) => b.followers - a.followers)
      .map(({title, by, followers}) => ({name: nameOf(by), meta: title, value: followers})),
  }),

  partners: () => ({
    layout: 'ranking',
    label: 'Partners by number of certified installers',
    ground: 'brand',
    title: 'Partner tiers',
    sub: 'Silver from 5 certified installers, Gold from 10',
    unit: 'certified',
    rows: PARTNERS.map(({name, certified}) => ({
      name,
      meta: tierOf(certified),
      value: certified,
      tone: certified >= 5 ? 'brand' : 'plain',
    })),
  }),
};

const DESK: Record<string, Recipe> = {
  home: ({person}) => {
    const standing = standingOf(person);
    const open = openCourses(person).slice(0, 3);
    return {
      layout: 'app',
      label: 'The learner’s dashboard',
      ground: 'plain',
      title: company.name,
      menu: MENU,
      place: 'Home',
      person: nameOf(person),
      body: {
        layout: 'rings',
        label: 'Dashboard',
        ground: 'plain',
        title: `Good morning, ${firstName(person)}`,
        sub: `${courseOf(open[0]!).title}, ${dueText(person, open[0]!)}`,
        rows: open.map((id) => ({label: courseOf(id).title, value: percentOf(person, id)})),
        stats: standing && [
          ['points', standing.points],
          ['badges', standing.badges],
          ['day streak', standing.streak],
        ],
      },
    };
  },

  phone: ({person}) => {
    const open = openCourses(person).slice(0, 3);
    return {
      layout: 'app',
      label: 'The same progress on a computer and a phone',
      ground: 'plain',
      title: company.name,
      menu: MENU,
      place: 'My courses',
      person: nameOf(person),
      body: {
        layout: 'rings',
        label: 'My courses',
        ground: 'plain',
        title: 'My courses',
        sub: `${courseOf(open[0]!).title}, ${lessonOf(person, open[0]!).toLowerCase()}`,
        rows: open.map((id) => ({label: courseOf(id).title, value: percentOf(person, id)})),
      },
      over: {
        layout: 'phone',
        label: 'Phone',
        ground: 'plain',
        clock: '07:25',
        title: 'My courses',
        items: open.slice(0, 1).map((id, at) => courseItem(person, id, at)),
        action: `Continue lesson ${nextLesson(person, open[0]!)}`,
      },
    };
  },

  session: ({person}) => {
    const {number, date, title} = cohortSession();
    const id = COHORT.course;
    return {
      layout: 'app',
      label: 'The next live session on the dashboard',
      ground: 'plain',
      title: company.name,
      menu: MENU,
      place: 'Home',
      person: nameOf(person),
      body: {
        layout: 'table',
        label: 'Dashboard',
        ground: 'plain',
        title: `Good morning, ${firstName(person)}`,
        sub: 'Next for you',
        rows: [
          {lead: title, sub: `Live with ${nameOf(COHORT.host)}`, glyph: 'people', meta: `${day(date)}, ${COHORT_ROOM.at}`},
          {lead: courseOf(id).title, sub: lessonOf(person, id), glyph: 'play', meta: dueText(person, id)},
          {lead: `Session ${number + 1} of ${COHORT.sessions.length}`, sub: 'Live', glyph: 'people', meta: day(COHORT.sessions[number]!)},
        ],
      },
    };
  },
};

export const learner = {
  today: (slice) => slice.choose(DAY)(slice),

  course: (slice) => slice.choose(COURSE)(slice),

  shelf: (slice) => slice.choose(SHELF)(slice),

  goal: (slice) => slice.choose(GOAL)(slice),

  desk: (slice) => slice.choose(DESK)(slice),

  board: (slice) => slice.choose(BOARD)(slice),

  offline,

  'quiz-result': (slice) => slice.choose(QUIZ_RESULT)(slice),

  streak: ({person, choose}) => {
    const {streak} = standingOf(person)!;
    const {days, on} = nextMilestone(streak);
    const planned = openCourses(person).flatMap((id) => {
      const date = dueOf(person, id);
      return date && date >= TODAY && date < '2026-12' ? [{date, label: courseOf(id).title, meta: due(date)}] : [];
    });
    const past = choose({
      plan: [],
      // A Sunday without a signal, which counts all the same.
      offline: [{date: '2026-11-08', label: 'Finished offline', meta: 'sent on Monday'}],
    });
    const events = [
      ...past,
      ...(past.length ? [] : planned),
      {date: on, label: `${days}-day badge`, meta: 'if the streak goes on'},
    ].sort((a, b) => a.date.localeCompare(b.date));
    return {
      layout: 'calendar',
      label: 'A learning streak',
      ground: 'brand',
      title: 'November',
      sub: `${nameOf(person)}, every day since ${longDay(shifted(TODAY, 1 - streak))}`,
      tag: [`${streak} days`, 'brand'],
      today: dayOfMonth(TODAY),
      streak,
      events: events.slice(0, 3).map(({date, label, meta}) => ({
        day: dayOfMonth(date),
        label,
        meta,
        tone: meta.startsWith('due') ? 'accent' : 'brand',
      })),
    };
  },

  'badge-page': () => {
    const {person, skill, course} = CHECKED_BADGE;
    const level = levelOf(person, skill);
    const {passed} = passOf(person, course);
    const {renewal = 12} = courseOf(course);
    const until = monthsLater(passed, renewal);
    const left = daysFrom(TODAY, until);
    return {
      layout: 'phone',
      label: 'The public page of a badge',
      ground: 'brand',
      clock: '07:58',
      title: nameOf(person),
      sub: `${jobOf(person)}, ${company.name}`,
      tag: ['Valid', 'brand'],
      items: [
        {label: skillName(skill), meta: `level ${level} of ${MAX_LEVEL}`, value: levelPercent(level), glyph: 'star'},
        {label: `Earned ${day(passed)}`, meta: 'quiz and checklist', value: 100, glyph: 'check'},
        {label: `Until ${day(until)}`, meta: `${left} days left`, value: percent(left, daysFrom(passed, until)), glyph: 'clock'},
      ],
      action: 'How it was earned',
    };
  },

  certificate: ({person, course}) => {
    const {passed, score} = passOf(person, course);
    const {title, renewal} = courseOf(course);
    return {
      layout: 'certificate',
      label: 'A certificate',
      ground: 'brand',
      title: 'Certificate of completion',
      sub: company.name,
      name: nameOf(person),
      course: title,
      facts: [
        ['Completed', day(passed)],
        ['Final quiz', `${score}%`],
        ['Assessor', nameOf(ASSESSORS[course]!)],
      ],
      note: renewal
        ? {title: `Valid until ${day(monthsLater(passed, renewal))}`, glyph: 'link'}
        : {title: 'Anyone can check it', text: 'by its link', glyph: 'link'},
    };
  },

  'card-plan': ({course}) => {
    const {front, back, lesson} = CARDS[course]![0]!;
    const rounds = GAPS.reduce<string[]>(
      (dates, days) => [...dates, shifted(dates[dates.length - 1] ?? shifted(TODAY, -1), days)],
      [],
    );
    return {
      layout: 'cards',
      label: 'When a flashcard comes back',
      ground: 'brand',
      title: courseOf(course).title,
      sub: `Lesson ${lesson}, learned yesterday`,
      front,
      back,
      round: 1,
      intervals: GAPS.map((days, at) => [
        days < 28 ? counted(days, 'day') : counted(days / 7, 'week'),
        at === 0 ? 'today' : day(rounds[at]!),
      ]),
    };
  },

  flashcard: ({person, course}) => {
    const {front, back, lesson} = CARDS[course]![0]!;
    return {
      layout: 'cards',
      label: 'A flashcard with its four answers',
      ground: 'plain',
      title: courseOf(course).title,
      sub: `${nameOf(person)}, card from lesson ${lesson}`,
      front,
      back,
      intervals: [['Again', '1 min'], ...ANSWERS.map(([label, days]) => [label, counted(days, 'day')] as const)],
    };
  },
} satisfies Record<string, Recipe>;
