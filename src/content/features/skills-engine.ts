import brand from '../brand';
import type {Feature} from '../schema';

const skillsEngine: Feature = {
  slug: 'skills-engine',
  title: 'Skills Engine',
  description:
    'Skill gap analysis in your LMS. Compare the skills each role needs with those that people have shown, and assign the missing training.',
  card: 'Compare what a role needs with what people can do, and assign what is missing.',
  icon: 'target',
  category: 'automation-analytics',
  order: 1,
  headline: 'Skill gap analysis, and the course to close each gap',
  subheading:
    'Courses teach skills, quizzes and checklists confirm them, and roles require them. The skills engine brings the three together and gives you a short list of next steps.',
  imageSeed: 'skill-gaps',
  heading: 'How a gap becomes an assignment',
  accordionFeatures: [
    {
      title: 'Link a course to the skills it teaches',
      description:
        'When you build a course, name the skills it teaches and the level it leads to. “Heat pump commissioning” leads to level 3 in commissioning and pipework, but does not cover refrigerants.',
    },
    {
      title: 'Set the target by role',
      description:
        'Each role has its own target levels, so a promotion changes what is expected without anyone editing a profile.',
      table: {
        columns: ['Skill', 'Apprentice', 'Engineer'],
        rows: [
          ['Pipework', '2', '4'],
          ['Refrigerants', '1', '3'],
          ['Electrical safety', '2', '4'],
          ['Commissioning', '1', '4'],
        ],
      },
    },
    {
      title: 'Let a quiz result raise the level',
      description:
        'Sitting through a video is weak evidence. Choose which quizzes count, adaptive ones included, and the result that confirms a level. Two people who took the same course can come out at different levels, and rightly so.',
      imageSeed: 'skill-evidence',
    },
    {
      title: 'Count skills shown at work',
      description:
        'A trainer ticks off the task on a checklist and the skill level rises, with the date and the trainer’s name on record.',
    },
    {
      title: 'Turn a gap into an assignment',
      description: `Open the gap in site safety for the early shift, and ${brand.name} lists the courses in your catalogue that teach the missing skill. Pick one, set a date and assign it to the people below target. Everyone else carries on as before.`,
    },
  ],
  capabilitiesHeading: 'Who lacks which skill, and what to assign next',
  keyCapabilities: [
    {
      title: 'Skill gap analysis by team and by role',
      description:
        'One view puts targets and current levels side by side. Read across to see a skill, or down to see a person. If everyone is below target, plan a course. If it is one person, they may just be new.',
    },
    {
      title: 'A map of how skills relate',
      description:
        'No one can commission a heat pump before they can lay the pipework. The map shows which skills come first, so you can start with the course that helps the most people.',
    },
    {
      title: 'Learners see their own skills',
      description:
        'On the dashboard, learners see the levels they have reached, the targets for their role and the course that gets them there. Anyone thinking of a move can look up the next role in private.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'Which skills is the dock crew short of?',
    groups: {shape: 'units', title: 'People who reach their target', legend: 'Each dot is a person.'},
    parts: {
      shape: 'columns',
      title: 'Level and target of each person',
      labels: ['Amara', 'Tomasz', 'Leila', 'Mateo', 'Callum'],
    },
    people: 'Below target, the closest first',
    rows: [
      ['Site safety', [2, 5], 'Three of five are below target in site safety.', [2, 3, 2, 1, 1], [3, 3, 2, 2, 2]],
      [
        'Vehicle checks',
        [3, 5],
        'Two of the three pickers still have to learn vehicle checks.',
        [3, 3, 1, 0, 0],
        [3, 3, 1, 1, 1],
      ],
      [
        'Fault reporting',
        [3, 5],
        'Tomasz and Callum are below target in fault reporting.',
        [2, 1, 2, 1, 0],
        [2, 2, 1, 1, 1],
      ],
      ['Load handling', [4, 5], 'Only Callum is below target in load handling.', [3, 3, 1, 1, 0], [3, 3, 1, 1, 1]],
      ['Stock systems', [4, 5], 'Leila can teach Callum the stock systems.', [2, 2, 3, 2, 1], [2, 2, 2, 2, 2]],
    ],
    named: {
      'Site safety': {
        'Amara Okafor': 'next: First aid at work',
        'Mateo Silva': 'next: Site safety',
        'Callum Reid': 'next: Site safety',
      },
      'Vehicle checks': {'Mateo Silva': 'next: Vehicle checks', 'Callum Reid': 'next: Vehicle checks'},
      'Fault reporting': {'Tomasz Nowak': 'next: Reporting a fault', 'Callum Reid': 'next: Reporting a fault'},
      'Load handling': {'Callum Reid': 'next: Manual handling'},
      'Stock systems': {'Callum Reid': 'next: The handheld scanner'},
    },
  },
  cta: {
    imageSeed: 'done:gaps',
    title: 'Find your first skill gap today',
    description:
      'Start a free trial and set targets for the role you hire most often. You will see which skill to train first, and whom.',
  },
  related: ['competency-frameworks', 'skill-reports', 'on-the-job-training', 'learning-plans'],
};

export default skillsEngine;
