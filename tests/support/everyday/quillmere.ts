import brand from '../../../src/content/brand';
import type {Competitor, Prices} from '../../../src/content/schema';

const quillmere = ({lowest, highest}: Prices): Competitor => ({
  slug: 'quillmere',
  name: 'Quillmere',
  headline: 'The Quillmere alternative for whole companies',
  subheading:
    'Quillmere writes beautiful handbooks. Choose an LMS to find out who has read them, understood them and can do the work.',
  character: 'A tool for writing handbooks, in which a page counts as training once someone has scrolled to its end.',
  order: 11,
  inFooter: true,
  strengths: [
    {
      icon: 'check-circle',
      title: 'Proof instead of page views',
      description:
        'A handbook can tell you that a page was opened. A quiz tells you whether the person who opened it would do the right thing.',
    },
    {
      icon: 'calendar',
      title: 'Dates that mean something',
      description:
        'Each assignment has a due date, and managers see in one list who is late. No one has to compare a spreadsheet with a wiki.',
    },
    {
      icon: 'brain',
      title: 'Courses from the pages you have',
      description: `Upload a handbook, and ${brand.name} drafts lessons and questions from it. The expert who wrote the page corrects the draft.`,
    },
    {
      icon: 'smartphone',
      title: 'Lessons away from the desk',
      description:
        'Most people who need the handbook do not sit at a computer. In the mobile apps they learn on the shop floor and on the road.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: 'Pages only'},
    {feature: 'Learning plans', product: 'Built in a visual journey builder', competitor: false},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: false},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'A box to tick',
      stronger: 'product',
    },
    {feature: 'Discussion forums', product: true, competitor: true},
    {feature: 'Mobile apps with offline access', product: 'iOS and Android', competitor: false},
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {feature: 'Teams with several managers', product: true, competitor: false},
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Audit log', product: true, competitor: true},
    {feature: 'CSV export', product: true, competitor: true},
    {feature: 'Self-hosting', product: false, competitor: true},
    {feature: 'Source code you can change', product: false, competitor: true},
    {
      feature: 'Price',
      product: `${lowest} to ${highest} per user a month`,
      competitor: 'Free up to ten writers',
      stronger: 'neither',
    },
  ],
  summaryTitle: 'A place to write, or a way to learn?',
  summaryDescription: `Quillmere is the better choice for a small team that wants to write down how it works. Once you have to show that hundreds of people know the rules, you need assignments, quizzes and reports. ${brand.name} starts from the documents you have and adds all three.`,
});

export default quillmere;
