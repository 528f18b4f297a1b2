import brand from '../brand';
import type {Feature} from '../schema';

const competencyFrameworks: Feature = {
  slug: 'competency-frameworks',
  title: 'Competency Frameworks',
  description:
    'Build a competency framework in your LMS: the skills of each role, level by level, linked to courses, quizzes and checklists.',
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
      imageSeed: 'skill-levels',
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
  capabilitiesHeading: 'Targets people can read, with evidence an assessor can check',
  keyCapabilities: [
    {
      title: 'Roles, skills and levels on one page',
      description:
        'A framework reads like a table: skills down the side, the role’s target in the first column, the people next to it. Someone from the warehouse can correct it in a meeting without learning any HR jargon.',
      imageSeed: 'skill-report:role',
    },
    {
      title: 'Confirmed by people who can judge',
      description:
        'Trainers and supervisors sign off practical skills on a checklist, where the work is done. The record names the person who watched.',
      imageSeed: 'records:signatures',
    },
    {
      title: 'Gaps that follow your targets',
      description:
        'Raise a target and the gap analysis changes at once. Set a higher level for site safety, see who falls short of it and train them before they need the skill.',
      imageSeed: 'skill-people:team',
    },
  ],
  related: ['skills-engine', 'skill-reports', 'on-the-job-training', 'blooms-taxonomy-reports'],
};

export default competencyFrameworks;
