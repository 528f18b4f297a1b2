import type {FeatureCategory} from '../schema';

const automationAnalytics: FeatureCategory = {
  slug: 'automation-analytics',
  title: 'Automation & Analytics',
  description:
    'Skill gaps, dashboards, digests, scheduled reports and journeys that run by themselves, from first enrolment to yearly renewal.',
  icon: 'trending-up',
  order: 4,
  headline: 'See what people can do, and let routine run itself',
  subheading:
    'Measuring and acting belong together. When a gap, a lapsed certificate or a stalled course shows up in the figures, the step that deals with it is already next to it.',
  imageSeed: 'analytics:harbour-together',
  accordionFeatures: [
    {
      title: 'Start from the gap, not from the catalogue',
      description:
        'Competency frameworks hold what each role requires, and the skills engine compares it with what people have shown. You train the four who need it, on the one skill that they lack.',
      imageSeed: 'skill-gap:warehouse-thefour-north-whole',
    },
    {
      title: 'Draw a journey and let it run',
      description:
        'Courses, waits, checks and messages are placed on a canvas. The path starts when a person joins a team or a smart group, and it goes on while you are busy with something else.',
      imageSeed: 'journey:rail-elsewhere',
    },
    {
      title: 'Renew compliance training per person',
      description:
        'Re-enrolment 365 days after completion gives each employee a date of their own. Managers are told ahead of it, and the record shows an unbroken chain from one year to the next.',
      imageSeed: 'renewals:bus-chain',
    },
    {
      title: 'Ask what your quizzes really measure',
      description:
        'Bloom’s taxonomy reports sort questions by the thinking they demand. You learn whether a good average stands for judgement or for a good memory, and which questions to rewrite.',
      imageSeed: 'bloom:bank-judgement',
    },
    {
      title: 'Bring the figures to people who do not log in',
      description:
        'Managers receive a digest with the exceptions in their teams. Boards and safety officers receive scheduled reports. A link in the message leads from the number to the place where it can be changed.',
      imageSeed: 'manager-digest:kitchen-inbox',
    },
    {
      title: 'Take every row with you',
      description:
        'Lists and reports can be exported as CSV with the filter that you set. Analysts work in the tool they prefer, and your records stay readable without us.',
      imageSeed: 'csv-export:store-everyrow',
    },
  ],
};

export default automationAnalytics;
