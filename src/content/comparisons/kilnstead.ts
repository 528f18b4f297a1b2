import type {Competitor, Prices} from '../schema';

const kilnstead = ({range}: Prices): Competitor => ({
  slug: 'kilnstead',
  name: 'Kilnstead',
  headline: 'The Kilnstead alternative we host for you',
  subheading:
    'A hosted LMS that we update and secure for you. Import SCORM, LTI and xAPI content, export records as CSV and use a REST API.',
  character: 'An open-source LMS that you host, patch and extend yourself. It has no licence fee.',
  order: 4,
  inFooter: true,
  imageSeed: 'admin:sites',
  strengths: [
    {
      icon: 'server',
      title: 'No server to look after',
      description:
        'We take care of hosting and releases, with 99.9% uptime. Your engineers no longer spend weekends moving plug-ins to a new version.',
    },
    {
      icon: 'blocks',
      title: 'No plug-ins for everyday needs',
      description:
        'Certificates, leaderboards, learning plans and skill reports are part of our one plan. We build, test and update them together.',
    },
    {
      icon: 'shield-check',
      title: 'Answers for the security review',
      description:
        'If you run the server, you fill in the security questionnaire. With us, you can point to our ISO 27001 certification and our GDPR and PCI DSS compliance. SOC 2 Type II is in progress.',
    },
    {
      icon: 'link',
      title: 'You can take your records with you',
      description:
        'Data is often hard to get out of proprietary software. Here, content comes in as SCORM, LTI or xAPI, records go out as CSV, and a REST API connects the tools you build.',
    },
    {
      icon: 'sparkles',
      title: 'AI without an account to manage',
      description:
        'Creating a course from a prompt, a document or a video link is part of the editor. You need no account with an AI provider, and there is no second bill.',
    },
  ],
  featureComparison: [
    {
      feature: 'AI course creation',
      product: 'From a prompt, document or video link',
      competitor: 'Plug-in and your own AI account',
      stronger: 'product',
    },
    {feature: 'Course editor', product: true, competitor: true},
    {
      feature: 'Content versioning',
      product: 'History with rollback',
      competitor: 'From your server backup',
      stronger: 'product',
    },
    {feature: 'SCORM 1.2 and 2004 import', product: true, competitor: true},
    {feature: 'LTI and xAPI content', product: true, competitor: true},
    {
      feature: 'Quiz types',
      product: 'Standard, coding, psychometric, adaptive',
      competitor: 'Standard, more with plug-ins',
      stronger: 'product',
    },
    {
      feature: 'Mobile apps with offline access',
      product: 'iOS and Android',
      competitor: 'Generic app, partly offline',
      stronger: 'product',
    },
    {feature: 'Skills gap analysis', product: true, competitor: false},
    {feature: 'SAML single sign-on', product: true, competitor: true},
    {feature: 'Custom branding and domain', product: true, competitor: 'You renew the SSL certificate'},
    {feature: 'Scheduled reports', product: true, competitor: 'Scripted by a developer'},
    {feature: 'Audit log', product: true, competitor: true},
    {feature: 'REST API', product: true, competitor: true},
    {feature: 'Hosting and upgrades', product: 'Done by us', competitor: 'Done by you', stronger: 'product'},
    {feature: 'Uptime', product: '99.9%', competitor: 'That of your servers', stronger: 'product'},
    {
      feature: 'Encryption',
      product: 'TLS 1.2+ in transit, AES-256 at rest',
      competitor: 'As you configure it',
      stronger: 'product',
    },
    {feature: 'ISO 27001 certification', product: 'Certified', competitor: 'Yours to obtain', stronger: 'product'},
    {feature: 'Self-hosting', product: false, competitor: true},
    {feature: 'Source code you can change', product: false, competitor: true},
    {feature: 'Community plug-ins', product: false, competitor: true},
    {
      feature: 'Price',
      product: range,
      competitor: 'No licence fee',
      stronger: 'competitor',
    },
  ],
  summaryTitle: 'Who should run your LMS?',
  summaryDescription:
    'Do you need to change the code, or keep the data on your own machines? Kilnstead lets you do both, and we do not. With us you have no servers, upgrades or plug-ins to look after, and you pay a fee per user that you can work out in advance.',
});

export default kilnstead;
