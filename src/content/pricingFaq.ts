import {ADDED_USERS} from './billing';
import brand from './brand';
import {exportPeriod} from './company';
import {SLIDER} from './pricing';
import type {FaqEntry, Prices} from './schema';
import {minUsers, tiers} from './tiers';

const {trialCard, trialDays, disabledUsers, disablingUsers} = brand.company;

/** About the trial, to which the main button of every page leads. */
const trial: FaqEntry[] = [
  {
    question: 'What happens when I start a free trial?',
    answer:
      'You create an account for your organisation in the web app, which opens in a new tab. When the trial begins, you see how long it lasts and what it includes. You must be over 18 to create the account.',
  },
  {
    question: 'Do I need a credit card to start a trial?',
    answer: `A free trial costs nothing. ${trialCard ?? 'Ask us through the contact page whether you need a card to register, and you will have a response within 24 hours.'}`,
  },
  {
    question: 'How long does the free trial last?',
    answer: trialDays
      ? `The free trial lasts ${trialDays} days. When it begins, you see what it includes.`
      : 'You see the length when the trial begins. If you want to know it before you register, ask us through the contact page.',
  },
  {
    question: 'What happens to my course after the trial?',
    answer: `It stays if you subscribe. If you don’t, you have ${exportPeriod(brand)} after the end of the trial to export your content, and we then delete it.`,
  },
];

/** About people who no longer learn. */
const formerUsers: FaqEntry[] = [
  {
    question: 'Do we pay for leavers and inactive users?',
    answer: `Inactive users count: every person with an account counts once, whether or not they log in. ${disabledUsers ?? 'If you keep the training records of people who have left, ask us through the contact page how they are counted.'}`,
  },
  {
    question: 'How do we disable a user without single sign-on?',
    answer: `${disablingUsers ?? 'Ask us through the contact page how to disable an account that your identity provider does not manage.'} Delete a user only when you no longer need their training record.`,
  },
];

/** Questions of /pricing. Without the owner's answer (see docs/before-publishing.md), they say where to ask. */
const pricingFaq = ({perUser, cost, saving, listed, unlisted}: Prices): FaqEntry[] => {
  const team = SLIDER.initial;
  const [before, after] = [tiers[1]!.max, tiers[2]!.min];
  return [
    ...trial,
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
    ...formerUsers,
  ];
};

export default pricingFaq;
