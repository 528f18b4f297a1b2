import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const bazanto = ({lowest, highest}: Prices): Competitor => ({
  slug: 'bazanto',
  name: 'Bazanto',
  headline: 'The Bazanto alternative for company training',
  subheading:
    'An LMS for staff, customers and partners, with teams, managers, due dates and an audit log instead of a shop window.',
  character:
    'A marketplace where individual creators sell courses to the public, with company training added as an afterthought.',
  order: 2,
  inFooter: true,
  strengths: [
    {
      icon: 'users',
      title: 'Learners belong to a team',
      description: `To a shop, everyone is a buyer. In ${brand.name}, a new technician joins the depot’s team, and each manager of that team can follow their progress.`,
    },
    {
      icon: 'route',
      title: 'Courses in the order you choose',
      description:
        'Put the safety course first, open the machine course once the safety quiz is passed, and finish with a task at the workplace. You draw the sequence in the visual journey builder, and it applies to everyone who starts.',
    },
    {
      icon: 'key',
      title: 'Sign-in that IT will approve',
      description:
        'People log in with their work account through SAML single sign-on, so there are no shop passwords to reset. When IT disables the account, access ends with it.',
    },
    {
      icon: 'clipboard-check',
      title: 'Evidence for every obligation',
      description:
        'A receipt proves that someone bought a course. An auditor asks who was enrolled, when they passed and who moved the due date. The reports and the audit log answer all three.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: true},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: 'Video and PDF files only'},
    {
      feature: 'Learning plans',
      product: 'Built in a visual journey builder',
      competitor: 'Course bundles',
      stronger: 'product',
    },
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Multiple choice',
      stronger: 'product',
    },
    {feature: 'Discussion forums', product: true, competitor: true},
    {feature: 'Badges and certificates', product: true, competitor: true},
    {feature: 'Mobile apps with offline access', product: 'iOS and Android', competitor: false},
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {feature: 'Teams with several managers', product: true, competitor: false},
    {
      feature: 'Roles and permissions',
      product: 'Admin, Manager, Author and custom roles',
      competitor: 'Owner and assistant',
      stronger: 'product',
    },
    {feature: 'SAML single sign-on', product: true, competitor: false},
    {
      feature: 'Bulk user invites',
      product: 'By email, CSV file or link',
      competitor: 'One coupon per person',
      stronger: 'product',
    },
    {feature: 'Custom branding and domain', product: true, competitor: true},
    {feature: 'Assignments with due dates', product: true, competitor: false},
    {feature: 'Audit log', product: true, competitor: false},
    {feature: 'Course sales and checkout', product: false, competitor: true},
    {feature: 'Public course marketplace', product: false, competitor: true},
    {feature: 'Affiliate links', product: false, competitor: true},
    {
      feature: 'Price',
      product: `${lowest} to ${highest} per user a month`,
      competitor: 'A monthly fee and a share of each sale',
      stronger: 'neither',
    },
  ],
  summaryTitle: 'Selling courses, or training your people?',
  summaryDescription: `If you teach the public and make your living from selling courses, stay with Bazanto: it brings you buyers, and ${brand.name} has no shop. When your learners are employees, customers or partners, you have other questions. Who has to take this course, by when, and what happens if they don’t? Assignments, teams and reports are there to answer them.`,
});

export default bazanto;
