import type {Feature} from '../schema';

const mobileApps: Feature = {
  slug: 'mobile-apps',
  title: 'Mobile Apps',
  description:
    'Apps for iOS and Android that keep courses on the phone. Learn without reception, and results are sent when the signal returns.',
  icon: 'smartphone',
  category: 'learner-engagement',
  order: 8,
  headline: 'For the cellar, the cab and the ward at four in the morning',
  subheading:
    'Many people who have to be trained own no desk and sometimes no signal. The apps keep lessons, quizzes and cards on the phone and bring the record up to date later.',
  imageSeed: 'mobile-offline:driver-cab',
  accordionFeatures: [
    {
      title: 'Save a course before you leave the Wi-Fi',
      description:
        'Tap a course and it is stored with its videos. Its size stands beside the title, and large files wait for Wi-Fi, so a safety film does not eat up anybody’s private data plan.',
      imageSeed: 'save-course:boiler-wifi',
    },
    {
      title: 'Answer a quiz in a tunnel',
      description:
        'Answers given offline stay on the phone with the time at which they were given, and are sent once there is a connection. A test that was finished on Friday counts as Friday’s, even if the phone had no signal until Saturday.',
      imageSeed: 'quiz:rail-tunnel',
    },
    {
      title: 'Sign off a task beside the machine',
      description:
        'The checklist opens where the work is done, in place of an hour later at a desk from memory. A photo goes straight from the camera into the step that asked for it.',
      imageSeed: 'phone-checklist:machine-beside',
    },
    {
      title: 'Use six idle minutes for cards',
      description:
        'Between two trains there is time for the few cards that are due, and for little else. The app knows which ones they are without asking the network.',
      imageSeed: 'flashcards:kestrel-idle',
    },
    {
      title: 'Reach people without a company mailbox',
      description:
        'A link on the noticeboard brings a new colleague into the right team and a portal with your logo. Where single sign-on is connected, staff use the account they have, on their own phone as on the office computer.',
      imageSeed: 'invite-link:shop-noticeboard',
    },
    {
      title: 'Know in advance what needs a connection',
      description:
        'Live sessions, forums and LTI tools run over the network, and the app tells you before you tap. When you plan a course for a site without signal, build it from the parts that can be stored.',
      imageSeed: 'needs-signal:wiring-advance',
    },
  ],
  keyCapabilities: [
    {
      title: 'A plain list of what is on the phone',
      description:
        'Saved, waiting for Wi-Fi, so many megabytes, this far along. Before a driver leaves the yard, one look shows whether the evening’s lesson is on board.',
      imageSeed: 'phone-storage:pallet-onboard',
    },
    {
      title: 'One record on two screens',
      description:
        'Begin a lesson on a phone in the kitchen and finish it on the office computer. The rings on the dashboard stand where you left them, since both devices write to the same record.',
      imageSeed: 'learner-dashboard:kitchen-screens-north',
    },
    {
      title: 'Streaks that survive a dead zone',
      description:
        'A lesson finished offline belongs to the day on which you finished it. Its ring closes when the phone is back in range, and the streak runs on as if nothing had happened.',
      imageSeed: 'streak:mateo-deadzone',
    },
  ],
  related: ['flashcards', 'learner-dashboard', 'on-the-job-training', 'bulk-user-invites'],
};

export default mobileApps;
