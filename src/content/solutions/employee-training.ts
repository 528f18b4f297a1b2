import type {Solution} from '../schema';

const employeeTraining: Solution = {
  slug: 'employee-training',
  title: 'Employee Training',
  description:
    'Onboard new starters, teach the skills each role needs and let managers see progress without asking for a spreadsheet.',
  icon: 'briefcase',
  category: 'internal',
  order: 1,
  imageSeed: 'team-progress:store-managers-north-whole',
  page: {
    headline: 'Employee training from the first day to the next role',
    subheading:
      'Give each new starter a path through the first weeks, give each role its own courses, and show managers where their team needs help.',
    imageSeed: 'learner-dashboard:new-colleague',
    challenge: {
      title: 'New people learn from whoever is free',
      description:
        'The handbook is two versions old, the best trainer is on holiday, and the induction tries to fit a whole job into one morning. By spring nobody can say who was shown what, so the same mistakes come back with every new group.',
      points: [
        'Each site trains in its own way',
        'Managers learn about a gap when the work goes wrong',
        'Old courses sit in a folder that nobody opens',
      ],
    },
    solution: {
      title: 'One path per role, visible to everyone on it',
      description:
        'You draw a journey for each role. Courses open in order, tasks at the workplace are signed off by the person who watched them, and the manager sees the whole team on one screen. When someone moves to a new role, gap analysis shows what is left to learn.',
      points: [
        'A journey starts by itself when someone joins the team',
        'Practice is confirmed by the supervisor who saw it',
        'Progress and due dates share one manager view',
      ],
    },
    keyCapabilities: [
      {
        title: 'A journey for every new starter',
        description:
          'Place courses, live sessions and tasks on a canvas and connect them in the order people need them. A warehouse starter opens safety first and the scanner course after it, while an office starter takes a shorter route.',
        imageSeed: 'journey:warehouse-starters',
      },
      {
        title: 'Courses from the handbook you have',
        description:
          'Upload the staff handbook and the AI drafts an outline, lessons and questions from its text. An author corrects the draft, adds a photo of the actual loading bay and publishes it.',
        imageSeed: 'document-to-course:store-handbook',
      },
      {
        title: 'Practice signed off on the job',
        description:
          'Some things are learned with the hands. The trainee opens a checklist on a phone, a supervisor watches each step and confirms it, and the result counts towards the course like any lesson.',
        imageSeed: 'checklist:shift-first',
      },
      {
        title: 'Skill gaps for each role',
        description:
          'Set the level that a role asks for in every skill. The skills engine compares it with what a person has shown so far and suggests courses for the difference, for example two lessons on hydraulic faults for a maintenance technician.',
        imageSeed: 'skill-gap:technician-maintenance',
      },
      {
        title: 'A digest instead of a chase',
        description:
          'Managers receive a short e-mail that names who has finished, who is late and who has yet to begin. One link opens the assignment, where the due date can be moved for a colleague on leave.',
        imageSeed: 'manager-digest:pickers-monday',
      },
    ],
    faq: [
      {
        question: 'How do we get our people onto the platform?',
        answer:
          'Upload a CSV file, send invitations by e-mail or share an invite link. If you connect single sign-on through SAML, staff use the log-in they already have.',
      },
      {
        question: 'Can we keep the courses that we already own?',
        answer:
          'Packages in SCORM 1.2 and SCORM 2004 format can be imported, and so can LTI and xAPI content. They sit in the catalogue beside your new courses and count in the same reports.',
      },
      {
        question: 'What if a colleague answers to two managers?',
        answer:
          'A team can have several managers. On a hospital ward, for instance, the ward manager and the practice educator look after the same team: both see its progress and both can change a due date.',
      },
      {
        question: 'Do employees need a computer to learn?',
        answer:
          'A phone is enough. The apps for iOS and Android keep downloaded courses available offline, so a driver can finish a lesson in a depot without reception. The result is sent once the phone is back online.',
      },
      {
        question: 'Who is allowed to write courses?',
        answer:
          'Anyone to whom you give the Author role. Admins can add custom roles beside it, such as a reviewer who may open a draft but not publish it.',
      },
    ],
    cta: {
      title: 'Plan the first week of your next starter',
      description:
        'Set up one role and one journey in a free trial, or ask a specialist to build that week with you in a demo.',
    },
  },
};

export default employeeTraining;
