import type {Feature} from '../schema';

const gamification: Feature = {
  slug: 'gamification',
  title: 'Gamification',
  description:
    'Points, badges, leaderboards and streaks that you can tune or switch off course by course, so that play serves the learning.',
  icon: 'trophy',
  category: 'learner-engagement',
  order: 2,
  headline: 'Points for the behaviour you want to see again',
  subheading:
    'Rewards steer people, sometimes where nobody meant them to go. You decide what earns points, who is compared with whom and on which days a streak may rest.',
  imageSeed: 'points:bakery-week',
  accordionFeatures: [
    {
      title: 'Reward the second attempt',
      description:
        'Where only a first try earns points, people play safe or stop. Give points for coming back to a missed question and getting it right, and trying again becomes the sensible thing to do.',
      imageSeed: 'second-attempt:shop-again',
    },
    {
      title: 'Compare people who know each other',
      description:
        'Place 214 in a company of 900 interests nobody. A leaderboard covers one team, site or cohort. It starts afresh every month, so a person who joined in the second week has something to play for in the next.',
      imageSeed: 'boards:ward-neighbours',
    },
    {
      title: 'Let a streak rest on days off',
      description:
        'A streak that breaks on a Sunday punishes part-timers. Enter the working days of a team and only those are counted. Somebody on leave comes back to the number they left with.',
      imageSeed: 'rest-days:depot-tomasz',
    },
    {
      title: 'Tie a badge to something a person can do',
      description:
        'A badge for five log-ins says nothing. Connect it to a skill level, a passed quiz or a signed checklist, and colleagues who see it know whom to call when the controller shows a fault.',
      imageSeed: 'badge-conditions:wiring-controller',
    },
    {
      title: 'Give points for explaining',
      description:
        'A reply that is marked as the answer in a forum earns points as well. The old hand who finishes few courses and helps half the crew then has a place on the board.',
      imageSeed: 'forum:rail-oldhand',
    },
    {
      title: 'Switch it off where it does not belong',
      description:
        'A course on safeguarding or about a fatal accident needs no leaderboard. Turn points off for one course, one team or the whole portal. Completions and certificates are recorded as before.',
      imageSeed: 'play-settings:care-safeguarding',
    },
  ],
  keyCapabilities: [
    {
      title: 'Leaderboards that come to an end',
      description:
        'The board says how many days are left and where you stand, with your own row picked out. Points come from lessons, quizzes and streaks. On the first of the month everyone is level again.',
      imageSeed: 'leaderboard:retail-levelagain',
    },
    {
      title: 'Streaks drawn day by day',
      description:
        'A calendar of rings is harder to argue with than a flame and a number. Learners see which days carry the streak, what they planned for tomorrow and when the next badge is due.',
      imageSeed: 'streak:sofia-daybyday',
    },
    {
      title: 'Unfinished badges show what is missing',
      description:
        'Earned badges stand next to open ones. An open badge says “2 of 3 quizzes” and fills as you go, which is a clearer invitation than a padlock.',
      imageSeed: 'badges:laboratory-almost',
    },
  ],
  related: ['badges-and-certificates', 'learner-dashboard', 'discussion-forums', 'cohort-based-learning'],
};

export default gamification;
