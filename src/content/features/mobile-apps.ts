import type {Feature} from '../schema';

const mobileApps: Feature = {
  slug: 'mobile-apps',
  title: 'Mobile Apps',
  description:
    'Learning apps for iOS and Android. Save courses on the phone and learn offline; results are sent when the signal returns.',
  icon: 'smartphone',
  category: 'learner-engagement',
  order: 8,
  headline: 'Mobile learning apps for iOS and Android that work offline',
  subheading:
    'Many of the people you train have no desk and sometimes no signal. The apps keep lessons, quizzes and flashcards on the phone, and update the training record once there is a connection.',
  imageSeed: 'today:offline',
  heading: 'Learning where the work is',
  accordionFeatures: [
    {
      title: 'Save a course before you leave the Wi-Fi',
      description:
        'Tap a course to save it with its videos. Its size is shown next to the title, and large files wait for Wi-Fi, so a safety film does not use up anyone’s mobile data.',
    },
    {
      title: 'Take a quiz in a cellar',
      description:
        'Answers given offline stay on the phone, with the time they were given, and are sent once there is a connection. A quiz finished on Tuesday counts as Tuesday’s, even if the phone has no signal until Wednesday.',
      imageSeed: 'quiz-result:waiting',
    },
    {
      title: 'Sign off a task on the spot',
      description:
        'Complete the checklist where the work is done, not from memory an hour later. If a step asks for a photo, take it there and then.',
    },
    {
      title: 'Use six idle minutes',
      description:
        'Between two trains there is time for a few flashcards. The app knows which ones are due without asking the network.',
    },
    {
      title: 'Reach people without a work email address',
      description:
        'A link on the noticeboard brings a new colleague into the right team, on a portal with your logo. Where single sign-on is connected, staff use the account they already have, on their own phone or on the office computer.',
    },
    {
      title: 'Know in advance what needs a connection',
      description:
        'Live sessions, forums and LTI tools need a network, and the app says so before you tap. For a site without a signal, build the course from lessons, quizzes and flashcards.',
      imageSeed: 'course:offline',
    },
  ],
  keyCapabilities: [
    {
      title: 'See what is saved on the phone',
      description:
        'One list shows what is saved, what is waiting for Wi-Fi, how much space it takes and how far you have got. A driver can check that tonight’s lesson is there before leaving the yard.',
      imageSeed: 'phone-list:saved',
    },
    {
      title: 'One record on two screens',
      description:
        'Start a lesson on a phone in the kitchen and finish it on the office computer. Both devices write to the same record, so the dashboard shows the same progress on each.',
      imageSeed: 'desk:yuki',
    },
    {
      title: 'Streaks that survive a dead zone',
      description:
        'A lesson finished offline counts for the day on which it was finished. The calendar catches up when the phone is back in range, and the streak carries on.',
      imageSeed: 'streak:offline',
    },
  ],
  related: ['flashcards', 'learner-dashboard', 'on-the-job-training', 'bulk-user-invites'],
};

export default mobileApps;
