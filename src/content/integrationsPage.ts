/** Copy of /integrations; the cards come from the integration records. */
export interface IntegrationsPageContent {
  headline: string;
  lead: string;
  /** For visitors whose system isn't listed; links to the API documentation. */
  missing: {title: string; description: string};
}

const integrationsPage: IntegrationsPageContent = {
  headline: 'Works with the systems you run',
  lead: 'People should sign in with the account they have and hear about a course where they already talk. Filter the list by the kind of system you use.',
  missing: {
    title: 'Your system is not listed?',
    description:
      'Connect it through the API and webhooks. Your own software can create users, enrol them and read their progress, and a webhook tells it when a course is finished.',
  },
};

export default integrationsPage;
