import type {Feature} from '../schema';

const quizzes: Feature = {
  slug: 'quizzes',
  title: 'Quizzes',
  description:
    'Four types of quiz: standard for knowledge, coding for working code, psychometric for working styles, adaptive for finding a level.',
  icon: 'puzzle',
  category: 'learning-content',
  order: 6,
  headline: 'Four types of quiz, to fit what you need to find out',
  subheading:
    'Knowing a rule, writing a program, preferring a way of working and reaching a level are four different things. Each has its own type of quiz, with results to match.',
  imageSeed: 'question-from-source',
  heading: 'Choose by what you need to know',
  accordionFeatures: [
    {
      title: 'Standard: go back to the lesson after a wrong answer',
      description:
        'A standard quiz checks what people know. Each question is linked to the lesson it comes from, so anyone who gets it wrong can read that page again and have another try before the result counts.',
      imageSeed: 'quiz',
    },
    {
      title: 'Coding: run the answer against your checks',
      description:
        'Learners write code in the browser and run it. Your checks report one by one: three items passed, empty basket passed, missing price failed. The learner sees the case that was forgotten, and a reviewer sees how many attempts it took.',
    },
    {
      title: 'Psychometric: statements without a wrong answer',
      description:
        'Learners rate statements on a five-point scale from “not like me” to “very like me”. Nothing is marked, and only the learner and a coach see the profile, so people can be honest. It is a coaching tool, not meant for recruitment or selection.',
    },
    {
      title: 'Adaptive: stop when the level is clear',
      description:
        'A right answer brings a harder question, and a wrong answer an easier one. Once the level settles, the quiz ends. Specialists are spared a page of easy questions and beginners a page of hopeless ones.',
    },
    {
      title: 'Draw each attempt from a pool',
      description:
        'Write 30 questions, show each person eight and shuffle the answers. Passing round a list of correct letters no longer helps, and a second attempt is a real one.',
    },
    {
      title: 'Mark the questions that everyone must get right',
      description:
        'Eight out of ten seems fair, unless one of the two wrong answers is about making sure that the power is off. Mark individual questions as essential. Anyone who gets one wrong has not passed, whatever the total, and learners are told so before they begin.',
    },
  ],
  keyCapabilities: [
    {
      title: 'Difficulty that follows the learner',
      description:
        'A row of marks shows how hard each question was and whether the answer was right. Two people can answer different questions and still end with comparable levels.',
      imageSeed: 'adaptive',
    },
    {
      title: 'Code checks in plain words',
      description:
        'Describe each case in words: three items, empty basket, price missing. Every attempt runs all of them, so learners work the way developers do, from one failed check to the next.',
      imageSeed: 'coding-quiz',
    },
    {
      title: 'A profile to talk about',
      description:
        'Before a leadership course begins, participants say how they plan, argue and decide, and the first conversation with the coach starts from there. Team views and skill levels never include these answers.',
      imageSeed: 'working-profile',
    },
  ],
  related: ['ai-course-creation', 'blooms-taxonomy-reports', 'flashcards', 'badges-and-certificates'],
};

export default quizzes;
