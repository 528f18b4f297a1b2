import type {Competitor, Prices} from '../schema';
import {minUsers} from '../tiers';

const jotterfield = ({range, least}: Prices): Competitor => ({
  slug: 'jotterfield',
  name: 'Jotterfield',
  headline: 'A Jotterfield alternative: more than one table',
  subheading:
    'A full LMS for teams that have outgrown a table of names and ticks: see what reminders, roles, certificates and an audit log add.',
  character: 'A starter LMS that looks like a spreadsheet, with a row for each person and a column for each course.',
  order: 10,
  inFooter: false,
  imageSeed: 'team-view:digest',
  strengths: [
    {
      icon: 'zap',
      title: 'Reminders send themselves',
      description:
        'In a table, someone has to spot the empty cell. Here the course is assigned by a rule, the learner is reminded, and the manager hears about it if the due date passes.',
    },
    {
      icon: 'lock',
      title: 'Everyone sees only what they need',
      description:
        'A shared link shows the whole company’s results to anyone who has it. Roles with granular permissions limit team leaders to their own team and authors to courses.',
    },
    {
      icon: 'history',
      title: 'See who changed a result',
      description:
        'A tick keeps no history. The audit log records who made each change and when, and course versions keep the earlier text.',
    },
    {
      icon: 'upload',
      title: 'Start from your table',
      description:
        'Save the list of names and email addresses as CSV, and invite everyone at once. Then create a course for each column.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: true},
    {feature: 'Content versioning', product: 'History with rollback', competitor: false},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: false},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Yes or no questions',
      stronger: 'product',
    },
    {feature: 'Points, streaks and leaderboards', product: true, competitor: false},
    {feature: 'Badges and certificates', product: true, competitor: 'A template to fill in'},
    {feature: 'Mobile apps with offline access', product: 'iOS and Android', competitor: false},
    {feature: 'Competency frameworks', product: true, competitor: 'A column you add yourself'},
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {
      feature: 'Roles and permissions',
      product: 'Admin, Manager, Author and custom roles',
      competitor: 'Anyone with the link can edit',
      stronger: 'product',
    },
    {feature: 'SAML single sign-on', product: true, competitor: false},
    {feature: 'Custom branding and domain', product: true, competitor: 'A shared link'},
    {feature: 'Assignments with due dates', product: true, competitor: 'A red cell'},
    {feature: 'Audit log', product: true, competitor: 'Undo, until you close the tab'},
    {feature: 'CSV export', product: true, competitor: true},
    {feature: 'REST API', product: true, competitor: false},
    {
      feature: 'Price',
      product: range,
      competitor: 'Free for small teams',
      stronger: 'competitor',
    },
    {feature: 'Minimum number of users', product: `${minUsers}`, competitor: 'None', stronger: 'competitor'},
    {
      feature: 'Getting started',
      product: 'Set up teams and roles first',
      competitor: 'One table, ready at once',
      stronger: 'competitor',
    },
  ],
  summaryTitle: 'Stay with the table while it works for you',
  summaryDescription: `For a handful of people at one site, we would use Jotterfield too: our plan starts at ${least}. Look again when a customer asks for proof of training, a second manager needs access or the person who keeps the table goes on leave.`,
});

export default jotterfield;
