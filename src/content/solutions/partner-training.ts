import {DISABLING, LEAVERS} from '../billing';
import type {Solution} from '../schema';

const partnerTraining: Solution = {
  slug: 'partner-training',
  title: 'Partner Training',
  description:
    'A partner training LMS for resellers, dealers and installers. They move up tier by tier, their own managers follow progress, and you see who is ready.',
  card: 'Resellers, dealers and installers move up tier by tier, and you see who is ready.',
  icon: 'handshake',
  category: 'external',
  order: 3,
  imageSeed: 'board:tiers',
  page: {
    headline: 'Partner training that shows who is ready to sell and install',
    subheading:
      'Resellers and installers have their own managers and little time to spare. Give them a short path to the next tier, one they can follow on a phone.',
    imageSeed: 'desk:maja',
    challenge: {
      title: 'Partners hear about changes last',
      description:
        'A price list goes out by email, and a slide deck follows. A dealer two countries away still quotes for the old model. Partner staff change jobs without telling you, and at the annual review you count webinar attendance because you have nothing better.',
      points: [
        'No view of training at companies that you do not run',
        'A dozen calls to explain the same launch',
        'Tier status that no one has checked',
      ],
    },
    solution: {
      title: 'Partner tiers backed by evidence',
      description:
        'Each partner company becomes a team with its own managers. You decide which courses and quizzes a tier requires, and partners can see how far they have to go. A dealer’s manager sees one company, and your channel manager sees all of them.',
      points: [
        'A learning plan with the requirements of each tier',
        'Managers on both sides of the partnership',
        'Scheduled status reports for your channel team',
      ],
    },
    keyCapabilities: [
      {
        title: 'Learning plans for each tier',
        description:
          'Say what Registered, Silver and Gold require: which courses to complete, and how many people must be certified. A partner close to Gold sees exactly what is missing, and so does your channel manager.',
        imageSeed: 'board:tiers',
      },
      {
        title: 'Managers inside each partner',
        description:
          'Make the dealer’s service lead a manager of the team, along with your own channel manager. Both can assign courses and move due dates. The service lead sees no other company.',
        imageSeed: 'directory:firm',
      },
      {
        title: 'Live launch briefings with attendance',
        description:
          'Run the briefing in your video-conference service and make it a step in the learning plan. Attendance is recorded alongside the courses, and you can assign the recording to anyone who missed it.',
        imageSeed: 'records:briefing',
      },
      {
        title: 'Courses that work offline',
        description:
          'An installer downloads a course in the mobile app before driving to the site. There is no signal in the basement, but the lesson still plays. The quiz result is sent once the phone is back online.',
        imageSeed: 'phone-list:lessons',
      },
      {
        title: 'A badge for each qualification',
        description:
          'Award a digital badge when an engineer has passed the quiz and the practical checklist, for example in electrical safety. Its public link shows the holder and the skill, and a customer can check it on their own phone.',
        imageSeed: 'badge-page',
      },
    ],
    faq: [
      {
        question: 'How do partner staff join and leave?',
        answer: `Send the partner’s manager an invite link to share with the team. For a large dealer network, one CSV upload sends every invitation and puts each person in the right team. When someone leaves, disable their account, and the training record stays. ${DISABLING ? `${DISABLING} ` : ''}${LEAVERS}`,
      },
      {
        question: 'Can partners add courses of their own?',
        answer:
          'Yes, if you let them. Give someone at the partner the Author role, or a custom role with fewer permissions. Your own courses stay under your control.',
      },
      {
        question: 'How can we test technical skills?',
        answer:
          'Use standard, coding or adaptive quizzes. A coding quiz suits a software integrator. For experienced engineers, choose an adaptive quiz: each right answer brings a harder question. For work done by hand, add a checklist that a supervisor signs off.',
      },
      {
        question: 'How do we report on the whole channel?',
        answer:
          'Analytics dashboards compare partners, and a scheduled report can reach your channel director at the start of each month. For a partner review, export the figures as CSV.',
      },
      {
        question: 'Can our partner portal show how far people have got?',
        answer:
          'Yes, course by course, with the REST API. Your portal can read a learner’s progress in a course and enrol people, and webhooks, which you set up in the app, can notify it when someone completes one. The rules of your tiers stay in your portal: the API reads courses, not learning plans.',
      },
    ],
    cta: {
      title: 'Start with one tier and one partner',
      description:
        'Book a demo and plan one tier of your programme with a specialist, or start a free trial and invite a dealer you know well.',
    },
  },
};

export default partnerTraining;
