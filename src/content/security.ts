import brand from './brand';
import type {SecurityBadge, SecurityItem} from './schema';

/** Copy of /security (section 1 of the specification); solution pages show the badges, too. */
export interface SecurityContent {
  page: {
    headline: string;
    lead: string;
    imageSeed: string;
    cta: {title: string; description: string};
  };
  /** Items of the accordion; the first is initially open. */
  items: SecurityItem[];
  badges: SecurityBadge[];
}

export const page: SecurityContent['page'] = {
  headline: 'Security and trust',
  lead: 'A training record says who works for you and what they can do. This page explains how we protect it and which standards we can show you.',
  imageSeed: 'audit-log:security-page',
  cta: {
    title: 'Bring your security questionnaire',
    description:
      'Send it through the contact page and expect a response within 24 hours, or go through it with a specialist in a demo.',
  },
};

export const items: SecurityItem[] = [
  {
    title: 'Cloud hosting',
    content:
      'The platform runs in the cloud, so there is no server for your IT department to buy or update. Learners reach it through a browser or through the apps for iOS and Android, and each new release is there the next time they sign in.',
  },
  {
    title: 'Encryption in transit and at rest',
    content:
      'Data travels over TLS 1.2 or later, whether it comes from a browser, a phone or a call to the API. Once stored, it is encrypted with AES-256. A custom domain is served with SSL, so your own address is protected in the same way.',
  },
  {
    title: 'GDPR',
    content: `${brand.name} is GDPR compliant. Names, results and dates are personal data, and you decide whose data you bring in. Administrators can export records as CSV and delete a user who has left. The Privacy Policy describes what we process and why.`,
  },
  {
    title: 'SOC 2 Type II in progress',
    content:
      'Type II looks at how controls work over a period of time, which takes longer than looking at them on one day. Ours is in progress, and there is no final report yet. Until there is, we call it "in progress" on this page and in every questionnaire that we answer.',
  },
  {
    title: 'ISO 27001 certification',
    content:
      'Our management of information security is certified to ISO 27001. The standard asks an organisation to list its risks, to make somebody responsible for each of them and to review the measures at regular intervals.',
  },
  {
    title: 'PCI DSS',
    content:
      'Card details deserve more care than most data. We are PCI DSS compliant, which means that we follow the security standard of the payment card industry wherever card payments are concerned.',
  },
  {
    title: 'Access control and single sign-on',
    content:
      'Connect your identity provider through SAML, and people sign in with the account that your IT department already manages. Inside, Admin, Manager and Author are ready to use. Custom roles, of which you can have any number, carry only the permissions that you pick.',
  },
  {
    title: 'Audit logs',
    content:
      'An entry records who did what and when: a role that was changed, a report that was exported, a due date that moved from Friday to Monday. You can narrow the list to a person or a period and attach it to your own audit file.',
  },
  {
    title: 'Availability and recovery of content',
    content:
      'We guarantee 99.9% uptime. Versioning covers another kind of loss: if somebody overwrites a lesson by mistake, an author opens the history and rolls back to the version from the day before.',
  },
];

export const badges: SecurityBadge[] = [
  {
    name: 'SOC 2',
    status: 'Type II in progress',
    description: 'Work towards the Type II report is under way, and the report is not finished yet.',
    icon: 'clipboard-check',
  },
  {
    name: 'GDPR',
    status: 'Compliant',
    description: 'Personal data of learners is handled under the data protection law of the European Union.',
    icon: 'user-check',
  },
  {
    name: 'ISO 27001',
    status: 'Certified',
    description: 'The management of information security follows the international standard.',
    icon: 'shield-check',
  },
  {
    name: 'PCI DSS',
    status: 'Compliant',
    description: 'Payments by card follow the security rules of the card industry.',
    icon: 'wallet',
  },
];

const security: SecurityContent = {page, items, badges};

export default security;
