import type {FeatureCategory} from '../schema';

const adminPlatform: FeatureCategory = {
  slug: 'admin-platform',
  title: 'Admin Platform',
  description:
    'Branding, single sign-on, roles, teams, smart groups, invitations, audit logs and an API: what it takes to run learning at scale.',
  icon: 'settings',
  order: 3,
  headline: 'Run learning for the whole organisation from one place',
  subheading:
    'Good administration is hardly noticed. People get in, see what concerns them and reach the right person, while you can explain every change to whoever asks.',
  imageSeed: 'platform-overview:rail-controlroom',
  accordionFeatures: [
    {
      title: 'Show your own name at the door',
      description:
        'The portal carries your logo and answers at your domain, with SSL included. Employees, customers and partners see the company they deal with, and your security team sees an address that it owns.',
      imageSeed: 'branded-portal:orbis-nameplate-north-east',
    },
    {
      title: 'Sign people in with the account they have',
      description:
        'SAML connects your identity provider, so passwords and second factors stay with IT. Agencies and customers outside your directory come in by invitation and land in the same courses.',
      imageSeed: 'sso:partner-outsiders',
    },
    {
      title: 'Split the work without handing over everything',
      description:
        'Admin, Manager and Author cover the usual division. Custom roles cover the rest: the colleague who only invites, the expert who only reviews, the auditor who only reads.',
      imageSeed: 'custom-roles:store-division',
    },
    {
      title: 'Follow the organisation as it moves',
      description:
        'Teams have as many managers as you name. Smart groups follow profile fields, so a transfer on the first of the month changes assignments on the first of the month and not after the next clean-up.',
      imageSeed: 'group-change:bank-firstofmonth',
    },
    {
      title: 'Open a new location in a morning',
      description:
        'Upload a CSV file, paste addresses or share a link. Each person arrives in a team, with a role and a first assignment, and you can watch the open invitations shrink.',
      imageSeed: 'invites:retail-newlocation',
    },
    {
      title: 'Answer for every change, and connect the rest',
      description:
        'The audit log keeps the person, the time, the old value and the new one. For everything that should happen without a person, there are a documented REST API and webhooks.',
      imageSeed: 'before-after:ward-answerable',
    },
  ],
};

export default adminPlatform;
