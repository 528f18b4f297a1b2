import type {FeatureCategory} from '../schema';

const learningContent: FeatureCategory = {
  slug: 'learning-content',
  title: 'Learning Content',
  description:
    'LMS content tools: create courses with AI, import SCORM, LTI and xAPI, and train with learning plans, cohorts and on-the-job checklists.',
  card: 'Make courses, import those you have and put them in order.',
  summary: 'Create, import and assign courses',
  icon: 'book-open',
  order: 1,
  archetype: 'authoring',
  headline: 'Create, import and assign training content in one LMS',
  subheading:
    'Start with the material you already have. Make courses, quizzes and checklists from it, put them in order, and add practice where reading is not enough.',
  imageSeed: 'catalogue',
  heading: 'From first draft to sign-off',
  accordionFeatures: [
    {
      title: 'Draft a course from the manual on your shared drive',
      description:
        'Upload it, paste a video link or write one sentence. AI course creation drafts an outline, lessons and a quiz, and your expert corrects them. This can save up to 90% of the creation time.',
      imageSeed: 'lesson-page:draft',
    },
    {
      title: 'Import the packages you have bought',
      description:
        'SCORM 1.2 and 2004, LTI and xAPI are supported. You see what a package will report before the first learner opens it, and its results are recorded with those of your own courses.',
    },
    {
      title: 'Train people one by one or as a group',
      description:
        'Give each person a learning plan with the next step at the top. Or take a whole group through a course together as a cohort, with live sessions and a forum.',
      imageSeed: 'learning-plan',
    },
    {
      title: 'Sign off practical skills',
      description:
        'A supervisor watches the task and confirms each step on a phone, and the sign-off counts towards the same plan as the theory.',
    },
    {
      title: 'Choose from four types of quiz',
      description: 'Each finds out something different.',
      table: {
        columns: ['Type of quiz', 'Finds out'],
        rows: [
          ['Standard', 'What people know'],
          ['Coding', 'Whether their code works'],
          ['Psychometric', 'How they work'],
          ['Adaptive', 'Their level'],
        ],
      },
    },
    {
      title: 'Restore an earlier version',
      description:
        'Each time you publish, a version is kept with its date and author. Roll back if an edit goes wrong, or show years later which wording was live.',
    },
  ],
  cta: {
    title: 'Try it with material you already have',
    description:
      'Start a free trial and upload a document, paste a video link or import a SCORM package. Or book a demo and bring your material along.',
  },
};

export default learningContent;
