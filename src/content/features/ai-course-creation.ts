import brand from '../brand';
import type {Feature} from '../schema';

const aiCourseCreation: Feature = {
  slug: 'ai-course-creation',
  title: 'AI Course Creation',
  description:
    'Start from a prompt, a document or a video link and get an outline, lessons and a quiz to correct, with up to 90% saved creation time.',
  icon: 'sparkles',
  category: 'learning-content',
  order: 1,
  headline: 'Your expert gets a draft to argue with',
  subheading: `Experts rarely find time to write a course. They do find time to say what is wrong with one. ${brand.name} writes the draft, and the people who know the work decide what stays.`,
  imageSeed: 'outline:ward-round',
  accordionFeatures: [
    {
      title: 'Start from a policy PDF',
      description:
        'Upload the document and name the reader: a driver in the first week, say, or a supervisor of ten years. The outline comes first and shows which pages each lesson draws on. Strike out the chapter on document control that no driver needs, then have the lessons written.',
      imageSeed: 'document-to-course:driver-rulebook',
    },
    {
      title: 'Paste the link to a training video',
      description:
        'The transcript is cut where the subject changes, so a long recording becomes lessons that each begin at the right second. Questions are drafted from what was said. Have somebody who was in the room check the captions, since names and doses are what a transcript gets wrong.',
      imageSeed: 'video-to-course:clinic-hoist',
    },
    {
      title: 'Write one sentence and say who it is for',
      description:
        'A useful prompt names the learner, the task and the limit, for example “welcome to the shop floor, for a new sales assistant, five lessons”. Without a source the draft rests on general knowledge and is labelled as such, so you know that your own rules have yet to be put in.',
      imageSeed: 'prompt:shop-weekend',
    },
    {
      title: 'Tell a good source from a poor one',
      description:
        'A procedure with steps makes a strong draft. A price list makes a weak one, because there is nothing in it to do. If the outline reads like a table of contents, add a line on what people should be able to do afterwards and draft it again.',
      imageSeed: 'source-check:dealer-second',
    },
    {
      title: 'Rewrite one paragraph and leave the rest alone',
      description:
        'Select a sentence, ask for plain words or for an example from your trade, and read the old line above the new one. A request changes what you selected and nothing else, so the warning that your lawyer approved keeps its wording.',
      imageSeed: 'refine:boiler-note',
    },
    {
      title: 'See which parts no human has checked',
      description:
        'Drafted lessons keep their mark until a named person approves them. With two of four approved, nobody can take the course for finished. The approval stays in the version history beside the name of whoever gave it.',
      imageSeed: 'approvals:data-protection-review',
    },
  ],
  keyCapabilities: [
    {
      title: 'Save up to 90% of creation time',
      description:
        'The saving comes from writing, layout and first questions. Checking stays with your expert and takes as long as it takes. A tidy manual brings you nearer to the figure than a folder of old slides.',
      imageSeed: 'time-saved:orbis-hygiene',
    },
    {
      title: 'A quiz drawn from the lessons themselves',
      description:
        'Questions are written from the passages that people have just read, with wrong answers that a beginner might really give. The feedback leads back to the lesson that explains it. Discard the easy ones before you publish.',
      imageSeed: 'quiz-draft:forklift-lessons',
    },
    {
      title: 'Plain words on request',
      description:
        'Official language survives because nobody is asked to remove it. Have a paragraph rewritten the way you would say it to somebody on a first day, compare the two, and choose. The earlier wording remains in the history.',
      imageSeed: 'wording:store-first-day',
    },
  ],
  related: ['quizzes', 'content-versioning', 'content-import', 'blooms-taxonomy-reports'],
};

export default aiCourseCreation;
