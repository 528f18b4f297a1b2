import type {Feature} from '../schema';

const cohortBasedLearning: Feature = {
  slug: 'cohort-based-learning',
  title: 'Cohort-Based Learning',
  description:
    'Cohort-based learning in an LMS: one start date, lessons that open one by one, live sessions, and a forum for that group alone.',
  card: 'One start date, one timetable and one forum for a group that learns together.',
  icon: 'graduation-cap',
  category: 'learning-content',
  order: 4,
  headline: 'Cohort-based learning: teach a whole group together',
  subheading:
    'A self-paced course is easy to put off. In a cohort, 14 senior carers from several care homes start on the same day and meet every other Thursday. They keep each other going, and the course lead sees who has fallen behind.',
  imageSeed: 'cohort:sessions',
  heading: 'Run a cohort, then run it again',
  accordionFeatures: [
    {
      title: 'Open one lesson at a time',
      description:
        'Lesson five stays closed until the Monday it begins. No one races ahead and ends up with no one to talk to, and everyone comes to the live session with the same lesson fresh in their minds.',
      imageSeed: 'today:session',
    },
    {
      title: 'Run the same course again with the next intake',
      description: 'In spring, another group of carers is ready to lead a shift.',
      steps: [
        'Copy the autumn cohort. Discussions start empty.',
        'Enter the new start date. Opening dates, deadlines and live sessions move with it.',
        'Read your notes on what to change, and invite the new group.',
      ],
    },
    {
      title: 'Hold the live session at the end of a lesson',
      description:
        'After the lesson on rotas, everyone has tried to plan a week for their own care home and comes to the session with a question.',
    },
    {
      title: 'Give the group a forum of its own',
      description:
        'Simple questions are easier to ask among 14 people who have just read the same lesson. The trainer marks the right reply as the answer and pins it above the lesson.',
    },
    {
      title: 'Write to people who have gone quiet',
      description:
        'The cohort view compares each member with the lesson the group has reached. Select those who have fallen behind and send them one message. Do it in lesson two, while there is still time to catch up.',
    },
    {
      title: 'Move someone who falls ill to the next group',
      description:
        'Finished lessons go with the learner, and the rest take the new group’s dates. The old group’s forum stays open to read.',
    },
  ],
  capabilitiesHeading: 'No one drops out unnoticed',
  keyCapabilities: [
    {
      title: 'One timetable for the whole group',
      description:
        'Lessons, live sessions and members are on one page. Learners know when the next lesson opens, and care-home managers know which Thursday afternoon to cover.',
    },
    {
      title: 'A lead who sees the cohort and nothing else',
      description:
        'Each member has one row, with lessons, quiz results and last visit. The lead does not have to be anyone’s manager. The deputy manager of one care home, for instance, can run the group and sees no results outside it.',
    },
    {
      title: 'The lesson where people stop',
      description:
        'A chart of all groups so far shows how many people reach each lesson. Here many stop at lesson four, which begins with a video of 34 minutes. Split it before the next group starts.',
    },
  ],
  block: {
    kind: 'change',
    before: {label: 'Everyone on their own', imageSeed: 'change:alone'},
    after: {label: 'The same course as a cohort', imageSeed: 'change:cohort'},
  },
  cta: {
    imageSeed: 'done:cohort',
    title: 'Set one start date for everyone',
    description:
      'Start a free trial, pick a course that people keep putting off and invite those who should take it together. In a demo, you can look at a cohort as its lead sees it.',
  },
  related: ['live-training', 'discussion-forums', 'learning-plans', 'learning-analytics-dashboards'],
};

export default cohortBasedLearning;
