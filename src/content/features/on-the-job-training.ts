import brand from '../brand';
import type {Feature} from '../schema';

const onTheJobTraining: Feature = {
  slug: 'on-the-job-training',
  title: 'On-the-Job Training',
  description:
    'On-the-job training in the LMS: practical skills become checklists. A supervisor confirms each step on a phone, with name and date.',
  card: 'Practical skills as checklists that a supervisor signs off on a phone.',
  icon: 'wrench',
  category: 'learning-content',
  order: 5,
  headline: 'On-the-job training checklists, signed off on the supervisor’s phone',
  subheading: `A quiz shows that someone knows how to do the job. A checklist shows that a named colleague saw them do it, and when. ${brand.name} keeps both in the same record.`,
  imageSeed: 'checklist:phone',
  heading: 'Sign-offs that an assessor can rely on',
  accordionFeatures: [
    {
      title: 'Write steps that a supervisor can see',
      description:
        'Five to nine steps are enough. Write “chocks the wheels before unloading” rather than “works safely”. If two supervisors would judge a step differently, it is still too vague. Ask your best operator to read the list before the first trainee uses it.',
    },
    {
      title: 'Confirm each step on a phone',
      description:
        'The supervisor opens the trainee’s list, watches and taps. Without a signal, the app keeps the taps and sends them later.',
    },
    {
      title: 'Ask for a photo as evidence',
      description:
        'Some work can be checked afterwards: a pressed pipe joint, a labelled fuse box. Set the step to require a photo, and it cannot be confirmed without one. An assessor in another town can then judge the joint from the photo.',
    },
    {
      title: 'Decide who can sign off',
      description:
        'If a friend on the same shift would be too kind a judge, limit sign-off to the managers of the team or to a role such as Assessor.',
    },
    {
      title: 'Open the next course after the last signature',
      description: 'However long it takes, the heat pump course waits for the pipework checklist.',
    },
    {
      title: 'Know what a checklist cannot show',
      description:
        'It records that someone did the task well on one day. To find out what they remember months later, add a quiz or flashcards.',
    },
  ],
  capabilitiesHeading: 'Practical skills on record, alongside the theory',
  keyCapabilities: [
    {
      title: 'A name and a date for every step',
      description:
        'Each confirmed step records who watched it and when. Six months later you can look it up instead of saying “I think she was shown”.',
    },
    {
      title: 'Practice that counts towards skill levels',
      description:
        'A completed checklist can confirm a level in the competency framework, as evidence alongside a quiz result.',
    },
    {
      title: 'Know who is cleared before you plan the day',
      description:
        'A table of people and skills shows what quizzes and checklists have confirmed so far. Pair anyone at a low level with someone whose checklist is complete.',
    },
  ],
  block: {
    kind: 'change',
    before: {label: 'The checklist on paper', imageSeed: 'change:checklist'},
    after: {label: 'The checklist on record', imageSeed: 'change:signed'},
  },
  cta: {
    title: 'Take one checklist off the clipboard',
    description:
      'Type its steps into a free trial and ask a supervisor to confirm the first of them on a phone. Not sure how to word a step? Book a demo and we will look at it with you.',
  },
  related: ['competency-frameworks', 'learning-plans', 'skills-engine', 'mobile-apps'],
};

export default onTheJobTraining;
