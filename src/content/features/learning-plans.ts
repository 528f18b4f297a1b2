import type {Feature} from '../schema';

const learningPlans: Feature = {
  slug: 'learning-plans',
  title: 'Learning Plans',
  description:
    'Put courses, practice and live sessions in order with a visual journey builder. Each learner sees the next step and its due date.',
  icon: 'route',
  category: 'learning-content',
  order: 3,
  headline: 'Learning plans that give every learner a clear next step',
  subheading:
    'A learning plan is what one learner sees: courses, tasks and live sessions in order, each with a due date. A journey is the rule that puts people on it. You draw both in the visual journey builder.',
  imageSeed: 'learning-plan',
  heading: 'Plans that fit the learner',
  accordionFeatures: [
    {
      title: 'Sketch the plan before you write the courses',
      description:
        'Drag courses, tasks and sessions onto the canvas and connect them. Boxes can stay empty at first. Show a shift manager a thirty-day plan with two courses still to write, and you may find that you had planned the wrong two.',
    },
    {
      title: 'Let experienced people skip what they know',
      description:
        'Offer the final quiz at the start. A cook with ten years’ experience passes it, the plan marks the basics as done, and she spends her time on the lessons about your own ovens.',
      imageSeed: 'quiz:skip',
    },
    {
      title: 'Require any three of four',
      description:
        'The order often matters less than a plan suggests. Put the four shop courses in a block, require any three, and lock only what depends on the safety course. The fewer steps you lock, the fewer messages you get asking why a course will not open.',
    },
    {
      title: 'Set due dates that count from the start',
      description:
        '“Due on 1 March” is wrong for anyone who joins in April. Enter “25 days after the start” once, and each learner gets their own date. A manager can still move it.',
    },
    {
      title: 'Use one course in many plans',
      description:
        'Pickers, café assistants, sales advisers and apprentices all need fire safety. Anyone who has passed it in one plan finds it ticked off in the next, and a correction to the course appears in all four plans.',
    },
    {
      title: 'See where people are waiting',
      description:
        'Each step shows how many people are waiting at it. If almost all of them need the same sign-off, the plan is fine and the supervisor needs help.',
      imageSeed: 'breakdown:plan',
    },
  ],
  keyCapabilities: [
    {
      title: 'One step at a time for the learner',
      description:
        'There may be thirty boxes in the builder. The learner sees the current step, its due date and how much is left. Later steps are visible but locked until their turn comes.',
      imageSeed: 'phone-list:plan',
    },
    {
      title: 'Branches that depend on a result',
      description:
        'A quiz can split the plan in two. Learners who pass get the badge straight away; the others get an hour with a named colleague first. The two paths meet again at the sign-off.',
      imageSeed: 'journey:driver',
    },
    {
      title: 'Shifts and sessions as steps',
      description:
        'Two shifts with an experienced colleague can be a step, with the same weight as a course. The plan waits until they are done, and the person who writes the rota can see how much of the colleague’s time to allow.',
      imageSeed: 'month:shifts',
    },
  ],
  related: ['journey-automation', 'on-the-job-training', 'cohort-based-learning', 'teams-and-managers'],
};

export default learningPlans;
