import brand from '../brand';
import type {Feature} from '../schema';

const apiAndWebhooks: Feature = {
  slug: 'api-and-webhooks',
  title: 'API and Webhooks',
  description:
    'LMS API for courses, enrolments, users, teams and progress. A REST reference, a sandbox, an OpenAPI file and webhooks are included.',
  card: 'Create users, enrol them and read their progress from your own systems.',
  icon: 'webhook',
  category: 'admin-platform',
  order: 8,
  headline: 'A REST API and webhooks to connect your LMS to your other systems',
  subheading:
    'Create users from your HR system, enrol customers from your shop and bring progress into your own reports. The API speaks JSON and needs two headers. You can try it on this site before you write any code.',
  imageSeed: 'admin:api',
  seeAlso: {label: 'API documentation', to: '/developer'},
  heading: 'What you can build with it',
  accordionFeatures: [
    {
      title: 'Create the account when HR signs the contract',
      description: `A software company hires a support engineer. Its HR system sends an email address, a first name, a last name and the organisation, and the account in ${brand.name} exists before the laptop has been ordered.`,
      imageSeed: 'api-call',
    },
    {
      title: 'Enrol customers the moment they buy',
      description:
        'An enrolment needs two IDs, one for the user and one for the course. Have your billing system send them when a licence is paid for, and the customer can start on your product course that evening.',
    },
    {
      title: 'What can the API read and change?',
      description: 'The API calls a quiz an assessment.',
      table: {
        columns: ['Part', 'Read', 'Change'],
        rows: [
          ['Courses', 'All, or one', 'Create'],
          ['Quizzes', 'All, or one', 'No'],
          ['Users', 'Progress, quizzes', 'Create, delete'],
          ['Teams', 'Progress, quizzes', 'Create, delete'],
          ['Enrolments', 'No', 'Enrol, withdraw'],
        ],
      },
    },
    {
      title: 'Show progress next to a support ticket',
      description:
        'One call returns how much of a course a learner has done and when they last opened it, so your service desk can see both next to the ticket.',
    },
    {
      title: 'Try a call in your browser',
      description:
        'Each operation has a console. Press Send, and a sandbox inside the page responds with sample data. To call your own domain, choose the production server and enter your key and domain ID; they stay in that page and are gone when you reload it.',
    },
    {
      title: 'Find out what went wrong',
      description:
        'Every error code is listed with its cause and what to do about it. 401 means that the key or the domain ID is wrong. 403 means that both are right but the key lacks permission.',
    },
    {
      title: `Let ${brand.name} tell you when something happens`,
      description: `Set up a webhook in the app, and your own integration is told when a customer passes a course. It reads the course progress through the API and updates the CRM.`,
      imageSeed: 'trail:webhook',
    },
  ],
  capabilitiesHeading: 'A plain REST API, for a short script or a data warehouse',
  keyCapabilities: [
    {
      title: 'Two headers, then plain JSON',
      description:
        'X-API-Key says who is calling, and X-Domain-ID says which domain the call is for. Anything that can make an HTTP request can use the API, including a script in a spreadsheet.',
    },
    {
      title: 'One shape for every change',
      description:
        'Whatever you create, delete or enrol, the response says whether it worked, with a message and the data. One function in your code can read all of them.',
    },
    {
      title: 'A webhook for each system',
      description: `Your HR platform, your data warehouse and your chat tool can each listen at their own address. You choose in the app which of them ${brand.name} notifies, and you can switch one off without affecting the rest.`,
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:api'},
  cta: {
    title: 'Make your first call here',
    description:
      'The reference has a console with a sandbox behind it, so you can see real requests and responses before you have a key. Start a trial when you want to call your own domain.',
  },
  related: ['csv-exports', 'bulk-user-invites', 'journey-automation', 'single-sign-on'],
};

export default apiAndWebhooks;
