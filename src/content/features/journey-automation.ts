import brand from '../brand';
import type {Feature} from '../schema';

const journeyAutomation: Feature = {
  slug: 'journey-automation',
  title: 'Journey Automation',
  description:
    'Automate learning journeys: enrol people when they join a group, branch on a quiz result and renew training 365 days after completion.',
  icon: 'workflow',
  category: 'automation-analytics',
  order: 8,
  headline: 'Journey automation: draw it once, and it runs for everyone who joins',
  subheading: `A learning plan is what one learner sees; a journey is the rule that puts people on it. Draw the rule on a canvas, with triggers, waits and checks. ${brand.name} moves each person along and enrols them again when a course falls due.`,
  imageSeed: 'journey:starter',
  heading: 'What runs by itself, and what waits for you',
  accordionFeatures: [
    {
      title: 'Re-enrol people 365 days after completion',
      description:
        'An annual refresher should run from the day each person finished, not from 1 January. Add a wait of 365 days after completion, followed by a new enrolment. Leila finished manual handling on 4 November and will be enrolled again a year later. The count starts afresh when she finishes.',
      imageSeed: 'renewals',
    },
    {
      title: 'Start when someone joins a group',
      description:
        'A smart group, a team or a completed course can trigger a journey. When a picker becomes a driver, he matches the rule for the group of drivers. The journey checks which certificates he holds and enrols him in the courses he still needs.',
    },
    {
      title: 'Branch on a quiz result',
      description:
        'Anyone who reaches the mark goes straight to the next stage. The others get a short recap and a second try.',
    },
    {
      title: 'Wait for a supervisor’s signature',
      description:
        'Some steps need a person’s judgement. Put a checklist on the path, and the journey pauses until a supervisor has watched the task and signed. Only then does the next course open.',
    },
    {
      title: 'Warn the manager a week ahead',
      description:
        'A week before the due date, a step can check whether the course has been opened and write to the manager if it has not. A word from someone the learner knows works better than a third automatic reminder.',
    },
    {
      title: 'Change a journey while people are on it',
      description:
        'Laws and machines change in the middle of the year. Edit a step and decide who the change applies to: only people who start from now on, or also those who have not reached that step yet. Finished steps stay finished.',
    },
  ],
  keyCapabilities: [
    {
      title: 'A diagram that doubles as documentation',
      description:
        'The journey on the canvas is the one that runs. Show it to the works council or an auditor, and they can follow what it did for one person from step to step.',
      imageSeed: 'trail:transfer',
    },
    {
      title: 'Renewals that look after themselves',
      description:
        'Each renewal date is counted from that person’s last completion. The work is spread over the year, and trainers are no longer fully booked every January.',
      imageSeed: 'trend:renewals',
    },
    {
      title: 'Rules that anyone can read',
      description:
        'A rule says what it does: when the course is completed, award the badge, tell the manager and open the advanced course. You can switch it off for a week, and the log shows what it did until then.',
      imageSeed: 'settings:rule',
    },
  ],
  related: ['learning-plans', 'smart-groups', 'on-the-job-training', 'manager-digests'],
};

export default journeyAutomation;
