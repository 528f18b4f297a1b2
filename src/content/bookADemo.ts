import type {ImageSeed} from './scenes';

/** Copy of /book-a-demo (section 2 of the specification). */
export interface BookADemoContent {
  headline: string;
  lead: string;
  /** What happens in the meeting, in order. */
  agenda: readonly {title: string; description: string}[];
  /** How to reach a specialist if no meeting scheduler is configured. */
  fallback: {title: string; description: string; imageSeed: ImageSeed};
}

const bookADemo: BookADemoContent = {
  headline: 'Book a Demo',
  lead: 'Schedule a personalised demo with a product specialist. Choose a time, bring a colleague if you like, and see the platform with examples from your own field.',
  agenda: [
    {
      title: 'Your programme as it is',
      description:
        'You describe who learns, what they must know and what takes too long today. The rest of the meeting follows from that.',
    },
    {
      title: 'A course from your material',
      description:
        'We take a document or video of yours and watch the AI draft a course from it. You change a lesson and see how the editor works.',
    },
    {
      title: 'Three points of view',
      description:
        'You see one assignment first as its learner, then as the manager who set it, and at last in the reports an administrator reads.',
    },
    {
      title: 'Price and next steps',
      description:
        'We work out the price for your number of users, answer what is still open and agree whether a trial makes sense.',
    },
  ],
  fallback: {
    imageSeed: 'live-session:demo',
    title: 'Arrange a time by message',
    description:
      'Use the contact form and name two or three times that suit you, with your time zone. A product specialist writes back within 24 hours to confirm one.',
  },
};

export default bookADemo;
