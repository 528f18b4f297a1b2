import brand from './brand';
import type {Integration} from './schema';

/** The twelve integrations of section 2 of the specification. A category without integrations has no filter button. */
const integrations: Integration[] = [
  {
    slug: 'okta',
    name: 'Okta',
    description: `Let people open ${brand.name} with their Okta account through SAML single sign-on, and decide in Okta who may come in.`,
    category: 'Authentication',
    icon: 'key',
  },
  {
    slug: 'microsoft-entra-id',
    name: 'Microsoft Entra ID',
    description:
      'Connect your Entra ID directory as identity provider. Staff enter the portal with the login they use for e-mail, without a further password.',
    category: 'Authentication',
    icon: 'lock',
  },
  {
    slug: 'bamboohr',
    name: 'BambooHR',
    description: `A new colleague in BambooHR is invited to ${brand.name} and placed in the right team, so the first course is waiting on day one.`,
    category: 'HRIS',
    icon: 'user-plus',
  },
  {
    slug: 'workday',
    name: 'Workday',
    description:
      'Department, job and manager come across from Workday. When somebody moves to another role, smart groups follow and the training changes with them.',
    category: 'HRIS',
    icon: 'briefcase',
  },
  {
    slug: 'salesforce',
    name: 'Salesforce',
    description:
      'Invite the contacts of an account to your customer academy, and see on the account in Salesforce which courses they have finished.',
    category: 'CRM',
    icon: 'cloud',
  },
  {
    slug: 'hubspot',
    name: 'HubSpot',
    description:
      'Enrol a contact when a deal in HubSpot reaches the stage that you name, such as the kick-off with a new reseller.',
    category: 'CRM',
    icon: 'handshake',
  },
  {
    slug: 'slack',
    name: 'Slack',
    description:
      'Learners get a message in Slack when a course is assigned or a due date is near, with a link that opens the lesson.',
    category: 'Collaboration',
    icon: 'message-square',
  },
  {
    slug: 'microsoft-teams',
    name: 'Microsoft Teams',
    description:
      'Assignments and badges are announced in the Teams channel that you choose, and a live session can be held as a Teams meeting.',
    category: 'Collaboration',
    icon: 'message-circle',
  },
  {
    slug: 'zoom',
    name: 'Zoom',
    description: `Schedule live training inside a course. ${brand.name} creates the Zoom meeting and shows the link to everyone in the cohort.`,
    category: 'Collaboration',
    icon: 'video',
  },
  {
    slug: 'linkedin-learning',
    name: 'LinkedIn Learning',
    description:
      'Put LinkedIn Learning courses that you have licensed into the catalogue, and mix them with your own in a learning plan.',
    category: 'Content Providers',
    icon: 'library',
  },
  {
    slug: 'bonusly',
    name: 'Bonusly',
    description:
      'Send recognition through Bonusly when somebody completes a learning plan or earns a badge that you have picked for it.',
    category: 'Recognition',
    icon: 'award',
  },
  {
    slug: 'power-bi',
    name: 'Power BI',
    description:
      'Bring completions, quiz results and skill levels into Power BI and place them next to the figures your board already reads.',
    category: 'Analytics',
    icon: 'bar-chart',
  },
];

export default integrations;
