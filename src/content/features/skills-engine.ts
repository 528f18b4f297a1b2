import brand from '../brand';
import type {Feature} from '../schema';

const skillsEngine: Feature = {
  slug: 'skills-engine',
  title: 'Skills Engine',
  description:
    'Compare the skills each role needs with the skills people have shown, see the gap by person and team, and assign what closes it.',
  icon: 'target',
  category: 'automation-analytics',
  order: 1,
  headline: 'Know which skill is missing, where, and what would close the gap',
  subheading:
    'Courses teach skills, quizzes and checklists confirm them, roles ask for them. The skills engine joins the three and turns the difference into a short list of next steps.',
  imageSeed: 'skill-gap:store-nextsteps-north-east',
  accordionFeatures: [
    {
      title: 'Connect a course to the skills it teaches',
      description:
        'While building a course, name the skills it works on and the level it leads to. A negotiation course may raise “handling objections” to level 2 and leave “pricing” alone. From then on a completion says something precise.',
      imageSeed: 'course-skills:objections-bank',
    },
    {
      title: 'Set the target by role',
      description:
        'A forklift driver needs load assessment at level 3, a warehouse planner at level 1. Targets sit on the role, so a promotion changes what is expected without anybody editing a profile.',
      imageSeed: 'competency-framework:forklift-targets',
    },
    {
      title: 'Let a quiz result move the level',
      description:
        'Sitting through a video is weak evidence. Choose which quizzes count, adaptive ones included, and from what result they confirm a level. Two people with the same course behind them can rightly stand at different levels.',
      imageSeed: 'quiz-to-level:clinic-evidence',
    },
    {
      title: 'Count what happens at the workbench',
      description:
        'Some skills show only at work. A trainer ticks off an observed task on the on-the-job checklist and the skill rises with the date and the trainer’s name beside it.',
      imageSeed: 'checklist:workshop-bench',
    },
    {
      title: 'Turn a gap into an assignment',
      description: `Open the gap for the Lyon service team and ${brand.name} lists courses in your catalogue that teach the missing skill. Pick one, set a date, and the assignment goes to those who are below target. The rest of the team is left in peace.`,
      imageSeed: 'gap-assignment:orbis-lyon',
    },
  ],
  keyCapabilities: [
    {
      title: 'Gap analysis by team and by role',
      description:
        'One view puts targets and current levels side by side. Read it across to see a person, or down to see a skill that the whole team lacks. The second case is a training need, the first may only be a new colleague.',
      imageSeed: 'skill-report:rail-across',
    },
    {
      title: 'A map of how skills relate',
      description:
        'Skills build on each other: you cannot price a contract before you can read one. The map shows which skills come first and which courses serve several, so you begin with the course that helps most people.',
      imageSeed: 'skills-graph:contract-map',
    },
    {
      title: 'Learners see their own line',
      description:
        'On the dashboard a learner finds the levels reached, the target of the present role and the course that leads there. An employee who wants to move can look up the next role before mentioning it to anybody.',
      imageSeed: 'my-skills:store-ambition',
    },
  ],
  related: ['competency-frameworks', 'skill-reports', 'on-the-job-training', 'learning-plans'],
};

export default skillsEngine;
