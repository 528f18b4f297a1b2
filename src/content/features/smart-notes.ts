import brand from '../brand';
import type {Feature} from '../schema';

const smartNotes: Feature = {
  slug: 'smart-notes',
  title: 'Smart Notes and Collections',
  description:
    'Notes inside the LMS: mark a line or a moment in a video, add a thought, get a summary, and share the best lessons as a collection.',
  card: 'Private notes on a line or a moment in a video, and collections you can share.',
  icon: 'notebook',
  category: 'learner-engagement',
  order: 4,
  headline: 'Smart notes that stay yours, and collections you can share',
  subheading: `Paper is hard to search, and a screenshot does not say where it came from. A note in ${brand.name} stays linked to its sentence or its moment in the video. Collections bring the best of several courses together.`,
  imageSeed: 'lesson-page:note',
  heading: 'Notes that you will find again',
  accordionFeatures: [
    {
      title: 'Mark a moment in a video',
      description:
        'Pause the video and write down what you want to keep. Weeks later, one click takes you back to that moment.',
      imageSeed: 'smart-notes:2',
    },
    {
      title: 'Ask for a summary of your own notes',
      description:
        'AI writes the summary from what you marked and wrote, and from nothing else. It leaves out what you already knew, which a summary of the course could not do.',
      imageSeed: 'smart-notes:3',
    },
    {
      title: 'Build a collection for an occasion',
      description:
        '“For my first month” is more use than “Favourites”. It might hold three lessons, a page of the handbook, a set of flashcards and a video that starts at 02:10, in the order you will need them.',
      imageSeed: 'smart-notes:5',
    },
    {
      title: 'Leave something for the person after you',
      description:
        'Before you change jobs, share the collection with your team. Your successor starts with what took you a year to gather. Followers see anything you add, and your private notes stay private.',
    },
    {
      title: 'Search everything you have ever marked',
      description:
        'Type “plug”, and you get the paragraph, the clip and the remark you made, even from courses that you finished long ago. Each result opens the lesson at the right point.',
      imageSeed: 'smart-notes:4',
    },
    {
      title: 'Your manager cannot read your notes',
      description: 'Only you see them, and no report counts or quotes them.',
    },
  ],
  capabilitiesHeading: 'Notes that get used again',
  keyCapabilities: [
    {
      title: 'Quotes, comments and AI kept apart',
      description:
        'The marked passage, your comment and the summary appear in one column. You can see at a glance which words are quoted, which you wrote and which came from AI.',
    },
    {
      title: 'Collections that colleagues follow',
      description:
        'A shared collection works like a small catalogue, and you can see how many follow it. New people often get more from the one made by an experienced colleague than from the official list.',
    },
    {
      title: 'From a note to practice',
      description:
        'Turn a note into a question with one click, and it comes back as a flashcard, with the answer hidden until you have tried.',
    },
  ],
  cta: {
    title: 'Build the collection you wish you’d had',
    description:
      'Read a lesson, mark three passages and add a video. Then share the collection with the next person who joins your team.',
  },
  related: ['flashcards', 'learner-dashboard', 'discussion-forums', 'mobile-apps'],
};

export default smartNotes;
