import type {Feature} from '../schema';

const liveTraining: Feature = {
  slug: 'live-training',
  title: 'Live Training',
  description:
    'Schedule sessions with your video-conference service, add them to a course or plan, and keep attendance in the training record.',
  icon: 'video',
  category: 'learner-engagement',
  order: 7,
  headline: 'Live training sessions, with attendance recorded for you',
  subheading:
    'A webinar in a calendar leaves no trace in the training record. Connect the video-conference service you use and schedule sessions from the course. Attendance is recorded alongside lessons and quiz results.',
  imageSeed: 'live-session',
  heading: 'Before, during and after the session',
  accordionFeatures: [
    {
      title: 'Schedule from the course page',
      description:
        'Enter the date, time and trainer, and the meeting is created in the connected service. Learners join from their dashboard. If the session moves, change it in one place and the link stays the same.',
    },
    {
      title: 'Offer the same session three times',
      description:
        'Shift workers cannot all come on Thursday at two. Offer three dates with twenty places each and let people choose. Whichever one they attend completes the step in their plan.',
    },
    {
      title: 'Decide what counts as attending',
      description:
        'Joining for the welcome is not attending. Set how much of the session people have to stay for, and the service’s own log shows who did. The trainer does not have to take a register.',
      imageSeed: 'learning-chart:stayed',
    },
    {
      title: 'Turn the recording into a lesson',
      description:
        'An hour of video is a poor substitute for being there. Paste the link to the recording, let AI split it into parts with questions, and assign those to anyone who missed it. They watch the twelve minutes that matter and answer the questions on them.',
    },
    {
      title: 'Save live time for discussion',
      description:
        'Open a short lesson on Monday and meet on Thursday. People have had time to read, the slides are in the forum, and the session is free for cases and questions.',
    },
  ],
  keyCapabilities: [
    {
      title: 'Attendance without a paper register',
      description:
        'The session records who attended, from which site and out of how many invited. Attendance appears in the same reports as course completions.',
      imageSeed: 'goal:attendance',
    },
    {
      title: 'A fixed point in a flexible course',
      description:
        'Learners can take the lessons at any time of the week, and the live session gives that week a deadline. They see the date among the lessons, without having to look in another calendar.',
      imageSeed: 'today:session',
    },
    {
      title: 'The next session on the dashboard',
      description:
        'Date, time and trainer appear on the dashboard as soon as a session is scheduled, so people who rarely read email do not miss it.',
      imageSeed: 'desk:ingrid',
    },
  ],
  related: ['cohort-based-learning', 'learning-plans', 'discussion-forums', 'mobile-apps'],
};

export default liveTraining;
