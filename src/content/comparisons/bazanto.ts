import brand from '../brand';
import type {Competitor} from '../schema';

const bazanto: Competitor = {
  slug: 'bazanto',
  name: 'Bazanto',
  headline: 'Beyond selling courses on Bazanto',
  subheading:
    'A shop window suits a single course creator. A company needs teams, managers, due dates and records that hold up to questions.',
  character:
    'A marketplace tool with which single creators sell courses to the public; companies came as an afterthought.',
  order: 2,
  inFooter: true,
  strengths: [
    {
      icon: 'users',
      title: 'Learners belong to a team',
      description: `In a shop everybody is a buyer. In ${brand.name} a new technician joins the team of a depot, which may have several managers, and each of them sees how the technician is getting on.`,
    },
    {
      icon: 'route',
      title: 'Courses come in an order that you choose',
      description:
        'Put the safety course first, open the machine course only after its quiz, end with a task at the workplace. You draw that sequence in the visual journey builder and it applies to everyone who starts.',
    },
    {
      icon: 'key',
      title: 'Sign-in that your IT department accepts',
      description:
        'People enter with their work account through SAML single sign-on. Nobody resets a shop password, and an account that IT closes no longer opens the academy.',
    },
    {
      icon: 'clipboard-check',
      title: 'A record for each obligation',
      description:
        'A receipt proves that somebody bought a course. An auditor asks who was enrolled, when they passed and who moved the date, and the reports and audit log answer that.',
    },
  ],
  featureComparison: [
    {feature: 'Listing in a public marketplace', product: false, competitor: true},
    {feature: 'Affiliate links for resellers', product: false, competitor: true},
    {feature: 'Sales pages and discount codes', product: false, competitor: true},
    {feature: 'Teams with several managers each', product: true, competitor: false},
    {feature: 'Assigned training with due dates', product: true, competitor: false},
    {feature: 'Learning plans', product: 'Visual journey builder', competitor: 'Course bundles'},
    {feature: 'Your own domain with SSL', product: true, competitor: true},
    {feature: 'SAML single sign-on', product: true, competitor: false},
    {feature: 'Roles', product: 'Admin, Manager, Author and your own', competitor: 'Owner and assistant'},
    {feature: 'Quizzes', product: 'Standard, coding, psychometric, adaptive', competitor: 'Multiple choice'},
    {feature: 'Discussion forums', product: true, competitor: true},
    {feature: 'Certificate on completion', product: true, competitor: true},
    {feature: 'Content you can bring in', product: 'SCORM, LTI and xAPI', competitor: 'Video files and PDF'},
    {
      feature: 'Inviting a whole department',
      product: 'E-mail, CSV file or invite link',
      competitor: 'One coupon per person',
    },
    {feature: 'Audit log', product: true, competitor: false},
    {feature: 'What you pay for', product: 'Users per month', competitor: 'A fee and a share of each sale'},
  ],
  summaryTitle: 'Two different jobs, and one of them is yours',
  summaryDescription: `If you teach the public and live from course sales, stay with Bazanto: it brings buyers, and ${brand.name} has no shop. Once your learners are employees, customers or partners, the questions change. Who has to take this, by when, and what should happen if they do not? Those are the questions our assignments, teams and reports were made for.`,
};

export default bazanto;
