import brand from '../brand';
import type {Feature} from '../schema';

const competencyFrameworks: Feature = {
  slug: 'competency-frameworks',
  title: 'Competency Frameworks',
  description:
    'Build a competency framework in your LMS: the skills of each role, level by level, linked to courses, quizzes and checklists.',
  card: 'What each role needs, level by level, with the course, quiz or checklist that proves it.',
  icon: 'list-checks',
  category: 'automation-analytics',
  order: 2,
  headline: 'Competency frameworks linked to the training for each level',
  subheading: `Most frameworks end up as a document in a shared folder. In ${brand.name}, you link each line to courses, quizzes and checklists, and your skill reports measure people against it.`,
  imageSeed: 'competency-framework',
  heading: 'How to build a framework people use',
  accordionFeatures: [
    {
      title: 'Describe each level as something you can see',
      description:
        '“Good communicator” leads to arguments. “Repeats the order back before leaving the table” does not. Write one observable sentence per level, which learners and assessors both see.',
    },
    {
      title: 'Start with two roles and one afternoon',
      description: 'You do not need the whole company on paper first.',
      steps: [
        'Take the two roles with the most vacancies.',
        'Describe five or six skills for each.',
        'Use the result for a quarter, then add what is missing.',
      ],
    },
    {
      title: 'Choose the proof for each level',
      description:
        'A quiz can confirm that someone knows the pressure limits. It cannot confirm that they can commission a heat pump. For each level, decide whether a quiz, a certificate or an observed checklist counts as proof. Nothing else raises the level.',
      imageSeed: 'skill-evidence',
    },
    {
      title: 'Share a skill between roles',
      description:
        'Define food hygiene once and use it for the cook, the café assistant and the café manager, each with their own target. Change the wording and it changes in all three profiles.',
    },
    {
      title: 'Show authors which skills have no course yet',
      description:
        'The framework marks every skill that nothing in your catalogue teaches, so authors know what to write next.',
    },
  ],
  capabilitiesHeading: 'One page for each role: targets, levels and evidence',
  keyCapabilities: [
    {
      title: 'Roles, skills and levels on one page',
      description:
        'A framework reads like a table: skills down the side, the role’s target in the first column, the people next to it. Someone from the warehouse can correct it in a meeting without learning any HR jargon.',
    },
    {
      title: 'Confirmed by people who can judge',
      description:
        'Trainers and supervisors sign off practical skills on a checklist, where the work is done. The record names the person who watched.',
    },
    {
      title: 'Gaps that follow your targets',
      description:
        'Raise a target and the gap analysis changes at once. Set a higher level for site safety, see who falls short of it and train them before they need the skill.',
    },
  ],
  block: {
    kind: 'question',
    ask: 'Which role falls short in site safety?',
    groups: {
      shape: 'cells',
      title: 'People at each level, and how many reach the target',
      legend: 'The target is outlined.',
    },
    parts: {
      shape: 'bars',
      title: 'What confirmed these levels',
      labels: ['Checklist', 'Quiz', 'Certificate', 'None'],
    },
    people: 'Short by one level',
    chosen: 'Forklift driver',
    rows: [
      ['Shift lead', [4, 0, 0, 0, 3, 2, 1], 'Three of six shift leads lack a signed checklist.', [3, 3, 0, 0]],
      ['Forklift driver', [3, 0, 1, 5, 8, 2, 1], 'Six of 17 drivers are below level 3.', [10, 5, 2, 0]],
      ['Picker', [2, 1, 6, 12, 4, 1, 0], 'Seven of 24 pickers are below level 2.', [13, 10, 0, 1]],
      ['Service engineer', [3, 0, 0, 1, 13, 5, 1], 'Only one of 20 engineers is below level 3.', [12, 3, 5, 0]],
      ['Apprentice', [2, 0, 1, 2, 1, 0, 0], 'One of four apprentices is below level 2.', [3, 1, 0, 0]],
    ],
    named: {
      'Shift lead': {
        'Femi Adeyemi': 'checklist open',
        'Callan Reese': 'checklist open',
        'Jo Lambert': 'checklist open',
      },
      'Forklift driver': {
        'Amara Okafor': 'next: First aid at work',
        'Kwame Boateng': 'no certificate yet',
        'Piotr Zielinski': 'checklist open',
      },
      Picker: {'Mateo Silva': 'quiz failed once', 'Callum Reid': 'checklist open', 'Bronwen Pugh': 'checklist open'},
      'Service engineer': {'Rory Campbell': 'level 2, certificate expired'},
      Apprentice: {'Mina Farah': 'quiz failed once'},
    },
  },
  cta: {
    title: 'Bring the framework in your drawer',
    description:
      'In a demo, we take one role from it and link each line to the course, quiz or checklist that proves it.',
  },
  related: ['skills-engine', 'skill-reports', 'on-the-job-training', 'blooms-taxonomy-reports'],
};

export default competencyFrameworks;
