import brand from '../brand';
import type {Feature} from '../schema';

const journeyAutomation: Feature = {
  slug: 'journey-automation',
  title: 'Journey Automation',
  description:
    'Automate LMS enrolment: put people on a plan when they join a group, act on quiz results and renew training 365 days after completion.',
  card: 'Put people on the right plan when they join, change role or are due again.',
  icon: 'workflow',
  category: 'automation-analytics',
  order: 8,
  headline: 'Automatic enrolment when someone joins, changes role or is due again',
  subheading: `A journey puts people on a learning plan when something happens: they join a team, change role or fall due for a renewal. Set the trigger, the waits and the conditions once, and ${brand.name} runs it for everyone.`,
  imageSeed: 'journey:starter',
  heading: 'What starts a journey, and what it does',
  accordionFeatures: [
    {
      title: 'Re-enrol people 365 days after completion',
      description:
        'An annual refresher should run from the day each person finished, not from 1 January. Set a wait of 365 days after completion, followed by a new enrolment. Tomasz finished forklift safety on 6 November, so he is enrolled again a year later. The count starts again each time he finishes.',
      imageSeed: 'renewals',
    },
    {
      title: 'What can start a journey?',
      description: 'Four examples, each with what follows.',
      table: {
        columns: ['When someone', 'They go on'],
        rows: [
          ['Joins the early shift', 'Picker, first 30 days'],
          ['Moves to Bath', 'Fire safety for Bath'],
          ['Passes a course', 'The advanced course'],
          ['Finished 365 days ago', 'The same course again'],
        ],
      },
    },
    {
      title: 'Choose the plan by a quiz result',
      description:
        'People who reach the pass mark go straight to the full plan. The others get a short recap and a second try before that.',
    },
    {
      title: 'Wait for a supervisor’s signature',
      description:
        'A journey can wait until a supervisor has watched the task and signed the checklist before it puts someone on the next plan.',
    },
    {
      title: 'Warn the manager a week ahead',
      description:
        'A week before the due date, a journey can check whether the course has been opened and write to the manager if it has not. A word from someone the learner knows works better than a third automatic reminder.',
    },
    {
      title: 'Change a journey while it is running',
      description:
        'Edit it and decide who the change applies to: only people who start from now on, or also those who are already waiting. What people have finished stays finished.',
    },
  ],
  capabilitiesHeading: 'Rules you can read, follow and switch off',
  keyCapabilities: [
    {
      title: 'A diagram that doubles as documentation',
      description:
        'The journey on the canvas is the one that runs. Show it to HR or an auditor, and they can follow, step by step, what it did for one person.',
    },
    {
      title: 'Renewals that look after themselves',
      description:
        'Each renewal date is counted from that person’s last completion. The work is spread over the year, and trainers are no longer fully booked every January.',
    },
    {
      title: 'Rules that anyone can read',
      description:
        'A rule says what it does: when the course is completed, award the badge, tell the manager and open the next course. You can switch it off for a week, and the log shows what it did until then.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'Where do new pickers get stuck?',
    groups: {shape: 'units', title: 'People at each step of “Picker, first 30 days”, ten in all'},
    parts: {
      shape: 'bars',
      title: 'How long they have been in this step',
      labels: ['Up to 3 days', '4 to 7 days', '8 to 14 days', 'Longer'],
    },
    people: 'Waiting the longest',
    chosen: 'Sign-off at work',
    rows: [
      ['Manual handling', [1], 'Callum has one lesson left before Monday.', [0, 0, 1, 0]],
      ['The scanner', [1], 'One picker started the scanner course yesterday.', [1, 0, 0, 0]],
      ['Two shifts', [1], 'One picker is on the second of two shifts with Leila Haddad.', [1, 0, 0, 0]],
      ['Fire safety', [1], 'One picker is doing fire safety this week.', [0, 1, 0, 0]],
      ['Sign-off at work', [6], 'Six of ten are waiting for one signature: Ingrid Dahl’s.', [0, 1, 3, 2]],
    ],
    named: {
      'Manual handling': {'Callum Reid': 'since 2 Nov, due Monday'},
      'The scanner': {'Ada Mensah': 'since 9 Nov, due 20 Nov'},
      'Two shifts': {'Filip Horak': 'since 9 Nov'},
      'Fire safety': {'Lena Vogt': 'since 5 Nov, due 27 Nov'},
      'Sign-off at work': {
        'Sunita Rao': 'since 22 Oct',
        'Joseph Adeyemi': 'since 24 Oct',
        'Hugo Blanc': 'since 29 Oct',
      },
    },
  },
  cta: {
    imageSeed: 'done:journey',
    title: 'Automate one Monday morning',
    description:
      'Think of what you do when someone new starts. Start a free trial, set it up as a journey and switch it on for the next person who joins.',
  },
  related: ['learning-plans', 'smart-groups', 'on-the-job-training', 'manager-digests'],
};

export default journeyAutomation;
