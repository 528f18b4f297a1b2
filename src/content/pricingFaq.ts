import {ADDED_USERS, DISABLING, LEAVERS, WHO_COUNTS} from './billing';
import brand from './brand';
import {exportPeriod} from './company';
import {SLIDER} from './pricing';
import type {Prices, Question} from './schema';
import {minUsers} from './tiers';

const {trialCard, trialDays, retentionDays} = brand.company;

/** About the trial, to which the main button of every page leads. */
const trial: Question[] = [
  {
    question: 'What happens when we start a free trial?',
    answer:
      'You create an account for your organisation in the web app, which opens in a new tab. You then see how long the trial lasts and what it includes. You must be over 18 to create the account.',
  },
  {
    question: 'Do we need a credit card to start a trial?',
    answer: trialCard && `The trial is free of charge. ${trialCard}`,
    topic: 'card details for the trial',
  },
  {
    question: 'How long does the free trial last?',
    answer: trialDays ? `The free trial lasts ${trialDays} days. You see what it includes when it begins.` : undefined,
    topic: 'the length of the trial',
  },
  {
    question: 'What happens to our course after the trial?',
    answer: retentionDays?.export
      ? `It stays if you subscribe. If you don’t, you can export it ${exportPeriod(brand, 'the trial')}. We then delete it.`
      : undefined,
    topic: 'keeping a course after the trial',
  },
];

/** About people who no longer learn. */
const formerUsers: Question[] = [
  {
    question: 'Do we pay for leavers and inactive users?',
    answer: `${WHO_COUNTS} Whether they log in makes no difference. ${LEAVERS}`,
  },
  {
    question: 'How do we disable a user without single sign-on?',
    answer:
      DISABLING && `${DISABLING} The training record stays. Delete a user only when you no longer need their records.`,
    topic: 'disabling a user without single sign-on',
  },
];

/** Questions of /pricing. One without an answer is not asked: see docs/before-publishing.md. */
const pricingFaq = ({perUser, cost, count, saving, drop, least, listed, unlisted}: Prices): Question[] => {
  const team = SLIDER.initial;
  return [
    ...trial,
    {
      question: 'How is the price worked out?',
      answer: `Your number of users puts you in a tier, and everyone is charged that tier’s price. On monthly billing you pay that price times your number of users. For ${team} users that is ${perUser(team, 'monthly')} each, or ${cost(team, 'monthly', 1)} a month.`,
    },
    {
      question: 'How much do we save with annual billing?',
      answer:
        saving &&
        `Annual billing costs ${saving} less. With ${team} users you pay ${perUser(team, 'annual')} per user per month instead of ${perUser(team, 'monthly')}. The annual invoice comes to ${cost(team, 'annual', 12)}, compared with ${cost(team, 'monthly', 12)} for twelve monthly ones.`,
    },
    {
      question: 'Why can the total drop when we add a user?',
      answer:
        drop &&
        `The price of a tier applies to every user, not only to those above the boundary. On annual billing, ${count(drop.before)} users cost ${cost(drop.before, 'annual', 12)} a year and ${count(drop.after)} users cost ${cost(drop.after, 'annual', 12)}. If you are just below a boundary, check the price of the next tier.`,
    },
    {
      question: 'What if we grow during the year?',
      answer: `You can add users whenever you need to. ${ADDED_USERS} From the next billing period, that price applies to all your users. If you need fewer users, the lower number applies from your next billing period too.`,
    },
    {
      question: `What if we have fewer than ${least}?`,
      answer:
        minUsers > 1
          ? `You pay for ${least}, which is the minimum. That is ${cost(minUsers, 'annual', 12)} a year on annual billing, or ${cost(minUsers, 'monthly', 1)} a month on monthly billing.`
          : undefined,
    },
    {
      question: `What do we pay above ${listed} users?`,
      answer: `We quote individually for ${unlisted} users or more. Tell us through the contact page how many users you have and when you want to start.`,
    },
    {
      question: 'How do we cancel?',
      answer: `Send us an email, and the subscription ends with the billing period you have paid for. We do not refund that period unless the Terms of Service say so.${retentionDays?.export ? ` You can export your content ${exportPeriod(brand, 'the contract')}.` : ''}`,
    },
    {
      question: 'Do some features cost extra?',
      answer:
        'No. Teams is the only plan, and it includes everything listed under “All Plans Include”, from AI course creation to the API. Prices are in US dollars and do not include tax.',
    },
    ...formerUsers,
  ];
};

export default pricingFaq;
