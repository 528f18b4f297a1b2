/** Every product scene that an `imageSeed` may name. What each shows stands in `content/scenes`. */
export const SCENE_NAMES = [
  // what a learner sees
  'learner-dashboard', 'streak', 'leaderboard', 'badges', 'certificate', 'quiz', 'coding-quiz', 'psychometric',
  'adaptive', 'flashcards', 'spaced-repetition', 'notes', 'collections', 'forum', 'live-session', 'mobile-offline',
  // how a course is made
  'outline', 'document-to-course', 'video-to-course', 'refine', 'import', 'versions', 'catalogue',
  // how learning is organised
  'journey', 'learning-plan', 'cohort', 'checklist', 'due-dates', 'renewals', 'automation', 'partner-tiers',
  // skills and proof
  'competency-framework', 'skill-gap', 'skills-graph', 'skill-report', 'bloom', 'analytics', 'team-progress',
  'manager-digest', 'report-schedule', 'csv-export',
  // running the platform
  'platform-overview', 'branded-portal', 'custom-domain', 'sso', 'roles', 'teams', 'smart-groups', 'invites',
  'audit-log', 'api', 'webhooks',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];
