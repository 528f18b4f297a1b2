import brand from '../brand';
import type {Feature} from '../schema';

const contentImport: Feature = {
  slug: 'content-import',
  title: 'Content Import',
  description:
    'Bring SCORM 1.2, SCORM 2004, LTI and xAPI content into the catalogue you assign from, with scores and completions in one record.',
  icon: 'package',
  category: 'learning-content',
  order: 2,
  headline: 'Keep the courses you have already paid for',
  subheading: `Publishers, agencies and your last system have left you files. ${brand.name} plays SCORM 1.2 and 2004, opens LTI tools and stores xAPI statements, so old and new courses share one catalogue.`,
  imageSeed: 'import:warehouse-move',
  accordionFeatures: [
    {
      title: 'Preview a package before anyone is enrolled',
      description: `Drop the zip file on the page. ${brand.name} reads the manifest, unpacks the pages and opens the course in the player for you alone. A missing video, or a “next” button that leads nowhere, shows up while no learner is watching.`,
      imageSeed: 'import-preview:canteen-trialrun',
    },
    {
      title: 'Find out whether it reports a pass or only an end',
      description:
        'SCORM 1.2 has a single status field, in which one author writes “completed” and another “passed”. SCORM 2004 keeps the two apart. The import shows what your package sends, so you settle what counts as done before a report depends on it.',
      imageSeed: 'import-fields:tender-statusfield',
    },
    {
      title: 'Link an LTI tool without moving it',
      description:
        'Some content never arrives as a file. A virtual laboratory stays with its provider and opens through LTI inside your course, with the learner already signed in. A score comes back if the tool sends one. It does need a connection, which matters when you plan for a site without any.',
      imageSeed: 'lti-tool:laboratory-virtual',
    },
    {
      title: 'Collect xAPI statements from a simulator',
      description:
        'An xAPI statement is a short sentence: who did what to which object. A crane simulator sends many of them in one exercise. They are kept with the learner’s record, where “restarted the emergency stop twice” tells a trainer more than the score does.',
      imageSeed: 'xapi:harbour-crane',
    },
    {
      title: 'Mix bought and home-made lessons in a plan',
      description:
        'Let the publisher explain the law, and write two lessons of your own on what it means at your gate. In a learning plan they follow each other under one due date, and neither looks like a guest.',
      imageSeed: 'learning-plan:forklift-mixed',
    },
    {
      title: 'Swap the file when the publisher sends a new edition',
      description:
        'Upload the new package to the existing entry. Assignments, due dates and the course’s address remain as they are. You choose whether people who are halfway through finish the old edition or begin the new one.',
      imageSeed: 'versions:depot-edition',
    },
  ],
  keyCapabilities: [
    {
      title: 'Four standards, one catalogue',
      description:
        'Learners choose by title and length. The standard in which a course was built is a matter for the Author who imported it. Filter by team, open the course, and it starts in the same window as all the others.',
      imageSeed: 'catalogue:hotel-fourstandards',
    },
    {
      title: 'Results in the report you already read',
      description:
        'Completions from imported courses appear in the team view together with everything else. The manager of a depot follows one list, and nobody merges two exports on the last day of the month.',
      imageSeed: 'team-progress:rail-bought',
    },
    {
      title: 'A check at every stage of the import',
      description:
        'Unpacked, mapped, previewed, published: the page shows how far a package has come and waits where it needs you. A zip file without a manifest is refused at the first stage, and the message says what is missing.',
      imageSeed: 'import-refused:ward-fourstages',
    },
  ],
  related: ['content-versioning', 'learning-plans', 'ai-course-creation', 'learning-analytics-dashboards'],
};

export default contentImport;
