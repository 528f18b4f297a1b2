import brand from './brand';
import type {FaqEntry, IncludedGroup, PricingPage, PricingTier} from './schema';

/** Tiers by number of users; prices in US dollars per user per month (section 9 of the specification). */
export const tiers: PricingTier[] = [
  {label: '10–100', min: 10, max: 100, monthly: 5, annual: 4},
  {label: '101–250', min: 101, max: 250, monthly: 4.5, annual: 3.6},
  {label: '251–500', min: 251, max: 500, monthly: 4, annual: 3.2},
  {label: '501–1000', min: 501, max: 1000, monthly: 3.5, annual: 2.8},
  {label: '1001+', min: 1001, max: 1_000_000, monthly: null, annual: null},
];

/** Range of the calculator's slider, in users (sections 4 and 5 of the specification). */
export const SLIDER = {min: 10, max: 1001, step: 1, initial: 100};

/** 'All Plans Include': the capabilities of section 1 of the specification. */
export const included: IncludedGroup[] = [
  {
    title: 'Making courses',
    icon: 'sparkles',
    items: [
      'AI course creation from a prompt, a document or a video link',
      'Import of SCORM 1.2/2004, LTI and xAPI content',
      'Standard, coding, psychometric and adaptive quizzes',
      'Flashcards with spaced repetition',
      'Content versioning with rollback',
    ],
  },
  {
    title: 'Guiding learners',
    icon: 'route',
    items: [
      'Learning plans in a visual journey builder',
      'Cohort-based learning',
      'On-the-job training',
      'Live training by video conference',
      'Smart notes and collections',
    ],
  },
  {
    title: 'Keeping people going',
    icon: 'flame',
    items: [
      'A dashboard for each learner',
      'Points, badges, leaderboards and streaks',
      'Discussion forums',
      'Digital badges and certificates',
      'Apps for iOS and Android with offline access',
    ],
  },
  {
    title: 'Skills and reporting',
    icon: 'bar-chart',
    items: [
      'Competency frameworks',
      'Skills engine with gap analysis',
      'Analytics dashboards and skill reports',
      'Reports by Bloom’s taxonomy',
      'Manager digests and scheduled reports',
    ],
  },
  {
    title: 'People and access',
    icon: 'users',
    items: [
      'Single sign-on with SAML',
      'Default roles and unlimited custom roles',
      'Teams with several managers, and smart groups',
      'Invites by e-mail, CSV file or link',
      'Audit logs',
    ],
  },
  {
    title: 'Your platform',
    icon: 'globe',
    items: [
      'A portal with your branding',
      'Custom domain with SSL',
      'Journey automation',
      'API and webhooks',
      'CSV exports',
    ],
  },
];

export const page: PricingPage = {
  headline: 'One plan, and a price that falls as you grow',
  lead: 'Set the number of people who will learn and read off the total. There is nothing to add for a feature, because the plan holds all of them.',
  planName: 'Teams',
};

export const faq: FaqEntry[] = [
  {
    question: 'How is the price worked out?',
    answer:
      'Your number of users decides the tier, and the tier sets one price for every user. Monthly, you pay that price times your users. With 100 users that is $5 each, so $500 for the month.',
  },
  {
    question: 'How much do we save by paying for a year?',
    answer:
      'Annual billing costs 20% less. A team of 100 pays $4 per user and month instead of $5, and the invoice for twelve months comes to $4,800. Twelve monthly invoices would add up to $6,000.',
  },
  {
    question: 'Why can the total drop when we add one person?',
    answer:
      'The lower price of a new tier applies to everybody, including the users you had before. On annual billing, 250 users cost $10,800 a year, while 251 users cost $9,638. If you are just below a boundary, try the next number on the slider.',
  },
  {
    question: 'What if there are fewer than ten of us?',
    answer: `Billing starts at 10 users. A team of six can work with ${brand.name} and pays for ten, which is $40 a month on annual billing or $50 on monthly billing.`,
  },
  {
    question: 'What do we pay above 1,000 users?',
    answer:
      'There is no listed price from 1,001 users upwards. Send us your number through the contact page, and you receive a response within 24 hours.',
  },
  {
    question: 'Do some features cost extra?',
    answer:
      'No. Teams is the only plan, and it holds everything under "All Plans Include", from AI course creation to the API. All amounts on this page are in US dollars.',
  },
];
