import type {FaqEntry} from './schema';
import type {ImageSeed} from './scenes';

/** Copy of /ai-course-creation (section 2 of the specification). */
export interface AiCourseCreationContent {
  headline: string;
  lead: string;
  /** Picture of the hero. */
  imageSeed: ImageSeed;
  blocks: readonly {
    title: 'Generate with AI' | 'Upload Anything' | 'Edit & Refine';
    description: string;
    points: readonly string[];
    imageSeed: ImageSeed;
  }[];
  /** The time saved according to section 9, always with "up to". */
  claim: {title: string; description: string};
  faq: readonly FaqEntry[];
  cta: {title: string; description: string};
}

const aiCourseCreation: AiCourseCreationContent = {
  headline: 'AI course creation that starts from what you have',
  lead: 'Describe the course, hand over a document or paste a video link. AI course creation writes the outline, the lessons and the quiz, and your experts have the last word.',
  imageSeed: 'video-to-course:release-talk',
  blocks: [
    {
      title: 'Generate with AI',
      description:
        'Write one sentence about what people should be able to do, such as "handle a complaint at the hotel reception". Say who the learners are and how long it may take. You get an outline to approve before a single lesson is written.',
      points: [
        'Choose the audience, the tone and the length',
        'Move or delete chapters while it is still an outline',
        'A quiz for each chapter, drafted from the same goals',
      ],
      imageSeed: 'outline:hotel-reception',
    },
    {
      title: 'Upload Anything',
      description:
        'Most of what you need has been written already. A policy, a slide deck or the recording of a talk becomes the source, and the draft keeps to it. A 48-page safety handbook turns into lessons that each answer one question.',
      points: [
        'Documents and slide decks as the basis of a course',
        'Video links, divided into chapters with a summary',
        'SCORM 1.2/2004, LTI and xAPI content, imported next to your drafts',
      ],
      imageSeed: 'document-to-course:harbour-handbook',
    },
    {
      title: 'Edit & Refine',
      description:
        'The draft opens in the editor like any other course. Rewrite a paragraph yourself or ask for a shorter version, a simpler word or an example from your trade. When the answer is worse than before, go back one version.',
      points: [
        'Ask for a change to one paragraph and leave the rest',
        'Replace a general example with one from your own site',
        'Invite a colleague to review before you publish',
        'Keep each version, with rollback',
      ],
      imageSeed: 'refine:store-simpler',
    },
  ],
  claim: {
    title: 'Up to 90% saved creation time',
    description:
      'The blank page and the formatting are where the hours go. With those done for you, the time that remains is spent on judgement: is it right, is it clear, is it ours?',
  },
  faq: [
    {
      question: 'Does the AI publish anything by itself?',
      answer:
        'It never does. A draft is invisible to learners until an author releases it, and every lesson and question can be changed or removed first.',
    },
    {
      question: 'How close will we come to 90%?',
      answer:
        'That depends on your source, which is why the claim says "up to". A clear manual needs little editing, while a page of rough notes asks more of your expert.',
    },
    {
      question: 'What if the draft contains a mistake?',
      answer:
        'Read it as you would read the work of a new colleague. Keep the source open beside it, correct the lesson and publish. If the mistake comes to light later, a corrected version replaces the old one and the history shows both.',
    },
    {
      question: 'Can a generated course sit beside our existing ones?',
      answer:
        'A learning plan can mix both. Put an imported SCORM package first, a generated refresher after it and a live session at the end, and learners follow them as one plan.',
    },
  ],
  cta: {
    title: 'Pick a handbook and press upload',
    description:
      'Try it on your own in a free trial, or book a demo and watch a specialist turn your material into a draft.',
  },
};

export default aiCourseCreation;
