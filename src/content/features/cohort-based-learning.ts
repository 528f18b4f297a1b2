import type {Feature} from '../schema';

const cohortBasedLearning: Feature = {
  slug: 'cohort-based-learning',
  title: 'Cohort-Based Learning',
  description:
    'Start a group on the same day, open lessons week by week, meet live and talk in a forum that belongs to the cohort alone.',
  icon: 'graduation-cap',
  category: 'learning-content',
  order: 4,
  headline: 'Start on the same Monday, finish in company',
  subheading:
    'A self-paced course is easily put off, because nobody is waiting. A cohort has a first day, a weekly rhythm and a lead who can tell by Wednesday who has not been back.',
  imageSeed: 'cohort:shift-leads',
  accordionFeatures: [
    {
      title: 'Open one week at a time',
      description:
        'Week four stays closed until its Monday. A keen learner cannot run ahead and then have nobody to talk to, and everyone comes to the live session with the same lesson fresh in mind.',
      imageSeed: 'week-by-week:ward-oneweek',
    },
    {
      title: 'Run the same course again next season',
      description:
        'Copy the cohort, set a new first day, and opening days, deadlines and live sessions move along with it. Discussions start empty. Your remarks on what to change remain, so the week that was too full is not too full twice.',
      imageSeed: 'cohort-copy:release-copied',
    },
    {
      title: 'Put the live hour after the attempt',
      description:
        'A session is worth most once people have tried something and got stuck. Place it at the end of the week, when they arrive with a question of their own and not with an empty page.',
      imageSeed: 'live-session:dealer-stuckfirst',
    },
    {
      title: 'Write to the people who have gone quiet',
      description:
        'The cohort view compares each member with the week that the group has reached. Select those who have not opened it and send them one message. In the second week that is a friendly question. In the fifth it comes too late.',
      imageSeed: 'gone-quiet:store-north',
    },
    {
      title: 'Move someone who falls ill to the next group',
      description:
        'One action moves a member to a later cohort. Finished lessons go along, open ones take the dates of the new group, and the old group’s forum stays readable for what was said there.',
      imageSeed: 'move-member:nurse-illness',
    },
  ],
  keyCapabilities: [
    {
      title: 'A timetable shared by the whole group',
      description:
        'Weeks, live hours and the people in the group stand on one page. Learners know when the next lesson opens, and their managers know which afternoon to keep free.',
      imageSeed: 'timetable:bank-whole',
    },
    {
      title: 'A forum small enough for simple questions',
      description:
        'It is easier to ask among twenty people who have just read the same lesson. The trainer’s reply is marked as the answer and pinned where the rest of the group will look for it.',
      imageSeed: 'forum:depot-smallroom',
    },
    {
      title: 'A lead who sees the group and nothing beyond',
      description:
        'One row per member, with lessons, quiz and last visit. The lead need not be anybody’s manager: this view covers the cohort and ends with it, so a trainer from the bakery sees no other results.',
      imageSeed: 'team-progress:bakery-lead-north-quiet',
    },
  ],
  related: ['live-training', 'discussion-forums', 'learning-plans', 'learning-analytics-dashboards'],
};

export default cohortBasedLearning;
