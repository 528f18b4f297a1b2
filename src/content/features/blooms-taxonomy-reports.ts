import type {Feature} from '../schema';

const bloomsTaxonomyReports: Feature = {
  slug: 'blooms-taxonomy-reports',
  title: 'Bloom’s Taxonomy Reports',
  description:
    'Bloom’s taxonomy in your LMS: which of the six levels your quizzes test, from remembering to creating, and where learners get stuck.',
  card: 'Which kind of thinking your quizzes test, from remembering to creating.',
  icon: 'brain',
  category: 'automation-analytics',
  order: 5,
  headline: 'Bloom’s taxonomy reports on what your quizzes really test',
  subheading:
    'A pass mark says nothing about the kind of thinking that was tested. The report sorts questions and answers by Bloom’s six levels: remember, understand, apply, analyse, evaluate and create.',
  imageSeed: 'quiz-report',
  heading: 'What the levels show, and what to do next',
  accordionFeatures: [
    {
      title: 'Ask about one subject at six levels',
      description: 'Fire safety, with a question or a task for each level.',
      table: {
        columns: ['Level', 'Question'],
        rows: [
          ['Remember', 'Which number do you call?'],
          ['Understand', 'Why not use the lift?'],
          ['Apply', 'Smoke ahead: which way?'],
          ['Analyse', 'Why was one drill slower?'],
          ['Evaluate', 'Which exit is safer?'],
          ['Create', 'Plan the next fire drill.'],
        ],
      },
    },
    {
      title: 'Count how much of a quiz is recall',
      description:
        'The chart shows, before you publish, whether someone who would still take the lift could pass your fire safety test.',
    },
    {
      title: 'See where a team gets stuck',
      description:
        'Results are totalled by level as well as by question. When a team understands the rules but cannot apply them, another slide deck will not help. A practical task, a simulation or a morning with a mentor might.',
    },
    {
      title: 'Move a question up a level',
      description:
        'Take “What is the maximum load of the lift?” and turn it into “Three pallets are waiting. Which do you send first, and why?” The course editor can suggest a version like that for you to correct and accept.',
      imageSeed: 'refine:question',
    },
    {
      title: 'Test “apply” with code that runs',
      description:
        'A coding quiz asks for a working program rather than a definition. Its results count towards “apply” and the levels above it.',
      imageSeed: 'coding-quiz',
    },
    {
      title: 'Use a discussion where a quiz can’t reach',
      description:
        'Evaluating and creating rarely fit a tick box. If the report is empty at those levels, post a case from last month in the course forum and ask people to defend a decision in front of colleagues.',
    },
  ],
  capabilitiesHeading: 'What you meant to teach, next to what you tested',
  keyCapabilities: [
    {
      title: 'Six levels in one chart',
      description:
        'One row per level shows which lessons ask a question of that kind. Authors and reviewers see what is missing at the top.',
    },
    {
      title: 'An aim for each lesson',
      description:
        'Decide in the outline what people should know after each lesson and what they should be able to do. Each quiz is written to that aim, and the report compares what you intended with what you wrote.',
    },
    {
      title: 'Adaptive quizzes that find the level',
      description:
        'An adaptive quiz gets harder after right answers and easier after wrong ones. The report shows how high each learner got, which says more than a score that two very different learners might share.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'Which kind of thinking does the quiz leave out?',
    groups: {shape: 'bars', title: 'Forklift safety: questions at each level'},
    parts: {shape: 'columns', title: 'Questions by lesson', labels: ['1', '2', '3', '4', '5']},
    people: 'The questions',
    portraits: false,
    chosen: 'Apply',
    rows: [
      ['Create', [0], 'No one has to plan anything of their own.', [0, 0, 0, 0, 0]],
      ['Evaluate', [0], 'No question asks for a judgement.', [0, 0, 0, 0, 0]],
      ['Analyse', [1], 'One question, in the last lesson, asks for a cause.', [0, 0, 0, 0, 1]],
      ['Apply', [2], 'Two of six questions apply a rule. None goes beyond “analyse”.', [0, 1, 1, 0, 0]],
      ['Understand', [1], 'One question asks why.', [0, 0, 1, 0, 0]],
      ['Remember', [2], 'Two of six questions only ask for a fact.', [1, 0, 0, 1, 0]],
    ],
    named: {
      Create: {'A task to add': 'Plan how one truck unloads two lorries before noon.'},
      Evaluate: {'A question to add': 'Two drivers chose different routes. Which is safer?'},
      Analyse: {'Lesson 5': 'A pallet fell. Which missing report was the cause?'},
      Apply: {
        'Lesson 2': 'Three pallets wait. Which goes first?',
        'Lesson 3': 'The load blocks your view. What do you do?',
      },
      Understand: {'Lesson 3': 'Why do people on foot go first?'},
      Remember: {
        'Lesson 1': 'Which checks come before the first drive?',
        'Lesson 4': 'Where do you stop before you plug in?',
      },
    },
  },
  cta: {
    title: 'Test your quiz before your learners do',
    description:
      'Start a free trial, write or import one quiz, and look at its six levels. Then decide which question to move up.',
  },
  related: ['quizzes', 'ai-course-creation', 'competency-frameworks', 'discussion-forums'],
};

export default bloomsTaxonomyReports;
