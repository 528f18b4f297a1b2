import brand from '../brand';
import type {Feature} from '../schema';

const contentImport: Feature = {
  slug: 'content-import',
  title: 'Content Import',
  description:
    'Import SCORM 1.2, SCORM 2004, LTI and xAPI content into one LMS, with scores and completions in the same record as your own courses.',
  card: 'Keep the SCORM, LTI and xAPI courses you have paid for, with their scores.',
  icon: 'package',
  category: 'learning-content',
  order: 2,
  headline: 'Import SCORM, LTI and xAPI, and keep the courses you have paid for',
  subheading: `Publishers, agencies and your last LMS have all left you with files. ${brand.name} plays SCORM 1.2 and 2004, opens LTI tools and stores xAPI statements. Old and new courses share one catalogue.`,
  imageSeed: 'new-course:package',
  heading: 'Move courses in without rebuilding them',
  accordionFeatures: [
    {
      title: 'Preview a package before anyone is enrolled',
      description:
        'Drop the zip file on the page, and the course opens in the player for you alone. You find the missing video, or the Next button that doesn’t work, before any learner does.',
      imageSeed: 'lesson-page:preview',
    },
    {
      title: 'Know what each standard can report',
      description: 'The import page shows what your package sends.',
      table: {
        columns: ['Standard', 'Can report'],
        rows: [
          ['SCORM 1.2', 'Completed or passed'],
          ['SCORM 2004', 'Both, separately'],
          ['LTI', 'A score'],
          ['xAPI', 'Each action'],
        ],
      },
    },
    {
      title: 'Link an LTI tool without moving it',
      description:
        'Some content never comes as a file. A scanner simulator stays on its maker’s server and opens inside your course through LTI, with the learner already logged in. If it sends a score, the score is recorded; otherwise the visit is. It does need a connection, so plan for sites without one.',
    },
    {
      title: 'Collect xAPI statements from a simulator',
      description:
        'An xAPI statement is a short sentence: who did what to which object. “Reset the emergency stop twice” tells a trainer more than a score does.',
    },
    {
      title: 'Combine bought-in and in-house courses in one plan',
      description:
        'Let the publisher explain electrical safety and make your own course on your own machines. In a learning plan they follow one another, and learners see no difference.',
    },
    {
      title: 'Replace a package with a new version',
      description:
        'Upload the new file to the existing course. Its assignments, due dates and link stay the same. People who are halfway through finish the old version or start the new one, as you choose.',
    },
  ],
  capabilitiesHeading: 'Bought-in courses count like your own',
  keyCapabilities: [
    {
      title: 'Four standards, one catalogue',
      description:
        'Learners choose by title and length, and every course opens in the same window, whichever standard it was built to.',
    },
    {
      title: 'Results in the reports you already read',
      description:
        'Completions from imported courses appear in the team view with everything else. Managers follow one list, and there are no exports to merge at the end of the month.',
    },
    {
      title: 'A check at every stage of the import',
      description:
        'Unpacked, mapped, previewed, published: the page shows how far a package has got, and the import pauses when it needs a decision from you. A zip file without a manifest is refused at the first stage, and the message says what is missing.',
    },
  ],
  block: {
    kind: 'change',
    before: {label: 'The package from the publisher', imageSeed: 'change:package'},
    after: {label: 'The course in your catalogue', imageSeed: 'change:course'},
    edge: 40,
  },
  cta: {
    title: 'Import the package you trust least',
    description:
      'Drop it on the import page in a free trial and find out what works before any learner does. If you have a whole library to move, book a demo and ask about its standards.',
  },
  related: ['content-versioning', 'learning-plans', 'ai-course-creation', 'learning-analytics-dashboards'],
};

export default contentImport;
