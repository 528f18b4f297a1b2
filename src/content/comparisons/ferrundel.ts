import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const ferrundel = ({lowest, highest}: Prices): Competitor => ({
  slug: 'ferrundel',
  name: 'Ferrundel',
  headline: 'Moving on from Ferrundel, course by course',
  subheading:
    'Bring your SCORM packages along, then let your own experts draft and correct the courses that come after them.',
  character:
    'A corporate learning suite from the years when every course was a SCORM package and every change was a project.',
  order: 1,
  inFooter: true,
  strengths: [
    {
      icon: 'package',
      title: 'The packages you paid for still run',
      description:
        'Upload SCORM 1.2 or SCORM 2004 files as they are. They stand in the catalogue next to new courses, with due dates and reports of the same kind, so nobody rebuilds a working shelf before the switch.',
    },
    {
      icon: 'pencil',
      title: 'A typo no longer needs a release',
      description:
        'With Ferrundel, a wrong phone number in lesson three goes back to the authoring tool. Here an author opens the lesson in the browser, corrects the number and publishes. The version before it stays in the history.',
    },
    {
      icon: 'sparkles',
      title: 'First drafts without an agency',
      description:
        'Hand over the process manual and read the outline that comes back. Your expert keeps, cuts and rewrites until it is right. Creation time can shrink by up to 90%.',
    },
    {
      icon: 'layout-dashboard',
      title: 'Managers look for themselves',
      description:
        'The report desk used to answer "who is late?" by Thursday. A team dashboard answers it now, and the manager can move a due date from the same screen when someone was on leave.',
    },
    {
      icon: 'smartphone',
      title: 'A course for people without a desk',
      description:
        'Fitters and drivers download a lesson at the depot and finish it where there is no signal. The apps for iOS and Android send the result once the phone is back online.',
    },
  ],
  featureComparison: [
    {feature: 'SCORM 1.2 and SCORM 2004 packages', product: true, competitor: true},
    {feature: 'xAPI and LTI content', product: true, competitor: 'Through a paid connector'},
    {feature: 'Course draft from a prompt or a document', product: true, competitor: false},
    {feature: 'Correcting a published lesson', product: 'In the browser', competitor: 'In a separate authoring tool'},
    {
      feature: 'Earlier versions of a course',
      product: 'Kept, with rollback',
      competitor: 'Kept by you, as old packages',
    },
    {
      feature: 'Course player on a phone',
      product: 'Apps for iOS and Android',
      competitor: 'Desktop page in a mobile browser',
    },
    {feature: 'Lessons without a connection', product: true, competitor: false},
    {feature: 'Team view for managers', product: 'Dashboard and digest', competitor: 'Reports run by an administrator'},
    {feature: 'Skills engine with gap analysis', product: true, competitor: 'Sold as a further module'},
    {feature: 'Flashcards with spaced repetition', product: true, competitor: false},
    {feature: 'Points, streaks and leaderboards', product: true, competitor: false},
    {feature: 'Booking of classrooms and equipment', product: false, competitor: true},
    {feature: 'Installation in your own data centre', product: false, competitor: true},
    {feature: 'Reports on a schedule', product: true, competitor: true},
    {feature: 'Log of administrator actions', product: true, competitor: true},
    {feature: 'Prices on the website', product: `${lowest} to ${highest} per user a month`, competitor: 'On request'},
    {feature: 'Support rating', product: '9.8/10', competitor: '8.5/10'},
  ],
  summaryTitle: 'Keep the library, change the pace',
  summaryDescription: `Ferrundel is a sound choice if you must host it yourself or book rooms with it. If your difficulty is that courses age faster than you can republish them, ${brand.name} lets the people who know the subject make the change. Move one department first, run the old packages beside a new course, and see which of the two gets updated.`,
});

export default ferrundel;
