import type {IncludedGroup, PricingPage} from './schema';
import {minUsers, tiers} from './tiers';

/** Range of the calculator's slider, in users (sections 4 and 5 of the specification). */
export const SLIDER = {min: minUsers, max: tiers[tiers.length - 1]!.min, step: 1, initial: 100};

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
