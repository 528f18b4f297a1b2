import brand from '../brand';
import type {Feature} from '../schema';

const singleSignOn: Feature = {
  slug: 'single-sign-on',
  title: 'Single Sign-On',
  description: `SAML single sign-on connects ${brand.name} to your identity provider. People open their training with the account they use at work.`,
  icon: 'key',
  category: 'admin-platform',
  order: 2,
  headline: 'SAML single sign-on: training without another password',
  subheading: `Connect ${brand.name} to your identity provider over SAML. Staff click one button, your own sign-in rules apply, and IT controls their access in one place.`,
  imageSeed: 'admin:sign-in',
  heading: 'From set-up to the leaver’s last day',
  accordionFeatures: [
    {
      title: 'Exchange three values with your identity provider',
      description:
        'A SAML connection needs an entity ID, a reply URL and a certificate. The settings page lists what to copy out and what to paste in. Send that list to your IT team; they do not need an account with us.',
    },
    {
      title: 'Put one button on the sign-in page',
      description:
        'The branded sign-in page shows a button with your own wording, such as “Continue with your staff account”. Your provider asks for the second factor if you require one, and the person returns signed in.',
      imageSeed: 'sign-in-page:staff',
    },
    {
      title: 'Keep a way in for people without a staff account',
      description:
        'Agency workers, customers and partners rarely appear in your directory. Invite them by email and they log in with that address, while everyone on the payroll goes through your provider. Both groups can take the same course.',
    },
    {
      title: 'IT decides who gets in, you decide what they can do',
      description: `The identity provider confirms who someone is. Their role in ${brand.name} decides what they can see or change. An admin in HR can give a colleague the Author role without a ticket to the help desk.`,
      imageSeed: 'route:sso',
    },
    {
      title: 'Disable a leaver’s account and keep the training record',
      description: `When IT disables the account in the identity provider, the leaver can no longer sign in to ${brand.name}. Completed courses and certificates remain, because an inspector may ask about a former driver long after the last shift. Delete a user only when no record has to be kept.`,
    },
  ],
  keyCapabilities: [
    {
      title: 'Straight from the link to the lesson',
      description:
        'Someone already signed in on the company laptop opens a course link in an email and lands on the lesson. A forgotten password is no longer a reason to miss a due date.',
      imageSeed: 'trail:link',
    },
    {
      title: 'Profile details come with the sign-in',
      description:
        'Your provider can send the department, site or country with each sign-in. Smart groups read those fields, so an engineer who transfers to another region joins the right group without filling in a form.',
      imageSeed: 'settings-list:fields',
    },
    {
      title: 'Sign-ins in the audit log',
      description:
        'Each sign-in is recorded with the person and the time. If an author’s account was used on a Sunday night, you can see that before you ask.',
      imageSeed: 'month:sign-ins',
    },
  ],
  related: ['roles-and-permissions', 'smart-groups', 'audit-logs', 'custom-branding'],
};

export default singleSignOn;
