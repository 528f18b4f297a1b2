import type {Feature} from '../schema';

const flashcards: Feature = {
  slug: 'flashcards',
  title: 'Flashcards',
  description:
    'Cards with spaced repetition come back when you are about to forget them. Write them yourself or have AI draft them from a lesson.',
  icon: 'repeat',
  category: 'learner-engagement',
  order: 3,
  headline: 'Remember in March what you learned in November',
  subheading:
    'To pass a quiz and to know the answer months later are different feats. Spaced repetition asks again after a day, then after three, then later still, and leaves alone what you know.',
  imageSeed: 'flashcards:rail-yellow',
  accordionFeatures: [
    {
      title: 'Draft cards from a finished lesson',
      description:
        'Choose a lesson and AI proposes a front and a back for each fact worth keeping. Delete freely: a card should ask for one thing only, and if the back needs four lines it belongs in the lesson.',
      imageSeed: 'card-drafts:boiler-lesson',
    },
    {
      title: 'Turn the card and be honest',
      description:
        'Under the answer are four buttons: again, hard, good and easy. Each says when the card would return, from one minute to nine days. No manager sees which one you press, so there is nobody to impress.',
      imageSeed: 'card-answer:clinic-honest',
    },
    {
      title: 'Watch the gaps grow',
      description:
        'A card that you keep knowing comes back after one day, three, eight and twenty-one. Forget it once and it moves close again. The few minutes you have are spent on what is slipping.',
      imageSeed: 'spaced-repetition:kitchen-widening',
    },
    {
      title: 'Make a card from your own note',
      description:
        'A sentence you marked can become a card without retyping. Your wording often beats the author’s, because it already contains the example that made you understand.',
      imageSeed: 'notes:forklift-tocard',
    },
    {
      title: 'Keep emergency knowledge in rotation',
      description:
        'Where the isolation valve is, how the alarm sounds, what to say on the phone: such things are needed once in years and then within seconds. Assign the deck to a team, and it goes on returning after the course has ended.',
      imageSeed: 'team-deck:heat-pump-valve',
    },
  ],
  keyCapabilities: [
    {
      title: 'Four answers, four dates',
      description:
        'Learners decide how well they knew it and see the consequence before they press. The deck for the day is worked out from those choices, with its size and the minutes that it will take.',
      imageSeed: 'today-deck:retail-fourdates',
    },
    {
      title: 'A rhythm for each single card',
      description:
        'Two cards from the same lesson can be weeks apart by winter. Wider rings stand for longer gaps, and the dates below them say when you will meet this card again.',
      imageSeed: 'card-rhythms:casework-apart',
    },
    {
      title: 'A small reason to open the app today',
      description:
        'Reviewing the cards that are due is one of the shortest things to do on a busy day. It keeps the thread to a course between two lessons, on a train or in a queue.',
      imageSeed: 'streak:aoife-queue',
    },
  ],
  related: ['smart-notes', 'quizzes', 'mobile-apps', 'gamification'],
};

export default flashcards;
