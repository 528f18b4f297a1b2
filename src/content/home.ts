import brand from './brand';
import type {Home, Prices} from './schema';
import {minUsers} from './tiers';

const home = ({lowest, highest}: Pick<Prices, 'lowest' | 'highest'>): Home => ({
  hero: {
    imageSeed: 'hero',
    eyebrow: 'The AI-powered LMS for staff, customers and partners',
    lead: `${brand.name} drafts courses from your own documents, your experts approve them, and quizzes and sign-offs at work show who can do the job.`,
    note: `Every feature, from ${minUsers} users:`,
    price: `${lowest} to ${highest} per user per month`,
    compare: 'How we compare',
  },
  logoStrip: {
    title: 'Trusted by training teams at',
  },
  proof: {
    title: 'At a glance',
    items: [
      {icon: 'sparkles', name: 'Up to 90%', status: 'saved creation time'},
      {icon: 'server', name: '99.9%', status: 'uptime guarantee'},
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
        description:
          'The person who knows the subject has no time to write slides. Let AI write the draft. Your expert only has to check it.',
      },
      {
        icon: 'search',
        title: 'Skills are guesswork',
        description:
          'A job title says little about skill. Set target levels for each role, and see who meets them and who needs training.',
      },
      {
        icon: 'bell',
        title: 'Mandatory training goes overdue',
        description:
          'The reminder is in one person’s calendar. Replace it with a renewal rule, which re-enrols people when their training is due again.',
      },
      {
        icon: 'flame',
        title: 'People start and then drift away',
        description:
          'Long courses lose people halfway. Streaks, badges and a cohort of colleagues give them a reason to finish.',
      },
      {
        icon: 'layers',
        title: 'Every audience has its own tool',
        description:
          'Staff learn in one system, customers in another and partners by email. Bring all three onto one platform, each with its own teams.',
      },
      {
        icon: 'bar-chart',
        title: 'Reports arrive after the decision',
        description:
          'Someone puts the figures together by hand, and the board has met by the time they are ready. Schedule the report, and it is in every inbox on the morning of the meeting.',
      },
    ],
  },
  audiences: {
    title: 'One Platform, Every Audience',
    intro: 'Who do you need to train? Choose your audience to see how it works.',
  },
  featured: {
    title: 'Start with these three',
    intro: 'Write the course, close the skill gap and report the result.',
    items: [
      {
        slug: 'ai-course-creation',
        body: 'Type “forklift safety for warehouse staff”, upload the safety handbook or paste a link to a training video. The AI drafts an outline, lessons and quiz questions. Your expert corrects the mistakes and cuts the padding before an author publishes the course. You can save up to 90% of the creation time.',
        imageSeed: 'document-to-course',
      },
      {
        slug: 'skills-engine',
        body: 'Describe each role as a set of skills with target levels. Quiz results and practice signed off at work show where people are today, and the difference is the gap. If the warehouse team falls short on site safety, assign the course from the same screen and look again next month.',
        imageSeed: 'skill-people:team',
      },
      {
        slug: 'learning-analytics-dashboards',
        body: 'The head of L&D sees the whole organisation. A team leader sees their own eight people, in the same charts. Filter by site or course, then click a bar to see the names behind it. Bloom’s taxonomy reports show whether a quiz asks people to recall a rule or to apply it.',
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
        'Amara has a few minutes before her shift. The course due on Friday is at the top of her list and opens at the lesson where she stopped.',
      points: [
        'Courses and learning plans in one list, with the next due date first',
        'Progress in every course and every skill',
        'Points, badges and a team leaderboard',
        'A streak that grows with every day of learning',
        'Offline courses in the apps for iOS and Android',
      ],
      imageSeed: 'today',
    },
    {
      id: 'manager',
      label: 'Manager',
      title: 'See how your team is doing',
      description:
        'Jonas runs the early shift in a warehouse. He sees who is signed off on the new truck, who is overdue and which skill the shift is short of.',
      points: [
        'Team performance on one page, which several managers can share',
        'Due dates that managers can change themselves',
        'Skill gaps in the team, with courses that close them',
        'An email digest for weeks with no time to log in',
      ],
      imageSeed: 'team-view',
    },
    {
      id: 'admin',
      label: 'Admin',
      title: 'Run the whole platform from one place',
      description:
        'Priya looks after learning at seven sites. Invitations, branding and the auditor’s report share one menu, and every change is recorded in the audit log.',
      points: [
        'A platform-wide view of users, courses and activity',
        'Users invited by email, CSV file or link',
        'A portal with your logo, colours and domain',
        'Compliance reports on demand or on a schedule',
        'Default roles, and custom roles for everything else',
      ],
      imageSeed: 'admin:sites',
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
      'Every comparison goes feature by feature, including the ones where the other product wins. Some of those are below: if one is a must for you, look at that product first.',
  },
  finalCta: {
    title: 'Build your first course this week',
    description:
      'Start a free trial and build it yourself, or book a demo and see a product specialist do it with your own material.',
  },
});

export default home;
