import type {FeatureCategory} from '../schema';

const learnerEngagement: FeatureCategory = {
  slug: 'learner-engagement',
  title: 'Learner Engagement',
  description:
    'A dashboard, streaks, flashcards, notes, forums, live sessions and offline apps: reasons to come back after the first lesson.',
  icon: 'flame',
  order: 2,
  headline: 'The second visit is the one that counts',
  subheading:
    'A deadline brings people in once. They return when the next step is clear, when they can see how far they have come, and when somebody answers the question they asked.',
  imageSeed: 'learner-dashboard:camila-store',
  accordionFeatures: [
    {
      title: 'Show the next ten minutes',
      description:
        'After signing in, learners find the lesson they left, the date that is near and a ring for each course. Nobody has to remember what the training was called.',
      imageSeed: 'resume:shop-tenminutes',
    },
    {
      title: 'Make regular work visible',
      description:
        'Points, streaks and leaderboards reward what you choose, among people who know each other, and can be switched off for a course in which they would be out of place.',
      imageSeed: 'streak:ingrid-regular',
    },
    {
      title: 'Bring knowledge back before it fades',
      description:
        'Notes keep the sentence that mattered, flashcards ask for it again in widening steps. A few minutes a day are enough to keep a deck alive.',
      imageSeed: 'spaced-repetition:driver-alive',
    },
    {
      title: 'Let people ask each other',
      description:
        'Forums stand at the lesson, and the right reply is pinned there. Live sessions bring the expert in for an hour, through the video-conference service you already have.',
      imageSeed: 'forum:planner-eachother',
    },
    {
      title: 'Hand over proof at the end',
      description:
        'Badges name a skill and its level. Certificates name the course, the date and the assessor. Both have a link that an outsider can open to check them.',
      imageSeed: 'certificate:boiler-handover',
    },
    {
      title: 'Go where there is no signal',
      description:
        'The apps for iOS and Android store courses for the depot, the lift shaft and the night bus, and report the results as soon as they can.',
      imageSeed: 'mobile-offline:ward-liftshaft',
    },
  ],
};

export default learnerEngagement;
