import type {Feature} from '../schema';

const skillReports: Feature = {
  slug: 'skill-reports',
  title: 'Skill Reports',
  description:
    'Report on what people can do, by person, team and role, with the evidence for each level and what has changed since last time.',
  icon: 'clipboard-check',
  category: 'automation-analytics',
  order: 4,
  headline: 'Skill reports: who can do what, with the evidence attached',
  subheading:
    'Course counts show what was delivered. A skill report shows whether Saturday’s rota has someone who is qualified to commission a heat pump, and the evidence behind that answer.',
  imageSeed: 'skill-report:site',
  heading: 'Questions a skill report settles',
  accordionFeatures: [
    {
      title: 'Find the skill that only one person has',
      description:
        'Sort skills by the number of people at level 4 and look for a 1. If that person resigns or breaks a leg, the work stops. A spreadsheet of course completions would not have told you.',
      imageSeed: 'breakdown:experts',
    },
    {
      title: 'Open a level and see the evidence',
      description:
        'Behind each level is a quiz with its date, a certificate, or a checklist with the name of the trainer who signed it. When a customer doubts a technician’s qualification, you can show the source.',
      imageSeed: 'skill-evidence',
    },
    {
      title: 'Compare March with September',
      description:
        'Choose two dates, and the report shows which skills rose, stayed level or fell. It is an honest test of a training budget, because it also shows when a popular course changed very little.',
    },
    {
      title: 'Bring one page to the annual review',
      description:
        'The report on one employee shows the target, the level and the next step for each skill. Print it or share it before the meeting, and use the time to talk about what comes next.',
    },
    {
      title: 'Staff a project from the list',
      description:
        'Ask who has commissioning at level 4 and refrigerants at level 3. You get names and teams, including people you might not have thought of, within what your role lets you see.',
    },
  ],
  keyCapabilities: [
    {
      title: 'One report per person, team or role',
      description:
        'Team leads plan the rota with it, HR plans hiring, and employees check their own before they apply for a new post.',
      imageSeed: 'skill-report:role',
    },
    {
      title: 'Distance to target at a glance',
      description:
        'Each skill shows the level reached and the level required. A surplus is worth knowing about too: it points to the colleague who can teach the others.',
      imageSeed: 'skill-people:own',
    },
    {
      title: 'Rows for your own planning',
      description:
        'Export the report as CSV, one row for each person and skill, with level, target, evidence and date. Workforce planners can combine it with vacancies or retirements in the model they already use.',
      imageSeed: 'text-file:skills',
    },
  ],
  related: ['skills-engine', 'competency-frameworks', 'scheduled-reports'],
};

export default skillReports;
