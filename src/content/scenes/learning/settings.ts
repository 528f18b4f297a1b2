/** Settings around learning, as forms. */
import {timeOf} from '../../figures/days';
import {longDay} from '../../figures/learning';
import {course as courseOf, day, levelOf, nameOf, skillName} from '../../figures/ledger';
import {TEAMS} from '../../cast/company';
import {CHECKED_BADGE} from '../../cast/engagement';
import {COHORT} from '../../cast/ledger';
import {EMERGENCY_DECK} from '../../cast/lessons';
import {BAY_SESSION} from '../../cast/sessions';
import type {Recipe} from '../types';

export const LEARNING_SETTINGS: Record<string, Recipe> = {
  badge: () => {
    const {person, skill} = CHECKED_BADGE;
    return {
      layout: 'form',
      label: 'What the public page of a badge shows',
      ground: 'plain',
      title: 'Public page of a badge',
      fields: [
        ['on', 'Holder', nameOf(person)],
        ['on', 'Badge', `${skillName(skill)}, level ${levelOf(person, skill)}`],
        ['off', 'Scores', 'Never shown'],
        ['off', 'Other courses', 'Never shown'],
        ['off', 'E-mail address', 'Never shown'],
      ],
      action: 'Copy link',
    };
  },

  streaks: ({team}) => ({
    layout: 'form',
    label: 'The working days that count for a streak',
    ground: 'plain',
    title: 'Streaks',
    sub: `${TEAMS[team].name}, ${TEAMS[team].size} people`,
    fields: [
      ['chips', 'Working days', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
      ['off', 'Weekends', 'Don’t count'],
      ['on', 'Leave', 'The streak waits'],
    ],
    action: 'Save',
  }),

  session: () => {
    const {title, course, host, dates, places} = BAY_SESSION;
    const {at} = dates[1];
    return {
      layout: 'form',
      label: 'A live session being scheduled',
      ground: 'brand',
      title: 'New live session',
      sub: courseOf(course).title,
      fields: [
        ['text', 'Title', title],
        ['rule', 'When', longDay(at), 'at', timeOf(at)],
        ['text', 'Trainer', nameOf(host)],
        ['text', 'Places', String(places)],
        ['state', 'Meeting', 'Same link if it moves', 'Created'],
      ],
      action: 'Save',
    };
  },

  cohort: () => ({
    layout: 'form',
    label: 'A forum for one cohort',
    ground: 'brand',
    title: `Forum: ${COHORT.name}`,
    sub: courseOf(COHORT.course).title,
    fields: [
      ['text', 'Who can read it', `${COHORT.people} people of the cohort`],
      ['text', 'Looked after by', nameOf(COHORT.host)],
      ['on', 'Files', 'Slides and pictures'],
      ['on', `After ${day(COHORT.sessions[COHORT.sessions.length - 1]!)}`, 'Stays open'],
    ],
    action: 'Save',
  }),

  deck: () => {
    const {title, team, topics, cards, weekly} = EMERGENCY_DECK;
    return {
      layout: 'form',
      label: 'A deck that keeps coming back',
      ground: 'brand',
      title: `Deck: ${title}`,
      sub: `${cards} cards`,
      fields: [
        ['chips', 'Cards on', ...topics],
        ['rule', 'For', TEAMS[team].name, 'with', `${TEAMS[team].size} people`],
        ['text', 'Rhythm', `${weekly} cards a week`],
        ['on', 'After the course', 'Keeps coming back'],
      ],
      action: 'Assign',
    };
  },

  notes: ({person}) => ({
    layout: 'form',
    label: 'Who can see a learner’s notes',
    ground: 'plain',
    title: 'Privacy of my notes',
    fields: [
      ['text', 'Who can read them', `Only ${nameOf(person)}`],
      ['off', 'Manager reports', 'Not counted, not quoted'],
      ['off', 'Forum', 'Only what I post there'],
      ['off', 'Collections', 'Only what I add to them'],
    ],
    action: 'Done',
  }),
};
