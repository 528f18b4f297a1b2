import type {Solution} from '../schema';

const employeeTraining: Solution = {
  slug: 'employee-training',
  title: 'Employee Training',
  description:
    'An employee training LMS for onboarding and the skills each role needs. Managers follow progress without chasing spreadsheets.',
  card: 'Onboarding and the skills each role needs. Managers see progress without chasing spreadsheets.',
  icon: 'briefcase',
  category: 'internal',
  order: 1,
  imageSeed: 'learning-plan',
  page: {
    headline: 'Employee training from the first day to the next role',
    subheading:
      'Give new starters a clear path through their first weeks, and give each role its own courses. Managers see where their team needs help.',
    imageSeed: 'desk:callum',
    challenge: {
      title: 'New starters learn by asking around',
      description:
        'The handbook is two versions old, the best trainer is on holiday and the induction squeezes a whole job into one morning. Six months later no one can say who was shown what, and every new group makes the same mistakes.',
      points: [
        'Every site trains in its own way',
        'Managers find out about a gap when something goes wrong',
        'Old courses sit in a folder that no one opens',
      ],
    },
    solution: {
      title: 'One clear path for each role',
      description:
        'Build a learning plan for each role. The next step is always at the top, a supervisor signs off tasks at work, and the manager sees the whole team on one screen. When someone changes role, gap analysis shows what is left to learn.',
      points: [
        'A journey that puts new starters on the right plan',
        'Practical tasks signed off by the supervisor who watched them',
        'Progress and due dates in one manager view',
      ],
    },
    keyCapabilities: [
      {
        title: 'The right plan for every new starter',
        description:
          'Decide once who needs which plan. A journey watches for new starters: anyone who joins the warehouse team goes on the pickers’ plan, with the welcome course first and a sign-off by the shift lead at the end. Office staff go on a shorter one.',
        imageSeed: 'journey:starter',
      },
      {
        title: 'Courses from the handbook you already have',
        description:
          'Upload the safety handbook and the AI drafts an outline, lessons and questions from it. An author corrects the draft, adds a photo of your own stockroom and publishes the course.',
        imageSeed: 'approvals',
      },
      {
        title: 'Practical skills signed off on the job',
        description:
          'A supervisor opens the trainee’s checklist on a phone, watches each step and signs it off. The result counts towards the course like any lesson.',
        imageSeed: 'checklist',
      },
      {
        title: 'Skill gaps for each role',
        description:
          'Set the level that a role needs in each skill. The skills engine compares it with what people have shown so far. If the early shift falls short on site safety, it suggests the course that covers it.',
        imageSeed: 'skill-people:team',
      },
      {
        title: 'Manager digests: who needs help this week',
        description:
          'A short email lists who is late, whose due date is close and who is stuck on a quiz. Each name links to the assignment, where the manager can move the date for someone on leave.',
        imageSeed: 'team-view:digest',
      },
    ],
    faq: [
      {
        question: 'How do we get our people onto the platform?',
        answer:
          'Upload a CSV file, send invitations by email or share an invite link. If you set up single sign-on through SAML, staff use the login they already have.',
      },
      {
        question: 'Can we keep the courses we already own?',
        answer:
          'Yes. Import them as SCORM 1.2, SCORM 2004, LTI or xAPI. They sit in the catalogue next to your new courses and count in the same reports.',
      },
      {
        question: 'What if someone reports to two managers?',
        answer:
          'A team can have several managers. On a hospital ward, for example, the ward manager and the practice educator both see the team’s progress, and both can change a due date.',
      },
      {
        question: 'Do employees need a computer to learn?',
        answer:
          'No, a phone is enough. The iOS and Android apps keep downloaded courses available offline, so a driver can finish a lesson at a depot with no signal. The result is sent once the phone is back online.',
      },
      {
        question: 'Who can write courses?',
        answer:
          'Anyone with the Author role. Admins can also create custom roles, such as a Reviewer role for people who can open a draft but not publish it.',
      },
    ],
    cta: {
      imageSeed: 'done:plan',
      title: 'Plan your next starter’s first week',
      description: 'Set up a plan for one role in a free trial, or book a demo and plan the week with a specialist.',
    },
  },
};

export default employeeTraining;
