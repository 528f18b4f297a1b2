import type {Solution} from '../schema';
import {minUsers} from '../tiers';

const customerTraining: Solution = {
  slug: 'customer-training',
  title: 'Customer Training',
  description:
    'Run a customer academy under your own name, where people learn your product properly and can show what they know.',
  icon: 'graduation-cap',
  category: 'external',
  order: 2,
  imageSeed: 'branded-portal:customer-academy',
  page: {
    headline: 'A customer academy that carries your name',
    subheading:
      'Teach customers on your own domain, from their first log-in to the advanced features, and see which accounts still need a hand.',
    imageSeed: 'catalogue:customer-academy',
    challenge: {
      title: 'Your support team gives the same lesson every day',
      description:
        'Onboarding calls repeat themselves word for word. Videos live in one place and articles in another, and an account whose administrator leaves has to start from nothing. Meanwhile you cannot tell who understood the last release.',
      points: [
        'What a customer learns depends on who picks up the call',
        'Tutorials go out of date with each release',
        'No record shows who at the account was trained',
      ],
    },
    solution: {
      title: 'A place where customers teach themselves',
      description:
        'You publish an academy with your logo, your colours and an address of your own. New users arrive through an invite link, follow a plan that suits their job, and finish with a certificate in your name. Your account managers follow progress customer by customer.',
      points: [
        'One team for each account, with progress of its own',
        'Separate learning plans for administrators and daily users',
        'Release lessons drafted from the video you already record',
      ],
    },
    keyCapabilities: [
      {
        title: 'A portal that looks like you',
        description:
          'Choose the logo, the colours and the web address, for instance academy.lumenworks.example, which comes with SSL. Your customer sees one brand from the sign-in page to the certificate.',
        imageSeed: 'branded-portal:lumenworks-academy',
      },
      {
        title: 'Lessons from the release video',
        description:
          'Paste the link to the recording in which your product manager shows the new screens. The AI proposes chapters, a summary and a few questions. Your team trims them before the first customer is invited.',
        imageSeed: 'video-to-course:spring-release',
      },
      {
        title: 'Cohorts for new accounts',
        description:
          'Let everyone who signs this month begin on the same Monday. The group shares a timetable, a live question hour and a discussion forum, and the course lead notices when somebody has gone quiet.',
        imageSeed: 'cohort:account-new',
      },
      {
        title: 'Certificates worth framing',
        description:
          'Award a certificate when someone passes the final quiz, such as "Certified Planner Administrator". It shows your brand and their name, and a digital badge goes with it for their own profile.',
        imageSeed: 'certificate:planner-administrator',
      },
      {
        title: 'Progress where your account team works',
        description:
          'A webhook reports each finished course to the system you choose, so that the customer record in your CRM can show it. Before a renewal call, the account manager knows which users have never opened the reporting lessons.',
        imageSeed: 'webhooks:customer-record',
      },
    ],
    faq: [
      {
        question: 'Can customers sign in without a new password?',
        answer:
          'They can if you connect single sign-on. With SAML, people who already have an account with you use it for the academy too. Everyone else follows an invite link and sets up a log-in once.',
      },
      {
        question: 'How do we keep one customer from seeing another?',
        answer:
          'Put each account in a team of its own, and decide by role who may look across several. A lead on the customer side can be the manager of that one team and nothing more.',
      },
      {
        question: 'Is there a way for customers to ask questions?',
        answer:
          'Discussion forums are part of the academy. A user in Leeds asks why an export is empty, your product expert replies once, and the next reader finds the thread instead of opening a ticket.',
      },
      {
        question: 'What do we do when our product changes?',
        answer:
          'Edit the lesson and publish a new version. Earlier versions stay in the history, so you can return to the old wording if the release is postponed.',
      },
      {
        question: 'Do external learners need a second plan?',
        answer: `Everything is in one plan, Teams, priced per user and month from ${minUsers} users upwards. Staff and customers can learn side by side in the same account.`,
      },
    ],
    cta: {
      title: 'Turn one support question into a lesson',
      description:
        'Choose the question your support team hears most, build the answer in a trial and send the link to a single customer.',
    },
  },
};

export default customerTraining;
