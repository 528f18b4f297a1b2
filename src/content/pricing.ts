import {WHO_COUNTS} from './billing';
import type {IncludedGroup, PricingPage} from './schema';
import {minUsers, tiers} from './tiers';

const unlisted = tiers[tiers.length - 1]!.min;

/** Range of the calculator's slider, in users (sections 4 and 5 of the specification). */
export const SLIDER = {min: minUsers, max: unlisted, step: 1, initial: Math.min(Math.max(100, minUsers), unlisted - 1)};

/** 'All Plans Include': the capabilities of section 1 of the specification. */
export const included: IncludedGroup[] = [
  {
    title: 'Creating courses',
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
    title: 'Delivering training',
    icon: 'route',
    items: [
      'Learning plans, built in a visual journey builder',
      'Cohort-based learning',
      'On-the-job training',
      'Live training by video conference',
      'Smart notes and collections',
    ],
  },
  {
    title: 'Engaging learners',
    icon: 'flame',
    items: [
      'Learner dashboard',
      'Points, badges, leaderboards and streaks',
      'Discussion forums',
      'Digital badges and certificates',
      'iOS and Android apps with offline access',
    ],
  },
  {
    title: 'Skills and reporting',
    icon: 'bar-chart',
    items: [
      'Competency frameworks',
      'Skills engine with gap analysis',
      'Analytics dashboards and skill reports',
      'Bloom’s taxonomy reports',
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
      'Invites by email, CSV file or link',
      'Audit logs',
    ],
  },
  {
    title: 'Your platform',
    icon: 'globe',
    items: ['Branded portal', 'Custom domain with SSL', 'Journey automation', 'API and webhooks', 'CSV exports'],
  },
];

export const TIERS_INTRO =
  'Find your number of users in the first column. Everyone is charged at the price of that tier.';

export const page: PricingPage = {
  headline: 'LMS pricing: one plan, and a lower price per user as you grow',
  lead: `Set your number of users to see the total. ${WHO_COUNTS} All features are included.`,
  planName: 'Teams',
};
