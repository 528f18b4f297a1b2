import type {Feature} from '../schema';

const learnerDashboard: Feature = {
  slug: 'learner-dashboard',
  title: 'Learner Dashboard',
  description:
    'The first page after sign-in: the lesson to continue, what is due, progress in every course, points, badges and the streak.',
  icon: 'layout-dashboard',
  category: 'learner-engagement',
  order: 1,
  headline: 'Open it with ten minutes to spare and know what to do',
  subheading:
    'Learning fits into the gaps between other things. The lesson you left, the date that is near and the distance still to go are on one page, so the gap is not spent on searching.',
  imageSeed: 'learner-dashboard:omar-ward-north',
  accordionFeatures: [
    {
      title: 'Continue at the page where you stopped',
      description:
        'The first button leads back to the lesson that was open last, on whichever device that was. A nurse who is called away in lesson two comes back to lesson two and reads how many minutes it still takes.',
      imageSeed: 'resume:nurse-calledaway',
    },
    {
      title: 'See the nearest date first',
      description:
        'Assignments are sorted by due date and say who set them. When a manager moves a deadline the new date appears here at once, so a colleague back from leave does not begin with an apology.',
      imageSeed: 'due-list:depot-nearest',
    },
    {
      title: 'Read progress as rings that close',
      description:
        'Each course has a ring. Three half-open rings tell you to finish something before you start a fourth. One that lacks a sliver tells you that a single quiz is all there is between you and the end.',
      imageSeed: 'course-rings:store-sliver',
    },
    {
      title: 'Follow the plan towards another role',
      description:
        'Somebody who wants to lead a shift one day can open that plan: two courses passed, one under way, two shifts with a colleague still to come. A wish turns into a list with dates, in private.',
      imageSeed: 'learning-plan:shift-aspiring',
    },
    {
      title: 'Find the live session without the inbox',
      description:
        'The next session stands on the page with its time and its trainer, and with the way in when it starts. The invitation may stay where it is, under the other e-mails.',
      imageSeed: 'next-session:planner-inbox',
    },
  ],
  keyCapabilities: [
    {
      title: 'Owed, begun and earned on one page',
      description:
        'Courses with their progress, points, badges and what is due on Friday share a single screen. There is no menu to learn. People who sign in once a month find their way as quickly as those who come daily.',
      imageSeed: 'my-learning:forklift-onepage',
    },
    {
      title: 'A month that you can see',
      description:
        'The streak is drawn into a calendar, with a ring for each day on which a lesson was finished. Two empty weeks are visible without a reminder, and so are the eleven days before them.',
      imageSeed: 'streak:leila-month',
    },
    {
      title: 'The phone leads with what works offline',
      description:
        'In the app the same courses appear with a note of what is stored on the device. What you finish in a cellar is added to the dashboard with the next connection.',
      imageSeed: 'mobile-offline:bakery-sameplace',
    },
  ],
  related: ['gamification', 'mobile-apps', 'learning-plans', 'skills-engine'],
};

export default learnerDashboard;
