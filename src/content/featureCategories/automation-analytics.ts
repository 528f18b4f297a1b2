import type {FeatureCategory} from '../schema';

const automationAnalytics: FeatureCategory = {
  slug: 'automation-analytics',
  title: 'Automation & Analytics',
  description:
    'LMS reporting and automation: skill gaps, dashboards, scheduled reports, and journeys that enrol people and renew their training.',
  card: 'Find the gaps, report the results and let routine enrolments run by themselves.',
  summary: 'Skill gaps, reports and journeys',
  icon: 'trending-up',
  order: 4,
  archetype: 'data',
  headline: 'Find skill gaps, report on training and automate what follows',
  subheading:
    'A report is only useful if you can act on it. When a skill gap, a lapsed certificate or a stalled course shows up in the figures, the next step is on the same page.',
  imageSeed: 'breakdown:sites',
  heading: 'Find the gap, then close it',
  accordionFeatures: [
    {
      title: 'Start from the skill gap',
      description:
        'Competency frameworks set out what each role requires, and the skills engine compares it with what people have shown. You train the three people who need it, in the one skill they lack.',
      imageSeed: 'skill-people:team',
    },
    {
      title: 'Let a journey do the enrolling',
      description:
        'When someone joins a team, changes role or falls due for a renewal, a journey puts them on the right plan. You set the delays, the conditions and the messages on a canvas.',
    },
    {
      title: 'Renew compliance training person by person',
      description:
        'Re-enrolment 365 days after completion gives each employee their own date. Managers are told in advance, and the record continues from one year to the next.',
    },
    {
      title: 'Check what your quizzes really measure',
      description:
        'Bloom’s taxonomy reports sort questions by the thinking they require, so you know which ones to rewrite.',
      imageSeed: 'quiz-report',
    },
    {
      title: 'Send figures to people who rarely log in',
      description: 'Each message links to the page where they can act on the figures.',
      table: {
        columns: ['Reader', 'What they get'],
        rows: [
          ['Manager', 'A digest of their teams'],
          ['Board', 'A scheduled report'],
          ['Safety officer', 'A list of lapsed training'],
          ['Analyst', 'A CSV file'],
        ],
      },
    },
    {
      title: 'Export all your data',
      description:
        'Export lists and reports as CSV with the filter that you set. Analysts can put training next to figures of their own, such as accidents, and your records stay readable without us.',
      imageSeed: 'export:completions',
    },
  ],
  cta: {
    title: 'Start with one role and one report',
    description:
      'Start a free trial, set the skills for one role and schedule a report on them for Monday. Or book a demo and bring the report that takes you longest to put together.',
  },
};

export default automationAnalytics;
