import type {Solution} from '../schema';

const partnerTraining: Solution = {
  slug: 'partner-training',
  title: 'Partner Training',
  description:
    'Train resellers, dealers and installers tier by tier, give their managers a view of their own people, and see who is ready to sell.',
  icon: 'handshake',
  category: 'external',
  order: 3,
  imageSeed: 'partner-tiers:dealer-network',
  page: {
    headline: 'Partners who know your product as well as you do',
    subheading:
      'Resellers and installers work under their own roof, with their own managers and little time. Offer them a short path to the next tier, on a phone if need be.',
    imageSeed: 'learning-plan:partner-path',
    challenge: {
      title: 'The channel hears about changes last',
      description:
        'A price list goes out by e-mail, a slide deck follows, and a dealer two countries away still quotes the old model. Partner staff change jobs without telling you. At the yearly review you count webinar attendance because there is nothing better to count.',
      points: [
        'No view into companies that you do not run',
        'The same launch explained in a dozen separate calls',
        'Tier status granted on trust and seldom checked',
      ],
    },
    solution: {
      title: 'Tiers with proof behind them',
      description:
        'Every partner company becomes a team with its own managers. You set the courses and quizzes that a tier asks for, and partners see how far they have come. A dealer principal looks at one company, while your channel manager looks at all of them.',
      points: [
        'The requirements of each tier written down as a learning plan',
        'Managers on both sides of the partnership',
        'Status reports sent to your channel team on a schedule',
      ],
    },
    keyCapabilities: [
      {
        title: 'Learning plans for each tier',
        description:
          'Say in courses and quizzes what Registered, Silver and Gold stand for. A partner who is one course short of Gold sees exactly which one it is, and the same list appears in your channel manager’s view.',
        imageSeed: 'partner-tiers:silver-gold',
      },
      {
        title: 'Managers inside the partner company',
        description:
          'Make the service lead at the dealer a manager of that team, next to your own channel manager. Either can assign a course or move a due date, and the service lead sees no other company.',
        imageSeed: 'teams:dealer-service',
      },
      {
        title: 'Live briefings that keep a record',
        description:
          'Plan a launch briefing with your video-conference service and place it in the learning plan. Attendance is noted next to the courses, and anyone who missed it is assigned the recording as a lesson.',
        imageSeed: 'live-session:dealer-launch',
      },
      {
        title: 'Courses for places without reception',
        description:
          'An installer saves the wiring lesson in the mobile app before driving to the site. The cellar has no signal, the lesson plays all the same, and the quiz result is uploaded on the way home.',
        imageSeed: 'mobile-offline:wiring-lesson',
      },
      {
        title: 'A badge for each qualification',
        description:
          'Award a digital badge when an engineer passes the final assessment, for example in heat-pump commissioning. It names the holder and the skill, so a householder can ask to see it at the door.',
        imageSeed: 'badge-check:heat-pump-engineer',
      },
    ],
    faq: [
      {
        question: 'How do partner staff get access?',
        answer:
          'Send the manager at the partner an invite link to pass on. For a large dealer network, a CSV upload creates all the invitations in one step, each with the right team.',
      },
      {
        question: 'May partners add courses of their own?',
        answer:
          'That is up to you. Give someone at the partner the Author role, or a custom role with narrower rights, and your own courses stay under your control.',
      },
      {
        question: 'What can we use for technical certification?',
        answer:
          'Quizzes come in standard, coding, psychometric and adaptive form. A software integrator might face a coding task, while an adaptive quiz gives a seasoned engineer harder questions after each right answer.',
      },
      {
        question: 'How do we report on the whole channel?',
        answer:
          'Analytics dashboards set one partner beside another, and a scheduled report can reach your channel director at the start of each month. For a partner review, export the figures as CSV.',
      },
      {
        question: 'Can we show tier progress in our partner portal?',
        answer:
          'The API makes that possible. Your portal can read the progress of a learner or a team and enrol people in a course, and a webhook tells it when something has been completed.',
      },
    ],
    cta: {
      title: 'Bring one tier and one partner',
      description:
        'In a demo we model a single tier of your programme with you. To look around first, invite a friendly dealer into a free trial.',
    },
  },
};

export default partnerTraining;
