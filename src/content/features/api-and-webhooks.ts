import brand from '../brand';
import type {Feature} from '../schema';

const apiAndWebhooks: Feature = {
  slug: 'api-and-webhooks',
  title: 'API and Webhooks',
  description:
    'A REST API for courses, enrolments, users, teams and progress, with a reference, a sandbox and an OpenAPI file, plus webhooks.',
  icon: 'webhook',
  category: 'admin-platform',
  order: 8,
  headline: 'An LMS API that lets your other systems do the typing',
  subheading:
    'Create users from your HR system, enrol customers from your shop and bring progress into your own reports. The API speaks JSON and needs two headers. You can try it on this site before you write any code.',
  imageSeed: 'admin:api',
  seeAlso: {label: 'API documentation', to: '/developer'},
  heading: 'What you can build with it',
  accordionFeatures: [
    {
      title: 'Create the account when HR signs the contract',
      description: `Send an email address, a first name, a last name and your organisation. The new colleague has an account in ${brand.name} before their laptop has been ordered. When they leave, disable the account in your identity provider and the training record stays. Delete a user only when no record has to be kept.`,
      imageSeed: 'api-call',
    },
    {
      title: 'Enrol customers the moment they buy',
      description:
        'An enrolment needs two IDs, one for the user and one for the course. Have your shop send them when an order is paid for, and the customer can start that evening. Quizzes work the same way; the API calls them assessments.',
    },
    {
      title: 'See how far one learner has got',
      description:
        'For one course, the progress call returns a percentage, the number of lessons completed, the total number of lessons and the time of the last visit. Show that next to a support ticket, and your service desk can see how much of the course the caller has done.',
    },
    {
      title: 'Try a call in your browser',
      description:
        'Each operation has a page with its parameters and a console. Press Send, and a sandbox inside the page responds with sample data. To call your own domain, choose the production server and enter your key and domain ID. They stay in that page and are gone when you reload it.',
    },
    {
      title: 'Find out what went wrong',
      description:
        'Every error code is listed with its cause and what to do about it. 401 means that the key or the domain ID is wrong. 403 means that both are right but the key lacks permission. At three in the morning, that difference matters.',
    },
    {
      title: `Let ${brand.name} tell you when something happens`,
      description: `Polling every few minutes for something that happens twice a day is wasteful. Set up a webhook in the app and ${brand.name} notifies your system, which can then fetch the details through the API. What a webhook sends is not part of version 1.0.0 of the API contract.`,
      imageSeed: 'trail:webhook',
    },
  ],
  keyCapabilities: [
    {
      title: 'Two headers, then plain JSON',
      description:
        'X-API-Key says who is calling, and X-Domain-ID says which domain the call is for. Requests and responses are JSON. Anything that can make an HTTP request can use it, including a script in a spreadsheet.',
      imageSeed: 'text-file:script',
    },
    {
      title: 'A webhook for each system',
      description: `Your HR platform, your data warehouse and your chat tool can each listen at their own address. You choose in the app which of them ${brand.name} notifies, and you can switch one off without affecting the rest.`,
      imageSeed: 'settings:webhooks',
    },
    {
      title: 'Team progress in your own charts',
      description:
        'Ask for a team’s progress in a course and put it next to sales or accident figures, in the tool your board already uses. The reference says which fields of the response are confirmed so far.',
      imageSeed: 'records:board',
    },
  ],
  related: ['csv-exports', 'bulk-user-invites', 'journey-automation', 'single-sign-on'],
};

export default apiAndWebhooks;
