import type {Feature} from '../schema';

const liveTraining: Feature = {
  slug: 'live-training',
  title: 'Live Training',
  description:
    'Plan sessions with your video-conference service, put them in a course or plan and have attendance recorded beside the lessons.',
  icon: 'video',
  category: 'learner-engagement',
  order: 7,
  headline: 'An hour with the expert that counts like a lesson',
  subheading:
    'A webinar in a calendar leaves no trace in a training record. Connect the video-conference service you use, schedule from the course, and presence is noted next to what people read and passed.',
  imageSeed: 'live-session:warehouse-dock',
  accordionFeatures: [
    {
      title: 'Schedule from the course page',
      description:
        'Enter the day, the time and the trainer, and the meeting is created in the connected service. Learners find the way in on their dashboard. If the trainer needs another hour, change it in one place and keep the link.',
      imageSeed: 'session-details:planner-coursepage',
    },
    {
      title: 'Offer the same session three times',
      description:
        'Shift workers cannot all come on Thursday at two. Offer three dates with twenty places each and let people choose. Whichever they attend, the step in their plan is done.',
      imageSeed: 'session-dates:shift-threetimes',
    },
    {
      title: 'Decide how long counts as present',
      description:
        'Joining for the greeting is not attending. Set the share of the session that somebody has to stay for, and the service’s own record of who came and went does the rest. The trainer reads no names aloud.',
      imageSeed: 'attendance:clinic-stayed',
    },
    {
      title: 'Turn the recording into a lesson for absentees',
      description:
        'An hour of video is a poor substitute. Paste the link of the recording, let AI cut it into parts with questions, and assign those to the people who were missing. They watch the twelve minutes that matter and show that they understood.',
      imageSeed: 'video-to-course:bank-absentees',
    },
    {
      title: 'Keep reading out of the live hour',
      description:
        'Nobody should read slides to people who can read. Open a short lesson on Monday, meet on Thursday and leave the slides in the forum. The hour itself is then free for cases and for doubt.',
      imageSeed: 'cohort:kestrel-doubt',
    },
  ],
  keyCapabilities: [
    {
      title: 'Attendance that writes itself down',
      description:
        'Who was there, from which site, and how many of those invited: the session keeps it without a list going round. The figure appears in the same reports as course completions.',
      imageSeed: 'attendance-sites:orbis-roll',
    },
    {
      title: 'A fixed hour in a flexible course',
      description:
        'Lessons can be read at any time of the week, and the live session gives that week an end. Participants see the date among the lessons and not in a separate calendar.',
      imageSeed: 'timetable:technician-fixedhour',
    },
    {
      title: 'The next session on the first page',
      description:
        'Day, hour and trainer stand on the dashboard as soon as the session is planned. People who work on three devices and read e-mail on none of them will still see it.',
      imageSeed: 'next-session:bus-devices',
    },
  ],
  related: ['cohort-based-learning', 'learning-plans', 'discussion-forums', 'mobile-apps'],
};

export default liveTraining;
