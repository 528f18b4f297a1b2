import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const dutifold = ({lowest, highest}: Prices): Competitor => ({
  slug: 'dutifold',
  name: 'Dutifold',
  headline: 'The Dutifold alternative for all your training',
  subheading:
    'One LMS for compliance, onboarding, product and skills training, with automatic renewals and an audit log for inspectors.',
  character:
    'A tool for compliance training alone: strict about deadlines, with nothing for any other kind of learning.',
  order: 5,
  inFooter: true,
  strengths: [
    {
      icon: 'repeat',
      title: 'Renewals count from completion',
      description:
        'With a calendar-year rule, the whole company is back in training every January. Re-enrol each person 365 days after they finish instead, and the fire-safety refreshers are spread over the year.',
    },
    {
      icon: 'file-text',
      title: 'Courses about your own procedures',
      description:
        'A ready-made course explains the law. What to do at your site when the alarm sounds is in your own procedure. AI turns that document into lessons and questions for your safety officer to check.',
    },
    {
      icon: 'sprout',
      title: 'A reason to come back',
      description:
        'The login that people use for data protection on Monday opens the language course on Wednesday. Streaks, forums and flashcards bring them back when no deadline does.',
    },
    {
      icon: 'user-check',
      title: 'The line manager is involved',
      description:
        'Dutifold reports to the compliance officer. Here the ward manager also sees who is overdue, can talk to them and can move a due date when a night shift gets in the way.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: false},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: false},
    {feature: 'On-the-job training', product: true, competitor: false},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'One fixed set of questions',
      stronger: 'product',
    },
    {feature: 'Badges and certificates', product: true, competitor: true},
    {feature: 'Mobile apps with offline access', product: 'iOS and Android', competitor: false},
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {feature: 'Customer training', product: true, competitor: false},
    {feature: 'Partner training', product: true, competitor: false},
    {feature: 'Smart groups', product: true, competitor: 'Lists kept by hand'},
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Journey automation', product: true, competitor: 'A list of deadlines'},
    {feature: 'Assignments with due dates', product: true, competitor: 'Only the compliance officer can move them'},
    {
      feature: 'Automatic renewals',
      product: 'After a period you set, such as 365 days',
      competitor: 'Every 1 January',
      stronger: 'product',
    },
    {feature: 'Scheduled reports', product: true, competitor: true},
    {feature: 'Bloom’s taxonomy reports', product: true, competitor: false},
    {feature: 'Audit log', product: true, competitor: true},
    {feature: 'Ready-made course library', product: 'Through content providers', competitor: true},
    {feature: 'Legal updates to courses', product: false, competitor: true},
    {feature: 'Whistleblowing inbox', product: false, competitor: true},
    {
      feature: 'Price',
      product: `${lowest} to ${highest} per user a month`,
      competitor: 'Per course and learner',
      stronger: 'neither',
    },
  ],
  summaryTitle: 'When compliance is only part of your training',
  summaryDescription: `Dutifold is the better choice if mandatory training is all you need, because it writes the legal content and keeps it up to date for you. Most organisations also need inductions, product training and skills training. ${brand.name} covers these in the same LMS as renewals and the audit log, with one training record for each person.`,
});

export default dutifold;
