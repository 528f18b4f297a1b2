import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const dutifold = ({range}: Prices): Competitor => ({
  slug: 'dutifold',
  name: 'Dutifold',
  headline: 'More than compliance: the Dutifold alternative',
  subheading:
    'A compliance LMS that also covers onboarding, product and skills training, with automatic renewals and an audit log for inspectors.',
  character: 'A tool for mandatory training only, with ready-made legal courses and strict deadlines.',
  order: 5,
  inFooter: true,
  imageSeed: 'renewals',
  strengths: [
    {
      icon: 'repeat',
      title: 'Renewals count from completion',
      description:
        'With a calendar-year rule, the whole company is back in training every January. If you re-enrol each person 365 days after they finish, the refreshers are spread over the year.',
    },
    {
      icon: 'file-text',
      title: 'Courses about your own procedures',
      description:
        'A ready-made course explains the law. Your own procedure says what to do at your site when the alarm goes off. AI turns that document into lessons and questions for your safety officer to check.',
    },
    {
      icon: 'sprout',
      title: 'A reason to come back',
      description:
        'The language course that people want to take is in the same place as the data protection course they have to take. Streaks, forums and flashcards bring them back when there is no deadline.',
    },
    {
      icon: 'user-check',
      title: 'The line manager is involved',
      description:
        'Dutifold reports to the compliance officer. In a care home that uses our LMS, the home manager also sees who is overdue, and can move a due date for someone who has been on nights.',
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
      product: range,
      competitor: 'Per course and learner',
      stronger: 'neither',
    },
  ],
  summaryTitle: 'When compliance is only part of your training',
  summaryDescription: `Is mandatory training all you need? Then Dutifold saves you work: it writes the legal content and keeps it up to date. If you also run inductions, product training or skills training, ${brand.name} puts them in the same LMS as the renewals and the audit log, with one training record for each person.`,
});

export default dutifold;
