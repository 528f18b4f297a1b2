import type {Solution} from '../../../src/content/schema';

const contractorTraining: Solution = {
  slug: 'contractor-training',
  title: 'Contractor Training',
  description:
    'Brief the people who work on your sites but not on your payroll, check what they know, and keep the record for the next audit.',
  icon: 'wrench',
  category: 'external',
  order: 5,
  imageSeed: 'branded-portal',
  page: {
    headline: 'Contractor training that is done before the gate',
    subheading:
      'Scaffolders, cleaners and agency drivers come for a week and leave again. Send them the site rules in advance, and let the gate check who has passed.',
    imageSeed: 'route:sso',
    challenge: {
      title: 'The induction holds up the job',
      description:
        'A crew of six arrives at seven, and the site manager needs an hour to read them the rules. Next month another crew comes, and the hour is gone again. When an inspector asks who heard what, there is a folder of signatures that no one can read.',
      points: [
        'Work starts late whenever a new crew arrives',
        'Each site tells visitors something different',
        'Paper lists that are lost with the container',
      ],
    },
    solution: {
      title: 'Inductions on the way to site',
      description:
        'The firm gets one link and shares it with its crew. Everyone takes a short course on a phone, answers a few questions and shows the badge at the gate. Your site manager sees the crew as a team and knows who is missing.',
      points: [
        'One invite link for each firm',
        'The same rules for every site, with local additions',
        'A record for each person that lasts longer than the job',
      ],
    },
    keyCapabilities: [
      {
        title: 'Links for a whole crew',
        description:
          'Create a link that puts everyone who opens it in the team of their firm. The link expires when the contract does, so last year’s crew cannot use it.',
        imageSeed: 'trail:invitation',
      },
      {
        title: 'Short courses for phones',
        description:
          'Ten minutes in the van are enough for the site rules. Lessons can be downloaded before the trip and play without a signal.',
        imageSeed: 'phone-list:saved',
      },
      {
        title: 'Questions that test understanding',
        description:
          'Ask where the assembly point is and who may enter the plant room. Wrong answers lead back to the page that explains it.',
        imageSeed: 'quiz',
      },
      {
        title: 'A badge at the gate',
        description:
          'Security scans the code on a phone and sees the name, the course and the day it expires. No call to the office is needed.',
        imageSeed: 'badge-page',
      },
      {
        title: 'Evidence when they have left',
        description:
          'The results stay in your reports after a contractor’s access ends. You can export them for an insurer or an inspector years later.',
        imageSeed: 'text-file:completions',
      },
    ],
    faq: [
      {
        question: 'Does a contractor count as a user?',
        answer:
          'Yes, for as long as the account is active. Deactivate it at the end of the job, and the place is free for someone else.',
      },
      {
        question: 'Can a firm see its own people only?',
        answer:
          'Yes. Make the foreperson a manager of the firm’s team. They see who has passed and remind the others, and see no other firm.',
      },
      {
        question: 'What about people without an e-mail address?',
        answer:
          'Share the invite link in a message or as a code on a poster. People choose a user name and start at once, on their own phone.',
      },
      {
        question: 'How do we repeat an induction?',
        answer:
          'Set how long it is valid. A journey assigns the course again in good time, and the manager of the firm is told about it too.',
      },
      {
        question: 'Can each site have rules of its own?',
        answer:
          'Yes. Put the common rules in one course and each site’s in another, and combine the two in a learning plan for that site.',
      },
    ],
    cta: {
      title: 'Start with the next crew',
      description:
        'Take the rules of one site, let AI draft the course, and send the link to the firm that comes next.',
    },
  },
};

export default contractorTraining;
