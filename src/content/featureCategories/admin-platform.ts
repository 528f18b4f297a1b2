import type {FeatureCategory} from '../schema';

const adminPlatform: FeatureCategory = {
  slug: 'admin-platform',
  title: 'Admin Platform',
  description:
    'Branding, single sign-on, roles, teams, smart groups, invitations, audit logs and an API: what it takes to run an LMS at scale.',
  summary: 'Branding, logins, roles and teams',
  icon: 'settings',
  order: 3,
  archetype: 'platform',
  headline: 'LMS administration for the whole organisation, in one place',
  subheading:
    'Good administration goes unnoticed: people log in, see what concerns them and know who to ask. When someone wants to know who changed what, you can show them.',
  imageSeed: 'admin:sites',
  heading: 'Who gets in, and what they can do',
  accordionFeatures: [
    {
      title: 'Put your brand on the login page',
      description:
        'The portal carries your logo and runs on your own domain, with SSL included. Employees, customers and partners see the company they know, and your security team sees an address that it owns.',
      imageSeed: 'branded-portal',
    },
    {
      title: 'Let people use the account they have',
      description:
        'SAML connects your identity provider, so passwords and second factors stay with IT. Agency staff and customers outside your directory come in by invitation and take the same courses.',
    },
    {
      title: 'Share out the work, limit the access',
      description:
        'Admin, Manager and Author cover the usual division of work. Custom roles cover the rest: the colleague who only invites, the expert who only reviews, the auditor who only reads.',
    },
    {
      title: 'Keep up with transfers',
      description:
        'Teams have as many managers as you name. Smart groups follow profile fields, so someone who transfers on the first of the month has the right assignments that day.',
      imageSeed: 'trail:transfer',
    },
    {
      title: 'Open a new location in a morning',
      description:
        'Upload a CSV file, paste email addresses or share a link. Each person arrives in a team, with a role and a first assignment, and you can see which invitations are still open.',
    },
    {
      title: 'Trace every change, and connect other systems',
      description:
        'The audit log keeps the person, the time, the old value and the new one. Your other systems can use a REST API for courses, enrolments, users, teams and progress, with a reference, a sandbox and an OpenAPI file. Webhooks send notifications the other way.',
    },
  ],
};

export default adminPlatform;
