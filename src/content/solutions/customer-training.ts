import {WHO_COUNTS} from '../billing';
import type {Prices, Solution} from '../schema';

const customerTraining = ({least}: Prices): Solution => ({
  slug: 'customer-training',
  title: 'Customer Training',
  description:
    'Customer training under your own brand: an LMS for your academy, where people learn your product properly and earn certificates.',
  card: 'An academy under your own brand, where customers learn your product and earn certificates.',
  icon: 'graduation-cap',
  category: 'external',
  order: 2,
  imageSeed: 'branded-portal',
  page: {
    headline: 'Customer training in your own branded academy',
    subheading:
      'Teach customers on your own domain, from their first login to the advanced features, and see which accounts still need help.',
    imageSeed: 'desk:helena',
    challenge: {
      title: 'Your support team gives the same lesson every day',
      description:
        'Every onboarding call covers the same ground. Videos are in one place and articles in another. When an account’s administrator leaves, training there starts again from scratch. And you cannot tell who understands the latest release.',
      points: [
        'What a customer learns depends on who takes the call',
        'Tutorials go out of date with every release',
        'There is no record of who has been trained at each account',
      ],
    },
    solution: {
      title: 'An academy where customers learn at their own pace',
      description:
        'Publish an academy with your logo, your colours and your own web address. New users join through an invite link, follow a learning plan for their job and finish with a certificate in your name. Account managers see each customer’s progress.',
      points: [
        'A team for each account, with its own progress view',
        'Separate learning plans for administrators and everyday users',
        'Release training drafted from the video you already record',
      ],
    },
    keyCapabilities: [
      {
        title: 'A portal under your own brand',
        description:
          'Choose the logo, the colours and the web address, such as academy.larkfield.example. SSL is included. Customers see one brand from the login page to the certificate.',
        imageSeed: 'branded-portal',
      },
      {
        title: 'Lessons from the release video',
        description:
          'Paste a link to the recording in which your product manager presents the new screens. The AI drafts lessons, a summary and a few questions. Your team corrects them before the first customer is invited.',
        imageSeed: 'new-course:video',
      },
      {
        title: 'Cohorts for new accounts',
        description:
          'Start everyone who signs up this month on the same Monday. The group shares a timetable, a live Q&A session and a forum, and the course lead can see who has gone quiet.',
        imageSeed: 'course:intake',
      },
      {
        title: 'Certificates and badges in your name',
        description:
          'Award a certificate when someone passes the final quiz. It carries your brand and their name, and comes with a digital badge for their online profile.',
        imageSeed: 'certificate:helena',
      },
      {
        title: 'Training progress in your CRM',
        description:
          'See in Salesforce who has completed which course. For another CRM, set up a webhook: your own system is notified when someone finishes, reads the progress through the API and updates the customer’s record. Before a renewal call, the account manager sees who still has a course to finish.',
        imageSeed: 'trail:webhook',
      },
    ],
    faq: [
      {
        question: 'Can customers log in without a new password?',
        answer:
          'Yes, if you set up single sign-on. With SAML, people who already have an account with you use it for the academy too. Everyone else follows an invite link and creates a login once.',
      },
      {
        question: 'How do we keep customers’ data apart?',
        answer:
          'Give each account its own team, and use roles to decide who can look across several. Someone at the customer can manage that team and see nothing else.',
      },
      {
        question: 'Can customers ask questions in the academy?',
        answer:
          'Yes, in the discussion forums. A user in Leeds asks why an export is empty and your product expert replies once. The next person with that question finds the thread and does not need to open a ticket.',
      },
      {
        question: 'What do we do when our product changes?',
        answer:
          'Edit the lesson and publish a new version. Earlier versions stay in the history, so you can go back to the old wording if the release is postponed.',
      },
      {
        question: 'Do we need a separate plan for customers?',
        answer: `No. There is one plan, Teams, priced per user per month from ${least}. Staff and customers learn on the same platform. ${WHO_COUNTS}`,
      },
    ],
    cta: {
      title: 'Turn one support question into a lesson',
      description:
        'Pick the question your support team hears most, build the lesson in a free trial and send one customer the link.',
    },
  },
});

export default customerTraining;
