import type {Feature} from '../schema';

const bloomsTaxonomyReports: Feature = {
  slug: 'blooms-taxonomy-reports',
  title: 'Bloom’s Taxonomy Reports',
  description:
    'See which of Bloom’s six levels your quizzes test, from remembering to creating, and at which level your learners stop.',
  icon: 'brain',
  category: 'automation-analytics',
  order: 5,
  headline: 'A pass mark does not say what kind of thinking was tested',
  subheading:
    'Remember, understand, apply, analyse, evaluate, create. The report sorts questions and answers by these six levels, so you can tell who knows the rule from who can use it.',
  imageSeed: 'bloom:store-sixlevels',
  accordionFeatures: [
    {
      title: 'Count how much of a quiz is recall',
      description:
        'Open any quiz and see its questions spread over the six levels. A fire safety test in which nearly everything sits under “remember” can be passed by a person who would still take the lift. The chart makes that plain before the quiz is published.',
      imageSeed: 'bloom-questions:rail-firedrill',
    },
    {
      title: 'See at which level a group stops',
      description:
        'Results are added up by level as well as by question. When a team is strong on understanding and weak on applying, another slide deck will not help. Practice will: a task, a simulation, a morning with a mentor.',
      imageSeed: 'bloom-people:bakery-plateau',
    },
    {
      title: 'Rewrite a question one level up',
      description:
        'Take “What is the maximum load of the lift?” and turn it into “These three pallets are waiting. Which do you send first, and why?” The course editor can suggest such a version for you to correct and accept.',
      imageSeed: 'harder-question:pallet-three',
    },
    {
      title: 'Test “apply” with a task that runs',
      description:
        'A coding quiz asks for a working answer, not for the definition of one. Its results count at the higher levels of the report, where multiple choice questions have little to say.',
      imageSeed: 'coding-quiz:server-runs',
    },
    {
      title: 'Use a discussion where no quiz can reach',
      description:
        'Evaluating and creating rarely fit into a box to tick. If the report shows nothing at these levels, open a forum thread with a case from last month and ask people to defend a decision in front of colleagues.',
      imageSeed: 'forum:casework-defend',
    },
  ],
  keyCapabilities: [
    {
      title: 'Six levels in one picture',
      description:
        'One bar per level shows how many questions you ask there and how they are answered. An author sees the shape of a course in a few seconds, and so does the colleague who has to approve it.',
      imageSeed: 'bloom-shape:forklift-shape',
    },
    {
      title: 'Levels set with the outline',
      description:
        'Decide while planning which lesson should end in knowing and which in doing. Each quiz then inherits its aim from the outline, and the report compares what you intended with what you wrote.',
      imageSeed: 'lesson-aims:ward-intended',
    },
    {
      title: 'Adaptive quizzes climb as people answer',
      description:
        'An adaptive quiz moves up when answers are right and down when they are not. The report shows how high each learner came, which says more than two people both holding the same score.',
      imageSeed: 'adaptive:rail-climb',
    },
  ],
  related: ['quizzes', 'ai-course-creation', 'competency-frameworks', 'discussion-forums'],
};

export default bloomsTaxonomyReports;
