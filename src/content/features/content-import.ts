import brand from '../brand';
import type {Feature} from '../schema';

const contentImport: Feature = {
  slug: 'content-import',
  title: 'Content Import',
  description:
    'Import SCORM 1.2, SCORM 2004, LTI and xAPI content into the LMS, with scores and completions in the same record as your own courses.',
  icon: 'package',
  category: 'learning-content',
  order: 2,
  headline: 'Import SCORM, LTI and xAPI, and keep the courses you have paid for',
  subheading: `Publishers, agencies and your last LMS have all left you with files. ${brand.name} plays SCORM 1.2 and 2004, opens LTI tools and stores xAPI statements, so old and new courses share one catalogue.`,
  imageSeed: 'new-course:package',
  heading: 'Move courses in without rebuilding them',
  accordionFeatures: [
    {
      title: 'Preview a package before anyone is enrolled',
      description: `Drop the zip file on the page. ${brand.name} unpacks it and opens the course in the player for you alone. You find the missing video, or the “Next” button that goes nowhere, before any learner does.`,
      imageSeed: 'lesson-page:preview',
    },
    {
      title: 'Check whether it reports a pass or only completion',
      description:
        'SCORM 1.2 has a single status field. One author sets it to “completed”, another to “passed”. SCORM 2004 keeps the two apart. The import shows what your package sends, so you can decide what counts as done before a report depends on it.',
    },
    {
      title: 'Link an LTI tool without moving it',
      description:
        'Some content never comes as a file. A scanner simulator stays with its maker and opens inside your course through LTI, with the learner already logged in. If the tool sends a score, it is recorded. It does need a connection, so plan for sites without one.',
      imageSeed: 'route:tool',
    },
    {
      title: 'Collect xAPI statements from a simulator',
      description:
        'An xAPI statement is a short sentence: who did what to which object. A forklift simulator sends many of them in one exercise, and they are kept in the learner’s record. “Reset the emergency stop twice” tells a trainer more than the score does.',
    },
    {
      title: 'Mix bought and home-made courses in a plan',
      description:
        'Let the publisher explain electrical safety, and make your own courses on your refrigerants and heat pumps. In a learning plan they follow one another, each with its due date, and learners see no difference.',
    },
    {
      title: 'Replace a package with its new edition',
      description:
        'Upload the new file to the existing course. Its assignments, due dates and address stay as they are. You choose whether people who are halfway through finish the old edition or start the new one.',
    },
  ],
  keyCapabilities: [
    {
      title: 'Four standards, one catalogue',
      description:
        'Learners choose by title and length. Every course opens in the same window, whichever standard it was built to.',
      imageSeed: 'inventory:standards',
    },
    {
      title: 'Results in the reports you already read',
      description:
        'Completions from imported courses appear in the team view with everything else. A shift manager follows one list, with no exports to merge on the last day of the month.',
      imageSeed: 'team-view:results',
    },
    {
      title: 'A check at every stage of the import',
      description:
        'Unpacked, mapped, previewed, published: the page shows how far a package has got, and the import stops where it needs you. A zip file without a manifest is refused at the first stage, and the message says what is missing.',
      imageSeed: 'approvals:refused',
    },
  ],
  related: ['content-versioning', 'learning-plans', 'ai-course-creation', 'learning-analytics-dashboards'],
};

export default contentImport;
