export interface PopularPage {
  title: string;
  /** Path below the base URL. */
  href: string;
  text: string;
}

/** Popular pages, which the search shows for an empty query, and synonyms for our terms. */
export interface SearchContent {
  popular: readonly PopularPage[];
  synonyms: Readonly<Record<string, string>>;
}

const search: SearchContent = {
  popular: [
    {title: 'Pricing', href: '/pricing', text: 'What it costs for your number of users'},
    {title: 'Book a demo', href: '/book-a-demo', text: 'See your own material turned into a course'},
    {title: 'API documentation', href: '/developer', text: 'Every operation, with examples to try'},
    {title: 'API quickstart', href: '/developer/guides/quickstart', text: 'Your first API request, without a key'},
    {title: 'Features', href: '/features', text: 'Everything the LMS does, in four groups'},
    {title: 'Security and trust', href: '/security', text: 'Hosting, encryption and the status of our certifications'},
  ],
  synonyms: {
    cost: 'price',
    costs: 'price',
    login: 'sign in',
    sso: 'single sign-on',
    subscription: 'billing',
    throttling: 'rate limit',
  },
};

export default search;
