import brand from '../brand';
import type {Feature} from '../schema';

const badgesAndCertificates: Feature = {
  slug: 'badges-and-certificates',
  title: 'Badges and Certificates',
  description:
    'Award certificates and digital badges as soon as people earn them. Each has a public link that anyone can use to check it.',
  icon: 'award',
  category: 'learner-engagement',
  order: 6,
  headline: 'Digital badges and certificates that anyone can check',
  subheading: `Anyone with an image editor can make a PDF look official. Every certificate and badge from ${brand.name} has a public link that shows who holds it, what it is for and when it was earned.`,
  imageSeed: 'badge-page',
  heading: 'From issue to renewal',
  accordionFeatures: [
    {
      title: 'Issue it the moment someone passes',
      description:
        'Once the last condition is met, the certificate is ready, with the name, date, quiz result and assessor filled in. There is no mail merge to run, and no waiting for someone in the training office to come back from leave.',
      imageSeed: 'quiz-result:passed',
    },
    {
      title: 'Let an outsider check a badge',
      description:
        'A security guard at a building site opens the link and sees who holds the badge and what it is for. No account is needed. Scores, other courses and the holder’s email address stay private.',
    },
    {
      title: 'Set an expiry date',
      description:
        'Knowledge fades and regulations change. Give the certificate an expiry date and re-enrol its holder in good time, for example 365 days after completion. A list shows who is due next, and how many certificates are still valid.',
    },
    {
      title: 'Ask for more than attendance',
      description:
        'A badge can have several conditions: three quizzes, four mentoring sessions and a signed checklist, for example. Learners see how many they have met. The harder a badge is to earn, the more it is worth.',
    },
    {
      title: 'Withdraw one that was issued in error',
      description:
        'Results do get entered for the wrong Martin. Revoke the certificate, give a reason, and its public page says that it is no longer valid. Both the issue and the withdrawal stay in the audit log.',
      imageSeed: 'trail:revoked',
    },
  ],
  keyCapabilities: [
    {
      title: 'Everything an auditor looks for',
      description:
        'Name, course, completion date, final quiz result and assessor fit on one page under your company’s name, with nothing to fill in by hand.',
      imageSeed: 'certificate:tomasz',
    },
    {
      title: 'Skill badges that show a level',
      description:
        '“Load handling, level 4” tells a planner more than “course completed”. A badge can name a skill and a level. When the holder reaches the next level, the new badge replaces the old one.',
      imageSeed: 'shelf:levels',
    },
    {
      title: 'Certificates that count towards a partner tier',
      description:
        'Count certified people per partner company: silver from five, say, and gold from ten. Each partner sees how many more they need, and you see which company to call.',
      imageSeed: 'board:tiers',
    },
  ],
  related: ['gamification', 'custom-branding', 'journey-automation', 'quizzes'],
};

export default badgesAndCertificates;
