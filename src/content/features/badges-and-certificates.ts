import brand from '../brand';
import {who} from '../scenes/cast';
import type {Feature} from '../schema';

const badgesAndCertificates: Feature = {
  slug: 'badges-and-certificates',
  title: 'Badges and Certificates',
  description:
    'LMS certificates and digital badges, awarded as soon as people earn them. Each has a public link that anyone can use to check it.',
  card: 'Proof of a skill that anyone can check with a link, and that you can renew or withdraw.',
  icon: 'award',
  category: 'learner-engagement',
  order: 6,
  headline: 'Digital badges and certificates that anyone can check',
  subheading: `Anyone with an image editor can make a PDF look official. Every certificate and badge from ${brand.name} has a public link that shows who holds it, what it is for and when it was earned.`,
  imageSeed: 'certificate:helena',
  heading: 'From issue to renewal',
  accordionFeatures: [
    {
      title: 'Issue it the moment someone passes',
      description:
        'Say you sell software, and a customer’s administrator passes the final quiz. Her certificate is ready at once, with name, date and result filled in. There is no mail merge to run.',
      imageSeed: 'desk:helena',
    },
    {
      title: 'Let a client check your consultant’s badge',
      description: 'The link opens without an account.',
      table: {
        columns: ['Detail', 'Public'],
        rows: [
          ['Name and course', 'Yes'],
          ['Date and expiry', 'Yes'],
          ['Other courses', 'No'],
          ['Email address', 'No'],
        ],
      },
      imageSeed: 'badges-and-certificates:4',
    },
    {
      title: 'Set an expiry date',
      description:
        'Software changes with every release. Give the certificate an expiry date and re-enrol its holder in good time, for example 365 days after completion. A list shows who is due next, and how many certificates are still valid.',
    },
    {
      title: 'Ask for more than attendance',
      description:
        'A badge can have several conditions, such as three quizzes, four mentoring sessions and a signed checklist, and learners see how many they have met.',
    },
    {
      title: 'Name a skill and its level',
      description:
        '“Incident response, level 4” tells a team lead more than “course completed”. When the holder reaches the next level, the new badge replaces the old one.',
    },
    {
      title: 'Count certificates towards a partner tier',
      description:
        'Resellers and consultancies can reach Silver with five certified people, say, and Gold with ten. Each firm sees how many more it needs, and you see which one to call.',
      imageSeed: 'badges-and-certificates:5',
    },
    {
      title: 'Withdraw one that was issued in error',
      description:
        'Results do get entered for the wrong Martin. Revoke the certificate and give a reason. Its public page then says that it is no longer valid. Both the issue and the withdrawal stay in the audit log.',
    },
  ],
  capabilitiesHeading: 'Proof that counts outside your company',
  keyCapabilities: [
    {
      title: 'A certificate at the end of onboarding',
      description:
        'New customers start as a group, ask their questions in a live session and take the certificate quiz three weeks after the first day.',
    },
    {
      title: 'One more certificate, and the firm is Gold',
      description: `${who('Maja Lindqvist')} at Tarrowby Installations, passes the final quiz. Her firm now has ten certified installers and reaches the next tier the same day.`,
    },
    {
      title: 'Completed courses, on record in your CRM',
      description:
        'When someone passes, a webhook notifies your integration. It reads the course progress through the API and updates the CRM, so account managers see who has finished which course without asking the training team.',
    },
  ],
  cta: {
    imageSeed: 'done:certificate',
    title: 'Design the certificate first',
    description:
      'Add your logo, an expiry date and the conditions to one course. Pass it yourself, and open the public link the way a client would.',
  },
  related: ['gamification', 'custom-branding', 'journey-automation', 'quizzes'],
};

export default badgesAndCertificates;
