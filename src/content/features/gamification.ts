import type {Feature} from '../schema';

const gamification: Feature = {
  slug: 'gamification',
  title: 'Gamification',
  description:
    'Points, badges, leaderboards and streaks for your LMS. Tune them, or switch them off for a course, a team or the whole portal.',
  icon: 'trophy',
  category: 'learner-engagement',
  order: 2,
  headline: 'Gamification that rewards the behaviour you want to see again',
  subheading:
    'Rewards change behaviour, and not always in the way you intended. You decide what earns points, who is compared with whom and on which days a streak can rest.',
  imageSeed: 'today:points',
  heading: 'Set the rules that suit your people',
  accordionFeatures: [
    {
      title: 'Reward the second attempt',
      description:
        'If only the first try earns points, people play safe or give up. Give points for going back to a missed question and getting it right, and trying again becomes worth the effort.',
      imageSeed: 'quiz-result:retry',
    },
    {
      title: 'Compare people who know each other',
      description:
        'Coming 214th in a company of 342 motivates no one. A leaderboard covers one team, site or cohort. It starts afresh every quarter, so people who join late soon have something to play for.',
    },
    {
      title: 'Let a streak rest on days off',
      description:
        'A streak that breaks on a Sunday punishes part-timers. Enter a team’s working days and only those count. People on leave come back to the streak they left with.',
    },
    {
      title: 'Tie a badge to something people can do',
      description:
        'A badge for five logins says nothing. Link badges to a skill level, a passed quiz or a signed checklist, and colleagues know who to call when a heat pump will not start.',
      imageSeed: 'goal:installer',
    },
    {
      title: 'Give points for explaining',
      description:
        'A forum reply that is marked as the answer earns points too. Someone with few courses left to take who helps half the crew keeps a place on the board.',
    },
    {
      title: 'Switch it off where it does not belong',
      description:
        'A course on first aid or data protection needs no leaderboard. Turn points off for one course, one team or the whole portal. Completions and certificates are recorded as before.',
    },
  ],
  keyCapabilities: [
    {
      title: 'Leaderboards with an end date',
      description:
        'The board shows how many days are left, with your own row highlighted. Points come from lessons, quizzes, streaks and whatever else you reward. On the first day of the quarter, everyone starts level again.',
      imageSeed: 'board:points',
    },
    {
      title: 'Streaks shown day by day',
      description:
        'A calendar shows which days count towards the streak, what is planned next and when the next badge is within reach.',
      imageSeed: 'streak',
    },
    {
      title: 'Unfinished badges that show what is missing',
      description:
        'Badges in progress appear next to those already earned. Each says what is still to do, such as “1 of 3 quizzes”, and fills up as you go.',
      imageSeed: 'shelf:badges',
    },
  ],
  related: ['badges-and-certificates', 'learner-dashboard', 'discussion-forums', 'cohort-based-learning'],
};

export default gamification;
