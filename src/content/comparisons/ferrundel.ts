import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const ferrundel = ({range}: Prices): Competitor => ({
  slug: 'ferrundel',
  name: 'Ferrundel',
  headline: 'A Ferrundel alternative with a built-in editor',
  subheading:
    'An LMS with published prices that runs your SCORM packages, has an editor for your own experts and drafts courses from documents.',
  character:
    'A corporate training suite built around SCORM packages, which you make and change in a separate authoring tool.',
  order: 1,
  inFooter: true,
  imageSeed: 'new-course:package',
  strengths: [
    {
      icon: 'package',
      title: 'Your existing packages still run',
      description:
        'Upload SCORM 1.2 and SCORM 2004 files as they are. They sit in the catalogue next to your new courses, with the same due dates and reports, so you can switch without rebuilding them.',
    },
    {
      icon: 'pencil',
      title: 'Correct a mistake without a release',
      description:
        'In Ferrundel, a wrong phone number in lesson three goes back to the authoring tool. Here an author opens the lesson in the browser, corrects it and publishes. The earlier version stays in the history.',
    },
    {
      icon: 'sparkles',
      title: 'First drafts without an agency',
      description:
        'Upload the process manual and get a draft course back. Your expert cuts and rewrites until it is right. Working from a draft can save up to 90% of the creation time.',
    },
    {
      icon: 'layout-dashboard',
      title: 'Managers see who is late',
      description:
        'With Ferrundel, a manager asks the reporting team and waits. Here, the team dashboard shows who is late today. If someone has been on leave, the manager can move their due date.',
    },
    {
      icon: 'smartphone',
      title: 'Courses for people without a desk',
      description:
        'Fitters and drivers download a lesson at the depot and finish it where there is no signal. The iOS and Android apps send the result once the phone is back online.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: 'Separate authoring tool'},
    {
      feature: 'Content versioning',
      product: 'History with rollback',
      competitor: 'Old packages you keep yourself',
      stronger: 'product',
    },
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: true},
    {feature: 'LTI and xAPI content', product: true, competitor: 'Through a paid connector'},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Standard',
      stronger: 'product',
    },
    {feature: 'Flashcards with spaced repetition', product: true, competitor: false},
    {feature: 'Points, streaks and leaderboards', product: true, competitor: false},
    {
      feature: 'Mobile apps with offline access',
      product: 'iOS and Android',
      competitor: 'Desktop page in a mobile browser',
      stronger: 'product',
    },
    {feature: 'Skills gap analysis', product: true, competitor: 'Extra module, sold separately'},
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Manager dashboard and digest', product: true, competitor: 'Reports run by an administrator'},
    {feature: 'Scheduled reports', product: true, competitor: true},
    {feature: 'Audit log', product: true, competitor: true},
    {feature: 'Self-hosting', product: false, competitor: true},
    {feature: 'Room and timetable booking', product: false, competitor: true},
    {
      feature: 'Price',
      product: range,
      competitor: 'On request',
      stronger: 'product',
    },
    {feature: 'Support rating (our own figures)', product: '9.8/10', competitor: '8.5/10', stronger: 'product'},
  ],
  summaryTitle: 'When to stay with Ferrundel, and when to move',
  summaryDescription: `Stay with Ferrundel if you need to host the LMS yourself or use it to book training rooms. Move if your courses go out of date faster than you can republish them: in ${brand.name}, the people who know the subject make the change. You can start with one department, and run your old packages next to the first new course.`,
});

export default ferrundel;
