import type {FeatureCategory} from '../schema';

const adminPlatform: FeatureCategory = {
  slug: 'admin-platform',
  title: 'Admin Platform',
  description:
    'LMS administration for the whole organisation: branding, single sign-on, roles, teams, smart groups, invitations, audit logs and an API.',
  card: 'Portal, logins, roles, teams and invitations, with a log of every change.',
  summary: 'Branding, logins, roles and teams',
  icon: 'settings',
  order: 3,
  archetype: 'platform',
  headline: 'LMS administration for the whole organisation, in one place',
  subheading:
    'Set up logins, roles and teams once. Every change after that is in the audit log, so you can show who changed what.',
  imageSeed: 'admin:sites',
  heading: 'Who gets in, and what they can do',
  accordionFeatures: [
    {
      title: 'Put your brand on the login page',
      description:
        'The portal carries your logo and runs on your own domain, with SSL included. Employees, customers and partners see the company they know, and your security team sees an address that you own.',
      imageSeed: 'branded-portal',
    },
    {
      title: 'Let people use the account they have',
      description:
        'Connect your identity provider over SAML, and passwords and second factors stay with IT. Agency staff and customers outside your directory come in by invitation and take the same courses.',
    },
    {
      title: 'Share the work without sharing every permission',
      description: 'Three roles are ready to use, and you can add any number of your own.',
      table: {
        columns: ['Role', 'For someone who'],
        rows: [
          ['Admin', 'Runs the platform'],
          ['Manager', 'Follows a team'],
          ['Author', 'Writes courses'],
          ['Custom', 'Only invites, reviews or reads'],
        ],
      },
    },
    {
      title: 'Keep up with transfers',
      description:
        'Smart groups follow profile fields. Someone who transfers on the first of the month has the right assignments that day.',
      imageSeed: 'trail:transfer',
    },
    {
      title: 'Bring in a new location',
      description:
        'Upload a CSV file, paste email addresses or share a link. Each person arrives in a team, with a role and a first assignment, and you can see which invitations are still open.',
    },
    {
      title: 'Trace every change',
      description: 'The audit log records who made a change and when, with the old value and the new one.',
    },
    {
      title: 'Connect your other systems',
      description:
        'A REST API covers courses, enrolments, users, teams and progress, with a reference, a sandbox and an OpenAPI file. Webhooks send notifications the other way.',
    },
  ],
  cta: {
    title: 'Connect your SSO, then invite a team',
    description:
      'Start a free trial with your own logo and one team. If IT has questions about SAML first, bring them along to a demo.',
  },
};

export default adminPlatform;
