import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const bazanto = ({range}: Prices): Competitor => ({
  slug: 'bazanto',
  name: 'Bazanto',
  headline: 'Bazanto alternative: an LMS instead of a shop',
  subheading:
    'An LMS for training staff, customers and partners, with the teams, managers, due dates and audit log that a shop does not have.',
  character: 'A marketplace where creators sell courses to the public. Companies can buy seats, but have no teams.',
  order: 2,
  inFooter: true,
  imageSeed: 'team-view',
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
        'Put the safety course first, open the machine course once the safety quiz is passed, and finish with a task on the job. You build the learning plan in the visual journey builder, and every new starter follows it.',
    },
    {
      icon: 'key',
      title: 'A login that IT will approve',
      description:
        'People log in with their work account through SAML single sign-on, so there are no shop passwords to reset. When IT disables the account, access ends with it.',
    },
    {
      icon: 'clipboard-check',
      title: 'Proof for every audit',
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
      product: range,
      competitor: 'A monthly fee and a share of each sale',
      stronger: 'neither',
    },
  ],
  summaryTitle: 'Sell courses there, train your people here',
  summaryDescription: `If you teach the public and make your living from selling courses, stay with Bazanto: it brings you buyers, and ${brand.name} has no shop. When your learners are employees, customers or partners, you need to know who has to take a course, by when, and who is late. That is what assignments, teams and reports are for.`,
});

export default bazanto;
