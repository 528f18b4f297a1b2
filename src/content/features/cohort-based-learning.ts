import type {Feature} from '../schema';

const cohortBasedLearning: Feature = {
  slug: 'cohort-based-learning',
  title: 'Cohort-Based Learning',
  description:
    'Run courses as a cohort: one start date, lessons that open one by one, live sessions, and a forum for that group alone.',
  icon: 'graduation-cap',
  category: 'learning-content',
  order: 4,
  headline: 'Cohort-based learning: start together, finish together',
  subheading:
    'A self-paced course is easy to put off, because no one is waiting. A cohort has a start date, a steady rhythm and a lead who can tell by Tuesday who has not been back.',
  imageSeed: 'course:cohort',
  heading: 'Run a cohort, then run it again',
  accordionFeatures: [
    {
      title: 'Open one lesson at a time',
      description:
        'Lesson five stays closed until the Monday it begins. Keen learners cannot race ahead and end up with no one to talk to, and everyone comes to the live session with the same lesson fresh in their minds.',
      imageSeed: 'phone-list:cohort',
    },
    {
      title: 'Run the same course again next season',
      description:
        'Copy the cohort and set a new start date. Opening dates, deadlines and live sessions move with it, and discussions start empty. Your notes on what to change are kept, so an overloaded lesson is not repeated.',
    },
    {
      title: 'Hold the live session at the end of a lesson',
      description:
        'A session is worth most once people have tried something and got stuck. They arrive with a question of their own.',
      imageSeed: 'live-session',
    },
    {
      title: 'Write to people who have gone quiet',
      description:
        'The cohort view compares each member with the lesson the group has reached. Select those who have fallen behind and send them one message. In lesson two that is a friendly question. In lesson five it is too late.',
    },
    {
      title: 'Move someone who falls ill to the next group',
      description:
        'One action moves a member to a later cohort. Finished lessons go with them, and the rest take the new group’s dates. They can still read the old group’s forum.',
    },
  ],
  keyCapabilities: [
    {
      title: 'One timetable for the whole group',
      description:
        'Lessons, live sessions and members are on one page. Learners know when the next lesson opens, and their managers know which Thursday to keep free.',
      imageSeed: 'month:cohort',
    },
    {
      title: 'A forum small enough for simple questions',
      description:
        'It is easier to ask among 14 people who have just read the same lesson. The trainer marks the right reply as the answer and pins it above the lesson.',
      imageSeed: 'forum',
    },
    {
      title: 'A lead who sees the cohort and nothing else',
      description:
        'Each member has one row, with lessons, quiz results and last visit. The lead does not have to be anyone’s manager. A manager from the late shift can run the group without seeing any results outside it.',
      imageSeed: 'records:cohort',
    },
  ],
  related: ['live-training', 'discussion-forums', 'learning-plans', 'learning-analytics-dashboards'],
};

export default cohortBasedLearning;
