import type {ContactPage, Prices} from './schema';

const contact = ({listed}: Pick<Prices, 'listed'>): ContactPage => ({
  headline: 'Contact us',
  lead: 'Tell us who you train and what gets in the way. We’ll reply within 24 hours.',
  reasons: [
    {
      icon: 'users',
      title: `More than ${listed} users`,
      description: `Our price list ends at ${listed} users. Tell us how many you have, and we will send you a quote.`,
    },
    {
      icon: 'compass',
      title: 'A question before you decide',
      description:
        'Perhaps you have an unusual shift pattern, or a system that needs to be connected. Describe it in a sentence or two, and we will tell you what is possible.',
    },
    {
      icon: 'lock',
      title: 'Security and data protection',
      description: 'Send us the questionnaire from your IT or legal department, and tell us when you need it back.',
    },
  ],
});

export default contact;
