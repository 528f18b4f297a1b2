import type {Feature} from '../schema';

const learningPlans: Feature = {
  slug: 'learning-plans',
  title: 'Learning Plans',
  description:
    'Put courses, practice and live sessions in order with a visual journey builder. Each learner sees one next step and one due date.',
  icon: 'route',
  category: 'learning-content',
  order: 3,
  headline: 'Say what comes first, what can wait and what can be skipped',
  subheading:
    'Ten course links in an e-mail leave the order to chance. In the visual journey builder you place courses, tasks and live sessions on a canvas and connect them in the order that makes sense at work.',
  imageSeed: 'journey:kitchen-porter',
  accordionFeatures: [
    {
      title: 'Draw the route before you write the courses',
      description:
        'Drag a course, a task or a session onto the canvas and connect it to the step before. Boxes may be empty at first. Showing a depot manager the route of thirty days, with two boxes still unwritten, saves you from writing the wrong two.',
      imageSeed: 'route-sketch:depot-thirty',
    },
    {
      title: 'Let experienced people test out',
      description:
        'Offer the final quiz at the start as a choice. A cook with ten years behind her takes it, the plan counts the basics as known, and her time goes into the lessons on your own ovens.',
      imageSeed: 'adaptive:chef-shortcut',
    },
    {
      title: 'Ask for any three of four',
      description:
        'Order matters less often than a plan makes it look. Group the four product courses into a block, require three, and keep the safety course as the only locked door. Fewer locks mean fewer messages asking why a course will not open.',
      imageSeed: 'plan-block:store-anythree',
    },
    {
      title: 'Give dates that count from the start',
      description:
        '“Due on 1 March” is wrong for everybody who joins in April. Write “fourteen days after the start” once, and each person gets a date of their own, which a manager can still move.',
      imageSeed: 'relative-dates:shop-fourteen',
    },
    {
      title: 'Use one course in many plans',
      description:
        'Infection control belongs to the porter, the nurse and the cook. Whoever has passed it in one plan finds it ticked in the next. Correct a sentence in the course, and all three plans hold the corrected one.',
      imageSeed: 'shared-course:nurse-reuse',
    },
    {
      title: 'See where a plan holds people up',
      description:
        'Each step shows how many people stand in front of it. If almost all of them wait for the same sign-off, the plan is sound and the supervisor needs a second pair of eyes.',
      imageSeed: 'path-queue:wiring-signoff',
    },
  ],
  keyCapabilities: [
    {
      title: 'One open step on the learner’s screen',
      description:
        'You may look at thirty boxes in the builder. A learner sees the step that is open, its date and how much is left. Later steps can be read and stay closed, so nobody begins with the exam out of curiosity.',
      imageSeed: 'learning-plan:apprentice-openstep',
    },
    {
      title: 'Branches that depend on a result',
      description:
        'A question in the path splits it in two. Those above the mark receive the badge and the advanced course. The others get an hour with a named colleague, and the path brings them together again for the sign-off.',
      imageSeed: 'branch:account-fork',
    },
    {
      title: 'Shifts and sessions in the same line',
      description:
        'Two shifts beside an experienced colleague can be a step with the same weight as a course. The plan waits for them and says so, which makes the colleague’s time visible to whoever writes the rota.',
      imageSeed: 'shift-calendar:warehouse-twoshifts',
    },
  ],
  related: ['journey-automation', 'on-the-job-training', 'cohort-based-learning', 'teams-and-managers'],
};

export default learningPlans;
