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
  headline: 'On-the-job training checklists, signed off where the work is done',
  subheading: `A quiz shows that someone knows how to lift, join or load. A checklist shows that a named colleague saw them do it, and when. ${brand.name} keeps both in the same record.`,
  imageSeed: 'checklist',
  heading: 'Sign-offs that an assessor can rely on',
  accordionFeatures: [
    {
      title: 'Write steps that a supervisor can see',
      description:
        'Five to nine steps are enough. Write “chocks the wheels before unloading” rather than “works safely”. If two supervisors would judge a step differently, it is still too vague. Ask your best operator to read the list before the first trainee uses it.',
      imageSeed: 'decision:step',
    },
    {
      title: 'Confirm each step on a phone',
      description:
        'The supervisor opens the trainee’s list, watches and taps. There is no form to take back to the office. Where there is no signal, the app keeps the taps and sends them later.',
      imageSeed: 'phone-list:checklist',
    },
    {
      title: 'Ask for a photo as evidence',
      description:
        'Some work can be checked afterwards: a pressed pipe joint, a labelled fuse box. Mark the step, and it cannot be confirmed without a picture. An assessor in another town can then look at the joint itself.',
    },
    {
      title: 'Decide who can sign off',
      description:
        'A friend on the same shift may be too kind a judge. Limit sign-off to a role such as Assessor, or to the managers of the team. Because every signature carries a name, people look closely before they sign.',
    },
    {
      title: 'Open the next course after the last signature',
      description:
        'The heat pump course opens when the pipework checklist is complete, whether that takes three days or three weeks. Quick learners are not held back, and careful ones are not rushed.',
    },
  ],
  keyCapabilities: [
    {
      title: 'A name and a date for every step',
      description:
        'Each confirmed step records who watched it and when. Six months later you can read out an entry instead of saying “I think she was shown”, and you know who to ask.',
      imageSeed: 'records:signatures',
    },
    {
      title: 'Practice that counts towards skill levels',
      description:
        'A completed checklist can confirm a level in the competency framework. A trainer’s judgement then appears on the same chart as a quiz result.',
      imageSeed: 'skill-evidence',
    },
    {
      title: 'Know who is cleared before you plan the day',
      description:
        'A table of people and skills shows what quizzes and checklists have confirmed so far. Put anyone with a low figure on shift with someone whose checklist is complete.',
      imageSeed: 'skill-report:team',
    },
  ],
  related: ['competency-frameworks', 'learning-plans', 'skills-engine', 'mobile-apps'],
};

export default onTheJobTraining;
