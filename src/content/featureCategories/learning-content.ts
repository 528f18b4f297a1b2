import type {FeatureCategory} from '../schema';

const learningContent: FeatureCategory = {
  slug: 'learning-content',
  title: 'Learning Content',
  description:
    'Create courses with AI, import what you own, and arrange both in plans, cohorts and practice at work, with every version kept.',
  icon: 'book-open',
  order: 1,
  headline: 'From a file in a folder to something people can do',
  subheading:
    'Courses, quizzes and checklists are made here and put in order here. Begin with the material you have, which often says more than you remember, and add practice where reading is too little.',
  imageSeed: 'catalogue:pallet-shelf',
  accordionFeatures: [
    {
      title: 'Draft a course from the manual on your drive',
      description:
        'Upload it, paste a video link or write one sentence, and AI course creation answers with an outline, lessons and a quiz. Your expert corrects it. Up to 90% of the creation time can be saved that way.',
      imageSeed: 'document-to-course:canteen-drive',
    },
    {
      title: 'Bring along the packages you have bought',
      description:
        'SCORM 1.2 and 2004, LTI and xAPI are understood. You see what a package will report before the first learner opens it, and its results count beside those of your own courses.',
      imageSeed: 'import:retail-bought',
    },
    {
      title: 'Give people a route, alone or in a group',
      description:
        'A learning plan leads one person from step to step on a path that you drew. A cohort takes twenty people along it together, week by week, with a live hour and a forum.',
      imageSeed: 'journey:care-route',
    },
    {
      title: 'Sign off what hands have learned',
      description:
        'Practical tasks become checklists. A supervisor watches, confirms each step on a phone and asks for a photo where it helps. The signature counts towards the same plan as the theory.',
      imageSeed: 'checklist:technician-hands',
    },
    {
      title: 'Test knowledge in four different ways',
      description:
        'Standard quizzes for rules, coding quizzes for programs, psychometric ones for habits and adaptive ones for a level. Choosing the type is half of writing a fair test.',
      imageSeed: 'adaptive:depot-fourways',
    },
    {
      title: 'Go back to the text that was right',
      description:
        'Each publication is a version with a name and a date. Roll back if an edit went wrong, and show years later which wording was live.',
      imageSeed: 'versions:audit-wasright',
    },
  ],
};

export default learningContent;
