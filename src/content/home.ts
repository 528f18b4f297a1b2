import brand from './brand';
import {uptimeLabel} from './company';
import type {Home, Prices} from './schema';

const home = ({least, limit}: Pick<Prices, 'least' | 'limit'>): Home => ({
  hero: {
    imageSeed: 'hero',
    eyebrow: 'The AI-powered LMS for staff, customers and partners',
    lead: `${brand.name} drafts courses from your own documents, your experts approve them, and quizzes and on-the-job sign-offs show who can do the work.`,
    note: `All features, from ${least}:`,
    price: limit,
    compare: 'How we compare',
  },
  logoStrip: {
    title: 'Trusted by training teams at',
  },
  proof: {
    title: 'At a glance',
    items: [
      {icon: 'sparkles', name: 'Up to 90%', status: 'saved creation time'},
      {icon: 'server', name: '99.9%', status: uptimeLabel(brand), href: '/security'},
      {icon: 'shield-check', name: 'ISO 27001', status: 'certified', href: '/security'},
      {icon: 'user-check', name: 'GDPR', status: 'compliant', href: '/security'},
      {icon: 'clipboard-check', name: 'SOC 2 Type II', status: 'in progress', href: '/security'},
    ],
  },
  challenges: {
    title: 'Where training gets stuck',
    intro: `If you run training, you have probably met some of these. Here’s how ${brand.name} helps.`,
    items: [
      {
        icon: 'timer',
        title: 'Courses take months to make',
        description: 'AI drafts the course from your documents. Your expert only has to check it.',
      },
      {
        icon: 'search',
        title: 'Skills are guesswork',
        description: 'Set target levels for each role, and see who meets them and who needs training.',
      },
      {
        icon: 'bell',
        title: 'Mandatory training goes overdue',
        description: 'A renewal rule enrols people again when their training is due.',
      },
      {
        icon: 'flame',
        title: 'People start and then drift away',
        description: 'Streaks, badges and a cohort of colleagues give them a reason to finish.',
      },
      {
        icon: 'layers',
        title: 'Every audience has its own tool',
        description: 'Train staff, customers and partners on one platform, each with their own teams.',
      },
      {
        icon: 'bar-chart',
        title: 'Reports arrive after the decision',
        description: 'Schedule the report, and it is in every inbox on the morning of the meeting.',
      },
    ],
  },
  audiences: {
    title: 'One Platform, Every Audience',
    intro: 'Who do you need to train? Choose your audience to see how it works.',
  },
  featured: {
    title: 'Write the course, close the gap, report the result',
    intro: 'Three of the features, and the work they take off your desk.',
    items: [
      {
        slug: 'ai-course-creation',
        body: 'Type a prompt, upload the safety handbook or paste a link to a video. AI drafts the outline, lessons and quiz, and your expert corrects them. You can save up to 90% of the creation time.',
        imageSeed: 'document-to-course',
      },
      {
        slug: 'skills-engine',
        body: 'Quiz results and signed-off tasks show each person’s level. Anything below target is a gap: assign the course from the same screen.',
        imageSeed: 'skill-people:team',
      },
      {
        slug: 'learning-analytics-dashboards',
        body: 'The head of L&D sees the whole organisation, and a team leader their own people. Click a bar to see the names behind it.',
        imageSeed: 'breakdown:fire',
      },
    ],
  },
  audienceTabs: [
    {
      id: 'learner',
      label: 'Learner',
      title: 'Know what to learn next',
      description:
        'Each course opens where you stopped. Progress, points, badges and a streak show how far you have come.',
      slug: 'gamification',
    },
    {
      id: 'manager',
      label: 'Manager',
      title: 'See how your team is doing',
      description: 'See team performance, assignments and skill gaps on one page, and change due dates yourself.',
      slug: 'skills-engine',
    },
    {
      id: 'admin',
      label: 'Admin',
      title: 'Run the whole platform from one place',
      description:
        'Users, roles, branding and compliance reports share one menu, for every site. The audit log records each change.',
      slug: 'roles-and-permissions',
    },
  ],
  aiCta: {
    title: 'Turn a long policy into a short course',
    description:
      'Upload the document and AI drafts a course from it. Your experts approve the draft lesson by lesson before any learner sees it.',
    action: 'See how AI course creation works',
    imageSeed: 'approvals',
  },
  comparison: {
    title: `How ${brand.name} compares`,
    intro:
      'Every comparison includes the features where the other product wins. Here is what some rivals do better. If you need one of these, look there first.',
  },
  finalCta: {
    title: 'Build your first course this week',
    description:
      'Start a free trial and build it yourself, or book a demo and see a product specialist do it with your own material.',
  },
});

export default home;
