import brand from '../brand';
import type {Feature} from '../schema';

const skillsEngine: Feature = {
  slug: 'skills-engine',
  title: 'Skills Engine',
  description:
    'Compare the skills each role needs with those that people have shown, see each skill gap, and assign the training that closes it.',
  icon: 'target',
  category: 'automation-analytics',
  order: 1,
  headline: 'A skills engine that finds each gap and the course to close it',
  subheading:
    'Courses teach skills, quizzes and checklists confirm them, and roles require them. The skills engine brings the three together and gives you a short list of next steps.',
  imageSeed: 'skill-report:team',
  heading: 'How a gap becomes an assignment',
  accordionFeatures: [
    {
      title: 'Link a course to the skills it teaches',
      description:
        'When you build a course, name the skills it teaches and the level it leads to. “Heat pump commissioning” leads to level 3 in commissioning and pipework, and leaves refrigerants alone.',
    },
    {
      title: 'Set the target by role',
      description:
        'A service engineer needs commissioning at level 4, an apprentice at level 1. Targets belong to the role, so a promotion changes what is expected without anyone editing a profile.',
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
        'Some skills only show on the job. A trainer ticks off the task on a checklist and the skill level rises, with the date and the trainer’s name on record.',
    },
    {
      title: 'Turn a gap into an assignment',
      description: `Open the gap in site safety for the early shift, and ${brand.name} lists the courses in your catalogue that teach the missing skill. Pick one, set a date and assign it to the people below target. Everyone else carries on as before.`,
    },
  ],
  keyCapabilities: [
    {
      title: 'Skill gap analysis by team and by role',
      description:
        'One view puts targets and current levels side by side. Read across to see a skill, or down to see a person. If everyone is below target, plan a course. If it is one person, they may just be new.',
      imageSeed: 'skill-report:role',
    },
    {
      title: 'A map of how skills relate',
      description:
        'Skills build on each other: no one can commission a heat pump before they can lay the pipework. The map shows which skills come first and which courses serve several, so you can start with the course that helps the most people.',
      imageSeed: 'skill-map',
    },
    {
      title: 'Learners see their own skills',
      description:
        'On the dashboard, learners see the levels they have reached, the targets for their role and the course that gets them there. Anyone thinking of a move can look up the next role in private.',
      imageSeed: 'skill-people:own',
    },
  ],
  related: ['competency-frameworks', 'skill-reports', 'on-the-job-training', 'learning-plans'],
};

export default skillsEngine;
