import type {IntegrationsPage} from './schema';

/** Copy of /integrations; the cards come from the integration records. */
const integrationsPage: IntegrationsPage = {
  headline: 'LMS integrations for the systems you use',
  lead: 'People log in with the account they already have, and hear about courses in the chat tool they already use. Filter the list by type of system.',
  missing: {
    title: 'Don’t see your system?',
    description:
      'Connect it yourself. With the REST API, your software can create users, enrol them and read their progress. Webhooks, which you set up in the app, tell it about events such as a completed course.',
  },
};

export default integrationsPage;
