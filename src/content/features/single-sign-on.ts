import brand from '../brand';
import type {Feature} from '../schema';

const singleSignOn: Feature = {
  slug: 'single-sign-on',
  title: 'Single Sign-On',
  description:
    'SAML SSO for your LMS. Staff open their training with their work account, through Okta, Microsoft Entra ID or another identity provider.',
  card: 'Staff open their training with the account they use at work.',
  icon: 'key',
  category: 'admin-platform',
  order: 2,
  headline: 'SAML SSO with the account people use at work',
  subheading: `Connect ${brand.name} to your identity provider. Staff click one button, your own sign-in rules apply, and IT controls their access in one place.`,
  imageSeed: 'admin:sign-in',
  heading: 'From set-up to the leaver’s last day',
  accordionFeatures: [
    {
      title: 'Exchange three values with your identity provider',
      description: 'Send this list to your IT team, who do not need an account with us.',
      table: {
        columns: ['Value', 'Copy from', 'Paste into'],
        rows: [
          ['Entity ID', brand.name, 'Your provider'],
          ['Reply URL', brand.name, 'Your provider'],
          ['Certificate', 'Your provider', brand.name],
        ],
      },
    },
    {
      title: 'Put one button on the login page',
      description:
        'You choose its wording, such as “Continue with your staff account”. Your provider asks for the second factor if you require one, and the person comes back logged in.',
      imageSeed: 'sign-in-page:staff',
    },
    {
      title: 'Let brokers and agency staff in by email',
      description:
        'An insurer’s directory rarely lists its brokers, its customers or the temps in the contact centre. Invite them by email and they log in with that address, while employees go through the identity provider. Both groups can take the same course.',
    },
    {
      title: 'IT decides who gets in, you decide what they can do',
      description: `The identity provider confirms who someone is. Their role in ${brand.name} decides what they can see or change, so a claims specialist can become an author without a ticket to the help desk.`,
    },
    {
      title: 'Disable a leaver’s account and keep the training record',
      description: `When IT disables the account in the identity provider, the leaver can no longer log in to ${brand.name}. Completed courses and certificates remain. A regulator may ask years later whether the person who handled a claim had been trained. Delete a user only when you no longer need their records.`,
    },
  ],
  capabilitiesHeading: 'Fewer passwords, and profiles that keep themselves up to date',
  keyCapabilities: [
    {
      title: 'Straight from the link to the lesson',
      description:
        'A claims handler who is already logged in on her laptop opens the link in an email and lands on the data protection lesson. A forgotten password is no longer a reason to miss a due date.',
    },
    {
      title: 'Profile details come with the sign-in',
      description:
        'Your provider can send the department, site or country with each sign-in. Smart groups read those fields, so someone who moves from motor claims to household joins the right group without filling in a form.',
    },
    {
      title: 'Sign-ins in the audit log',
      description:
        'Each sign-in is recorded with the person and the time. If an author logs in late on a Sunday night, the log shows it.',
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:sign-on'},
  cta: {
    title: 'Bring IT to the demo',
    description:
      'Ask the person who runs your identity provider to join. We go through the three values, the attributes and what happens when someone leaves.',
  },
  related: ['roles-and-permissions', 'smart-groups', 'audit-logs', 'custom-branding'],
};

export default singleSignOn;
