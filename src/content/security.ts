import {LEAVERS} from './billing';
import brand from './brand';
import {certificates, DOWNTIME, exportPeriod, mailLink} from './company';
import type {SecurityContent} from './schema';

const {company, domain, name} = brand;
const {aiDataUse, breachNotice, hostingRegion, penetrationTest, restoreTimes, retentionDays, subprocessors, twoFactor} =
  company;

/** Mailbox for reports of vulnerabilities (RFC 2142), also in security.txt. */
export const securityEmail = `security@${domain}`;

export const page: SecurityContent['page'] = {
  headline: 'Security and trust',
  lead: 'Training records say who works for you and what they can do. Here is how we protect them, which standards we meet and how to report a vulnerability.',
  cta: {
    title: 'Go through your security questionnaire with us',
    description:
      'Book a demo and bring a colleague from IT or legal. If you would rather have it in writing, send us the questionnaire through the contact page and tell us when you need it back.',
  },
};

export const path: SecurityContent['path'] = [
  {
    title: 'Browser, phone or API',
    text: 'SSL is included on your own domain',
    icon: 'smartphone',
    over: 'TLS 1.2 or later',
  },
  {title: 'The platform, in the cloud', text: 'SAML, roles and an audit log', icon: 'cloud', over: 'AES-256'},
  {title: 'Stored data', text: 'Exported as CSV or deleted by your admins', icon: 'lock', over: 'Content versioning'},
  {title: 'Earlier versions', text: 'Any lesson can be restored', icon: 'history'},
];

export const items: SecurityContent['items'] = [
  {
    title: 'Cloud hosting',
    content: `The platform runs in the cloud. Your IT department has no server to buy or update.${hostingRegion ? ` Your content is stored in ${hostingRegion}.` : ''} We install new releases. Learners use the platform in a browser or in the apps for iOS and Android.`,
  },
  {
    title: 'Encryption in transit and at rest',
    content:
      'Data travels over TLS 1.2 or later, whether it comes from a browser, a phone or the API. Stored data is encrypted with AES-256. If you use a custom domain, SSL is included.',
  },
  {
    title: 'GDPR',
    content: `${name} is GDPR compliant. Names, results and dates are personal data, and you decide whose data you bring in. Admins can export records as CSV, and delete a user when you no longer need their records. You can read our [data processing agreement](/dpa) before you sign anything. ${subprocessors ? 'It names our [sub-processors](/dpa#sub-processors).' : 'We send you the list of our sub-processors on request: write to us through the [contact page](/contact).'} The [Privacy Policy](/privacy) describes what we process and why.`,
  },
  {
    title: 'SOC 2 Type II in progress',
    content:
      'A Type II report covers how controls work over a period of time, not on a single day. Ours is in progress: there is no final report to send you yet.',
  },
  {
    title: 'ISO 27001 certification',
    content:
      'Our information security management is certified to ISO 27001. The standard requires us to list our risks, put someone in charge of each one and review our controls regularly.',
  },
  {
    title: 'PCI DSS',
    content:
      'We are PCI DSS compliant. When you pay by card, your card details are handled under the security standard of the payment card industry.',
  },
  {
    title: 'Access control and single sign-on',
    content:
      'Connect your identity provider through SAML, and people log in with the account that your IT department already manages. Roles decide what each person can see and do: Admin, Manager and Author are ready to use, and you can add any number of custom roles.',
  },
  {
    title: 'When someone leaves',
    content: `Disable the account in your identity provider. Access ends, and the training record stays. ${LEAVERS}`,
  },
  {
    title: 'Audit logs',
    content:
      'Each entry records who did what, and when: a role that was changed, a report that was exported, a due date that moved from Friday to Monday. Filter the log by person or period, and export the entries for your own audit.',
  },
  {
    title: 'Availability and recovery of content',
    content: `The platform has a 99.9% uptime guarantee: ${DOWNTIME}. The [Terms of Service](/terms) say what applies if we do not reach it. Content versioning protects you against your own mistakes: if someone overwrites a lesson, an author opens its history and restores an earlier version.`,
  },
  {
    title: 'Report a vulnerability',
    content: `If you have found a weakness in the platform, the API or this website, write to ${mailLink(securityEmail)} and tell us where it is and how to reproduce it. Please do not open or change other people’s data, and give us time to fix the problem before you publish.`,
  },
];

/** As security questionnaires ask; a row without an answer is left out. */
export const questions: SecurityContent['questions'] = [
  {
    question: 'Where is our data stored?',
    answer:
      hostingRegion && `In ${hostingRegion}. The platform runs in the cloud, so there is no server for you to run.`,
    topic: 'where data is stored',
  },
  {
    question: 'Is our data encrypted?',
    answer:
      'Yes. In transit with TLS 1.2 or later, whether from a browser, a phone or the API, and at rest with AES-256.',
  },
  {
    question: 'Which standards do you meet?',
    answer: `GDPR and PCI DSS: compliant. ISO 27001: certified. SOC 2 Type II: in progress, without a final report yet.`,
  },
  {
    question: 'Who certified you, for what and until when?',
    answer: certificates(brand) || undefined,
    topic: 'our certificates',
  },
  {
    question: 'How do people log in?',
    answer:
      'With single sign-on (SAML), where access ends when you disable the account in your identity provider. People who are not in it log in with their email address.',
  },
  {question: 'Is there a second factor without single sign-on?', answer: twoFactor, topic: 'a second factor at login'},
  {
    question: 'Who can see which data?',
    answer:
      'Roles decide that: Admin, Manager, Author and any number of custom roles. The audit log says who did what, and when, and can be exported.',
  },
  {
    question: 'Do you have penetration tests?',
    answer: penetrationTest,
    topic: 'penetration tests',
  },
  {
    question: 'How available is the platform?',
    answer: `It has a 99.9% uptime guarantee: ${DOWNTIME}. ${company.uptimeRemedy ?? ''}`,
    more: {title: 'Terms of Service', href: '/terms'},
  },
  {
    question: 'How soon is the platform back after a failure?',
    answer: restoreTimes,
    topic: 'backups and restore times',
  },
  {
    question: 'When do you tell us about a breach?',
    answer:
      breachNotice === undefined
        ? undefined
        : `Within ${breachNotice} hours after we have become aware of it, with what we know about its kind, its extent and what we do.`,
    topic: 'how soon you hear of a breach',
  },
  {
    question: 'How do we get our data out, and deleted?',
    answer: `Admins export records as CSV files and delete users at any time. You can export your content ${exportPeriod(brand, 'the contract')}. We then delete it.${retentionDays?.backups ? ` Copies in backups are deleted within ${retentionDays.backups} days after that.` : ''}`,
  },
  {
    question: 'Can we sign a data processing agreement?',
    answer: 'It is part of every contract, and you can read it before you sign anything.',
    more: {title: 'Data Processing Agreement', href: '/dpa'},
  },
  {
    question: 'Which sub-processors do you use?',
    answer:
      subprocessors &&
      `${subprocessors.map(({name: company}) => company).join(', ')}: the agreement says what each does, and where.`,
    more: {title: 'Sub-processors', href: '/dpa#sub-processors'},
    topic: 'sub-processors',
  },
  {question: 'Is our material used to train AI models?', answer: aiDataUse, topic: 'AI training'},
];

export const badges: SecurityContent['badges'] = [
  {
    name: 'SOC 2',
    status: 'Type II in progress',
    description: 'Work on the Type II report is under way. There is no final report yet.',
    icon: 'clipboard-check',
  },
  {
    name: 'GDPR',
    status: 'Compliant',
    description: 'Learners’ personal data is handled as data protection law requires.',
    icon: 'user-check',
  },
  {
    name: 'ISO 27001',
    status: 'Certified',
    description: 'Our information security management follows the international standard.',
    icon: 'shield-check',
  },
  {
    name: 'PCI DSS',
    status: 'Compliant',
    description: 'Card payments follow the security rules of the payment card industry.',
    icon: 'wallet',
  },
];
