import brand from '../brand';
import type {Feature} from '../schema';

const contentVersioning: Feature = {
  slug: 'content-versioning',
  title: 'Content Versioning',
  description:
    'Keep every published course version with author, date and summary. Compare two, roll back to one, and see which one each person took.',
  icon: 'history',
  category: 'learning-content',
  order: 7,
  headline: 'Content versioning that proves which wording was live on any day',
  subheading: `After an accident, someone will ask what the course said that day. A shared folder cannot tell you. ${brand.name} keeps every published version, with its author, its date and a note on what changed.`,
  imageSeed: 'document-to-course:live',
  heading: 'Change a course and keep the evidence',
  accordionFeatures: [
    {
      title: 'Read only what changed',
      description:
        'Choose two versions to see the lines that were cut next to the lines that were added. A reviewer who approved the last edition reads two changes instead of five lessons.',
      imageSeed: 'refine:compare',
    },
    {
      title: 'Roll back in one step, with progress kept',
      description:
        'Thursday’s edit lost a paragraph. Open the history and make the previous version live again. People in lesson five carry on in lesson five. Thursday’s text stays in the list, because half of it was good.',
    },
    {
      title: 'Decide who has to read it again',
      description:
        'A corrected typo needs no second reading. A new legal limit does. When you publish, you choose: leave completions alone, tell people what is different, or assign the course again with a new date.',
    },
    {
      title: 'Prepare January’s text in November',
      description:
        'The next edition can stay in draft for weeks. Reviewers approve it part by part while learners keep the published one. On the day the law takes effect, an author publishes it.',
    },
    {
      title: 'Separate what AI wrote from what people decided',
      description:
        'An AI draft has its own entry, which names the source. Every later version names a person. If a customer asks how much of your course an expert has seen, the history has the answer.',
    },
    {
      title: 'Prove which version someone completed',
      description:
        'Each completion records the version number. If the handbook is rewritten in summer, a certificate from the year before still points to the text as it was then, and you can open it.',
    },
  ],
  keyCapabilities: [
    {
      title: 'One line per version',
      description:
        'Number, summary, author, date. The list is short enough for a meeting and exact enough for an inspector. The version that learners see today is marked “Live”.',
      imageSeed: 'versions',
    },
    {
      title: 'Content and actions on one timeline',
      description:
        'Each new version appears in the audit log alongside due dates, roles and logins. To reconstruct a week, you read one list instead of piecing two together by date and time.',
      imageSeed: 'audit-log',
    },
    {
      title: 'Suggestions are not yet versions',
      description:
        'The old sentence and the proposed one appear together until an author keeps one of them. Only what is published gets a number, so a half-finished idea cannot reach a learner by accident.',
      imageSeed: 'lesson-page:suggestion',
    },
  ],
  related: ['content-import', 'ai-course-creation', 'audit-logs', 'roles-and-permissions'],
};

export default contentVersioning;
