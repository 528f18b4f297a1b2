/** The learner's own screens, most of them on a phone. */
import {counted, percent} from '../figures/counts';
import {addDays, dayOfMonth, monthsLater} from '../figures/days';
import {dueOf, longDay, nextMilestone, openCourses, standingOf} from '../figures/learning';
import {
  course as courseOf,
  day,
  daysFrom,
  due,
  jobOf,
  levelOf,
  levelPercent,
  nameOf,
  passOf,
  skillName,
} from '../figures/ledger';
import {company, TODAY} from '../cast/company';
import {ASSESSORS, CHECKED_BADGE} from '../cast/engagement';
import {MAX_LEVEL} from '../cast/learning';
import {ANSWERS, CARDS, GAPS} from '../cast/lessons';
import {BOARD} from './learning/boards';
import {COURSE} from './learning/courses';
import {DESK} from './learning/desks';
import {GOAL} from './learning/goals';
import {PHONE_LISTS} from './learning/phoneLists';
import {DAY, QUIZ_RESULT} from './learning/phones';
import {SHELF} from './learning/shelf';
import type {Recipe} from './types';

export const learner = {
  today: (slice) => slice.choose(DAY)(slice),

  course: (slice) => slice.choose(COURSE)(slice),

  shelf: (slice) => slice.choose(SHELF)(slice),

  goal: (slice) => slice.choose(GOAL)(slice),

  desk: (slice) => slice.choose(DESK)(slice),

  board: (slice) => slice.choose(BOARD)(slice),

  'phone-list': (slice) => slice.choose(PHONE_LISTS)(slice),

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
      sub: `${nameOf(person)}, every day since ${longDay(addDays(TODAY, 1 - streak))}`,
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
        {
          label: `Until ${day(until)}`,
          meta: `${left} days left`,
          value: percent(left, daysFrom(passed, until)),
          glyph: 'clock',
        },
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
        ...(ASSESSORS[course] ? [['Assessor', nameOf(ASSESSORS[course])] as const] : []),
      ],
      note: renewal
        ? {title: `Valid until ${day(monthsLater(passed, renewal))}`, glyph: 'link'}
        : {title: 'Anyone can check it', text: 'by its link', glyph: 'link'},
    };
  },

  'card-plan': ({course}) => {
    const {front, back, lesson} = CARDS[course]![0]!;
    const rounds = GAPS.reduce<string[]>(
      (dates, days) => [...dates, addDays(dates[dates.length - 1] ?? addDays(TODAY, -1), days)],
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
        counted(days, 'day'),
        // The year goes without saying: the next review is within twelve months.
        at === 0 ? 'today' : day(rounds[at]!).slice(0, 6).trim(),
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
