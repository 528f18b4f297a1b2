import {who} from '../scenes/cast';
import type {Feature, Prices} from '../schema';

const mobileApps = ({least}: Prices): Feature => ({
  slug: 'mobile-apps',
  title: 'Mobile Apps',
  description:
    'Mobile LMS apps for iOS and Android. Save courses on the phone and learn offline; results are sent when the signal returns.',
  card: 'Courses saved on iOS and Android phones, for places without a signal.',
  icon: 'smartphone',
  category: 'learner-engagement',
  order: 8,
  headline: 'Learn offline with apps for iOS and Android',
  subheading:
    'Many of the people you train have no desk and sometimes no signal. The apps keep lessons, quizzes and flashcards on the phone, and update the training record once there is a connection.',
  imageSeed: 'today:offline',
  heading: 'Lessons, quizzes and checklists without a signal',
  accordionFeatures: [
    {
      title: 'Save a course before you leave the Wi-Fi',
      description:
        'Tap a course to save it with its videos. Its size is shown next to the title. Large files wait for Wi-Fi, so a safety video does not use up anyone’s mobile data.',
    },
    {
      title: 'Take a quiz without a signal',
      description:
        'Answers given offline stay on the phone, with the time they were given, and are sent once there is a connection. A quiz finished on Tuesday counts as Tuesday’s, even if the phone has no signal until Wednesday.',
    },
    {
      title: 'Sign off a task on the spot',
      description:
        'Complete the checklist where the work is done, not from memory an hour later, and take the photo there and then.',
    },
    {
      title: 'Fill five spare minutes',
      description: 'Review a few flashcards between trains, with or without a signal.',
    },
    {
      title: 'Know in advance what needs a connection',
      description: 'The app says so before you tap.',
      table: {
        columns: ['Part of a course', 'Offline'],
        rows: [
          ['Lessons and quizzes', 'Once saved'],
          ['Flashcards', 'Once saved'],
          ['Forum, live session', 'No'],
          ['LTI tool', 'No'],
        ],
      },
      imageSeed: 'course:offline',
    },
    {
      title: 'Reach people without a work email address',
      description:
        'A link on the noticeboard brings a new colleague into the right team, on a portal with your logo. Where single sign-on is connected, staff use the account they already have.',
    },
    {
      title: 'Pay per person, not per device',
      description: `Someone who learns on a phone and on a computer is one user. The apps are included in the one plan, from ${least}.`,
    },
  ],
  capabilitiesHeading: 'Work done offline still counts',
  keyCapabilities: [
    {
      title: 'See what is saved on the phone',
      description:
        'The course shows which lessons are finished and which are downloaded. An engineer can check that the next one is there before going down to the plant room.',
    },
    {
      title: 'One record on two screens',
      description:
        'Start a lesson on a phone during a break and finish it on the office computer, with the same progress on both.',
    },
    {
      title: 'Streaks that survive a dead zone',
      description:
        'A lesson finished offline counts for the day it was finished. The calendar catches up when the phone is back in range.',
    },
  ],
  block: {
    kind: 'week',
    learner: `${who('Elif Kaya')}, installs heat pumps, mostly in basements.`,
    days: [
      {imageSeed: 'mobile-apps:1', caption: 'At the depot, she saves a course over Wi-Fi.'},
      {imageSeed: 'mobile-apps:2', caption: 'In a plant room, she finishes a lesson without a signal.'},
      {imageSeed: 'mobile-apps:3', caption: 'Back in range, the phone sends her results.'},
      {imageSeed: 'mobile-apps:4', caption: 'She photographs the pipe there and then.'},
      {imageSeed: 'mobile-apps:5', caption: 'She has learned five days in a row, one of them in a basement.'},
    ],
  },
  cta: {
    title: 'See what works without a signal',
    description:
      'Save a course on your own phone, switch to flight mode and take the quiz. Then look at the record when you are back online.',
  },
  related: ['flashcards', 'learner-dashboard', 'on-the-job-training', 'bulk-user-invites'],
});

export default mobileApps;
