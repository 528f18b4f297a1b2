/** What a learner sees on a phone. */
import {counted, ordinal, percent} from '../../figures/counts';
import {addDays} from '../../figures/days';
import {longDay, openCourses, standingOf, standingsOf, weekOf, worksOffline} from '../../figures/learning';
import {
  course as courseOf,
  coursesOf,
  day,
  firstName,
  nameOf,
  passOf,
  weekday,
  type LearnerId,
} from '../../figures/ledger';
import {TEAMS, TODAY} from '../../cast/company';
import {ASSESSORS, CLOCK, POINTS, UNSENT} from '../../cast/engagement';
import type {CourseId} from '../../cast/learning';
import {COHORT} from '../../cast/ledger';
import {ANSWERS, TODAYS_DECK} from '../../cast/lessons';
import type {PersonId} from '../../cast/people';
import {OPENS_BEFORE} from '../../cast/plans';
import {COHORT_ROOM} from '../../cast/sessions';
import type {Glyph, Phone, Recipe, Slice} from '../types';
import {cardsToday, cohortSession, courseItem, lessonTitle, nextLesson, standingText, streakTag} from './parts';

/** What all screens of a phone share: its time is the one at which someone usually opens the app. */
export const phone = ({person}: Slice) =>
  ({layout: 'phone', ground: 'brand', clock: CLOCK[person] ?? '12:30'}) as const;

type Item = Phone['items'][number];

const EARNED_BY: readonly Glyph[] = ['play', 'star', 'flame'];

/** The first courses of someone new in the order of their due dates, the welcome first. */
const firstCourses = (person: LearnerId): CourseId[] =>
  [...coursesOf(person)].sort((one, other) => Number(other === 'welcome') - Number(one === 'welcome')).slice(0, 4);

/** The first screen of the app: the day's courses, points, flashcards, or what works without a signal. */
export const DAY: Record<string, Recipe> = {
  courses: (slice) => {
    const {person} = slice;
    const courses = coursesOf(person).slice(0, 3);
    return {
      ...phone(slice),
      label: 'A learner’s phone in the morning',
      title: `Good morning, ${firstName(person)}`,
      sub: standingText(person) ?? `${counted(openCourses(person).length, 'course')} to finish`,
      tag: streakTag(person),
      items: courses.map((id, at) => courseItem(person, id, at)),
      action: `Continue lesson ${nextLesson(person, courses[0]!)}`,
    };
  },

  first: (slice) => ({
    ...phone(slice),
    label: 'The first courses of someone new',
    clock: '08:05',
    title: `Welcome, ${firstName(slice.person)}`,
    sub: TEAMS[slice.team].name,
    items: firstCourses(slice.person).map((id): Item => ({
      label: courseOf(id).title,
      meta: `${courseOf(id).minutes} minutes`,
      value: 0,
      glyph: 'play',
    })),
    action: `Start ${courseOf('welcome').title}`,
  }),

  week: (slice) => {
    const person = slice.person as PersonId;
    const rows = weekOf(person);
    const sum = rows.reduce((points, row) => points + row.points, 0);
    const place = standingsOf(slice.team).findIndex(({id}) => id === person) + 1;
    return {
      ...phone(slice),
      label: 'The points of a week on a phone',
      title: counted(standingOf(person)!.points, 'point'),
      sub: `${ordinal(place)} on the ${TEAMS[slice.team].name.toLowerCase()}, ${sum} in seven days`,
      tag: streakTag(person),
      items: rows.map(({label, count, points}, at): Item => ({
        label: `${label}, ${points} points`,
        meta: count,
        value: percent(points, sum),
        glyph: EARNED_BY[at]!,
      })),
      action: 'See the leaderboard',
    };
  },

  deck: (slice) => ({
    ...phone(slice),
    label: 'The flashcards of one day',
    title: `${cardsToday} cards today`,
    sub: `About ${TODAYS_DECK.minutes} minutes`,
    items: ANSWERS.map(([answer, days], at): Item => ({
      label: `You pressed ${answer}`,
      meta: `${counted(TODAYS_DECK.cards[at]!, 'card')}, from ${days === 1 ? 'yesterday' : day(addDays(TODAY, -days))}`,
      value: percent(TODAYS_DECK.cards[at]!, cardsToday),
      glyph: 'clock',
    })),
    action: `Start ${cardsToday} cards`,
  }),

  session: (slice) => {
    const {person, course} = slice;
    const {number, date, title} = cohortSession();
    const lesson = nextLesson(person, course);
    return {
      ...phone(slice),
      label: 'A live session among the lessons of a course',
      title: courseOf(course).title,
      sub: COHORT.name,
      tag: streakTag(person),
      items: [
        {label: lessonTitle(course, number), meta: `Lesson ${number}, finished`, value: 100, glyph: 'check'},
        {label: `Live: ${title}`, meta: `${longDay(date)}, ${COHORT_ROOM.at}`, value: 0, glyph: 'people'},
        {
          label: lessonTitle(course, lesson),
          meta: `Lesson ${lesson}, opens ${day(addDays(COHORT.sessions[number]!, -OPENS_BEFORE))}`,
          value: 0,
          glyph: 'lock',
        },
      ],
      action: `Read lesson ${number} again`,
    };
  },

  offline: (slice) => {
    const {person} = slice;
    const open = openCourses(person).filter(worksOffline).slice(0, 2);
    return {
      ...phone(slice),
      label: 'The app without a signal',
      title: `Good morning, ${firstName(person)}`,
      sub: 'Saved on this phone',
      tag: ['Offline', 'plain'],
      items: [
        ...open.map((id, at) => courseItem(person, id, at)),
        {label: 'Flashcards', meta: `${cardsToday} cards, ${TODAYS_DECK.minutes} minutes`, value: 0, glyph: 'star'},
      ],
      action: `Continue lesson ${nextLesson(person, open[0]!)}`,
      note: {title: `${counted(UNSENT, 'result')} to send`, glyph: 'clock'},
    };
  },
};

/** The end of a quiz: the certificate that follows, a missed question on the second try, or a result that waits. */
export const QUIZ_RESULT: Record<string, Recipe> = {
  passed: (slice) => {
    const {person, course} = slice;
    const {passed, score} = passOf(person, course);
    const {title, lessons} = courseOf(course);
    return {
      ...phone(slice),
      label: 'A certificate that is ready at once',
      clock: '14:12',
      title,
      sub: `${nameOf(person)}, ${weekday(passed)}, ${day(passed)}`,
      tag: ['Passed', 'brand'],
      items: [
        {label: 'Lessons', meta: `${lessons.length} of ${lessons.length}`, value: 100, glyph: 'check'},
        {label: 'Practical check', meta: `signed by ${nameOf(ASSESSORS[course]!)}`, value: 100, glyph: 'check'},
        {label: 'Final quiz', meta: `${score}%, 14:12`, value: score, glyph: 'check'},
      ],
      action: 'Open certificate',
    };
  },

  retry: (slice) => {
    const {person, course} = slice;
    const {score} = passOf(person, course);
    const {title, questions} = courseOf(course);
    const right = Math.round((score * questions) / 100);
    return {
      ...phone(slice),
      label: 'Points for a missed question on the second try',
      title,
      sub: `${nameOf(person)}, second try`,
      tag: [`+${POINTS.retry} points`, 'brand'],
      items: [
        {label: 'First try', meta: `${right} of ${questions} right`, value: percent(right, questions), glyph: 'cross'},
        {label: `Question ${questions}, again`, meta: 'right', value: 100, glyph: 'check'},
      ],
      action: 'Next',
    };
  },

  waiting: (slice) => {
    const {person, course} = slice;
    const {passed, score} = passOf(person, course);
    return {
      ...phone(slice),
      label: 'A quiz result that waits for a signal',
      clock: '16:49',
      title: courseOf(course).title,
      sub: nameOf(person),
      tag: ['Offline', 'plain'],
      items: [
        {label: 'Final quiz', meta: `${score}%, ${weekday(passed)}, 16:48`, value: score, glyph: 'check'},
        {label: 'Sent', meta: 'waits for a signal', value: 0, glyph: 'clock'},
      ],
      action: 'Back to my courses',
      note: {title: `Counts for ${weekday(passed)}`, glyph: 'check'},
    };
  },
};
