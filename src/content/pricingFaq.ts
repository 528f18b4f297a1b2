import brand from './brand';
import {SLIDER} from './pricing';
import type {FaqEntry, Prices} from './schema';
import {minUsers, tiers} from './tiers';

/** Questions of /pricing. */
const pricingFaq = ({perUser, cost, saving, listed, unlisted}: Prices): FaqEntry[] => {
  const team = SLIDER.initial;
  const [before, after] = [tiers[1]!.max, tiers[2]!.min];
  return [
    {
      question: 'How is the price worked out?',
      answer: `Your number of users decides the tier, and the tier sets one price for every user. Monthly, you pay that price times your users. With ${team} users that is ${perUser(team, 'monthly')} each, so ${cost(team, 'monthly', 1)} for the month.`,
    },
    {
      question: 'How much do we save by paying for a year?',
      answer: `Annual billing costs ${saving} less. A team of ${team} pays ${perUser(team, 'annual')} per user and month instead of ${perUser(team, 'monthly')}, and the invoice for twelve months comes to ${cost(team, 'annual', 12)}. Twelve monthly invoices would add up to ${cost(team, 'monthly', 12)}.`,
    },
    {
      question: 'Why can the total drop when we add one person?',
      answer: `The lower price of a new tier applies to everybody, including the users you had before. On annual billing, ${before} users cost ${cost(before, 'annual', 12)} a year, while ${after} users cost ${cost(after, 'annual', 12)}. If you are just below a boundary, try the next number on the slider.`,
    },
    {
      question: 'What if there are fewer than ten of us?',
      answer: `Billing starts at ${minUsers} users. A team of six can work with ${brand.name} and pays for ten, which is ${cost(minUsers, 'annual', 1)} a month on annual billing or ${cost(minUsers, 'monthly', 1)} on monthly billing.`,
    },
    {
      question: `What do we pay above ${listed} users?`,
      answer: `There is no listed price from ${unlisted} users upwards. Send us your number through the contact page, and you receive a response within 24 hours.`,
    },
    {
      question: 'Do some features cost extra?',
      answer:
        'No. Teams is the only plan, and it holds everything under "All Plans Include", from AI course creation to the API. All amounts on this page are in US dollars.',
    },
  ];
};

export default pricingFaq;
