import type {BookADemo} from './schema';

/** Copy of /book-a-demo (section 2 of the specification). */
const bookADemo: BookADemo = {
  headline: 'Book a Demo',
  lead: 'Schedule a personalised demo with a product specialist. Bring a document of your own and a colleague who knows the subject, and see the platform with examples from your field.',
  agenda: [
    {
      title: 'Your training today',
      description:
        'Tell us who you train, what they need to know and what takes too long. We plan the rest of the meeting around that.',
    },
    {
      title: 'A course from your material',
      description:
        'We give the AI one of your documents or videos, and it drafts a course. Your colleague corrects a lesson and sees how the editor works.',
    },
    {
      title: 'Three points of view',
      description:
        'Follow one assignment as the learner, as the manager who set it, and in the reports that an admin sees.',
    },
    {
      title: 'Price and next steps',
      description:
        'We work out the price for your number of users, answer your remaining questions and decide with you whether a trial makes sense.',
    },
  ],
  fallback: {
    title: 'Find a time for your demo',
    description:
      'Suggest two or three times that suit you, and tell us your time zone. A product specialist will confirm one of them.',
  },
};

export default bookADemo;
