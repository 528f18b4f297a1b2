import brand from '../brand';
import type {Feature} from '../schema';

const contentVersioning: Feature = {
  slug: 'content-versioning',
  title: 'Content Versioning',
  description:
    'Version control for LMS courses: keep every published version with author and date, compare two, roll back, and see who took which.',
  card: 'Every published version with its author and date: compare two, or roll back.',
  icon: 'history',
  category: 'learning-content',
  order: 7,
  headline: 'Content versioning with rollback, and proof of what was live on any day',
  subheading: `After an accident, someone will ask what the course said that day. A shared folder cannot tell you. ${brand.name} keeps every published version, with its author, its date and a note on what changed.`,
  imageSeed: 'version-history',
  heading: 'Change a course and keep the evidence',
  accordionFeatures: [
    {
      title: 'Read only what changed',
      description: 'Compare two versions, and a reviewer reads two changes instead of five lessons.',
    },
    {
      title: 'Roll back without losing anyone’s progress',
      description:
        'Thursday’s edit lost a paragraph. People who are in lesson five stay in lesson five while you put it right.',
      steps: [
        'Open the version history.',
        'Choose the version before Thursday’s and make it live.',
        'Copy what was good from Thursday’s version, which stays in the list.',
      ],
    },
    {
      title: 'Decide who has to read it again',
      description:
        'A corrected typo needs no second reading. A new legal limit does. When you publish, you choose: leave completions alone, tell people what is different, or assign the course again with a new date.',
    },
    {
      title: 'Prepare January’s text in November',
      description:
        'Reviewers approve the next version section by section while learners keep the published one, and an author publishes it on the day the law takes effect.',
    },
    {
      title: 'Separate what AI wrote from what people decided',
      description:
        'An AI draft has its own entry, which names the source. Every later version names a person. If a customer asks how much of your course an expert has checked, the history has the answer.',
    },
    {
      title: 'Prove which version someone completed',
      description:
        'Each completion records the version number. Last year’s certificate points to the text as it was then, and you can open it.',
    },
  ],
  capabilitiesHeading: 'Know what changed, when and by whom',
  keyCapabilities: [
    {
      title: 'One line per version',
      description:
        'Number, summary, author, date. The list is short enough for a meeting and exact enough for an inspector, and the version that learners see today is marked “Live”.',
    },
    {
      title: 'New versions in the audit log',
      description:
        'Each new version appears in the audit log alongside changes to due dates and roles, so there is one list to read.',
    },
    {
      title: 'Suggestions are not yet versions',
      description:
        'The old sentence and the proposed one appear together until an author keeps one of them. Only what is published gets a number. Nothing half-finished can reach a learner by accident.',
    },
  ],
  block: {
    kind: 'change',
    before: {label: 'Thursday: version 8 goes live', imageSeed: 'change:version-8'},
    after: {label: 'Friday: back to version 7', imageSeed: 'change:version-7'},
    edge: 60,
  },
  cta: {
    title: 'Publish, change a sentence, publish again',
    description: 'Try this in a free trial with a short course, then compare the two versions as an inspector would.',
  },
  related: ['content-import', 'ai-course-creation', 'audit-logs', 'roles-and-permissions'],
};

export default contentVersioning;
