import type {Feature} from '../schema';

const skillReports: Feature = {
  slug: 'skill-reports',
  title: 'Skill Reports',
  description:
    'Skills reporting in your LMS by person, team and role, with the evidence for each level and what has changed since last time.',
  card: 'Who can do what, by person, team and role, with the evidence for each level.',
  icon: 'clipboard-check',
  category: 'automation-analytics',
  order: 4,
  headline: 'Skill reports with the evidence behind every level',
  subheading:
    'Counting courses shows what was delivered. A skill report shows whether Saturday’s rota has someone who is qualified to commission a heat pump, and the evidence behind that answer.',
  imageSeed: 'skill-report:north',
  heading: 'Questions a skill report settles',
  accordionFeatures: [
    {
      title: 'Which skill does only one person have?',
      description: 'Sort skills by number of people at level 4, and look for a 1.',
      imageSeed: 'breakdown:experts',
    },
    {
      title: 'Where does this level come from?',
      description:
        'Behind each level is a quiz with its date, a certificate, or a checklist with the name of the trainer who signed it. When a customer doubts a technician’s qualification, you can show the source.',
      imageSeed: 'skill-evidence',
    },
    {
      title: 'What has changed since March?',
      description:
        'Choose two dates, and the report shows which skills rose, stayed level or fell. It also shows when a popular course changed very little, which is worth knowing before you pay for it again.',
    },
    {
      title: 'What shall we talk about in the annual review?',
      description:
        'The report on one employee shows the target, the level and the next step for each skill. Print it or share it before the meeting.',
    },
    {
      title: 'Who could join this project?',
      description:
        'Ask who has commissioning at level 4 and refrigerants at level 3. You get names and teams, including people you might not have thought of, as far as your role lets you see them.',
    },
  ],
  capabilitiesHeading: 'Who is qualified, and how you know',
  keyCapabilities: [
    {
      title: 'One report per person, team or role',
      description:
        'Team leads plan the rota with it, HR plans hiring, and employees check their own before they apply for a new post.',
    },
    {
      title: 'Distance to target at a glance',
      description:
        'Each skill shows the level reached and the level required. A surplus is worth knowing about too: it points to the colleague who can teach the others.',
    },
    {
      title: 'A CSV file for your own planning',
      description:
        'Export the report as CSV, one row for each person and skill, with level, target, evidence and date. Workforce planners can combine it with vacancies or retirements in the model they already use.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'What has changed in Service north since March?',
    groups: {
      shape: 'bars',
      title: 'People at level 4 or above, out of 24',
      legend: 'The line marks March.',
      scale: [0, 24],
    },
    parts: {
      shape: 'line',
      title: 'At level 4 or above, by month',
      labels: ['Mar', 'May', 'Jul', 'Sep', 'Nov'],
    },
    people: 'The latest changes, with evidence',
    rows: [
      ['Commissioning', [15, 9], 'Six more can commission a heat pump alone.', [9, 10, 12, 13, 15]],
      ['Pipework', [19, 16], 'Three more in pipework, all signed off on a checklist.', [16, 17, 17, 18, 19]],
      ['Site safety', [6, 4], 'Two more in site safety, by certificate.', [4, 4, 5, 5, 6]],
      ['Electrical safety', [17, 17], 'Electrical safety has not changed.', [17, 18, 17, 16, 17]],
      ['Refrigerants', [1, 2], 'One certificate expired, and only Lucas is left.', [2, 2, 2, 1, 1]],
    ],
    named: {
      Commissioning: {
        'Gareth Ellis': 'checklist, 3 Nov',
        'Rory Campbell': 'quiz 91%, 14 Oct',
        'Rhys Morgan': 'checklist, 9 Jul',
      },
      Pipework: {
        'Eilidh Ross': 'checklist, 8 Oct',
        'Owen Price': 'checklist, 20 Aug',
        'Lucas Martin': 'checklist, 6 May',
      },
      'Site safety': {'Owen Price': 'certificate, 12 Oct', 'Lucas Martin': 'certificate, 17 Jun'},
      'Electrical safety': {'Rory Campbell': 'rose: quiz 88%, 7 Oct', 'Owen Price': 'fell: expired 31 Aug'},
      Refrigerants: {'Lucas Martin': 'certificate until 2028', 'Finlay Grant': 'fell: expired 31 Jul'},
    },
  },
  cta: {
    title: 'Try it on your own rota',
    description:
      'Bring Saturday’s rota to a demo. We will show you how a report answers who is qualified for each job on it, and on what evidence.',
  },
  related: ['skills-engine', 'competency-frameworks', 'scheduled-reports'],
};

export default skillReports;
