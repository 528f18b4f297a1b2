/** Live sessions. */
import {percent} from '../../figures/counts';
import {longDay} from '../../figures/learning';
import {course as courseOf, day, nameOf} from '../../figures/ledger';
import {TEAMS} from '../../cast/company';
import {COHORT} from '../../cast/ledger';
import {PEOPLE} from '../../cast/people';
import {BAY_SESSION, COHORT_ROOM} from '../../cast/sessions';
import type {Recipe} from '../types';
import {cohortSession} from './parts';

const others = BAY_SESSION.people.filter((id) => id !== BAY_SESSION.hand);

export const SESSION: Record<string, Recipe> = {
  now: () => ({
    layout: 'gallery',
    label: 'A live session',
    ground: 'plain',
    title: BAY_SESSION.title,
    sub: courseOf(BAY_SESSION.course).title,
    tag: [`Live, ${BAY_SESSION.running}`, 'brand'],
    kind: 'person',
    items: [
      {title: nameOf(BAY_SESSION.host), meta: 'presenting'},
      ...BAY_SESSION.people.map((id) => ({
        title: nameOf(id),
        meta: TEAMS[PEOPLE[id].team].name,
        tone: 'plain' as const,
      })),
    ],
    note: {
      title: `${BAY_SESSION.joined} of ${BAY_SESSION.places} attending`,
      ring: percent(BAY_SESSION.joined, BAY_SESSION.places),
      at: 'start',
    },
  }),

  hand: () => ({
    layout: 'gallery',
    label: 'A live session that ends with a hand up',
    ground: 'plain',
    title: BAY_SESSION.title,
    sub: courseOf(BAY_SESSION.course).title,
    tag: ['Live, 59:40', 'brand'],
    kind: 'person',
    items: [
      {title: nameOf(BAY_SESSION.host), meta: 'presenting'},
      {title: nameOf(BAY_SESSION.hand), meta: 'hand up', tone: 'accent'},
      ...others
        .slice(0, 2)
        .map((id) => ({title: nameOf(id), meta: TEAMS[PEOPLE[id].team].name, tone: 'plain' as const})),
    ],
    note: {title: 'Question for the forum', text: nameOf(BAY_SESSION.hand), glyph: 'arrow'},
  }),

  next: () => {
    const {number, date, title} = cohortSession();
    return {
      layout: 'gallery',
      label: 'The next live session',
      ground: 'plain',
      title,
      sub: `${courseOf(COHORT.course).title}, session ${number} of ${COHORT.sessions.length}`,
      tag: [`${day(date)}, ${COHORT_ROOM.at}`, 'brand'],
      kind: 'person',
      items: [
        {title: nameOf(COHORT.host), meta: 'trainer'},
        {title: nameOf('ingrid'), meta: 'you'},
      ],
      note: {title: `Join on ${longDay(date).split(',')[0]}`, text: `opens at ${COHORT_ROOM.at}`, glyph: 'clock'},
    };
  },
};
