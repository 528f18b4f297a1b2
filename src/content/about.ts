import brand from './brand';
import {jobOf} from './scenes/cast';
import type {About} from './schema';

/** Copy of /about (section 1 of the specification: successor to a creator-focused product). */
const about: About = {
  headline: 'An LMS for organisations that need to know the training worked',
  lead: `${brand.name} is a learning management system. It helps you create training, get it to the right people and check that they can do the job afterwards.`,
  year: {
    title: 'An example: a year at Larkfield',
    intro:
      'Larkfield and everyone who works there are invented. You meet them in the product pictures on this site. These are two of their days in Felixstowe.',
    alt: 'A ring for each of seven sites, from January to 10 November 2026, with gaps where first aid had lapsed.',
    caption:
      'Each ring is a site, each dot someone who works there, and each gap a time when no first-aider’s certificate was valid:',
    today: '2026-11-10',
    people: 342,
    sites: [
      {name: 'Bristol', people: 67, lapses: [['2026-04-13', '2026-04-26']]},
      {
        name: 'Derby',
        people: 56,
        lapses: [
          ['2026-02-02', '2026-02-22'],
          ['2026-07-20', '2026-07-26'],
        ],
      },
      {name: 'Felixstowe', people: 53, lapses: [['2026-05-18', '2026-06-14']]},
      {name: 'Norwich', people: 50, lapses: []},
      {name: 'Bath', people: 45, lapses: [['2026-08-17', '2026-09-06']]},
      {name: 'Perth', people: 40, lapses: [['2026-03-02', '2026-03-29']]},
      {name: 'Leith', people: 31, lapses: []},
    ],
    moments: [
      {
        at: '2026-11-09T16:05',
        name: 'Daniel Levy',
        role: jobOf('Daniel Levy'),
        text: 'Corrects the charging-bay rules in the course “Forklift safety”, and publishes version 7.',
      },
      {
        at: '2026-11-09T17:14',
        name: 'Tomasz Nowak',
        role: jobOf('Tomasz Nowak'),
        text: 'Asks in the forum whether he can plug in while the fan in bay 3 is off. No, Daniel answers: use bay 2.',
      },
      {
        at: '2026-11-10T06:42',
        name: 'Amara Okafor',
        role: jobOf('Amara Okafor'),
        text: 'Opens lesson 4, about parking and charging, on her phone before the shift. The course is due on Friday.',
      },
      {
        at: '2026-11-10T06:54',
        name: 'Ingrid Dahl',
        role: jobOf('Ingrid Dahl'),
        text: 'Watches Tomasz unload a lorry, and signs off that he sounds the horn at the dock door.',
      },
      {
        at: '2026-11-10T08:40',
        name: 'Jonas Weber',
        role: `${jobOf('Jonas Weber')} of the early shift`,
        text: 'Gives Callum Reid another week for Manual handling. The audit log records the old date and the new one.',
      },
    ],
  },
  story: [
    'Our company’s first product was called Sproutbook. It helped independent creators, such as photographers and language teachers, turn what they knew into courses for an audience of their own.',
    'Some of those creators also ran training in their day jobs and tried to use Sproutbook there. Writing a course was easy. Renewing it every year was not. Nor was showing an auditor who had taken it, or finding out why the night shift had never opened it.',
    `${brand.name} is the business-focused successor to that creator-focused product. We kept the course editor that creators liked, and added what organisations need: roles and teams, competency frameworks, audit logs and single sign-on.`,
    ...(brand.nameOrigin ? [brand.nameOrigin] : []),
  ],
  principles: [
    {
      icon: 'pencil',
      title: 'AI drafts, people decide',
      description:
        'AI can write the first version of a lesson. Only someone who knows the work can say whether it is right, so no course goes live until an author publishes it.',
    },
    {
      icon: 'clipboard-check',
      title: 'Skill before attendance',
      description:
        'Minutes watched tell you very little. A quiz, a task signed off at the workbench or a skill that people still have months later tells you far more.',
    },
    {
      icon: 'clock',
      title: 'Respect for the working day',
      description:
        'People learn between deliveries or on the train home. Lessons can be short enough for that, and managers get one digest instead of a dozen reminders.',
    },
    {
      icon: 'plug',
      title: 'Your data stays yours',
      description:
        'Bring content in through SCORM, LTI and xAPI. Export your records as CSV, or read progress through the API, whenever you like.',
    },
    {
      icon: 'scale',
      title: 'Claims you can check',
      description:
        'We name the certifications we hold and say so when one is still in progress. Prices are on the website, and our comparisons include the rows where the other product wins.',
    },
  ],
  closing: {
    title: 'Tell us what is missing',
    description: `If ${brand.name} does not do something you need, tell us what it is and who needs it.`,
  },
};

export default about;
