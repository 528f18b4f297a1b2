import {who} from '../scenes/cast';
import type {Feature} from '../schema';

const learnerDashboard: Feature = {
  slug: 'learner-dashboard',
  title: 'Learner Dashboard',
  description:
    'LMS dashboard for learners: the lesson to continue, what is due, progress in each course, points, badges and the streak on one page.',
  card: 'The next lesson, due dates and progress on one page.',
  icon: 'layout-dashboard',
  category: 'learner-engagement',
  order: 1,
  headline: 'A learner dashboard with the next step at the top',
  subheading:
    'A carer has ten quiet minutes before handover. The dashboard shows her what comes next, whether that is a lesson, a live session or a few flashcards, and when it is due.',
  imageSeed: 'desk:ingrid',
  heading: 'What learners see when they log in',
  accordionFeatures: [
    {
      title: 'Join live sessions without searching your inbox',
      description: 'The link to join appears on the dashboard when the session starts.',
      imageSeed: 'today:session',
    },
    {
      title: 'Pick up where you left off',
      description:
        'A carer who is called away in lesson four comes back to lesson four, on any device, and sees how many minutes are left.',
    },
    {
      title: 'See what is due first',
      description:
        'Assignments are sorted by due date and show who set them. When the care-home manager moves a deadline, the new date appears here straight away.',
    },
    {
      title: 'Follow progress in every course',
      description:
        'Each course has a ring that fills as lessons are completed. If two rings are half full, finish one course before you start a third.',
    },
    {
      title: 'Work towards another role',
      description:
        'A carer who wants to lead a shift one day can open the learning plan for that role: two of four courses passed, two shifts with a colleague still to come. Only the learner sees it.',
    },
  ],
  capabilitiesHeading: 'Ten free minutes are enough',
  keyCapabilities: [
    {
      title: 'One page, on a computer and on a phone',
      description:
        'Courses, progress, points, badges and due dates are all in one place. Kitchen staff who log in once a month find their way around as quickly as nurses who use it every day.',
    },
    {
      title: 'A month of learning at a glance',
      description:
        'The streak appears in a calendar, with a ring around each day on which the learner finished a lesson or a set of flashcards. Work done offline appears once the phone is back online, on the day it was done.',
    },
    {
      title: 'The flashcards of the day',
      description: 'The cards that are due are ready, with the time they will take: nine cards, about three minutes.',
    },
  ],
  block: {
    kind: 'week',
    learner: `${who('Yuki Tanaka')}, learns on her phone before service.`,
    days: [
      {imageSeed: 'learner-dashboard:1', caption: 'Called away earlier, she picks up where she left off.'},
      {imageSeed: 'learner-dashboard:2', caption: 'The most urgent course is at the top.'},
      {imageSeed: 'learner-dashboard:3', caption: 'She reviews nine cards before the delivery arrives.'},
      {imageSeed: 'learner-dashboard:4', caption: 'Her streak and Thursday’s session share one calendar.'},
      {imageSeed: 'learner-dashboard:5', caption: 'She finishes the course, and the next one is ready.'},
    ],
  },
  cta: {
    title: 'See what your learners will see',
    description:
      'Enrol yourself in two courses with different due dates and log in on your phone. You will know within a minute whether the next step is clear.',
  },
  related: ['gamification', 'mobile-apps', 'learning-plans', 'skills-engine'],
};

export default learnerDashboard;
