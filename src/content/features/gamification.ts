import {who} from '../scenes/cast';
import type {Feature} from '../schema';

const gamification: Feature = {
  slug: 'gamification',
  title: 'Gamification',
  description:
    'LMS gamification with points, badges, leaderboards and streaks. Tune them, or switch them off for a course, a team or the whole portal.',
  card: 'Points, badges, leaderboards and streaks, tuned for each team or switched off.',
  icon: 'trophy',
  category: 'learner-engagement',
  order: 2,
  headline: 'Gamification you can tune for each team, or switch off',
  subheading:
    'Rewards change behaviour, and not always in the way you intended. You decide what earns points, who is compared with whom and which days off don’t break a streak.',
  imageSeed: 'phones:points',
  heading: 'Set the rules that suit your people',
  accordionFeatures: [
    {
      title: 'Reward the second attempt',
      description:
        'If only the first try earns points, people play safe or give up. Give points for going back to a missed question and getting it right.',
    },
    {
      title: 'Compare people who know each other',
      description:
        'Coming 214th in a company of 342 motivates no one. A leaderboard covers one team, site or cohort. It starts afresh every quarter, so people who join late soon have something to play for.',
    },
    {
      title: 'Keep a streak through days off',
      description:
        'A streak that breaks on a Sunday punishes part-timers. Enter a team’s working days, and only those count. People on leave come back to the streak they left with.',
    },
    {
      title: 'Award badges for things people can do',
      description:
        'A badge for five logins says nothing. Link your badges to a skill level, a passed quiz or a signed checklist, and colleagues know who to call when a heat pump will not start.',
    },
    {
      title: 'Give points for explaining',
      description: 'A forum reply that is marked as the answer earns points too.',
    },
    {
      title: 'Introduce it in three steps',
      description: 'If you are not sure how people will take it, begin with one team.',
      steps: [
        'Switch on streaks and badges for that team.',
        'Ask after a month what they liked and what they ignored.',
        'Add a leaderboard if they want one, then invite the next team.',
      ],
    },
    {
      title: 'Switch it off for serious subjects',
      description:
        'A course on first aid or data protection needs no leaderboard. Turn points off for one course, one team or the whole portal. Completions and certificates are recorded as before.',
    },
  ],
  capabilitiesHeading: 'Everyone can see what to aim for',
  keyCapabilities: [
    {
      title: 'Leaderboards with an end date',
      description:
        'The board shows how many days are left, with your own row highlighted. On the first day of the quarter, everyone starts level again.',
    },
    {
      title: 'Streaks shown day by day',
      description:
        'A calendar shows which days count towards the streak, what is planned next and when the next badge is within reach.',
    },
    {
      title: 'Unfinished badges that show what is missing',
      description:
        'Badges in progress appear next to those already earned. Each says what is still to do, such as “1 of 3 quizzes”, and fills up as you go.',
    },
  ],
  block: {
    kind: 'week',
    learner: `${who('Amara Okafor')}, has learned something every day since 30 October.`,
    days: [
      {imageSeed: 'gamification:1', caption: 'She has learned for eleven days in a row, weekend shift included.'},
      {imageSeed: 'gamification:2', caption: 'She is third on her team’s leaderboard.'},
      {imageSeed: 'gamification:3', caption: 'A finished lesson earns points straight away.'},
      {imageSeed: 'gamification:4', caption: 'After fourteen days in a row, she earns a badge.'},
      {imageSeed: 'gamification:5', caption: 'The next badge lists what she still has to do.'},
    ],
  },
  cta: {
    title: 'Start with streaks for one team',
    description:
      'Switch on streaks and badges for a team that likes a bit of competition. Leave the leaderboard off until they ask for it.',
  },
  related: ['badges-and-certificates', 'learner-dashboard', 'discussion-forums', 'cohort-based-learning'],
};

export default gamification;
