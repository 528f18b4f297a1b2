/** Lists of dates, people and results, as rows with one status each. */
import {counted, percent} from '../../figures/counts';
import {monthsLater, timeOf} from '../../figures/days';
import {dueOf, openCourses} from '../../figures/learning';
import {
  course as courseOf,
  day,
  due,
  membersOf,
  nameOf,
  progressOf,
  sizeOf,
  validOf,
  weekday,
} from '../../figures/ledger';
import {TEAMS, TODAY} from '../../cast/company';
import {NO_POINTS, TRUCK_CHECK} from '../../cast/engagement';
import {AUDIT} from '../../cast/ledger';
import {CARD_DATES, LESSON_TEXT, NOTES, WAITING} from '../../cast/lessons';
import {BAY_SESSION} from '../../cast/sessions';
import type {Recipe, Tag} from '../types';
import {lessonTitle, markedText} from './parts';

const OFF: Tag = ['off', 'plain'];

/** The manager of the early shift, who set what is due there. */
const MANAGER = 'jonas';

export const LIST: Record<string, Recipe> = {
  due: ({person}) => {
    const moved = AUDIT.find(({action, what}) => action === 'Due date changed' && what.startsWith(nameOf(person)));
    return {
      layout: 'table',
      label: 'A learner’s assignments by date',
      ground: 'accent',
      title: 'Due next',
      sub: nameOf(person),
      rows: openCourses(person)
        .filter((id) => dueOf(person, id))
        .map((id, at) => {
          const isMoved = moved?.what.endsWith(courseOf(id).title);
          return {
            lead: courseOf(id).title,
            sub: isMoved ? `moved by ${nameOf(moved!.by)} today` : `set by ${nameOf(MANAGER)}`,
            glyph: 'clock',
            tag: [day(dueOf(person, id)!), at === 0 ? 'accent' : 'plain'],
          };
        }),
    };
  },

  dates: () => ({
    layout: 'table',
    label: 'One live session on three dates',
    ground: 'plain',
    title: BAY_SESSION.title,
    sub: `Live with ${nameOf(BAY_SESSION.host)}, choose one date`,
    rows: BAY_SESSION.dates.map(({at, taken}) => ({
      lead: `${weekday(at)}, ${day(at)}, ${timeOf(at)}`,
      sub: taken === BAY_SESSION.places ? 'full' : `${taken} of ${BAY_SESSION.places} places taken`,
      glyph: 'people',
      value: percent(taken, BAY_SESSION.places),
    })),
  }),

  renewals: ({team, course}) => {
    const {done, of} = validOf(course, [team]);
    const {title, renewal = 12} = courseOf(course);
    const people = membersOf(team).flatMap((id) => {
      const progress = progressOf(id, course);
      if (!progress) return [];
      if (!('passed' in progress)) return [{id, key: progress.due!, sub: 'not valid', status: due(progress.due!)}];
      const until = monthsLater(progress.passed, renewal);
      return [{id, key: until, sub: `passed ${day(progress.passed)}`, status: `until ${day(until)}`}];
    });
    return {
      layout: 'table',
      label: 'Certificates by expiry date',
      ground: 'plain',
      title: `${title} certificates`,
      sub: `${TEAMS[team].name}, renewed every ${renewal} months`,
      tiles: [
        ['people', of],
        ['valid', done],
        ['not valid', of - done],
      ],
      rows: people
        .sort((a, b) => a.key.localeCompare(b.key))
        .slice(0, 5)
        .map(({id, key, sub, status}) => ({
          lead: nameOf(id),
          sub,
          tag: [status, sub === 'not valid' ? (key < TODAY ? 'accent' : 'plain') : 'brand'],
        })),
    };
  },

  'points-off': () => ({
    layout: 'table',
    label: 'Where points and leaderboards are switched off',
    ground: 'plain',
    title: 'Points and leaderboards',
    sub: 'Switched off for',
    rows: [
      ...NO_POINTS.courses.map((id) => ({lead: courseOf(id).title, sub: 'course', glyph: 'file' as const, tag: OFF})),
      ...NO_POINTS.teams.map((id) => ({
        lead: TEAMS[id].name,
        sub: `team of ${sizeOf(id)}`,
        glyph: 'people' as const,
        tag: OFF,
      })),
      {lead: 'Everything else', sub: 'courses and teams', glyph: 'star', tag: ['on', 'brand']},
    ],
  }),

  checklist: () => {
    const {by, seen, steps} = TRUCK_CHECK;
    const done = steps.filter(([, at]) => at);
    return {
      layout: 'table',
      label: 'A checklist, signed step by step at work',
      ground: 'brand',
      title: 'Truck check',
      sub: `${nameOf(by)}, seen by ${nameOf(seen)}`,
      tag: [`${done.length} of ${steps.length}`, 'brand'],
      rows: steps.map(([lead, at]) => ({
        lead,
        sub: at ? `seen ${at}` : 'photo needed',
        glyph: at ? 'check' : 'plus',
        tag: at ? ['done', 'brand'] : ['take photo', 'accent'],
      })),
    };
  },

  cards: ({person}) => {
    const {course, lesson, cards} = CARD_DATES;
    return {
      layout: 'table',
      label: 'Cards of one lesson, each with its next date',
      ground: 'plain',
      title: `${courseOf(course).title}: cards`,
      sub: `${nameOf(person)}, lesson ${lesson}: ${lessonTitle(course, lesson)}`,
      rows: cards.map(([lead, sub, next], at) => ({
        lead,
        sub,
        glyph: 'clock',
        tag: [day(next), at === 0 ? 'accent' : 'plain'],
      })),
    };
  },

  search: () => {
    const {charging} = LESSON_TEXT;
    const place = (course: 'forklift' | (typeof NOTES.others)[number]['course'], lesson: number) =>
      `${courseOf(course).title}, lesson ${lesson}`;
    return {
      layout: 'table',
      label: 'A search through one’s own notes',
      ground: 'plain',
      title: '“plug”',
      sub: 'Search in my notes',
      tag: [counted(NOTES.others.length + 1, 'result'), 'plain'],
      rows: [
        {lead: markedText(charging), sub: place(charging.course, charging.lesson), glyph: 'file'},
        ...NOTES.others.map(({course, lesson, text, kind}) => ({lead: text, sub: place(course, lesson), glyph: kind})),
      ],
    };
  },

  waiting: () => {
    const {course, carers, questions} = WAITING;
    return {
      layout: 'table',
      label: 'Open questions and how long they have been waiting',
      ground: 'accent',
      title: 'Waiting for an answer',
      sub: `${courseOf(course).title}, looked after by ${carers.map(nameOf).join(' and ')}`,
      tag: [`${questions.length} open`, 'accent'],
      rows: questions.map(([by, lesson, waited], at) => ({
        lead: nameOf(by),
        sub: `Lesson ${lesson}: ${lessonTitle(course, lesson)}`,
        tag: [waited, at === 0 ? 'accent' : 'plain'],
      })),
    };
  },
};
