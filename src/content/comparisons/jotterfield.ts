import type {Competitor, Prices} from '../schema';
import {minUsers} from '../tiers';

const jotterfield = ({lowest, highest}: Prices): Competitor => ({
  slug: 'jotterfield',
  name: 'Jotterfield',
  headline: 'The Jotterfield alternative for growing teams',
  subheading:
    'A table of names and ticks works until the second site opens. See what a full LMS adds: reminders, roles, certificates and proof.',
  character: 'A starter LMS as simple as a spreadsheet: rows of people, columns of courses and a tick where they meet.',
  order: 10,
  inFooter: false,
  strengths: [
    {
      icon: 'zap',
      title: 'Reminders send themselves',
      description:
        'In a table, someone has to spot the empty cell. A journey does that for you: it assigns the course, reminds the learner and tells the manager if the due date passes.',
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
      product: `${lowest} to ${highest} per user a month`,
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
  summaryTitle: 'Stay with the table while it is enough',
  summaryDescription: `Jotterfield is the better choice for eight people at one site with four courses, and our plan starts at ${minUsers} users. Look again when someone asks for proof, a second manager needs access or the person who keeps the table goes on leave. Until then, all Jotterfield costs you is the time to keep it up to date.`,
});

export default jotterfield;
