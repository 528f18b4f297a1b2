import type {AiCourseCreation} from './schema';

const aiCourseCreation: AiCourseCreation = {
  headline: 'Turn documents and videos into courses with AI',
  lead: 'Give the AI course creator a prompt, a document or a video link. It drafts the outline, the lessons and the quiz, and your experts check everything before it is published.',
  blocks: [
    {
      title: 'Generate with AI',
      description:
        'Say in a few words what the course should teach, such as “working the till”. Then add who it is for and how long it should take. The AI shows you an outline, and writes the lessons once you approve it.',
      points: [
        'Choose the audience, the tone and the length',
        'Move or delete lessons while the course is still an outline',
        'Quiz questions drawn from the lessons',
      ],
      imageSeed: 'new-course:prompt',
    },
    {
      title: 'Upload Anything',
      description:
        'You have probably written most of it already. Use a policy, a slide deck or the recording of a talk as the source, and the AI drafts from it. Each lesson covers one topic and names the page it comes from.',
      points: [
        'Courses from documents and slide decks',
        'Videos split into lessons, with a summary of each',
        'SCORM 1.2/2004, LTI and xAPI content imported alongside your drafts',
      ],
      imageSeed: 'sources',
    },
    {
      title: 'Edit & Refine',
      description:
        'The draft opens in the editor like any other course. Rewrite a paragraph yourself, or ask the AI for a shorter version, plainer English or an example from your trade. If you liked the old version better, go back to it.',
      points: [
        'Change one paragraph and leave the rest as it is',
        'Replace a general example with one from your own site',
        'Ask a colleague to review the draft before you publish it',
        'Roll back to any earlier version',
      ],
      imageSeed: 'refine:example',
    },
  ],
  claim: {
    title: 'AI can save up to 90% of the creation time',
    description:
      'Most of the hours go on the first draft and the formatting. The AI does both. Your expert’s time goes on checking that the course is right.',
  },
  faq: [
    {
      question: 'Does the AI publish anything by itself?',
      answer:
        'No. Learners cannot see a draft until an author publishes it, and you can change or remove any lesson or question first.',
    },
    {
      question: 'How close will we get to 90%?',
      answer:
        'It depends on your source, so we say “up to”. A clear manual needs little editing. A page of rough notes takes your expert longer.',
    },
    {
      question: 'What if the draft contains a mistake?',
      answer:
        'Check it as you would check a new colleague’s work, with the source open next to it, and correct what is wrong before you publish. If a mistake comes to light later, publish a corrected version. It replaces the old one, and the history keeps both.',
    },
    {
      question: 'Can we combine generated courses with the ones we have?',
      answer:
        'Yes. A learning plan can start with an imported SCORM package, continue with a generated refresher and end with a live session.',
    },
  ],
  cta: {
    imageSeed: 'done:course',
    title: 'Upload a handbook and see the draft',
    description:
      'Try it yourself in a free trial, or book a demo and watch a specialist turn your own material into a course.',
  },
};

export default aiCourseCreation;
