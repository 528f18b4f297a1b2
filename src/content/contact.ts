import type {IconName} from './icons';
import type {Prices} from './schema';

/** Copy of /contact around the form (section 2 of the specification: a response within 24 hours). */
export interface ContactContent {
  headline: string;
  lead: string;
  /** Common reasons for writing to us. */
  reasons: readonly {icon: IconName; title: string; description: string}[];
}

const contact = ({listed}: Pick<Prices, 'listed'>): ContactContent => ({
  headline: 'Write to us',
  lead: 'Tell us what you teach and what gets in the way. A person reads your message, and you receive a response within 24 hours.',
  reasons: [
    {
      icon: 'users',
      title: `More than ${listed} people`,
      description: `Above ${listed} users there is no listed price. Mention how many people will learn and in which countries, and we prepare an offer.`,
    },
    {
      icon: 'compass',
      title: 'A question before you decide',
      description:
        'Perhaps you run an unusual shift pattern, or a system that has to be connected. Describe it in two sentences and we say what is possible.',
    },
    {
      icon: 'lock',
      title: 'Security and data protection',
      description:
        'Send us the questionnaire of your IT or legal department. It goes to the people who look after those subjects.',
    },
  ],
});

export default contact;
