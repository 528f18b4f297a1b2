import brand from '../brand';
import type {Feature} from '../schema';

const singleSignOn: Feature = {
  slug: 'single-sign-on',
  title: 'Single Sign-On',
  description: `People open their training with the account they already use at work. SAML connects ${brand.name} to your identity provider.`,
  icon: 'key',
  category: 'admin-platform',
  order: 2,
  headline: 'No extra password between people and their training',
  subheading: `Connect ${brand.name} to your identity provider over SAML. Staff click one button, your own sign-in rules apply, and IT keeps one place where access begins and ends.`,
  imageSeed: 'sso:store-lobby',
  accordionFeatures: [
    {
      title: 'Exchange three values with your identity provider',
      description:
        'A SAML connection needs an entity ID, a reply address and a certificate. The settings page lists what to copy out and what to paste in, in that order. Your IT colleague needs no account with us to read the list: you can send it.',
      imageSeed: 'saml-values:bank-handshake',
    },
    {
      title: 'Offer one button on the sign-in page',
      description:
        'The branded sign-in page shows a button with the wording you choose, such as “Continue with your staff account”. Your provider asks for the second factor if you require one, and the person returns signed in.',
      imageSeed: 'sign-in:turnstile-rail',
    },
    {
      title: 'Keep a way in for people without a staff account',
      description:
        'Agency workers, customers and dealers rarely appear in your directory. Invite them by e-mail and they sign in with that address, while everyone on the payroll goes through your provider. Both groups can take the same course.',
      imageSeed: 'invites:agency-harbour',
    },
    {
      title: 'Let IT decide who enters, and you decide what they may do',
      description: `The identity provider confirms who somebody is. What the person may see or change is set by a role in ${brand.name}. An HR colleague can hand out the Author role without a ticket to the help desk.`,
      imageSeed: 'roles:clinic-doorkeeper',
    },
    {
      title: 'Switch off a leaver once and keep the training record',
      description: `When IT disables the account, the sign-in to ${brand.name} stops with it. Completed courses and certificates remain, because an inspector may ask about a former driver long after the last shift.`,
      imageSeed: 'leaver:driver-former',
    },
  ],
  keyCapabilities: [
    {
      title: 'Sign in once, start learning',
      description:
        'Somebody who is already signed in to the company laptop opens a course link from an e-mail and lands on the lesson. Forgotten learning passwords stop being a reason to miss a due date.',
      imageSeed: 'one-sign-in:laptop-morning',
    },
    {
      title: 'Profile details come along',
      description:
        'Your provider can send the department, site or country with the sign-in. Smart groups read those fields, so a nurse who transfers to another ward is placed with the right people without a form.',
      imageSeed: 'smart-groups:ward-nurse',
    },
    {
      title: 'Sign-ins you can look up',
      description:
        'Each sign-in is written to the audit log with the person and the time. If an Author account was used on a Sunday night, you can see that before you ask the Author.',
      imageSeed: 'sign-ins:night-watch',
    },
  ],
  related: ['roles-and-permissions', 'smart-groups', 'audit-logs', 'custom-branding'],
};

export default singleSignOn;
