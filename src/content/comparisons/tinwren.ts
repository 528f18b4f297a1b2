import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const tinwren = ({range}: Prices): Competitor => ({
  slug: 'tinwren',
  name: 'Tinwren',
  headline: 'The Tinwren alternative for longer courses',
  subheading:
    'An LMS for micro-learning and everything longer: flashcards on the phone, plus full courses, cohorts, quizzes and live training.',
  character: 'A micro-learning app for the phone. Its lessons are daily cards that take two minutes.',
  order: 6,
  inFooter: true,
  imageSeed: 'card-plan',
  strengths: [
    {
      icon: 'layers',
      title: 'Short lessons where they work',
      description:
        'Flashcards with spaced repetition keep product codes and emergency numbers fresh in a spare minute. When a subject needs an hour and some practice, build a course for it on the same platform.',
    },
    {
      icon: 'users',
      title: 'Some things are learned together',
      description:
        'New team leaders start as a cohort, meet in live video sessions and carry on in the forum. You can’t have that conversation on a card.',
    },
    {
      icon: 'code',
      title: 'Quizzes beyond multiple choice',
      description:
        'Developers solve a coding task, team members complete a psychometric questionnaire, and an adaptive quiz finds each driver’s level. Standard questions are there too.',
    },
    {
      icon: 'bar-chart',
      title: 'A skill report, not a count of days',
      description:
        'Tinwren counts the days on which someone opened a card. We link results to a competency framework, and a skill report shows the level that each person has reached.',
    },
  ],
  featureComparison: [
    {
      feature: 'AI course creation',
      product: 'From a prompt, document or video link',
      competitor: 'Cards from a prompt',
      stronger: 'product',
    },
    {feature: 'Course editor', product: true, competitor: 'Cards only'},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: false},
    {feature: 'LTI and xAPI content', product: true, competitor: false},
    {feature: 'Lesson length', product: 'As long as the subject needs', competitor: 'Two minutes', stronger: 'product'},
    {feature: 'Cohort-based learning', product: true, competitor: false},
    {feature: 'Live training', product: 'By video conference', competitor: false},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Multiple choice',
      stronger: 'product',
    },
    {feature: 'Flashcards with spaced repetition', product: true, competitor: true},
    {feature: 'Points, streaks and leaderboards', product: true, competitor: true},
    {feature: 'Badges and certificates', product: true, competitor: 'Badges only'},
    {
      feature: 'Mobile apps with offline access',
      product: 'iOS and Android',
      competitor: 'iOS and Android',
      stronger: 'neither',
    },
    {
      feature: 'Desktop version',
      product: 'Full version in the browser',
      competitor: 'The phone view, enlarged',
      stronger: 'product',
    },
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {
      feature: 'Roles and permissions',
      product: 'Admin, Manager, Author and custom roles',
      competitor: 'Two fixed roles',
      stronger: 'product',
    },
    {feature: 'SAML single sign-on', product: true, competitor: 'Phone number and code'},
    {feature: 'Audit log', product: true, competitor: false},
    {
      feature: 'Ready-made course library',
      product: 'Through content providers',
      competitor: 'Decks of cards included',
      stronger: 'competitor',
    },
    {feature: 'Creating lessons on a phone', product: false, competitor: true},
    {
      feature: 'Price',
      product: range,
      competitor: 'Published, per learner',
      stronger: 'neither',
    },
  ],
  summaryTitle: 'When daily cards are enough',
  summaryDescription: `Tinwren is pleasant to use and quick to set up, and if short reminders are your whole programme, you need nothing more. An apprentice who has to learn a trade needs longer lessons and practice, and a manager who asks what the cards have changed needs a skill report. ${brand.name} has flashcards too, alongside full courses.`,
});

export default tinwren;
