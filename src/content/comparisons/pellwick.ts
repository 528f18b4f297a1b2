import brand from '../brand';
import type {Competitor} from '../schema';

const pellwick: Competitor = {
  slug: 'pellwick',
  name: 'Pellwick',
  headline: 'More than the training tab in Pellwick',
  subheading:
    'Personnel files belong in the HR suite. Learning deserves a place of its own, connected to it and open to people outside payroll.',
  character:
    'The learning module of an HR suite: close to the personnel file, thin on everything a learner actually opens.',
  order: 3,
  inFooter: true,
  strengths: [
    {
      icon: 'book-open',
      title: 'There is something to learn inside',
      description: `An add-on module tends to store links and dates. ${brand.name} holds the course itself, from the AI draft to the lessons, the flashcards and the quiz at the end, so people stay in one place while they study.`,
    },
    {
      icon: 'handshake',
      title: 'Customers and partners can come in',
      description:
        'A dealer has no employee number, and an HR suite has no room for people without one. Invite the dealer by e-mail or by link and place them in a team apart from your staff.',
    },
    {
      icon: 'target',
      title: 'Skills between two appraisals',
      description:
        'Pellwick collects skills once a year on a form. Here a quiz result or an observed task moves a level on the day it happens, and gap analysis compares it with what the role asks for.',
    },
    {
      icon: 'plug',
      title: 'Your HR system remains the source',
      description:
        'You can keep the suite you run for contracts and leave. HRIS integrations bring people across, and smart groups decide which training a new job calls for.',
    },
  ],
  featureComparison: [
    {feature: 'Payroll, leave and contracts', product: false, competitor: true},
    {feature: 'Employee data', product: 'Through HRIS integrations', competitor: 'In the same database'},
    {feature: 'Learners who are not employees', product: true, competitor: false},
    {feature: 'Own course editor with AI drafts', product: true, competitor: 'Links to courses elsewhere'},
    {feature: 'Types of quiz', product: 'Four, adaptive and coding included', competitor: 'Questionnaire'},
    {feature: 'Spaced repetition', product: true, competitor: false},
    {feature: 'Smart notes and collections', product: true, competitor: false},
    {feature: 'Cohorts that start together', product: true, competitor: false},
    {feature: 'Competency frameworks', product: true, competitor: true},
    {feature: 'Skill levels are updated', product: 'When evidence arrives', competitor: 'At the yearly appraisal'},
    {feature: 'Groups that follow job or site', product: true, competitor: true},
    {feature: 'News for managers', product: 'Digest of team progress', competitor: 'Approval requests'},
    {feature: 'Learning on a phone', product: 'Own apps, also offline', competitor: 'Inside the HR app, online only'},
    {feature: 'Portal in your colours and on your domain', product: true, competitor: 'Suite layout with your logo'},
    {feature: 'Webhooks for learning events', product: true, competitor: false},
  ],
  summaryTitle: 'Let HR keep the file and learners get the course',
  summaryDescription: `One supplier and one contract are good reasons for Pellwick, and with few courses the module may be enough. It becomes tight when you write your own content, train people you do not employ or want to know about a skill in March. ${brand.name} then works alongside the HR suite, takes the people from it and looks after the learning.`,
};

export default pellwick;
