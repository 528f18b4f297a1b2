import type {Feature} from '../schema';

const skillReports: Feature = {
  slug: 'skill-reports',
  title: 'Skill Reports',
  description:
    'Reports on what people can do, by person, team and role, with the evidence for each level and the change since last time.',
  icon: 'clipboard-check',
  category: 'automation-analytics',
  order: 4,
  headline: 'Report on what people can do, with the proof attached',
  subheading:
    'Course counts answer what was delivered. A skill report answers whether Saturday’s shift has somebody who may run the boiler, and shows the check on which that answer rests.',
  imageSeed: 'skill-report:boiler-service',
  accordionFeatures: [
    {
      title: 'Find the skill that only one person holds',
      description:
        'Sort skills by the number of people at target. Any line with a 1 is a risk with a first name: a resignation or a broken leg away from a standstill. Few spreadsheets of course completions would have told you.',
      imageSeed: 'one-holder:rail-alone',
    },
    {
      title: 'Open a level and see the evidence',
      description:
        'A level in the report can be opened. Behind it stand the quiz with its date, the certificate, or the checklist and the trainer who signed it. When a customer doubts a technician’s qualification, you answer with a source.',
      imageSeed: 'evidence:technician-doubt',
    },
    {
      title: 'Compare March with September',
      description:
        'Choose two dates and the report shows which skills rose, stayed or fell in between. It is an honest test of a training budget, as it can also show that a popular course changed very little.',
      imageSeed: 'skill-change:store-september',
    },
    {
      title: 'Bring one page to the yearly review',
      description:
        'The report for a single person holds targets, levels and the next step for each skill. Print it or share it before the meeting. The conversation can then be about the future and not about what was completed.',
      imageSeed: 'review-sheet:bank-yearly',
    },
    {
      title: 'Staff a project from the list',
      description:
        'Ask who has Portuguese at level 3 and site safety at level 2. You get names and teams, including people outside the usual circle. Permissions still apply: you see those whom your role lets you see.',
      imageSeed: 'people-search:harbour-site-safety',
    },
  ],
  keyCapabilities: [
    {
      title: 'One report per person, team or role',
      description:
        'The same data is cut three ways. Team leads plan the rota with one, HR plans hiring with another, and an employee checks the third before applying for a new post.',
      imageSeed: 'skill-rings:rota-cuts',
    },
    {
      title: 'Distance to target at a glance',
      description:
        'Each skill shows the level reached against the level required. Surpluses are visible as well, and a surplus is useful news: it is where you find the colleague who can teach the others.',
      imageSeed: 'skill-gap:kitchen-surplus',
    },
    {
      title: 'Rows for your own planning',
      description:
        'Export the report as CSV, one row for each person and skill with level, target and date. Workforce planners can join it to vacancies or retirements in the model that they already keep.',
      imageSeed: 'csv-export:depot-workforce',
    },
  ],
  related: ['skills-engine', 'competency-frameworks', 'scheduled-reports'],
};

export default skillReports;
