import brand from '../brand';
import type {Feature} from '../schema';

const onTheJobTraining: Feature = {
  slug: 'on-the-job-training',
  title: 'On-the-Job Training',
  description:
    'Turn practical skills into checklists. A supervisor watches the task, confirms each step on a phone and signs with name and date.',
  icon: 'wrench',
  category: 'learning-content',
  order: 5,
  headline: 'Some things are only learned with gloves on',
  subheading: `A quiz shows that somebody knows how to lift, join or carve. A checklist shows that a named colleague saw it done, and when. ${brand.name} keeps both in the same record.`,
  imageSeed: 'checklist:pallet-bay',
  accordionFeatures: [
    {
      title: 'Split a task into steps that the eye can follow',
      description:
        'Five to nine steps are enough, each of them something to watch: “chocks the wheels before unloading” and never “works safely”. If two supervisors would tick it differently, the step is still too vague. Ask your best operator to read the list before the first trainee does.',
      imageSeed: 'step-wording:load-chocks',
    },
    {
      title: 'Confirm a step with a phone in one hand',
      description:
        'The supervisor opens the trainee’s list, watches and taps. There is no form to carry back to the office. In a hall without reception the app keeps the taps and sends them when the signal returns.',
      imageSeed: 'phone-checklist:pickers-hall',
    },
    {
      title: 'Ask for a photo where a tick is too little',
      description:
        'Some work can be looked at afterwards: a pressed pipe joint, a labelled fuse box. Mark that step, and the list asks for a picture before it can be confirmed. The assessor in another town sees the joint and not only the tick.',
      imageSeed: 'photo-step:boiler-joint',
    },
    {
      title: 'Say who is allowed to sign',
      description:
        'A friend on the same shift is a kind witness and a poor one. Limit the sign-off to a role such as Assessor, or to the managers of the team. Since every signature carries a name, the signer has a reason to look closely.',
      imageSeed: 'roles:assessor-ward-north-east',
    },
    {
      title: 'Hold the next course until the last signature',
      description:
        'The bigger truck opens when the basic list is complete, whether that takes three days or three weeks. A quick learner is not held back by the calendar, and a careful one is not pushed past it.',
      imageSeed: 'journey:forklift-signature-north',
    },
  ],
  keyCapabilities: [
    {
      title: 'A signature with a name and a time',
      description:
        'Every confirmed step keeps who watched it and on which day. Half a year later, “I think she was shown” becomes a line that you can read out, and the person who watched can still be asked.',
      imageSeed: 'signatures:ward-signed',
    },
    {
      title: 'Practice moves the skill level',
      description:
        'A completed list can confirm a level in the competency framework. The distance to the target shrinks because of something that was done, and a trainer’s judgement stands on the same chart as a quiz result.',
      imageSeed: 'skill-gap:workshop-practice',
    },
    {
      title: 'Know who is cleared before you plan the day',
      description:
        'A table of people and skills shows what quizzes and checklists have confirmed so far. Where the figure is low, plan that person next to somebody whose list is complete.',
      imageSeed: 'skill-report:shift-cleared',
    },
  ],
  related: ['competency-frameworks', 'learning-plans', 'skills-engine', 'mobile-apps'],
};

export default onTheJobTraining;
