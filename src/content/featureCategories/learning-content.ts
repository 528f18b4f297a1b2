import type {FeatureCategory} from '../schema';

const learningContent: FeatureCategory = {
  slug: 'learning-content',
  title: 'Learning Content',
  description:
    'Create courses with AI, import SCORM, LTI and xAPI content, and combine them with learning plans, cohorts and on-the-job training.',
  summary: 'Create, import and assign courses',
  icon: 'book-open',
  order: 1,
  archetype: 'authoring',
  headline: 'Learning content: from a file in a folder to a skill at work',
  subheading:
    'Make courses, quizzes and checklists in one place and put them in order. Start with the material you already have, and add practice where reading is not enough.',
  imageSeed: 'document-to-course',
  heading: 'From first draft to sign-off',
  accordionFeatures: [
    {
      title: 'Draft a course from the manual on your drive',
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
      title: 'Give people a route, alone or in a group',
      description:
        'A learning plan is what one learner sees; a journey is the rule that puts people on it. A cohort takes a group along the same route together, lesson by lesson, with live sessions and a forum.',
      imageSeed: 'journey:driver',
    },
    {
      title: 'Sign off practical skills',
      description:
        'Practical tasks become checklists. A supervisor watches, confirms each step on a phone and asks for a photo where it helps. The sign-off counts towards the same plan as the theory.',
    },
    {
      title: 'Choose from four types of quiz',
      description:
        'Standard quizzes test knowledge, coding quizzes test code, psychometric quizzes show working styles and adaptive quizzes find a level.',
    },
    {
      title: 'Restore an earlier version',
      description:
        'Each time you publish, a version is kept with its date and author. Roll back if an edit goes wrong, or show years later which wording was live.',
    },
  ],
};

export default learningContent;
