import type {Feature} from '../schema';

const competencyFrameworks: Feature = {
  slug: 'competency-frameworks',
  title: 'Competency Frameworks',
  description:
    'Describe the skills your roles require, level by level, in words people can observe, and tie courses and checks to each one.',
  icon: 'list-checks',
  category: 'automation-analytics',
  order: 2,
  headline: 'Write down what good looks like in each job',
  subheading:
    'Most frameworks end as a document in a shared folder. Here every line is connected to courses, quizzes and checklists, so the framework is what your reports are measured against.',
  imageSeed: 'competency-framework:rail-lines',
  accordionFeatures: [
    {
      title: 'Describe a level as something you can watch',
      description:
        '“Good communicator” leads to arguments. “Repeats the order back before leaving the table” does not. The editor asks for one observable sentence per level, and that sentence is what learners and assessors read.',
      imageSeed: 'framework-levels:openbar-service',
    },
    {
      title: 'Begin with two roles and one afternoon',
      description:
        'You do not need the whole company on paper before you start. Describe the two roles with the most vacancies, with five or six skills each, and use the result for a quarter. What is missing will be obvious by then.',
      imageSeed: 'roles-first:store-vacancies',
    },
    {
      title: 'Choose the proof for each skill',
      description:
        'Knowledge of allergens can be confirmed by a quiz. Carving a fish cannot. For every level you decide whether a quiz, a certificate or an observed checklist counts as proof. Anything else leaves the level where it was.',
      imageSeed: 'proof:fishmonger-knife-work',
    },
    {
      title: 'Share a skill between roles',
      description:
        'Define “data protection basics” once and use it in the profiles of the nurse, the receptionist and the IT technician, each with a target of its own. A change to the wording appears in all three.',
      imageSeed: 'shared-skill:clinic-record-keeping',
    },
    {
      title: 'Let an author see what has no course yet',
      description:
        'The framework marks every level that nothing in your catalogue teaches. That list is a better editorial plan than a suggestion box, because each entry is a skill that a role already requires.',
      imageSeed: 'uncovered:editorial-plan',
    },
  ],
  keyCapabilities: [
    {
      title: 'Roles, skills and levels on one page',
      description:
        'A framework reads like a table: skills down the side, levels across, a target marked for the role. Somebody from the workshop can correct it in a meeting, with no training in HR language.',
      imageSeed: 'level-table:workshop-page',
    },
    {
      title: 'Confirmed by the people who can judge',
      description:
        'Trainers and supervisors sign off practical skills on a checklist at the place of work. The confirmation names the person who watched, which matters more to an auditor than a percentage.',
      imageSeed: 'checklist:rail-witness',
    },
    {
      title: 'Gaps follow from the targets',
      description:
        'Raise a target from 2 to 3 and the gap analysis changes in the same instant. Before a new machine arrives you can see how many operators would fall short, and train them while the old one is still running.',
      imageSeed: 'skill-gap:machine-new',
    },
  ],
  related: ['skills-engine', 'skill-reports', 'on-the-job-training', 'blooms-taxonomy-reports'],
};

export default competencyFrameworks;
