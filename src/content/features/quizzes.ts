import type {Feature} from '../schema';

const quizzes: Feature = {
  slug: 'quizzes',
  title: 'Quizzes',
  description:
    'Four kinds of quiz: standard for knowledge, coding for working code, psychometric for how people work, adaptive for finding a level.',
  icon: 'puzzle',
  category: 'learning-content',
  order: 6,
  headline: 'Ask the kind of question that fits what you want to know',
  subheading:
    'To know a rule, to write a program, to prefer one way of working and to stand at a certain level are four different things. Each has a quiz type of its own, and a result that is read differently.',
  imageSeed: 'quiz:harbour-lookout',
  accordionFeatures: [
    {
      title: 'Standard: send a wrong answer back to its lesson',
      description:
        'A standard quiz checks what people know. Each question is tied to the lesson it comes from, so whoever misses it can read that page and answer again. The quiz teaches a second time, and the mark comes after that.',
      imageSeed: 'second-attempt:kitchen-fridge',
    },
    {
      title: 'Coding: run the answer against your checks',
      description:
        'The learner writes code in the browser and runs it. Your checks reply one by one: three items fine, empty basket fine, missing price failed. People see the case they forgot, and a reviewer sees how many attempts it took.',
      imageSeed: 'coding-quiz:release-basket',
    },
    {
      title: 'Psychometric: statements without a wrong answer',
      description:
        'Learners place themselves on a five-point scale between “not like me” and “very like me”. Nothing is marked. The profile goes to the learner and a coach, which is the condition for honest answers. Please do not choose staff with it: that is a different instrument.',
      imageSeed: 'psychometric:grace-coach',
    },
    {
      title: 'Adaptive: stop when the level is clear',
      description:
        'Get it right and the next question is harder, get it wrong and it is easier. Once the level no longer moves, the quiz ends. A specialist is spared a page of easy questions, and a beginner a page of hopeless ones.',
      imageSeed: 'adaptive-result:wiring-settled',
    },
    {
      title: 'Draw each attempt from a pool',
      description:
        'Write thirty questions, let each person meet eight and mix the order of the answers. A list of right letters passed round the office is then worthless, and a second attempt is a real one.',
      imageSeed: 'question-pool:bank-thirty',
    },
    {
      title: 'Mark the question that nobody may miss',
      description:
        'Eight out of ten sounds fair until one of the two is what to do when the warning sounds. Declare single questions essential: whoever misses one has not passed, whatever the total. Learners read that rule before they begin.',
      imageSeed: 'essential:rail-warning',
    },
  ],
  keyCapabilities: [
    {
      title: 'Difficulty that follows the learner',
      description:
        'A row of marks shows how hard each question was and whether it was answered. Two people can leave with different questions behind them and still with levels that you can compare.',
      imageSeed: 'adaptive:dosage-marks',
    },
    {
      title: 'Checks for code, written as sentences',
      description:
        'State each case in words: three items, empty basket, price missing. All of them run on every attempt, so a learner works the way developers do, from one failed check to the next.',
      imageSeed: 'code-cases:server-sentences',
    },
    {
      title: 'A profile to talk about',
      description:
        'Before a leadership course begins, participants say how they plan, argue and decide. The first conversation with the coach starts from there. Team views and skill levels never include these answers.',
      imageSeed: 'working-profile:kwame-leadership',
    },
  ],
  related: ['ai-course-creation', 'blooms-taxonomy-reports', 'flashcards', 'badges-and-certificates'],
};

export default quizzes;
