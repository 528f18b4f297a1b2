import type {Feature} from '../schema';

const learningPlans: Feature = {
  slug: 'learning-plans',
  title: 'Learning Plans',
  description:
    'Learning plans for your LMS: courses, practice and live sessions in order. Each learner sees the next step and the date it is due.',
  card: 'Courses, practice and live sessions in order, with the next step and its due date.',
  icon: 'route',
  category: 'learning-content',
  order: 3,
  headline: 'Learning plans with a clear next step for every learner',
  subheading:
    'A learning plan is the sequence of courses, tasks and sessions that a learner follows. A journey puts people on a plan when something happens, such as a first day or a new role.',
  imageSeed: 'plan:days',
  heading: 'Build a plan that fits the learner',
  accordionFeatures: [
    {
      title: 'Learning plans built with a visual journey builder',
      description:
        'Drag courses, tasks and sessions onto the canvas and connect them. Steps can stay empty at first. Show the plan to a shift manager while two courses are still to be written, and you may find that you had planned the wrong two.',
      imageSeed: 'journey:driver',
    },
    {
      title: 'Let experienced people skip what they know',
      description:
        'Offer the final quiz at the start. A cook with ten years’ experience passes it, the plan ticks off the five basic lessons, and she goes straight to the ones about your own ovens.',
    },
    {
      title: 'Require any three of four',
      description:
        'The order often matters less than a plan suggests. Put the four shop courses in a block, require any three, and lock only what depends on the safety course. You will get fewer messages asking why a course will not open.',
    },
    {
      title: 'Branch on a quiz result',
      description:
        'Those who pass get the badge, the others get an hour with a named colleague, and both paths meet again at the sign-off.',
    },
    {
      title: 'Set due dates that count from the start',
      description: 'Enter “due 25 days after the start”, and everyone gets their own date.',
    },
    {
      title: 'Use one course in many plans',
      description:
        'Pickers, café assistants, sales advisers and apprentices all need fire safety. Anyone who has passed it in one plan finds it ticked off in the next, and a correction to the course appears in all four plans.',
    },
    {
      title: 'See where people are waiting',
      description:
        'A chart shows how many people are at each step. If most of them are waiting for the same sign-off, the plan is fine and the supervisor needs help.',
    },
  ],
  capabilitiesHeading: 'One plan for courses, shifts and the next job',
  keyCapabilities: [
    {
      title: 'The next step first, and few steps locked',
      description:
        'The next step is at the top, with its due date and how far the learner has got. Later steps are listed below it, and several can be open at once. A step is locked only if it depends on another. In this plan, the two shifts with a colleague open after the course on the scanner.',
    },
    {
      title: 'Shifts and sessions as steps',
      description:
        'Two shifts with an experienced colleague can be a step, and count just as much as a course. The person who writes the rota can see how much of the colleague’s time to allow.',
    },
    {
      title: 'A plan towards the next role',
      description:
        'Someone who would like to lead a shift can start on the plan for it without telling anyone. It counts the courses passed, the skills that have reached their target and the shifts worked alongside a lead.',
    },
  ],
  block: {
    kind: 'change',
    before: {label: 'The plan on day 1', imageSeed: 'change:day-1'},
    after: {label: 'The plan on day 30', imageSeed: 'change:day-30'},
    edge: 53,
  },
  cta: {
    imageSeed: 'done:plan',
    title: 'Write down someone’s first 30 days',
    description:
      'List what a new starter does, in order, and build it as a learning plan in a free trial. In a demo, ask how a journey would put people on it.',
  },
  related: ['journey-automation', 'on-the-job-training', 'cohort-based-learning', 'teams-and-managers'],
};

export default learningPlans;
