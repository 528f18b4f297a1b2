import {ADDED_USERS} from './billing';
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
      answer: `Your number of users decides the tier, and the tier sets one price for every user. On monthly billing you pay that price times your number of users. For ${team} users that is ${perUser(team, 'monthly')} each, or ${cost(team, 'monthly', 1)} a month.`,
    },
    {
      question: 'How much do we save with annual billing?',
      answer: `Annual billing costs ${saving} less. With ${team} users you pay ${perUser(team, 'annual')} per user a month instead of ${perUser(team, 'monthly')}. The annual invoice comes to ${cost(team, 'annual', 12)}, compared with ${cost(team, 'monthly', 12)} for twelve monthly ones.`,
    },
    {
      question: 'Why can the total drop when we add a user?',
      answer: `The price of a tier applies to every user, not only to those above the boundary. On annual billing, ${before} users cost ${cost(before, 'annual', 12)} a year and ${after} users cost ${cost(after, 'annual', 12)}. If you are just below a boundary, check the price of the next tier.`,
    },
    {
      question: 'What if we grow during the year?',
      answer: `You can add users whenever you need to. ${ADDED_USERS} From the next billing period, that price applies to all your users. You can also reduce the number from then on.`,
    },
    {
      question: `What if we have fewer than ${minUsers} users?`,
      answer: `You pay for ${minUsers} users, which is the minimum. That is ${cost(minUsers, 'annual', 12)} a year on annual billing, or ${cost(minUsers, 'monthly', 1)} a month on monthly billing.`,
    },
    {
      question: `What do we pay above ${listed} users?`,
      answer: `There is no listed price from ${unlisted} users upwards. Tell us how many users you have through the contact page, and you will have a response within 24 hours.`,
    },
    {
      question: 'Do some features cost extra?',
      answer:
        'No. Teams is the only plan, and it includes everything listed under “All Plans Include”, from AI course creation to the API. Prices are in US dollars, before tax.',
    },
  ];
};

export default pricingFaq;
