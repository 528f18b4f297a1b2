import type {IconName} from './icons';
import type {ImageSeed} from './scenes';
import {minUsers} from './tiers';

/** Slugs of the features that the home page presents in detail (section 2 of the specification). */
export type FeaturedSlug = 'ai-course-creation' | 'skills-engine' | 'learning-analytics-dashboards';

/** Copy of the home page, in the order of its sections. */
export interface HomeContent {
  hero: {
    /** Short line above the headline. */
    eyebrow: string;
    headline: string;
    lead: string;
    /** Small print under the buttons. */
    note: string;
  };
  logoStrip: {
    /** Label of the scrolling strip; the names are in `customers.ts`. */
    title: string;
  };
  challenges: {
    title: string;
    intro: string;
    /** A common problem with a one-clause solution. */
    items: readonly {icon: IconName; title: string; description: string}[];
  };
  audiences: {
    /** The cards below come from the solution records. */
    title: string;
    intro: string;
  };
  featured: {
    title: string;
    intro: string;
    /** In display order; title, description and link come from the feature records. */
    slugs: readonly FeaturedSlug[];
    details: Readonly<Record<FeaturedSlug, {body: string; imageSeed: ImageSeed}>>;
  };
  /** Three viewpoints on the product (section 1); the first is initially open. */
  audienceTabs: readonly {
    id: 'learner' | 'manager' | 'admin';
    /** Label of the tab. */
    label: string;
    title: string;
    description: string;
    points: readonly string[];
    imageSeed: ImageSeed;
  }[];
  aiCta: {
    title: string;
    description: string;
    /** Label of the link to /ai-course-creation. */
    action: string;
    imageSeed: ImageSeed;
  };
  finalCta: {title: string; description: string};
}

const home: HomeContent = {
  hero: {
    eyebrow: 'AI-powered learning for organisations',
    headline: 'Training that grows with your people.',
    lead: 'Turn a prompt, a document or a video into a course that your experts approve. Then see which skills are growing and where the gaps are.',
    note: `From ${minUsers} users. Your own brand, domain and single sign-on.`,
  },
  logoStrip: {
    title: 'Trusted by training teams at',
  },
  challenges: {
    title: 'Where training gets stuck',
    intro: 'You may know some of these from your own week. Each has an answer on the platform.',
    items: [
      {
        icon: 'timer',
        title: 'Courses take months to make',
        description:
          'The expert who knows the subject has no time for slides, so AI drafts the course and the expert only corrects it.',
      },
      {
        icon: 'search',
        title: 'Nobody knows who can do what',
        description:
          'A job title says little about skill, which is why each role has target levels and each gap has a name beside it.',
      },
      {
        icon: 'bell',
        title: 'Mandatory training slips past its date',
        description: 'The reminder lived in one person’s calendar; a renewal rule now enrols people again on the day.',
      },
      {
        icon: 'flame',
        title: 'People begin and drift away',
        description: 'A long course has no milestones, so streaks, badges and a cohort that waits for you supply them.',
      },
      {
        icon: 'layers',
        title: 'Every audience has its own tool',
        description:
          'Staff learn in one system, customers in a second and partners by e-mail, until all of them share one platform with separate teams.',
      },
      {
        icon: 'bar-chart',
        title: 'Reports arrive after the decision',
        description:
          'Figures are collected by hand before each board meeting, whereas a scheduled report is in the inbox that morning.',
      },
    ],
  },
  audiences: {
    title: 'One Platform, Every Audience',
    intro: 'Choose who you teach. You will see the problem as they live it, and the parts of the platform that help.',
  },
  featured: {
    title: 'Three places to look first',
    intro: 'One for the people who make courses, one for those who plan skills and one for whoever has to report.',
    slugs: ['ai-course-creation', 'skills-engine', 'learning-analytics-dashboards'],
    details: {
      'ai-course-creation': {
        body: 'Type "food safety for new kitchen staff", upload the hygiene manual or paste the link to a training video. An outline appears in the editor, with lessons and quiz questions under each heading. Your expert corrects what is wrong, cuts what is dull and publishes the rest. Saved creation time can reach up to 90%.',
        imageSeed: 'outline:hygiene-kitchen',
      },
      'skills-engine': {
        body: 'Describe each role as a set of skills with target levels. Results from quizzes and from practice at work fill in the other side, and the difference shows up as a gap that you can act on. If the warehouse team is below target on load stability, assign the refresher from the same screen and look again next month.',
        imageSeed: 'gap-assignment:warehouse-load-handling',
      },
      'learning-analytics-dashboards': {
        body: 'A head of learning looks at the whole organisation, a team leader at eight people, and both read the same kind of chart. Narrow it to one site or one course, click the bar that worries you and find the names behind it. Bloom’s taxonomy reports add whether a quiz asks people to recall a rule or to apply it.',
        imageSeed: 'analytics:retail-whole-north',
      },
    },
  },
  audienceTabs: [
    {
      id: 'learner',
      label: 'Learner',
      title: 'Know what to learn next',
      description:
        'Amara has ten minutes before her shift. Her dashboard opens at the lesson where she stopped, with one more step to go before the quiz.',
      points: [
        'Courses and learning plans in one list, nearest due date on top',
        'Progress for every course and every skill',
        'Points, badges and a leaderboard shared with the team',
        'A streak that counts the days with a finished lesson',
        'Downloads for the train, in the apps for iOS and Android',
      ],
      imageSeed: 'my-learning:amara-shift',
    },
    {
      id: 'manager',
      label: 'Manager',
      title: 'See your team without asking around',
      description:
        'Jonas runs the late shift in a warehouse. He sees who is ready for the new truck, who is overdue and which skill the shift lacks.',
      points: [
        'Team performance on one page, open to several managers',
        'Assignments with due dates that you can move yourself',
        'Skill gaps for the team, with courses that close them',
        'A digest by e-mail for weeks without time to log in',
      ],
      imageSeed: 'team-view:jonas-warehouse',
    },
    {
      id: 'admin',
      label: 'Admin',
      title: 'Run the platform from one desk',
      description:
        'Priya looks after learning for five sites. Invitations, branding and the report for the auditor are in one menu, and each change leaves an entry in the log.',
      points: [
        'A platform-wide view of users, courses and activity',
        'Users invited by e-mail, CSV file or link',
        'Your logo, colours and domain on the portal',
        'Compliance reports on demand or on a schedule',
        'Default roles, and custom ones for everything else',
      ],
      imageSeed: 'platform-overview:priya-rail-north-south',
    },
  ],
  aiCta: {
    title: 'Bring the document that nobody reads',
    description:
      'It probably holds a good course. Upload it, look at the outline the AI proposes, and decide line by line what stays.',
    action: 'See how AI course creation works',
    imageSeed: 'approvals:policy-manual',
  },
  finalCta: {
    title: 'Plant the first course this week',
    description: 'A free trial gives you room to build it. A demo gives you a product specialist to build it with.',
  },
};

export default home;
