import brand from '../brand';
import type {Competitor} from '../schema';

const tinwren: Competitor = {
  slug: 'tinwren',
  name: 'Tinwren',
  headline: 'Outgrown Tinwren’s two-minute lessons?',
  subheading: 'Keep the daily habit on the phone and add the courses, cohorts and practice that do not fit on a card.',
  character:
    'A micro-learning app for the phone: cheerful daily cards, and little room for anything longer than a bus stop.',
  order: 6,
  inFooter: true,
  strengths: [
    {
      icon: 'layers',
      title: 'Short where short works',
      description:
        'Flashcards with spaced repetition keep product codes and emergency numbers fresh in a spare minute. When a subject needs an hour and an exercise, the same platform has a course for it.',
    },
    {
      icon: 'users',
      title: 'Some things are learned together',
      description:
        'New shift leaders begin as a cohort, meet in a live video session and carry on in the forum. A deck of cards cannot hold that conversation.',
    },
    {
      icon: 'code',
      title: 'Quizzes that ask for more than a swipe',
      description:
        'A developer solves a coding task, a candidate completes a psychometric questionnaire, and an adaptive quiz finds the level of each driver. Standard questions are there as well.',
    },
    {
      icon: 'bar-chart',
      title: 'From opened cards to proven skills',
      description:
        'Tinwren counts the days on which a card was opened. We connect results to a competency framework, and a skill report shows which level somebody has reached.',
    },
  ],
  featureComparison: [
    {feature: 'Length of a lesson', product: 'As long as the subject needs', competitor: 'Two minutes'},
    {feature: 'Writing a lesson on the phone itself', product: false, competitor: true},
    {feature: 'Ready-made decks of cards', product: false, competitor: true},
    {feature: 'Streaks and leaderboards', product: true, competitor: true},
    {feature: 'Repetition at growing intervals', product: true, competitor: true},
    {feature: 'Offline use on iOS and Android', product: true, competitor: true},
    {feature: 'Work on a large screen', product: 'Full browser version', competitor: 'The phone view, enlarged'},
    {feature: 'Coding exercises', product: true, competitor: false},
    {feature: 'Psychometric questionnaires', product: true, competitor: false},
    {feature: 'Live training by video conference', product: true, competitor: false},
    {feature: 'Cohort-based programmes', product: true, competitor: false},
    {feature: 'Import of existing packages', product: 'SCORM, LTI, xAPI', competitor: false},
    {feature: 'Badges and certificates', product: 'Both', competitor: 'Badges inside the app'},
    {feature: 'Custom roles', product: 'Unlimited', competitor: 'Two fixed roles'},
    {feature: 'Sign-in', product: 'E-mail, or SAML single sign-on', competitor: 'Phone number and code'},
    {feature: 'Gaps by team', product: true, competitor: false},
  ],
  summaryTitle: 'Habits first, then depth',
  summaryDescription: `Tinwren is pleasant to use and quick to fill, and if reminders are the whole programme you may not need more. Teams usually notice the limit when an apprentice has to learn a trade or a manager asks what the cards have changed. In ${brand.name} the cards remain, and there is a full course behind them.`,
};

export default tinwren;
