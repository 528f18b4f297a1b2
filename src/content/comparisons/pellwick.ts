import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const pellwick = ({range}: Prices): Competitor => ({
  slug: 'pellwick',
  name: 'Pellwick',
  headline: 'Keep Pellwick for HR, and add a dedicated LMS',
  subheading:
    'An LMS to use with your HR suite: it holds the courses themselves, and is open to customers and partners as well as staff.',
  character:
    'The learning module of an HR suite. It keeps training dates in the personnel file, and links to courses elsewhere.',
  order: 3,
  inFooter: true,
  imageSeed: 'lesson-page:draft',
  strengths: [
    {
      icon: 'book-open',
      title: 'Real courses instead of links',
      description: `An HR add-on tends to store links and dates. ${brand.name} holds the course itself, from the AI draft to the lessons, the flashcards and the final quiz, so learners stay in one place.`,
    },
    {
      icon: 'handshake',
      title: 'Customers and partners can join',
      description:
        'A dealer has no employee number, and an HR suite has no room for people without one. Invite the dealer by email or link and put them in a team of their own.',
    },
    {
      icon: 'target',
      title: 'Skills between appraisals',
      description:
        'Pellwick collects skills on a form once a year. Here a quiz result or an observed task updates the level on the same day, and gap analysis compares it with the target for the role.',
    },
    {
      icon: 'plug',
      title: 'HR remains the source of staff data',
      description:
        'Keep your suite for contracts and holiday records. Bring people and their job titles across through single sign-on or a CSV file. Smart groups follow those fields, and a journey puts people on the learning plan for a new job.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: 'Links to courses elsewhere'},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: false},
    {feature: 'Cohort-based learning', product: true, competitor: false},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Questionnaires',
      stronger: 'product',
    },
    {feature: 'Flashcards with spaced repetition', product: true, competitor: false},
    {feature: 'Smart notes and collections', product: true, competitor: false},
    {
      feature: 'Mobile apps with offline access',
      product: 'iOS and Android',
      competitor: 'Inside the HR app, online only',
      stronger: 'product',
    },
    {feature: 'Competency frameworks', product: true, competitor: true},
    {feature: 'Skills gap analysis', product: true, competitor: 'Once a year, at the appraisal'},
    {feature: 'Customer training', product: true, competitor: false},
    {feature: 'Partner training', product: true, competitor: false},
    {feature: 'Smart groups', product: true, competitor: true},
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Custom branding and domain', product: true, competitor: 'Suite layout with your logo'},
    {feature: 'Manager dashboard and digest', product: true, competitor: 'Approval requests only'},
    {feature: 'Audit log', product: true, competitor: true},
    {feature: 'Webhooks', product: true, competitor: false},
    {feature: 'Payroll, leave and contracts', product: false, competitor: true},
    {feature: 'Personnel records in the same system', product: false, competitor: true},
    {
      feature: 'Price',
      product: range,
      competitor: 'Part of the price of the HR suite',
      stronger: 'neither',
    },
  ],
  summaryTitle: 'One suite, or an LMS next to it?',
  summaryDescription: `If you have few courses, one supplier and one contract may matter more to you than anything on this page, and then Pellwick is enough. It stops being enough once you write your own content, train people you do not employ or need to know about skills between annual reviews. ${brand.name} does not replace the suite. Personnel files stay where they are, and the training moves to an LMS.`,
});

export default pellwick;
