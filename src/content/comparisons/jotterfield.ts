import type {Competitor} from '../schema';
import {minUsers} from '../tiers';

const jotterfield: Competitor = {
  slug: 'jotterfield',
  name: 'Jotterfield',
  headline: 'After Jotterfield: the next size up',
  subheading:
    'A table of names and ticks works until the second site opens. See what changes when the list becomes a learning platform.',
  character: 'A starter LMS as simple as a spreadsheet: rows of people, columns of courses, a tick where they meet.',
  order: 10,
  inFooter: false,
  strengths: [
    {
      icon: 'zap',
      title: 'The reminders send themselves',
      description:
        'In a table somebody has to notice that a cell is still empty. A journey notices for you: it assigns the course, reminds the learner and tells the manager if the date goes by.',
    },
    {
      icon: 'lock',
      title: 'Everyone sees what concerns them',
      description:
        'A shared link shows the whole company’s results to whoever holds it. Roles with granular permissions keep a team leader to their own team, and an author to courses.',
    },
    {
      icon: 'history',
      title: 'You can say who changed a result',
      description:
        'A tick has no memory. The audit log keeps the name and the time of each change, and course versions keep the text as it stood before each edit.',
    },
    {
      icon: 'upload',
      title: 'Your table is how you begin',
      description:
        'Save the list of names as CSV and use it to invite everybody at once. The columns with ticks become courses, and you can leave the colours behind.',
    },
  ],
  featureComparison: [
    {
      feature: 'Time to the first list',
      product: 'Set up teams and roles first',
      competitor: 'One table, ready at once',
    },
    {feature: 'Smallest number of users', product: '10', competitor: 'None'},
    {feature: 'Free for a handful of people', product: false, competitor: true},
    {feature: 'Course page with text and video', product: true, competitor: true},
    {feature: 'Export to CSV', product: true, competitor: true},
    {feature: 'Reminders', product: 'Automatic', competitor: 'A red cell'},
    {feature: 'Who can edit results', product: 'Roles with granular permissions', competitor: 'Anyone with the link'},
    {feature: 'Sign-on with the work account', product: 'SAML', competitor: false},
    {feature: 'History of changes', product: 'Audit log, course versions', competitor: 'Undo, while the tab is open'},
    {feature: 'Certificates', product: 'Issued on completion', competitor: 'A template to fill in'},
    {feature: 'Quizzes that mark themselves', product: true, competitor: 'Yes or no questions'},
    {feature: 'Courses written with AI', product: true, competitor: false},
    {feature: 'App for iOS and Android', product: true, competitor: false},
    {feature: 'Points and badges', product: true, competitor: false},
    {feature: 'Skill levels', product: 'Competency frameworks', competitor: 'A column you add yourself'},
    {feature: 'Address of the portal', product: 'Your own domain', competitor: 'A shared link'},
    {feature: 'REST API for other systems', product: true, competitor: false},
  ],
  summaryTitle: 'Stay with the table for as long as it is enough',
  summaryDescription: `Eight people at one site with four courses do not need us, and our plan begins at ${minUsers} users. The moment to look again comes when someone asks for proof, a second manager wants access or the person who kept the table goes on leave. Until then, Jotterfield costs you nothing but attention.`,
};

export default jotterfield;
