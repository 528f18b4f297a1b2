import type {FeatureCategory} from '../schema';

const learnerEngagement: FeatureCategory = {
  slug: 'learner-engagement',
  title: 'Learner Engagement',
  description:
    'Learner engagement tools for your LMS: dashboards, gamification, flashcards, notes, forums, live sessions and offline apps.',
  card: 'What brings people back after the first lesson, on a computer and on a phone.',
  summary: 'Reasons to come back and finish',
  icon: 'flame',
  order: 2,
  archetype: 'people',
  headline: 'Bring learners back after the first lesson',
  subheading:
    'A deadline brings people in once. They come back when the next step is clear, when they can see how far they have come, and when someone answers the question they asked.',
  imageSeed: 'today:points',
  heading: 'What brings learners back',
  accordionFeatures: [
    {
      title: 'Show people what to do next',
      description:
        'When learners log in, they see the next lesson or live session and the date it is due. They do not have to remember what the course was called.',
      imageSeed: 'desk:ingrid',
    },
    {
      title: 'Make steady progress visible',
      description:
        'Points, streaks and leaderboards reward what you choose, and you can switch them off for any course where they would be out of place.',
    },
    {
      title: 'Bring knowledge back before it fades',
      description:
        'Flashcards ask again at growing intervals, and people’s own notes can become cards. The day’s set takes a few minutes.',
      imageSeed: 'card-plan',
    },
    {
      title: 'Let people ask each other',
      description:
        'Forums sit next to the lesson, with the right reply pinned. A live session brings the expert in for an hour, through the video-conference service you already have.',
    },
    {
      title: 'Give people proof of what they can do',
      description:
        'Badges name a skill and its level. Certificates name the learner, the course and the date. Both have a link that anyone can open to check them.',
    },
    {
      title: 'Learn where there is no signal',
      description: 'The apps for iOS and Android store courses and send the results once there is a signal again.',
    },
  ],
  cta: {
    title: 'Invite one team and see who comes back',
    description:
      'Start a free trial and invite a team by email, CSV file or link. If you would rather look first, book a demo and see the platform as a learner does.',
  },
};

export default learnerEngagement;
