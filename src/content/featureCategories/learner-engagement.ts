import type {FeatureCategory} from '../schema';

const learnerEngagement: FeatureCategory = {
  slug: 'learner-engagement',
  title: 'Learner Engagement',
  description:
    'Dashboards, gamification, flashcards, notes, forums, live sessions and offline apps: reasons to come back after the first lesson.',
  summary: 'Reasons to come back and finish',
  icon: 'flame',
  order: 2,
  archetype: 'people',
  headline: 'Learner engagement tools that give people a reason to come back',
  subheading:
    'A deadline brings people in once. They come back when the next step is clear, when they can see how far they have come, and when someone answers the question they asked.',
  imageSeed: 'today',
  heading: 'What brings learners back',
  accordionFeatures: [
    {
      title: 'Show the next ten minutes',
      description:
        'When they log in, learners see where they left off, the next due date and a progress ring for each course. They do not have to remember what the course was called.',
      imageSeed: 'desk:amara',
    },
    {
      title: 'Make steady progress visible',
      description:
        'Points, streaks and leaderboards reward what you choose, among people who know each other. Switch them off for any course where they would be out of place.',
    },
    {
      title: 'Bring knowledge back before it fades',
      description:
        'Notes keep the sentence that mattered, and flashcards ask for it again at growing intervals. A few minutes a day is enough to keep up with a deck.',
      imageSeed: 'card-plan',
    },
    {
      title: 'Let people ask each other',
      description:
        'Forums sit next to the lesson, with the right reply pinned. A live session brings the expert in for an hour, through the video-conference service you already have.',
    },
    {
      title: 'Hand over proof at the end',
      description:
        'Badges name a skill and its level. Certificates name the course, the date and the assessor. Both have a link that an outsider can open to check them.',
    },
    {
      title: 'Learn where there is no signal',
      description:
        'The apps for iOS and Android store courses for the depot, the lift shaft and the night bus, and send the results once there is a signal again.',
    },
  ],
};

export default learnerEngagement;
