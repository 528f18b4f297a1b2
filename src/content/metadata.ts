import brand from './brand';
import type {PageMetadata, Prices} from './schema';
import {minUsers} from './tiers';

/**
 * Title and description of each fixed page. The product name precedes the title of the home page and follows every other
 * title. Record pages take both from the record.
 */
const pages = ({listed, saving}: Prices): Record<string, PageMetadata> => ({
  '/': {
    title: 'AI-powered LMS for organisations',
    description: `${brand.name} is a learning management system for organisations. AI drafts your courses, and you see which skills grow and where gaps remain.`,
  },
  '/solutions': {
    title: 'Solutions for every audience',
    description:
      'Training for employees, customers, partners and compliance: four solutions, each explained with the problem it starts from.',
  },
  '/features': {
    title: 'LMS features from course to report',
    description: `All ${brand.name} LMS features in four groups: learning content, learner engagement, the admin platform, and automation with analytics.`,
  },
  '/ai-course-creation': {
    title: 'Create courses with AI from your documents',
    description:
      'Type a prompt, upload a document or paste a video link. Read how AI turns it into a course, and how your experts edit the draft.',
  },
  '/pricing': {
    title: 'Pricing per user, monthly or annual',
    description: `Move a slider to your number of users and see the price in US dollars. One plan with every feature, from ${minUsers} users, ${saving} less when billed annually.`,
  },
  '/integrations': {
    title: 'Integrations with HR, CRM and sign-on',
    description: `Twelve systems that ${brand.name} connects to, from identity and HR to chat, content and analytics, with what each connection does.`,
  },
  '/about': {
    title: 'About us and where we come from',
    description:
      'How a product for course creators led to a learning platform for organisations, and the principles that we build it by.',
  },
  '/security': {
    title: 'Security and trust',
    description:
      'Hosting, encryption, access, audit logs and availability, and where we stand with GDPR, ISO 27001, PCI DSS and SOC 2 Type II.',
  },
  '/contact': {
    title: 'Contact us',
    description: `Ask about prices above ${listed} users, a system to connect or a security questionnaire. You receive a response within 24 hours.`,
  },
  '/terms': {
    title: 'Terms of Service',
    description: `The terms for using ${brand.name}: accounts, subscriptions and billing, your content, AI features, availability, liability and governing law.`,
    kind: 'background',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What this website stores in your browser, what happens to a message you send, how the service handles personal data, and your rights.',
    kind: 'background',
  },
  '/accessibility': {
    title: 'Accessibility statement',
    description:
      'The accessibility that this website aims for, WCAG 2.2 AA, how it is tested, what nobody has judged yet, and how to report a barrier.',
    kind: 'background',
  },
  '/developer': {
    title: 'API documentation',
    description:
      'REST API reference for courses, assessments, learners, users, teams and enrolments, with headers, error codes and examples to try.',
  },
  '/branding-guide': {
    title: 'Branding & Customization Guide',
    description:
      'Change the logo, favicon, icons, page titles and social sharing image of this site, and set the rewrite that your host needs.',
    kind: 'background',
  },
  '/how-to-widget': {
    title: 'Help widget guide',
    description:
      'How the help widget on every page works: change its answers, links and place, swap it for a chat product, or take it out.',
    kind: 'background',
  },
  '/book-a-demo': {
    title: 'Book a Demo',
    description:
      'Schedule a personalised demo with a product specialist, bring a document of your own and see it become a draft course.',
  },
  '/compare': {
    title: 'Compare learning platforms',
    description: `Ten learning products beside ${brand.name}, feature by feature, with the rows that the other product wins left in the table.`,
  },
});

/** For pages without an entry. */
const fallback: PageMetadata = {
  title: 'Learning management for organisations',
  description:
    'A learning platform for staff, customers and partners, with courses drafted by AI and reports on the skills that people have shown.',
};

const metadata = (prices: Prices) => ({pages: pages(prices), fallback});

export default metadata;
