import type {Feature} from '../schema';

const flashcards: Feature = {
  slug: 'flashcards',
  title: 'Flashcards',
  description:
    'Flashcards with spaced repetition ask again before you forget. Write them yourself or let AI draft them from a lesson.',
  icon: 'repeat',
  category: 'learner-engagement',
  order: 3,
  headline: 'Flashcards: remember in March what you learned in November',
  subheading:
    'Passing a quiz is one thing. Knowing the answer months later is another. Spaced repetition asks again after a day, then after a few days, and then at longer and longer intervals.',
  imageSeed: 'card-plan',
  heading: 'A few minutes a day, spent on what is slipping',
  accordionFeatures: [
    {
      title: 'Draft cards from a finished lesson',
      description:
        'Choose a lesson and AI suggests a question and an answer for each fact worth keeping. Delete freely. A card should ask for one thing only, and if the answer needs four lines it belongs in the lesson.',
      imageSeed: 'lesson-page:cards',
    },
    {
      title: 'Turn the card over and be honest',
      description:
        'Under the answer are four buttons: again, hard, good and easy. Each shows when the card will return, from a minute to several days from now. Managers cannot see which one you press.',
      imageSeed: 'flashcard',
    },
    {
      title: 'Watch the gaps grow',
      description:
        'A card that you keep getting right might come back after one day, then three, eight and twenty-one. Forget it once and it comes back sooner.',
    },
    {
      title: 'Make a card from your own note',
      description:
        'A sentence you marked can become a card without retyping. Your wording often works better than the author’s, because it contains the example that made it click.',
    },
    {
      title: 'Keep emergency knowledge fresh',
      description:
        'Where is the isolation valve, what does the alarm sound like, what do you say on the phone? You may not need it for years, and then you need it within seconds. Assign the deck to a team and it keeps coming back after the course has ended.',
    },
  ],
  keyCapabilities: [
    {
      title: 'Four buttons, four dates',
      description:
        'Learners say how well they knew the answer, and see the next date before they press. The day’s deck is built from those choices and shows how long it will take.',
      imageSeed: 'today:cards',
    },
    {
      title: 'A rhythm for each card',
      description:
        'After a few weeks, two cards from the same lesson can be weeks apart. Each one shows when it is due again.',
      imageSeed: 'card-list',
    },
    {
      title: 'Something short for a busy day',
      description:
        'Reviewing the cards that are due takes a few minutes, on a train or in a queue. It keeps a course fresh in the mind between lessons.',
      imageSeed: 'streak',
    },
  ],
  related: ['smart-notes', 'quizzes', 'mobile-apps', 'gamification'],
};

export default flashcards;
