import type {Feature} from '../schema';

const liveTraining: Feature = {
  slug: 'live-training',
  title: 'Live Training',
  description:
    'Live training in an LMS: schedule sessions with your video-conference service, add them to a course, and keep attendance on record.',
  card: 'Sessions in the video service you use, with attendance in the training record.',
  icon: 'video',
  category: 'learner-engagement',
  order: 7,
  headline: 'Live training sessions, with attendance recorded for you',
  subheading:
    'A webinar in a calendar leaves no trace in the training record. Connect the video-conference service you use and schedule sessions from the course. Attendance is recorded alongside lessons and quiz results.',
  imageSeed: 'live:attendance',
  heading: 'Before, during and after the session',
  accordionFeatures: [
    {
      title: 'Schedule from the course page',
      description:
        'Enter the date, time and trainer, and the meeting is created in the connected service. If the session moves, change it in one place and the link stays the same.',
      imageSeed: 'course:cohort',
    },
    {
      title: 'Offer the same session three times',
      description:
        'Carers on nights cannot come at two on a Thursday. Offer three dates with twenty places each and let people choose. Any of the three completes the step in their plan.',
    },
    {
      title: 'Turn the recording into a lesson',
      description:
        'An hour of video is a poor substitute for being there. Paste the link to the recording and let AI split it into parts with questions. Assign those to anyone who missed it. They watch the twelve minutes that matter and answer the questions on them.',
      imageSeed: 'live-training:5',
    },
    {
      title: 'Save live time for discussion',
      description: 'Open the lesson on Monday, and keep Thursday’s hour for questions.',
      imageSeed: 'live-training:3',
    },
    {
      title: 'Know what a video call cannot show',
      description:
        'It cannot show that someone can use a hoist. Have that watched and signed off at the bedside, with a checklist.',
    },
  ],
  capabilitiesHeading: 'An hour together counts like any lesson',
  keyCapabilities: [
    {
      title: 'Attendance without a paper register',
      description:
        'Joining for the welcome is not attending. Set how long people have to stay, for example 45 of 60 minutes. The service’s own log shows who did, and the trainer does not have to take a register.',
    },
    {
      title: 'A fixed point in a flexible course',
      description:
        'Learners take the lessons at any time of the week. The live session gives that week a deadline, and questions sent before it come first.',
    },
    {
      title: 'The next session on the dashboard',
      description:
        'Date, time and trainer appear as soon as a session is scheduled, so people who rarely read email do not miss it.',
    },
  ],
  cta: {
    title: 'Schedule one session from a course',
    description:
      'Connect the video-conference service you use and invite a team you know. When it ends, look at the attendance before you write anything down.',
  },
  related: ['cohort-based-learning', 'learning-plans', 'discussion-forums', 'mobile-apps'],
};

export default liveTraining;
