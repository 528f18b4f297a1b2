import brand from '../brand';
import type {Feature} from '../schema';

const aiCourseCreation: Feature = {
  slug: 'ai-course-creation',
  title: 'AI Course Creation',
  description:
    'Edit, review and approve the courses that AI drafts from your prompt, document or video. Save up to 90% of creation time.',
  icon: 'sparkles',
  category: 'learning-content',
  order: 1,
  headline: 'AI course drafts that your experts edit and approve',
  subheading: `Experts rarely find time to write a course, but they soon spot what is wrong with one. ${brand.name} gives them a draft to argue with. They check it against the source, correct it and approve it part by part.`,
  imageSeed: 'document-to-course',
  seeAlso: {label: 'AI course creator: from prompt, document or video to draft', to: '/ai-course-creation'},
  heading: 'From AI draft to approved course',
  accordionFeatures: [
    {
      title: 'Check each lesson against its source',
      description:
        'The AI course creator turns a prompt, a document or a video link into a draft. When the source is a document, each lesson names the pages it comes from. Your safety adviser reads the two side by side and cuts the section on document control, which drivers don’t need.',
      imageSeed: 'lesson-page:draft',
    },
    {
      title: 'Correct the captions of a video lesson',
      description:
        'A long recording becomes a set of short lessons, each starting at the right moment. Ask someone who was in the room to check the captions. Names and pressures are what transcripts get wrong.',
    },
    {
      title: 'Put your own rules in',
      description:
        'A draft made from one sentence rests on general knowledge and is labelled as such. Add a source of your own, or type your rules into the lesson, before it goes to review.',
    },
    {
      title: 'Send a weak draft back',
      description:
        'A procedure with steps makes a strong draft. A price list makes a weak one, because it gives people nothing to practise. If the outline reads like a table of contents, add a line on what people should be able to do afterwards and draft it again.',
    },
    {
      title: 'Rewrite one paragraph and leave the rest alone',
      description:
        'Select a sentence and ask for plainer words, or for an example from your trade. You see the old wording above the new. Only what you selected changes, so the warning your lawyer approved stays as it was.',
      imageSeed: 'refine:example',
    },
    {
      title: 'See which parts still need checking',
      description:
        'Lessons stay marked as drafts until a named person approves them. With four of six parts approved, no one can mistake the course for a finished one. The version history records who approved what.',
    },
  ],
  keyCapabilities: [
    {
      title: 'Save up to 90% of creation time',
      description:
        'The saving is in the writing, the layout and the first set of questions. Checking stays with your expert and takes as long as it takes. A tidy manual will get you closer to 90% than a folder of old slides.',
      imageSeed: 'versions:first',
    },
    {
      title: 'A quiz drawn from the lessons',
      description:
        'Questions come from passages that people have just read, and the wrong answers are ones a beginner might really give. Feedback leads back to the lesson. Discard the questions that are too easy before you publish.',
      imageSeed: 'question-from-source',
    },
    {
      title: 'Plain words on request',
      description:
        'Official language survives because people copy it. Ask for a paragraph the way you would say it to someone on their first day, compare the two and pick one. The earlier wording stays in the history.',
      imageSeed: 'decision:wording',
    },
  ],
  related: ['quizzes', 'content-versioning', 'content-import', 'blooms-taxonomy-reports'],
};

export default aiCourseCreation;
