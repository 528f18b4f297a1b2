import brand from '../brand';
import type {Competitor, Prices} from '../schema';

const vistorel = ({range}: Prices): Competitor => ({
  slug: 'vistorel',
  name: 'Vistorel',
  headline: 'A Vistorel alternative for courses you write',
  subheading:
    'An LMS for courses on your own processes, which shows what people have understood. Bought-in videos can’t cover the way you work.',
  character: 'A large library of well-filmed training videos on general subjects.',
  order: 7,
  inFooter: true,
  imageSeed: 'new-course:video',
  strengths: [
    {
      icon: 'lightbulb',
      title: 'Teach what only you know',
      description:
        'No catalogue has a video about the claims system your office switched to last spring. Paste the link to a recording by someone who knows it, and AI divides it into lessons with questions at the end of each.',
    },
    {
      icon: 'check-circle',
      title: 'Test what people have understood',
      description:
        'Minutes played cannot tell you whether anyone was watching. A quiz after the lesson shows which step someone missed, and links back to the part that explains it.',
    },
    {
      icon: 'notebook',
      title: 'Notes that people can find again',
      description:
        'During a lesson, learners write down the setting they always forget and file it in a collection. Months later a search brings it up, along with the lesson it came from.',
    },
    {
      icon: 'library',
      title: 'Licensed titles are welcome too',
      description:
        'Connect a content provider, and the courses you have licensed appear next to your own. Make a bought-in title the first step of a learning plan and a task at your own site the second.',
    },
  ],
  featureComparison: [
    {feature: 'AI course creation', product: 'From a prompt, document or video link', competitor: false},
    {feature: 'Course editor', product: true, competitor: 'Filmed to order, for a fee'},
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: false},
    {
      feature: 'Learning plans',
      product: 'Built in a visual journey builder',
      competitor: 'Playlists',
      stronger: 'product',
    },
    {feature: 'On-the-job training', product: true, competitor: false},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Recall questions',
      stronger: 'product',
    },
    {feature: 'Smart notes and collections', product: true, competitor: 'Watch list'},
    {feature: 'Discussion forums', product: true, competitor: false},
    {
      feature: 'Mobile apps with offline access',
      product: 'iOS and Android',
      competitor: 'iOS and Android',
      stronger: 'neither',
    },
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Custom branding and domain', product: true, competitor: 'Your logo on their page'},
    {feature: 'Assignments with due dates', product: true, competitor: true},
    {feature: 'Skill reports', product: true, competitor: 'Minutes watched'},
    {feature: 'Audit log', product: true, competitor: false},
    {
      feature: 'Ready-made course library',
      product: 'Through content providers',
      competitor: 'Large video library included',
      stronger: 'competitor',
    },
    {feature: 'New titles added for you', product: false, competitor: true},
    {feature: 'Videos filmed in a studio', product: false, competitor: true},
    {
      feature: 'Price',
      product: range,
      competitor: 'Annual licence, on request',
      stronger: 'product',
    },
  ],
  summaryTitle: 'Buy the general courses, write the ones about you',
  summaryDescription: `For general subjects such as spreadsheets or presentation skills, buy the videos: Vistorel saves you the filming. It cannot know how your team handles a complaint or a near miss. In ${brand.name} you write those lessons yourselves, starting from an AI draft, and add licensed titles where a general course is good enough.`,
});

export default vistorel;
