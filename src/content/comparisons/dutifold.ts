import brand from '../brand';
import type {Competitor} from '../schema';

const dutifold: Competitor = {
  slug: 'dutifold',
  name: 'Dutifold',
  headline: 'Dutifold covers the rules. Cover the rest too',
  subheading:
    'Mandatory training and everything people choose to learn can share one login, one record and one report.',
  character:
    'A tool for compliance training alone: strict about deadlines and silent about every other kind of learning.',
  order: 5,
  inFooter: true,
  strengths: [
    {
      icon: 'repeat',
      title: 'Renewals run from the day of completion',
      description:
        'A calendar-year rule sends the whole company back to class in January. You can re-enrol each person 365 days after they finished, which spreads the fire-safety refresher over the year.',
    },
    {
      icon: 'file-text',
      title: 'Courses about your own procedures',
      description:
        'A ready-made course explains the law. What to do at your site when the alarm sounds stands in your own procedure, and AI turns that document into lessons and questions for your safety officer to check.',
    },
    {
      icon: 'sprout',
      title: 'People return without a deadline',
      description:
        'The login used for data protection on Monday also opens the language course on Wednesday. Streaks, forums and flashcards give people a reason to come back that no regulation demands.',
    },
    {
      icon: 'user-check',
      title: 'The line manager has a part in it',
      description:
        'Dutifold reports to the compliance officer. With us the ward manager sees the open names as well, talks to them and can move a date when a night shift got in the way.',
    },
  ],
  featureComparison: [
    {feature: 'Library of regulatory courses', product: 'From content providers you connect', competitor: 'Included'},
    {feature: 'Legal updates written by the supplier', product: false, competitor: true},
    {feature: 'Whistleblowing inbox', product: false, competitor: true},
    {feature: 'Start of a renewal', product: 'For instance, 365 days after completion', competitor: 'First of January'},
    {feature: 'Lessons drafted from your own policy', product: true, competitor: false},
    {feature: 'Who may move a due date', product: 'Managers, for their team', competitor: 'The compliance officer'},
    {feature: 'Audit log for inspectors', product: true, competitor: true},
    {feature: 'Certificates of completion', product: true, competitor: true},
    {feature: 'Overdue list on a schedule', product: true, competitor: true},
    {feature: 'Adaptive questions', product: true, competitor: 'One fixed question set'},
    {feature: 'Bloom’s taxonomy reports', product: true, competitor: false},
    {feature: 'On-the-job training', product: true, competitor: false},
    {feature: 'Journey for new joiners', product: 'Automated', competitor: 'A list of deadlines'},
    {feature: 'Groups by site or role', product: 'Smart groups', competitor: 'Lists kept by hand'},
    {feature: 'Skills beyond mandatory subjects', product: true, competitor: false},
    {feature: 'Academy for customers or partners', product: true, competitor: false},
  ],
  summaryTitle: 'Compliance is part of learning, so give it the same home',
  summaryDescription: `Dutifold writes the legal content for you, and if that is all you need it does the job. Most organisations need more in the same week: an induction, a product launch, a new skill on the shop floor. ${brand.name} keeps the renewals and the audit log, and adds those other courses to the record that your people already have.`,
};

export default dutifold;
