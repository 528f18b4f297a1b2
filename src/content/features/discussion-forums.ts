import type {Feature} from '../schema';

const discussionForums: Feature = {
  slug: 'discussion-forums',
  title: 'Discussion Forums',
  description:
    'An LMS discussion forum for every course and cohort. Learners ask next to the lesson, and a trainer marks and pins the right reply.',
  card: 'Questions next to the lesson, with the right answer marked and pinned.',
  icon: 'message-circle',
  category: 'learner-engagement',
  order: 5,
  headline: 'A discussion forum for every course, with the right answer pinned',
  subheading:
    'What you explain by email helps one reader. In a course forum, your reply sits next to the lesson that raised the question, marked as the answer for everyone to see.',
  imageSeed: 'forum',
  heading: 'How to run a forum worth reading',
  accordionFeatures: [
    {
      title: 'Ask from inside the lesson',
      description:
        'The question box is under the lesson, with the threads for that lesson only. Beginners don’t have to read about problems they have not met yet.',
      imageSeed: 'discussion-forums:1',
    },
    {
      title: 'Mark the answer, and unmark it later',
      description:
        'A trainer marks the right reply, and it is pinned above the lesson. When the rule changes, unmark it so that no one follows old advice.',
      imageSeed: 'discussion-forums:3',
    },
    {
      title: 'Name the colleagues who look after it',
      description:
        'A forum where questions go unanswered is worse than none. Name one or two people per course. They are told about new questions, and a list shows how long each has been waiting.',
    },
    {
      title: 'Turn frequent questions into a better lesson',
      description: 'Nine questions about one lesson are a sign that something in it is unclear.',
      steps: [
        'Find the lesson with the most questions, and read its threads.',
        'Open it in the editor and rewrite the sentence that people ask about.',
        'Publish the new version, and answer the open questions with a link to it.',
      ],
      imageSeed: 'learning-chart:questions',
    },
    {
      title: 'Give a cohort its own space',
      description:
        'The 14 people of a cohort ask more freely among themselves than in front of the whole company. Their forum holds the slides, the jokes and the questions, and stays open to them when the course is over.',
    },
  ],
  capabilitiesHeading: 'Answer a question once, for everyone who asks it later',
  keyCapabilities: [
    {
      title: 'Question and answer next to the text',
      description:
        'A thread shows who asked, from which site and when, with the trainer’s reply highlighted. People who join next month read two short messages instead of asking again.',
    },
    {
      title: 'Recognition for people who help',
      description:
        'A badge such as “First to help” appears among the skill badges, and shows an admin who to ask when a course needs a co-author.',
    },
    {
      title: 'No question lost',
      description:
        'A live session often ends with a hand still up. Post that question in the forum the same afternoon, and the answer reaches everyone, including people who were not there.',
    },
  ],
  cta: {
    title: 'Open a forum for your busiest course',
    description:
      'Choose the course that fills your inbox, name one colleague to look after its forum, and post the questions you answered by email this month.',
  },
  related: ['cohort-based-learning', 'live-training', 'gamification', 'smart-notes'],
};

export default discussionForums;
