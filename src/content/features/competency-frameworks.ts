import brand from '../brand';
import type {Feature} from '../schema';

const competencyFrameworks: Feature = {
  slug: 'competency-frameworks',
  title: 'Competency Frameworks',
  description:
    'Define the skills each role needs, level by level, as behaviour you can observe, and link courses, quizzes and checklists to them.',
  icon: 'list-checks',
  category: 'automation-analytics',
  order: 2,
  headline: 'Competency frameworks that say what good looks like in each job',
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
      description:
        'You do not need the whole company on paper first. Take the two roles with the most vacancies, describe five or six skills for each, and use the result for a quarter. By then it will be obvious what is missing.',
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
        'Define site safety once and use it for the picker, the forklift driver and the shift lead, each with their own target. Change the wording and it changes in all three profiles.',
    },
    {
      title: 'Show authors what has no course yet',
      description:
        'The framework marks every skill that nothing in your catalogue teaches. That list is a better editorial plan than a suggestion box, because a role already requires every skill on it.',
    },
  ],
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
        'Trainers and supervisors sign off practical skills on a checklist, where the work is done. The record names the person who watched, which matters more to an auditor than a percentage.',
      imageSeed: 'records:signatures',
    },
    {
      title: 'Gaps that follow your targets',
      description:
        'Raise a target and the gap analysis changes at once. If shift leads are to coach their teams, set the new level and see who falls short of it. Train them before they need the skill.',
      imageSeed: 'skill-people:team',
    },
  ],
  related: ['skills-engine', 'skill-reports', 'on-the-job-training', 'blooms-taxonomy-reports'],
};

export default competencyFrameworks;
