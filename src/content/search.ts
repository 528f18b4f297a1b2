import type {SearchContent} from './schema';

const search: SearchContent = {
  popular: [
    {title: 'Pricing', href: '/pricing', text: 'What it costs for your number of users', icon: 'wallet'},
    {title: 'Book a demo', href: '/book-a-demo', text: 'See your own material turned into a course', icon: 'calendar'},
    {title: 'API documentation', href: '/developer', text: 'Every operation, with examples to try', icon: 'code'},
    {
      title: 'API quickstart',
      href: '/developer/guides/quickstart',
      text: 'Your first API request, without a key',
      icon: 'book-open',
    },
    {title: 'Features', href: '/features', text: 'Everything the LMS does, group by group', icon: 'blocks'},
    {
      title: 'Security and trust',
      href: '/security',
      text: 'Hosting, encryption and the status of our certifications',
      icon: 'shield-check',
    },
  ],
  synonyms: {
    cancel: 'termination',
    cost: 'price',
    costs: 'price',
    deactivate: 'disable',
    discount: 'save',
    fee: 'price',
    fees: 'price',
    implementation: 'go live',
    login: 'sign in',
    migrate: 'move records',
    migration: 'move records',
    sso: 'single sign-on',
    subscription: 'billing',
    throttling: 'rate limit',
    translate: 'languages',
    translation: 'languages',
    translations: 'languages',
    vat: 'tax',
  },
};

export default search;
