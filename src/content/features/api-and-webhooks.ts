import brand from '../brand';
import type {Feature} from '../schema';

const apiAndWebhooks: Feature = {
  slug: 'api-and-webhooks',
  title: 'API and Webhooks',
  description:
    'A REST API for users, teams, courses, enrolments and progress, and webhooks that notify your own systems. Documented in full.',
  icon: 'webhook',
  category: 'admin-platform',
  order: 8,
  headline: 'Your other systems can do the typing',
  subheading:
    'Create users from HR, enrol customers from the CRM and read progress into your own reports. The API speaks JSON, needs two headers and can be tried at /developer before you write any code.',
  imageSeed: 'api:terminal-calls',
  accordionFeatures: [
    {
      title: 'Create the account when HR signs the contract',
      description: `Send an e-mail address, a first name, a last name and your organisation to the users endpoint. The new colleague exists in ${brand.name} before the laptop has been ordered. One more call to delete a user serves the day they leave.`,
      imageSeed: 'api-user:contract-signed',
    },
    {
      title: 'Enrol a customer in the moment of purchase',
      description:
        'An enrolment needs two identifiers, one for the user and one for the course. Let your shop send them when an order is paid, and the buyer of a coffee machine has the maintenance course that evening. Assessments work in the same way.',
      imageSeed: 'api-enrol:shop-purchase',
    },
    {
      title: 'Ask how far one learner has come',
      description:
        'The progress call returns a percentage, the lessons completed, the lessons in total and the time of the last visit, for one course. Your service desk can show that beside a ticket and see whether the caller ever reached the chapter in question.',
      imageSeed: 'api-progress:servicedesk-call',
    },
    {
      title: 'Try a call in the browser first',
      description:
        'Every operation has a page with its parameters and a console. Press Send, and a sandbox inside the page answers with sample data. For your own domain, choose the real server and fill in your key, which stays in that page and is gone when you reload it.',
      imageSeed: 'api-console:sandbox-try',
    },
    {
      title: 'Read what an error is telling you',
      description:
        'Every error code is listed with its cause. 401 means that the key or the domain ID is wrong, 403 that both are right and the permission is missing. The person on call at night will thank you for the difference.',
      imageSeed: 'api-errors:oncall-night',
    },
    {
      title: `Let ${brand.name} call you`,
      description:
        'Polling every few minutes for something that happens twice a day wastes effort on both sides. Register an address of your own as a webhook and your system is told when there is news, then uses the API to fetch the detail.',
      imageSeed: 'webhooks:bank-doorbell',
    },
  ],
  keyCapabilities: [
    {
      title: 'Two headers, then plain JSON',
      description:
        'X-API-Key says who is calling and X-Domain-ID says which portal is meant. Requests and answers are JSON throughout. Any language that can open a web address can use it, a spreadsheet script included.',
      imageSeed: 'api-headers:headers-two',
    },
    {
      title: 'Webhooks for the systems beside it',
      description: `Your HR platform, your data warehouse and your chat can each listen at their own address. You decide in the settings which of them hears from ${brand.name}, and switch one off without touching the others.`,
      imageSeed: 'webhook-list:rail-neighbours',
    },
    {
      title: 'Team progress in your own charts',
      description:
        'Ask for a team and a course and put the result next to sales or accident figures in the tool that your board already opens. Training data becomes useful when it meets a number from somewhere else.',
      imageSeed: 'joined-chart:depot-board',
    },
  ],
  related: ['csv-exports', 'bulk-user-invites', 'journey-automation', 'single-sign-on'],
};

export default apiAndWebhooks;
