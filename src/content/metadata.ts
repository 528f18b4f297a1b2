import brand from './brand';
import type {Counts, PageMetadata, Prices} from './schema';

/**
 * Title and description of each fixed page. The product name precedes the title of the home page and follows every other
 * title. Record pages take both from the record. The build stops at a page without an entry.
 */
const pages = (figures: Prices & Counts): Record<string, PageMetadata> => ({
  '/': {
    title: 'AI-powered LMS for organisations',
    description: `AI-powered LMS for staff, customers and partners. Draft courses from your own documents, let experts approve them and see who can do the job. From ${figures.least}.`,
  },
  '/solutions': {
    title: 'LMS for employees, customers and partners',
    description:
      'LMS solutions for the training of employees, customers and partners and for compliance, on one platform: what goes wrong today, and how each one fixes it.',
  },
  '/features': {
    title: 'LMS features from course to report',
    description: `LMS features of ${brand.name} in ${figures.featureCategories} groups: learning content, learner engagement, the admin platform, and automation and analytics.`,
  },
  '/ai-course-creation': {
    title: 'AI course creator for documents and videos',
    description:
      'AI course creator: turn a prompt, a document or a video link into a draft course with a quiz, which your experts check and approve in the LMS.',
  },
  '/pricing': {
    title: 'Pricing: what the LMS costs per user',
    description: `LMS pricing per user per month, in US dollars: see the cost for your number of users. One plan with every feature${figures.saving ? `, ${figures.saving} less when billed annually` : ''}.`,
  },
  '/integrations': {
    title: 'LMS integrations: HR, CRM, chat and SSO',
    description: `LMS integrations with ${figures.integrations} systems for single sign-on, HR, CRM, chat, content and analytics: what each does, and how to connect your own.`,
  },
  '/about': {
    title: 'About us: from creator tool to business LMS',
    description: `The company behind the ${brand.name} LMS: how a course tool for independent creators became a learning management system for organisations.`,
  },
  '/security': {
    title: 'LMS security and data protection',
    description:
      'LMS security: cloud hosting, TLS 1.2+, AES-256, SAML single sign-on and audit logs, with the status of GDPR, ISO 27001, PCI DSS and SOC 2.',
  },
  '/contact': {
    title: 'Contact sales or ask a question',
    description: `Contact ${brand.name} about an LMS quote for more than ${figures.listed} users, an integration or a security review. We respond to messages within 24 hours.`,
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
  '/dpa': {
    title: 'Data Processing Agreement',
    description: `The data processing agreement of ${brand.name}, to read before you sign: instructions, security, sub-processors, breaches, audits, export and deletion.`,
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
    indexed: false,
  },
  '/how-to-widget': {
    title: 'How to add a chat widget',
    description:
      'Add a chat widget to this site, allow its script, and configure it. How to change, replace or remove the help widget on every page.',
    kind: 'background',
    indexed: false,
  },
  '/book-a-demo': {
    title: 'Book an LMS demo',
    description:
      'LMS demo with a product specialist: bring a document of your own, watch AI turn it into a draft course and follow it to the audit report.',
  },
  '/compare': {
    title: `LMS comparison: ${figures.comparisons} products, row by row`,
    description: `LMS comparison of ${brand.name} with ${figures.comparisons} other products, feature by feature, including the rows where the other product wins.`,
  },
});

const metadata = (figures: Prices & Counts) => ({pages: pages(figures)});

export default metadata;
