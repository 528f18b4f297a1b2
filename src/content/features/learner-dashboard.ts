import type {Feature} from '../schema';

const learnerDashboard: Feature = {
  slug: 'learner-dashboard',
  title: 'Learner Dashboard',
  description:
    'Everything a learner needs on one page: the lesson to continue, what is due, progress in each course, points, badges and the streak.',
  icon: 'layout-dashboard',
  category: 'learner-engagement',
  order: 1,
  headline: 'A learner dashboard that shows people what to do next',
  subheading:
    'Most people fit learning into ten spare minutes. The dashboard opens at the lesson where they left off. It shows the next due date and how far there is to go, so those ten minutes are spent learning.',
  imageSeed: 'today',
  heading: 'What learners see when they log in',
  accordionFeatures: [
    {
      title: 'Pick up where you left off',
      description:
        'The first button reopens the last lesson, on any device. A driver called away in lesson four comes back to lesson four and can see how many minutes are left.',
    },
    {
      title: 'See what is due first',
      description:
        'Assignments are sorted by due date and show who set them. When a manager moves a deadline, the new date appears here straight away.',
    },
    {
      title: 'Follow progress in every course',
      description:
        'Each course has a ring that fills as lessons are completed. Two half-full rings suggest finishing one course before starting a third. A ring that is almost closed means one quiz to go.',
      imageSeed: 'shelf:courses',
    },
    {
      title: 'Work towards another role',
      description:
        'Someone who wants to lead a shift one day can open the learning plan for that role: two of four courses passed, two shifts with a colleague still to come. An ambition becomes a plan that only the learner sees.',
      imageSeed: 'goal:role',
    },
    {
      title: 'Join live sessions without searching the inbox',
      description: 'The next session is listed with its time and trainer, and the link to join appears when it starts.',
    },
  ],
  keyCapabilities: [
    {
      title: 'One screen, no menu to learn',
      description:
        'Courses, progress, points, badges and due dates are all in one place. People who log in once a month find their way around as quickly as those who come every day.',
      imageSeed: 'desk:amara',
    },
    {
      title: 'A month of learning at a glance',
      description:
        'The streak appears in a calendar, with a ring around each day on which a lesson or a deck of flashcards was finished. A run of twelve days is easy to spot, and so are two empty weeks.',
      imageSeed: 'streak',
    },
    {
      title: 'The same courses on the phone',
      description:
        'The app shows the same courses and marks the ones saved on the phone. What a learner finishes in a cellar appears on the dashboard once the phone is back online.',
      imageSeed: 'phone-list:saved',
    },
  ],
  related: ['gamification', 'mobile-apps', 'learning-plans', 'skills-engine'],
};

export default learnerDashboard;
