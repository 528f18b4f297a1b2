import type {Competitor, Prices} from '../schema';

const kilnstead = ({lowest, highest}: Prices): Competitor => ({
  slug: 'kilnstead',
  name: 'Kilnstead',
  headline: 'Like Kilnstead, minus the night-time patching',
  subheading:
    'Open standards without a server to look after: we host the platform, while content and records stay portable.',
  character:
    'An open-source platform that you host yourself: free to change, and yours to patch, extend and keep running.',
  order: 4,
  inFooter: true,
  strengths: [
    {
      icon: 'server',
      title: 'Nobody is on call for the LMS',
      description:
        'Hosting and releases are our work. The engineer who spent a weekend moving plug-ins to a new version of Kilnstead can spend the next one elsewhere, and the uptime guarantee of 99.9% is ours to keep.',
    },
    {
      icon: 'blocks',
      title: 'No plug-in hunt for ordinary needs',
      description:
        'Certificates, leaderboards, learning plans and skill reports belong to the one plan there is. They were made together, so an upgrade of the first does not break the last.',
    },
    {
      icon: 'shield-check',
      title: 'Papers for the security review',
      description:
        'Whoever runs the server answers the questionnaire. As a customer of ours you can point to an ISO 27001 certificate, GDPR and PCI DSS compliance and a SOC 2 Type II audit in progress.',
    },
    {
      icon: 'link',
      title: 'The doors stay open',
      description:
        'Leaving proprietary software is often harder than joining it. Content arrives as SCORM, LTI or xAPI, records leave as CSV files, and a documented REST API covers whatever you want to build.',
    },
    {
      icon: 'sparkles',
      title: 'AI without a key to manage',
      description:
        'Course creation from a prompt, a file or a video link is part of the editor. Nobody opens an account with a model provider or watches its bill.',
    },
  ],
  featureComparison: [
    {feature: 'Source code that you may change', product: false, competitor: true},
    {feature: 'Licence fee', product: `${lowest} to ${highest} per user a month`, competitor: 'None'},
    {feature: 'Runs on your own hardware', product: false, competitor: true},
    {feature: 'Extensions written by a community', product: false, competitor: true},
    {feature: 'Hosting and upgrades', product: 'Done by us', competitor: 'Done by you'},
    {feature: 'Uptime', product: '99.9% guaranteed', competitor: 'What your own team can ensure'},
    {feature: 'Encryption', product: 'TLS 1.2+ in transit, AES-256 at rest', competitor: 'As you configure it'},
    {feature: 'ISO 27001 certificate', product: true, competitor: 'Yours to obtain'},
    {feature: 'AI course creation', product: true, competitor: 'Plug-in plus an AI account of your own'},
    {feature: 'SCORM, LTI and xAPI', product: true, competitor: true},
    {feature: 'SAML sign-on', product: true, competitor: true},
    {feature: 'Custom domain', product: 'SSL included', competitor: 'You renew the certificate'},
    {feature: 'Mobile apps with offline access', product: true, competitor: 'Generic app, partly offline'},
    {feature: 'Gap analysis for teams and roles', product: true, competitor: false},
    {
      feature: 'Reports by e-mail each month',
      product: 'Scheduled in the report',
      competitor: 'Scripted by a developer',
    },
    {feature: 'REST API', product: true, competitor: true},
    {feature: 'Course versions', product: 'History with rollback', competitor: 'From your server backup'},
  ],
  summaryTitle: 'Free software has a price in evenings',
  summaryDescription:
    'Choose Kilnstead if you need to change the code, must keep data on your own machines or have engineers who enjoy it. We cannot offer any of those. We can take the server, the upgrades and the plug-ins off your list for a fee per user that you can work out in advance, and leave your team with courses, people and results.',
});

export default kilnstead;
