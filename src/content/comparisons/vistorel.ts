import brand from '../brand';
import type {Competitor} from '../schema';

const vistorel: Competitor = {
  slug: 'vistorel',
  name: 'Vistorel',
  headline: 'Your own know-how instead of Vistorel’s shelf',
  subheading:
    'Bought-in videos explain the general case. Build courses from what your own experts know, and measure what was understood.',
  character: 'A seller of a large video library: well-filmed titles for everyone, made for no company in particular.',
  order: 7,
  inFooter: true,
  strengths: [
    {
      icon: 'lightbulb',
      title: 'Teach what only you know',
      description:
        'No catalogue has a film about the valve your plant replaced in spring. Paste the link to the recording your foreman made, and the AI divides it into lessons with questions at the end of each.',
    },
    {
      icon: 'check-circle',
      title: 'Understood, rather than watched',
      description:
        'Minutes played say nothing about a person who was making tea. A quiz after the lesson shows which step was missed, and an adaptive one goes back to it.',
    },
    {
      icon: 'notebook',
      title: 'Notes that can be found again',
      description:
        'While a lesson runs, learners write down the setting they always forget and file it in a collection. Months later a search brings it back together with the lesson it came from.',
    },
    {
      icon: 'library',
      title: 'Licensed titles are still welcome',
      description:
        'Connect a content provider and its courses appear beside yours. You can make a bought title the first step of a learning plan and a task at your own site the second.',
    },
  ],
  featureComparison: [
    {feature: 'Licensed video titles', product: 'Through content providers', competitor: 'Large library included'},
    {feature: 'Studio production and presenters', product: false, competitor: true},
    {feature: 'New titles without work on your side', product: false, competitor: true},
    {feature: 'Courses about your own processes', product: true, competitor: 'Filmed to order for a fee'},
    {feature: 'Course from a video link', product: true, competitor: false},
    {feature: 'Changing a sentence in a lesson', product: 'At any time, by an author', competitor: false},
    {feature: 'Quizzes', product: 'Four types, one of them adaptive', competitor: 'Recall questions'},
    {feature: 'Putting titles in order', product: 'Learning plans and journeys', competitor: 'Playlists'},
    {feature: 'Notes and collections', product: true, competitor: 'Watch list'},
    {feature: 'Assignments with a due date', product: true, competitor: true},
    {feature: 'Proof of learning', product: 'Skill reports, certificates', competitor: 'Minutes watched'},
    {feature: 'Conversation among learners', product: 'Discussion forums', competitor: false},
    {feature: 'Practice at the workplace', product: true, competitor: false},
    {feature: 'Single sign-on', product: true, competitor: true},
    {feature: 'Portal on your own domain', product: true, competitor: 'Your logo on their page'},
  ],
  summaryTitle: 'A library is a start, and a programme needs more',
  summaryDescription: `Vistorel saves you the filming, which is worth a lot for subjects like spreadsheets or presentation skills. It cannot know how your team handles a return or a near miss. In ${brand.name} those lessons are written by you, with AI for the first draft, and bought titles fill the places where the general case is good enough.`,
};

export default vistorel;
