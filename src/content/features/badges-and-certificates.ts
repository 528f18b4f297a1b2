import brand from '../brand';
import type {Feature} from '../schema';

const badgesAndCertificates: Feature = {
  slug: 'badges-and-certificates',
  title: 'Badges and Certificates',
  description:
    'Award a certificate or a digital badge when people have earned it. Each has a link through which a third party can check it.',
  icon: 'award',
  category: 'learner-engagement',
  order: 6,
  headline: 'A certificate that somebody else can check',
  subheading: `Anyone with an image editor can make a PDF look official. A certificate or badge from ${brand.name} has a public link that names the holder, the course and the date.`,
  imageSeed: 'badges:workshop-framed',
  accordionFeatures: [
    {
      title: 'Issue it in the minute of passing',
      description:
        'As soon as the last condition is met, the certificate is there with the name, the date, the quiz result and the assessor. Nobody keeps a mail-merge file, and nobody waits until the training office is back from leave.',
      imageSeed: 'issued:bakery-minute',
    },
    {
      title: 'Let a stranger verify a badge',
      description:
        'The gatekeeper of a building site opens the link and reads who holds the badge and for what. That takes no account. Scores, other courses and the e-mail address are not on that page.',
      imageSeed: 'badge-check:engineer-gatekeeper',
    },
    {
      title: 'Give knowledge an expiry date',
      description:
        'Hygiene rules fade and regulations move. Let a certificate run out and re-enrol its holder 365 days after completion. The list shows whose turn is next, in days, and how many certificates are still valid.',
      imageSeed: 'renewals:kitchen-fading',
    },
    {
      title: 'Ask for more than attendance',
      description:
        'Three quizzes, four sessions as a mentor, a level in a skill: a badge can stand on several conditions. Learners see how many are met. What is harder to get is worth showing.',
      imageSeed: 'badge-conditions:nurse-quizzes',
    },
    {
      title: 'Withdraw one that was given in error',
      description:
        'Results do get entered for the wrong Martin. Revoke the certificate with a reason, and its public page says that it is no longer valid. Issue and withdrawal both remain in the audit log.',
      imageSeed: 'revoked:bank-martin',
    },
  ],
  keyCapabilities: [
    {
      title: 'The facts an assessor looks for',
      description:
        'Name, course, date of completion, result of the final quiz and the person who assessed it fit on one page under your company’s name. Nothing on it has to be filled in by hand.',
      imageSeed: 'certificate:clinic-onesheet',
    },
    {
      title: 'Badges for skills, with their level',
      description:
        '“Radio use, level 3” tells a planner more than “course completed”. A badge can name a skill and the level reached, and the next level replaces it when it is earned.',
      imageSeed: 'badge-levels:rail-radio-use',
    },
    {
      title: 'Certificates that add up to a tier',
      description:
        'For partners you can count certified people per company, for instance silver from ten and gold from twenty. A partner sees how many are missing, and you see which company to call.',
      imageSeed: 'partner-tiers:dealer-addup',
    },
  ],
  related: ['gamification', 'custom-branding', 'journey-automation', 'quizzes'],
};

export default badgesAndCertificates;
