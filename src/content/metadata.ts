import brand from './brand';
import type {Counts, PageMetadata, Prices} from './schema';
import {minUsers} from './tiers';

/**
 * Title and description of each fixed page. The product name precedes the title of the home page and follows every other
 * title. Record pages take both from the record. The build stops at a page without an entry.
 */
const pages = ({
  listed,
  saving,
  solutions,
  featureCategories,
  comparisons,
  integrations,
}: Prices & Counts): Record<string, PageMetadata> => ({
  '/': {
    title: 'AI-powered LMS for organisations',
    description: `${brand.name} is an LMS that drafts courses with AI, lets your experts approve them and shows which skills have grown. One plan, published prices, from ${minUsers} users.`,
  },
  '/solutions': {
    title: 'LMS for employees, customers and partners',
    description: `See ${solutions} ways to use one LMS, from employee and customer training to compliance: the problem that each one solves, and how.`,
  },
  '/features': {
    title: 'LMS features from course to report',
    description: `All ${brand.name} LMS features in ${featureCategories} groups: learning content, learner engagement, the admin platform, and automation and analytics.`,
  },
  '/ai-course-creation': {
    title: 'AI course creator for documents and videos',
    description:
      'Create a course from a prompt, a document or a video link. The AI drafts the lessons and the quiz, and your experts approve them.',
  },
  '/pricing': {
    title: 'Pricing: what the LMS costs per user',
    description: `See what the LMS costs for your number of users, in US dollars. One plan with every feature, from ${minUsers} users, ${saving} less when billed annually.`,
  },
  '/integrations': {
    title: 'LMS integrations for HR, CRM, chat and sign-on',
    description: `The ${integrations} systems that ${brand.name} connects to and what each integration does, from identity, HR and CRM to chat, content and analytics.`,
  },
  '/about': {
    title: 'About us: from creator tool to business LMS',
    description:
      'How a course tool for independent creators became a learning management system for organisations, and the principles behind it.',
  },
  '/security': {
    title: 'LMS security and data protection',
    description:
      'How training data is protected: cloud hosting, TLS 1.2+, AES-256, SAML sign-on and audit logs, with GDPR, ISO 27001, PCI DSS and SOC 2 status.',
  },
  '/contact': {
    title: 'Contact sales or ask a question',
    description: `Get a quote for more than ${listed} users, ask about an integration or send a security questionnaire. We respond within 24 hours.`,
  },
  '/terms': {
    title: 'Terms of Service',
    description: `Terms of Service of ${brand.name}: accounts and users, prices and billing, your content, AI features, 99.9% uptime, liability and governing law.`,
    kind: 'background',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: `The Privacy Policy of ${brand.name}: what this website stores, what happens to messages, how learning data is processed, and your rights.`,
    kind: 'background',
  },
  '/accessibility': {
    title: 'Accessibility statement',
    description:
      'This website aims for WCAG 2.2 AA: what to expect, how it is tested, what has not been checked yet, and how to report a barrier.',
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
      'Change the logo, favicon, icons, colours, fonts, page titles and social sharing image of this site, and set up the rewrite that your host needs.',
    kind: 'background',
  },
  '/how-to-widget': {
    title: 'How to add a chat widget',
    description:
      'Add a chat widget to this site, allow its script, and configure it. How to change, replace or remove the help widget on every page.',
    kind: 'background',
  },
  '/book-a-demo': {
    title: 'Book an LMS demo',
    description:
      'Book a personalised demo with a product specialist. Bring a document of your own and watch AI turn it into a draft course.',
  },
  '/compare': {
    title: `LMS comparison: ${comparisons} products, row by row`,
    description: `Compare ${brand.name} with ${comparisons} other LMS and training products, feature by feature, including the rows that the other product wins.`,
  },
});

const metadata = (figures: Prices & Counts) => ({pages: pages(figures)});

export default metadata;
