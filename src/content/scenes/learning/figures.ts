/** Charts around learning. */
import {counted, percent} from '../../figures/counts';
import {worksOffline} from '../../figures/learning';
import {course as courseOf, coursesOf, headcount, nameOf, sizeOf, teamIds} from '../../figures/ledger';
import {questionsByLevel} from '../../figures/reports';
import {company, SITES, TEAMS} from '../../cast/company';
import {MEGABYTES, WIFI_FROM} from '../../cast/engagement';
import {CARDS, GAPS, QUESTIONS} from '../../cast/lessons';
import {BLOOM_LEVELS, REACHED} from '../../cast/reports';
import {FIRE_SESSION} from '../../cast/sessions';
import type {Recipe} from '../types';

export const FIGURES: Record<string, Recipe> = {
  storage: ({person}) => {
    const courses = coursesOf(person)
      .filter(worksOffline)
      .map((id) => ({title: courseOf(id).title, size: MEGABYTES[id]!}))
      .sort((a, b) => b.size - a.size);
    return {
      layout: 'chart',
      label: 'Courses to save on a phone, by size',
      ground: 'plain',
      title: 'Save for offline',
      sub: `Wi-Fi only from ${WIFI_FROM} MB`,
      kind: 'bars',
      unit: 'MB',
      points: courses.map(({title, size}) => [title, size, size < WIFI_FROM ? 'brand' : 'accent'] as const),
    };
  },

  boards: ({team, person}) => {
    const {site} = TEAMS[team];
    return {
      layout: 'chart',
      label: 'How many people a leaderboard compares',
      ground: 'plain',
      title: 'Leaderboards',
      sub: `People compared with ${nameOf(person)}`,
      kind: 'bars',
      unit: '',
      points: [
        [`All of ${company.name}`, headcount(), 'plain'],
        [SITES[site], headcount(teamIds(site))],
        [TEAMS[team].name, sizeOf(team)],
      ],
    };
  },

  questions: ({course}) => {
    const questions = QUESTIONS[course]!;
    const most = Math.max(...questions);
    return {
      layout: 'chart',
      label: 'Questions in a forum by lesson',
      ground: 'plain',
      title: 'Questions by lesson',
      sub: courseOf(course).title,
      tag: [
        counted(
          questions.reduce((sum, count) => sum + count, 0),
          'question',
        ),
        'plain',
      ],
      kind: 'columns',
      unit: '',
      points: questions.map((count, at) => [`Lesson ${at + 1}`, count, count === most ? 'accent' : 'brand'] as const),
    };
  },

  stayed: () => {
    const {title, minutes, needed, stayed} = FIRE_SESSION;
    return {
      layout: 'chart',
      label: 'How long each person stayed in a live session',
      ground: 'plain',
      title,
      sub: `Attended: at least ${needed} of ${minutes} minutes`,
      tag: [`${stayed.filter(([, time]) => time >= needed).length} of ${stayed.length} attended`, 'brand'],
      kind: 'bars',
      unit: 'min',
      points: stayed.map(([id, time]) => [nameOf(id), time, time < needed ? 'accent' : 'brand'] as const),
    };
  },

  gaps: ({course}) => ({
    layout: 'chart',
    label: 'Days until a card comes back, round by round',
    ground: 'plain',
    title: CARDS[course]![0]!.front,
    sub: 'Days until the card comes back',
    kind: 'columns',
    unit: '',
    points: [
      ['1st', GAPS[0]],
      ['2nd', GAPS[1]],
      ['3rd', GAPS[2]],
      ['4th', GAPS[3]],
      ['forgotten', GAPS[0], 'accent'],
      ['6th', GAPS[1]],
    ],
  }),

  reach: () => {
    const {course, learners, video} = REACHED;
    return {
      layout: 'chart',
      label: 'How many learners reach each lesson',
      ground: 'brand',
      title: courseOf(course).title,
      sub: 'Learners who reach each lesson',
      tag: [counted(learners[0], 'learner'), 'plain'],
      kind: 'columns',
      unit: '%',
      points: learners.map(
        (count, at) =>
          [`${at + 1}`, percent(count, learners[0]), at + 1 === video.lesson ? 'accent' : 'brand'] as const,
      ),
      note: {
        title: `Lesson ${video.lesson}: ${courseOf(course).lessons[video.lesson - 1]}`,
        text: `one video of ${video.minutes} minutes`,
        tone: 'accent',
        glyph: 'play',
      },
    };
  },

  levels: ({course}) => {
    const counts = questionsByLevel(course);
    const all = counts.reduce((sum, count) => sum + count, 0);
    return {
      layout: 'chart',
      label: 'Questions of a quiz by Bloom’s levels',
      ground: 'plain',
      title: courseOf(course).title,
      sub: 'Questions of the quiz by level',
      tag: [counted(all, 'question'), 'plain'],
      kind: 'bars',
      unit: '',
      points: counts.map((count, at) => [BLOOM_LEVELS[at]!, count, at ? 'brand' : 'accent'] as const),
      note: {
        title: `${counts[0]} of ${all} test recall`,
        text: 'none asks anyone to apply a rule',
        tone: 'accent',
        glyph: 'bell',
      },
    };
  },
};
