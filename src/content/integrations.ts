import brand from './brand';
import type {Integration} from './schema';

/** The integrations of section 2 of the specification. A category without integrations has no filter button. */
const integrations: Integration[] = [
  {
    slug: 'okta',
    name: 'Okta',
    description: `Let people log in to ${brand.name} with their Okta account through SAML single sign-on, and control access in Okta.`,
    category: 'Authentication',
    passes: ['in', 'logins'],
    icon: 'key',
  },
  {
    slug: 'microsoft-entra-id',
    name: 'Microsoft Entra ID',
    description:
      'Use your Entra ID directory as the identity provider. Staff open the portal with their usual work login and no extra password.',
    category: 'Authentication',
    passes: ['in', 'logins'],
    icon: 'lock',
  },
  {
    slug: 'bamboohr',
    name: 'BambooHR',
    description: `A new starter in BambooHR is invited to ${brand.name} and put in the right team. Their first course is waiting on day one.`,
    category: 'HRIS',
    passes: ['in', 'new starters'],
    icon: 'user-plus',
  },
  {
    slug: 'workday',
    name: 'Workday',
    description:
      'Department, job and manager come across from Workday. When someone changes role, smart groups update, and so does their training.',
    category: 'HRIS',
    passes: ['in', 'jobs and managers'],
    icon: 'briefcase',
  },
  {
    slug: 'salesforce',
    name: 'Salesforce',
    description:
      'Invite an account’s contacts to your customer academy, and see in Salesforce which courses they have completed.',
    category: 'CRM',
    passes: ['in', 'contacts'],
    icon: 'cloud',
  },
  {
    slug: 'hubspot',
    name: 'HubSpot',
    description:
      'Enrol a contact when a HubSpot deal reaches the stage you choose, such as the kick-off with a new reseller.',
    category: 'CRM',
    passes: ['in', 'deals'],
    icon: 'handshake',
  },
  {
    slug: 'slack',
    name: 'Slack',
    description:
      'Learners get a Slack message with a link to the lesson when a course is assigned or a due date is near.',
    category: 'Collaboration',
    passes: ['out', 'due dates'],
    icon: 'message-square',
  },
  {
    slug: 'microsoft-teams',
    name: 'Microsoft Teams',
    description:
      'Announce assignments and badges in the Teams channel you choose, and hold live sessions as Teams meetings.',
    category: 'Collaboration',
    passes: ['out', 'badges'],
    icon: 'message-circle',
  },
  {
    slug: 'zoom',
    name: 'Zoom',
    description: `Schedule live training inside a course. ${brand.name} creates the Zoom meeting and shows the link to everyone in the cohort.`,
    category: 'Collaboration',
    passes: ['out', 'live sessions'],
    icon: 'video',
  },
  {
    slug: 'linkedin-learning',
    name: 'LinkedIn Learning',
    description:
      'Add the LinkedIn Learning courses you have licensed to your catalogue, and combine them with your own in a learning plan.',
    category: 'Content Providers',
    passes: ['in', 'courses'],
    icon: 'library',
  },
  {
    slug: 'bonusly',
    name: 'Bonusly',
    description:
      'Give recognition through Bonusly when someone completes a learning plan or earns one of the badges you choose.',
    category: 'Recognition',
    passes: ['out', 'recognition'],
    icon: 'award',
  },
  {
    slug: 'power-bi',
    name: 'Power BI',
    description:
      'Bring completions, quiz results and skill levels into Power BI, next to the figures your board already reads.',
    category: 'Analytics',
    passes: ['out', 'results'],
    icon: 'bar-chart',
  },
];

export default integrations;
