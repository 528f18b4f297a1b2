import type {Feature} from '../schema';

const discussionForums: Feature = {
  slug: 'discussion-forums',
  title: 'Discussion Forums',
  description:
    'A forum for every course and cohort. Ask beside the lesson, mark the best reply as the answer and pin it where the next reader looks.',
  icon: 'message-circle',
  category: 'learner-engagement',
  order: 5,
  headline: 'Answer a question once, where the next person will look',
  subheading:
    'What you explain by e-mail helps one reader. In a course forum the reply stands at the lesson that raised the question, with the trainer’s mark on it.',
  imageSeed: 'forum:wiring-breaker',
  accordionFeatures: [
    {
      title: 'Ask from inside lesson four',
      description:
        'The question box sits under the lesson, and the thread stays with it. People who read that lesson see the thread. Those who are still at the beginning are not troubled with a problem they have yet to meet.',
      imageSeed: 'lesson-question:kitchen-underneath',
    },
    {
      title: 'Mark the answer, and unmark it later',
      description:
        'A trainer marks the reply that is right, and it is pinned above the lesson. When the rule changes, take the mark away. Old advice that still looks official is the real danger of any forum.',
      imageSeed: 'answer-changed:ward-unmarked',
    },
    {
      title: 'Name the colleagues who look after it',
      description:
        'A forum in which nobody replies is worse than none. Name one or two people per course. They hear of new questions, and a list of open ones shows how long each has been waiting.',
      imageSeed: 'forum-open:rail-waiting',
    },
    {
      title: 'Read the threads before you rewrite the lesson',
      description:
        'Nine questions about one paragraph are a review of that paragraph. Open the lesson in the editor, cut the sentence that readers stumbled over and answer all nine in the text.',
      imageSeed: 'refine:bank-ninequestions',
    },
    {
      title: 'Give a cohort a room of its own',
      description:
        'Twenty people who began on the same day ask more freely among themselves than in front of the whole company. Their room holds the slides, the jokes and the questions, and stays open to them when the course is over.',
      imageSeed: 'cohort:dealer-ownroom',
    },
  ],
  keyCapabilities: [
    {
      title: 'Question and answer beside the text',
      description:
        'A thread names the lesson, the site and the time, and the trainer’s reply is told apart from the others. Whoever joins next month reads two short messages instead of asking again.',
      imageSeed: 'forum-list:account-nextmonth',
    },
    {
      title: 'Recognition for those who help',
      description:
        'A badge such as “First to help” stands among the badges for skills, because explaining something well is a skill. It also shows an Admin whom to ask when a course needs a co-author.',
      imageSeed: 'badges:hotel-firsttohelp',
    },
    {
      title: 'Raised hands that are not lost',
      description:
        'A live hour tends to end while a hand is still up. Put that question into the forum the same afternoon, and the answer reaches those who were there and those who were not.',
      imageSeed: 'live-session:rail-handup',
    },
  ],
  related: ['cohort-based-learning', 'live-training', 'gamification', 'smart-notes'],
};

export default discussionForums;
