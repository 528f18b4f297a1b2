import brand from '../brand';
import type {Feature} from '../schema';

const aiCourseCreation: Feature = {
  slug: 'ai-course-creation',
  title: 'AI Course Creation',
  description:
    'AI course creation in your LMS: draft a course from a prompt, a document or a video link, then edit and approve it. It can save up to 90% of creation time.',
  card: 'Draft a course from a document, a prompt or a video, then correct and approve it.',
  icon: 'sparkles',
  category: 'learning-content',
  order: 1,
  headline: 'Edit and approve AI-drafted courses, section by section',
  subheading: `Experts rarely find time to write a course, but they soon spot what is wrong with one. ${brand.name} gives them a draft to correct. They check it against the source and approve it section by section.`,
  imageSeed: 'document-to-course',
  seeAlso: {label: 'AI course creator: from prompt, document or video to draft', to: '/ai-course-creation'},
  heading: 'From AI draft to approved course',
  accordionFeatures: [
    {
      title: 'Check each lesson against its source',
      description:
        'When the source is a document, each drafted lesson names the pages it comes from. Your safety adviser reads the two side by side and cuts the part on document control, which drivers don’t need.',
      imageSeed: 'lesson-page:draft',
    },
    {
      title: 'Correct the captions of a video lesson',
      description:
        'Ask someone who was in the room to check the captions, because transcripts often get names and figures wrong.',
    },
    {
      title: 'Add your own rules',
      description:
        'A draft made from one sentence rests on general knowledge. Its label says so until you add a source or type in your own rules.',
    },
    {
      title: 'Improve a weak draft in three steps',
      description:
        'A procedure makes a good draft. A price list makes a poor one, because it gives people nothing to practise. If the outline reads like a table of contents:',
      steps: [
        'Say in one line what people should be able to do after the course.',
        'Cut the pages of the source that don’t help with that.',
        'Draft the course again.',
      ],
    },
    {
      title: 'Rewrite one sentence and leave the rest alone',
      description:
        'Select a sentence. Ask for plainer English, or for an example from your trade. You see the old wording above the new and keep one of them. Nothing else changes, so the warning that your lawyer approved is still there, word for word.',
      imageSeed: 'refine:example',
    },
    {
      title: 'See which parts still need checking',
      description:
        'Each part stays marked as a draft until someone approves it, and the version history records who that was.',
    },
  ],
  capabilitiesHeading: 'Your experts write less and still have the last word',
  keyCapabilities: [
    {
      title: 'Save up to 90% of creation time',
      description:
        'The saving is in the writing, the layout and the first set of questions. Checking stays with your expert and takes as long as it takes. A tidy manual will get you closer to 90% than a folder of old slides.',
    },
    {
      title: 'A quiz drawn from the lessons',
      description:
        'Questions come from passages that people have just read, with wrong answers that a beginner might really give. Discard the ones that are too easy before you publish.',
    },
    {
      title: 'Plain English on request',
      description:
        'Ask the AI to rewrite a paragraph the way you would explain it to a new starter, then keep the version you prefer.',
    },
  ],
  block: {
    kind: 'change',
    before: {label: 'Four sections of the handbook', imageSeed: 'change:handbook'},
    after: {label: 'Three lessons and a question', imageSeed: 'change:lesson'},
  },
  cta: {
    title: 'Start from a procedure you already have',
    description:
      'Upload it in a free trial, and ask the person who knows it best to correct the draft. Or bring the document to a demo and see how a draft is made from it.',
  },
  related: ['quizzes', 'content-versioning', 'content-import', 'blooms-taxonomy-reports'],
};

export default aiCourseCreation;
