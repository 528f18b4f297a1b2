import brand from '../brand';
import type {Feature} from '../schema';

const smartNotes: Feature = {
  slug: 'smart-notes',
  title: 'Smart Notes and Collections',
  description:
    'Mark a line or a second of video, add a thought and get a summary of what you noted. Gather the best of it in collections to share.',
  icon: 'notebook',
  category: 'learner-engagement',
  order: 4,
  headline: 'Notes that remember which lesson they came from',
  subheading: `Paper is hard to search, and a screenshot forgets where it was taken. A note in ${brand.name} stays attached to its sentence or its second, and collections bring the best of several courses together.`,
  imageSeed: 'notes:hotel-margin',
  accordionFeatures: [
    {
      title: 'Mark a sentence at 04:12',
      description:
        'Pause the video or select a line, and write what you want to keep. The note holds the spot. Weeks later one click plays that moment, and you need not drag through a recording to find out what you meant.',
      imageSeed: 'video-marks:depot-timestamp',
    },
    {
      title: 'Ask for a summary of your own notes',
      description:
        'The summary is made from what you marked and wrote, and from nothing else. That makes it yours: it leaves out what you knew before, which a summary of the course could not.',
      imageSeed: 'notes-summary:bank-yours',
    },
    {
      title: 'Collect for an occasion',
      description:
        '“For my first month” is a better collection than “Favourites”. It may hold three lessons, one page of the handbook, a deck of cards and a video that starts at 02:10, in the order in which you will need them.',
      imageSeed: 'collections:retail-occasion',
    },
    {
      title: 'Leave something for the person after you',
      description:
        'Before you change jobs, share the collection with your team. Your successor follows it and finds what took you a year to gather. Additions appear for all who follow, and your private notes stay behind.',
      imageSeed: 'collection-followers:account-successor',
    },
    {
      title: 'Search everything you ever marked',
      description:
        'Type “flow curve” and you get the paragraph, the clip and the remark you made beside it, from courses that you finished long ago as well. Each hit opens the lesson at the place.',
      imageSeed: 'notes-search:heat-pump-curve',
    },
    {
      title: 'Write what you would not say aloud',
      description:
        'Notes are visible to their author. No manager’s report counts or quotes them, and so people do write “I still do not understand this”. If the thought should travel, take it to the forum or into a collection.',
      imageSeed: 'private-note:ward-quiet',
    },
  ],
  keyCapabilities: [
    {
      title: 'Beside the lesson, in its words and yours',
      description:
        'The marked passage, your comment and the summary stand in one column. You can see at a glance which words are quoted, which you wrote and which came from AI.',
      imageSeed: 'lesson-notes:nurse-column',
    },
    {
      title: 'Collections that colleagues follow',
      description:
        'A shared collection is a small, personal catalogue. The one by the colleague who knows the yard best may serve new people better than the official list, and you can see how many follow it.',
      imageSeed: 'shared-collections:pallet-followed',
    },
    {
      title: 'From a note to practice',
      description:
        'Reading a note again feels like learning and seldom is. Turn it into a question with one click and let it come back as a card, with the answer hidden until you have tried.',
      imageSeed: 'flashcards:planner-fromnote',
    },
  ],
  related: ['flashcards', 'learner-dashboard', 'discussion-forums', 'mobile-apps'],
};

export default smartNotes;
