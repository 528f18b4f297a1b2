import {who} from '../scenes/cast';
import type {Feature} from '../schema';

const flashcards: Feature = {
  slug: 'flashcards',
  title: 'Flashcards',
  description:
    'Flashcards with spaced repetition in your LMS: each card comes back before it is forgotten. Write your own or let AI draft them.',
  card: 'Each card comes back just before you would have forgotten it.',
  icon: 'repeat',
  category: 'learner-engagement',
  order: 3,
  headline: 'Flashcards: remember in March what you learned in November',
  subheading:
    'Someone who passes a quiz today may not know the answers in four months. Spaced repetition asks again after a day, then after a few days, and then at longer and longer intervals.',
  imageSeed: 'card-plan',
  heading: 'A few minutes a day on the cards you are about to forget',
  accordionFeatures: [
    {
      title: 'Draft cards from a finished lesson',
      description:
        'Choose a lesson, and AI suggests a question and an answer for each fact worth keeping. Delete the ones you don’t need. A card should ask for one thing only. If the answer takes four lines, leave it in the lesson.',
    },
    {
      title: 'Turn the card over and be honest',
      description:
        'Under the answer are four buttons: again, hard, good and easy. Each shows when the card will return: in a minute, tomorrow or weeks from now. Managers cannot see which one you press.',
    },
    {
      title: 'Watch the gaps grow',
      description: 'For a card that you know well:',
      table: {
        columns: ['Right answer', 'Comes back after'],
        rows: [
          ['First', '1 day'],
          ['Second', '3 days'],
          ['Third', '8 days'],
          ['Fourth', '21 days'],
        ],
      },
    },
    {
      title: 'Make a card from your own note',
      description:
        'A note can become a card without retyping. Your own wording often works better than the author’s, because it contains the example that helped you understand.',
    },
    {
      title: 'Keep emergency knowledge fresh',
      description:
        'Where is the isolation valve, what does the alarm sound like, what do you say on the phone? You may not need it for years, and then you need it within seconds. Assign the set to a team, and it keeps coming back after the course has ended.',
    },
  ],
  capabilitiesHeading: 'People review what they need, not the whole course',
  keyCapabilities: [
    {
      title: 'Four buttons, four dates',
      description:
        'Learners say how well they knew the answer, and see the next date before they press. Each day’s set is built from those choices and shows how long it will take.',
    },
    {
      title: 'Each card has its own schedule',
      description:
        'After a few weeks, two cards from the same lesson can be due weeks apart. One that was forgotten comes back sooner.',
    },
    {
      title: 'Something short for a busy day',
      description:
        'Reviewing the cards that are due takes a few minutes, on a train or in a queue. It counts towards the streak, and it keeps a course fresh between lessons.',
    },
  ],
  block: {
    kind: 'week',
    learner: `${who('Amara Okafor')}, starts her shift at seven.`,
    days: [
      {imageSeed: 'flashcards:1', caption: 'AI suggests a card from her lesson, and she keeps it.'},
      {imageSeed: 'flashcards:2', caption: 'The question comes back a day later. She presses Good.'},
      {imageSeed: 'flashcards:3', caption: 'Five more cards are due: two minutes while the kettle boils.'},
      {imageSeed: 'flashcards:4', caption: 'Seven cards in a tea break keep the streak going.'},
      {imageSeed: 'flashcards:5', caption: 'She still knows Monday’s card, so the next gap is longer.'},
    ],
  },
  cta: {
    title: 'Turn one lesson into cards',
    description:
      'Choose a lesson that people forget, keep the cards worth keeping, and assign them to one team. The first questions arrive the next morning.',
  },
  related: ['smart-notes', 'quizzes', 'mobile-apps', 'gamification'],
};

export default flashcards;
