import type {FeatureCategory} from '../schema';

const automationAnalytics: FeatureCategory = {
  slug: 'automation-analytics',
  title: 'Automation & Analytics',
  description:
    'Skill gaps, dashboards, digests, scheduled reports and automated journeys, from first enrolment to annual renewal.',
  summary: 'Skill gaps, reports and journeys',
  icon: 'trending-up',
  order: 4,
  archetype: 'data',
  headline: 'Learning analytics that show the gap, and automation that acts on it',
  subheading:
    'A report is only useful if you can act on it. When a skill gap, a lapsed certificate or a stalled course shows up in the figures, the next step is on the same page.',
  imageSeed: 'trend:on-time',
  heading: 'Find the gap, then close it',
  accordionFeatures: [
    {
      title: 'Start from the skill gap',
      description:
        'Competency frameworks hold what each role requires, and the skills engine compares it with what people have shown. You train the three people who need it, in the one skill they lack.',
      imageSeed: 'skill-people:team',
    },
    {
      title: 'Draw a journey and let it run',
      description:
        'A learning plan is what one learner sees; a journey is the rule that puts people on it. Place courses, waits, checks and messages on a canvas, and the journey starts for each person who joins a team or a smart group.',
    },
    {
      title: 'Renew compliance training person by person',
      description:
        'Re-enrolment 365 days after completion gives each employee their own date. Managers are told in advance, and the record runs on from one year to the next.',
    },
    {
      title: 'Check what your quizzes really measure',
      description:
        'Bloom’s taxonomy reports sort questions by the thinking they require. You learn whether a good average reflects judgement or a good memory, and which questions to rewrite.',
      imageSeed: 'quiz-report',
    },
    {
      title: 'Send figures to people who rarely log in',
      description:
        'Managers receive a digest with the exceptions in their teams; boards and safety officers receive scheduled reports. A link in the message leads from the figure to the page where you can act on it.',
    },
    {
      title: 'Take every row with you',
      description:
        'Export lists and reports as CSV with the filter that you set. Analysts work in the tool they prefer, and your records stay readable without us.',
    },
  ],
};

export default automationAnalytics;
