import brand from '../brand';
import type {Feature} from '../schema';

const contentVersioning: Feature = {
  slug: 'content-versioning',
  title: 'Content Versioning',
  description:
    'Every publication is kept as a version with author, date and summary. Compare two, roll back to one, and see which one people took.',
  icon: 'history',
  category: 'learning-content',
  order: 7,
  headline: 'Which wording was live on the day of the accident?',
  subheading: `Somebody may ask one day, and a shared folder cannot say. ${brand.name} keeps every published version with its author, its date and a note on what changed, and any of them can be made live again.`,
  imageSeed: 'versions:rail-lineside',
  accordionFeatures: [
    {
      title: 'Read what changed, and only that',
      description:
        'Choose two versions and see the lines that were cut beside the lines that were added. A reviewer who approved the last edition reads eleven lines in place of forty pages, and is more likely to find the one that matters.',
      imageSeed: 'version-diff:bank-elevenlines',
    },
    {
      title: 'Roll back in one step, with progress kept',
      description:
        'Thursday’s edit lost a paragraph. Open the history, pick the version before it and make it live. People in lesson four carry on in lesson four. Thursday’s text stays in the list too, because half of it was good.',
      imageSeed: 'rollback:bakery-thursday',
    },
    {
      title: 'Decide who has to read it again',
      description:
        'A corrected typo needs no second reading, a new legal limit does. On publishing you choose: leave completions alone, tell people what is different, or assign the course again with a new date.',
      imageSeed: 'reread:warehouse-again',
    },
    {
      title: 'Prepare the January text in November',
      description:
        'The next edition can wait as a draft for weeks. Reviewers read it and approve it part by part, while learners keep the published one. On the day the law takes effect, an Author publishes, and that is all there is to do.',
      imageSeed: 'approvals:policy-january',
    },
    {
      title: 'Separate what AI wrote from what people decided',
      description:
        'A draft by AI has an entry of its own that names its source. Every later version names a person. When a customer asks how much of your course an expert has seen, the history answers for you.',
      imageSeed: 'authorship:dealer-named',
    },
    {
      title: 'Prove which version somebody completed',
      description:
        'The completion holds the version’s number. If the rule book is rewritten in summer, a certificate from spring still points to the text on which it was earned, and you can open that text.',
      imageSeed: 'completed-version:rail-rulebook',
    },
  ],
  keyCapabilities: [
    {
      title: 'One line per publication',
      description:
        'Number, summary, author, date. The list is short enough for a meeting and exact enough for an inspector, and the version that learners see today carries the word “Live”.',
      imageSeed: 'publications:hotel-shortlist',
    },
    {
      title: 'Content and conduct on one timeline',
      description:
        'Publishing is written to the audit log between due dates, roles and sign-ins. When you reconstruct a week, you do not have to lay the course history beside a second list and match the hours by hand.',
      imageSeed: 'audit-log:ward-autumn',
    },
    {
      title: 'Suggestions are not yet versions',
      description:
        'The old sentence and the proposed one stand together until an Author keeps one of them. Only what is published gets a number, so a half-finished idea cannot reach a learner by accident.',
      imageSeed: 'refine:clinic-proposed',
    },
  ],
  related: ['content-import', 'ai-course-creation', 'audit-logs', 'roles-and-permissions'],
};

export default contentVersioning;
