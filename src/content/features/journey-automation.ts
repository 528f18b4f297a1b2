import brand from '../brand';
import type {Feature} from '../schema';

const journeyAutomation: Feature = {
  slug: 'journey-automation',
  title: 'Journey Automation',
  description:
    'Draw a learning journey with triggers, waits and branches. Example: re-enrol each person 365 days after they complete a course.',
  icon: 'workflow',
  category: 'automation-analytics',
  order: 8,
  headline: 'Draw the path once, and it runs for everyone who joins',
  subheading: `Place courses, waits, checks and messages on a canvas and connect them. ${brand.name} moves each person along at their own pace and repeats what has to be repeated.`,
  imageSeed: 'journey:canvas-whole',
  accordionFeatures: [
    {
      title: 'Re-enrol people 365 days after completion',
      description:
        'A yearly refresher should count from the day a person finished, not from 1 January. Add a wait of 365 days after completion and a new enrolment behind it. Somebody who finished on 3 March is enrolled again a year later, and the clock restarts.',
      imageSeed: 'renewals:forklift-march',
    },
    {
      title: 'Start when a person joins a group',
      description:
        'The trigger can be a smart group, a team or a completed course. A cook who is moved to the bakery meets the rule of the bakery group, and the journey for ovens and flour dust begins without an e-mail to the office.',
      imageSeed: 'automation:bakery-ovens-north',
    },
    {
      title: 'Branch on what a quiz shows',
      description:
        'People above the mark go straight to the next stage. The others receive a short recap and a second attempt. Experienced staff stop sitting through what they know, and beginners are not rushed past it.',
      imageSeed: 'branch:crossroads-mark',
    },
    {
      title: 'Wait for a human to say yes',
      description:
        'Some gates should not open by themselves. Put a checklist on the path and the journey pauses until a supervisor has watched the task and signed. The next course, with the harder machine, opens after that.',
      imageSeed: 'checklist:gate-signed',
    },
    {
      title: 'Warn the manager before it is late',
      description:
        'Add a step that looks at the due date a week ahead and writes to the manager if the course has not been opened. A nudge from somebody who knows you works better than a third automatic reminder.',
      imageSeed: 'nudge:ward-weekahead',
    },
    {
      title: 'Change the path while people are on it',
      description:
        'Law and machines change in the middle of the year. Edit a step and decide whether it applies to people who start from now on or also to those who have not reached it yet. Finished steps stay finished.',
      imageSeed: 'journey-change:bank-midyear',
    },
  ],
  keyCapabilities: [
    {
      title: 'A picture that doubles as documentation',
      description:
        'The journey on the canvas is what runs. Show it to the works council or an auditor and they can follow with a finger what happens to a new employee in the first ninety days.',
      imageSeed: 'ninety-days:store-council',
    },
    {
      title: 'Renewals that look after themselves',
      description:
        'Each person has their own date for the next round, drawn from their own last completion. The workload spreads over the year, so the trainer is not booked out every January.',
      imageSeed: 'renewal-months:harbour-year',
    },
    {
      title: 'If this, then that, in plain words',
      description:
        'A rule reads as it acts: when the course is completed, award the badge, tell the manager and open the advanced course. You can switch a rule off for a week and see in the log what it did before.',
      imageSeed: 'plain-rule:kitchen-words',
    },
  ],
  related: ['learning-plans', 'smart-groups', 'on-the-job-training', 'manager-digests'],
};

export default journeyAutomation;
