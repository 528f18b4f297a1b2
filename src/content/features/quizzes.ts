import type {Feature} from '../schema';

const quizzes: Feature = {
  slug: 'quizzes',
  title: 'Quizzes',
  description:
    'LMS quizzes in four types: standard for knowledge, coding for programming, psychometric for working styles, adaptive for finding someone’s level.',
  card: 'Test knowledge, code, working styles or level, each with a quiz made for it.',
  icon: 'puzzle',
  category: 'learning-content',
  order: 6,
  headline: 'Four types of quiz, from a knowledge check to a coding test',
  subheading:
    'In a software house, the support desk has to know the rules on customer data, and the developers have to write code that works. That takes two types of quiz. Two more find out what level people have reached and how they like to work.',
  imageSeed: 'coding-quiz',
  heading: 'Choose by what you need to know',
  accordionFeatures: [
    {
      title: 'Standard: go back to the lesson after a wrong answer',
      description:
        'A standard quiz checks what people know. Each question is linked to the lesson it comes from, so anyone who gets it wrong can read that page again and have another try before the result counts.',
    },
    {
      title: 'Coding: run the code against your checks',
      description:
        'Developers write code in the browser and run it. Your checks report one by one: “Three items” passed, “Empty basket” passed, “Price missing” failed. You describe each case in plain English, and a reviewer sees how many attempts it took.',
    },
    {
      title: 'Psychometric: statements without a wrong answer',
      description:
        'Learners rate statements on a five-point scale from “not like me” to “very like me”. Only the learner and a coach see the profile. It is a coaching tool, not meant for recruitment or selection.',
    },
    {
      title: 'Adaptive: stop when the level is clear',
      description:
        'A right answer brings a harder question, a wrong answer an easier one, and the quiz ends as soon as it can tell.',
    },
    {
      title: 'Compare the four types',
      description: 'Each treats a wrong answer differently.',
      table: {
        columns: ['Type', 'After a wrong answer'],
        rows: [
          ['Standard', 'Back to the lesson'],
          ['Coding', 'The failed check'],
          ['Psychometric', 'None is wrong'],
          ['Adaptive', 'An easier question'],
        ],
      },
    },
    {
      title: 'Draw each attempt from a pool',
      description:
        'Write 30 questions, show each person eight and shuffle the answers. Passing round “1B, 2C, 3A” no longer helps.',
    },
    {
      title: 'Mark the questions that everyone must get right',
      description:
        'Eight out of ten seems a fair pass mark. It is not if one of the two wrong answers is about giving out a customer’s address. Mark that question as essential. Anyone who gets it wrong has not passed, whatever the total, and learners are told so before they begin.',
    },
  ],
  capabilitiesHeading: 'Questions that fit your people, results you can use',
  keyCapabilities: [
    {
      title: 'Questions from your own policy',
      description:
        'Upload the data protection policy, and AI drafts four lessons and a quiz of eight questions. Your expert approves them section by section, and learners see nothing until then.',
    },
    {
      title: 'Difficulty that adapts to the learner',
      description:
        'An adaptive quiz spares specialists a page of easy questions, and beginners a page of impossible ones. A chart shows how hard each question was and whether the learner got it right. Two people can answer different questions and still end with comparable levels.',
    },
    {
      title: 'A profile to talk about',
      description:
        'Before a leadership course begins, participants say how they plan, listen and decide. The first conversation with the coach starts from there. Team views and skill levels never include these answers.',
    },
  ],
  block: {
    kind: 'change',
    question: 'A supplier asks for a colleague’s private number. What do you do?',
    before: {label: 'The question as written', imageSeed: 'change:question'},
    after: {label: 'The question as marked', imageSeed: 'change:marked'},
    edge: 42,
  },
  cta: {
    imageSeed: 'done:code',
    title: 'Which question does everyone get wrong?',
    description:
      'Start a free trial with a single quiz and look at the responses before you write the next. Book a demo to see a coding or an adaptive quiz as learners do.',
  },
  related: ['ai-course-creation', 'blooms-taxonomy-reports', 'flashcards', 'badges-and-certificates'],
};

export default quizzes;
