/** The API, rules and settings. Paths, fields, codes and messages of the API are those of the contract. */
import {course, nameOf, percentOf, progressOf} from '../figures/ledger';
import {API_IDS, LAST_VISITS} from '../cast/api';
import {company} from '../cast/company';
import type {CourseId} from '../cast/learning';
import {LEARNING_SETTINGS} from './learning/settings';
import * as routes from './routes';
import * as rules from './rules';
import type {Code, Recipe, Scene} from './types';

const [given, family] = nameOf('amara').split(' ') as [string, string];

/** Finished lessons of a course that someone is taking. */
function lessonsDone(learner: keyof typeof LAST_VISITS, id: CourseId): number {
  const progress = progressOf(learner, id);
  return progress && 'lessons' in progress ? progress.lessons : course(id).lessons.length;
}

/** The call for a learner's progress, and the fields of its response. */
export const progressCall = (learner: keyof typeof LAST_VISITS, id: CourseId): Code => ({
  layout: 'code',
  label: 'An API call and its response',
  ground: 'plain',
  title: 'Get a learner’s progress',
  tag: ['200', 'brand'],
  lines: [
    `GET /api/v1/learners/${API_IDS.user}/progress`,
    `  ?course_id=${API_IDS.course}`,
    '',
    `"progress_percentage": ${percentOf(learner, id)},`,
    `"completed_lessons": ${lessonsDone(learner, id)},`,
    `"total_lessons": ${course(id).lessons.length},`,
    `"last_accessed": "${LAST_VISITS[learner]}"`,
  ],
});

export const connecting = {
  /** A call of the API, with what the contract says it returns. */
  'api-call': () => ({
    layout: 'code',
    label: 'An account created through the API',
    ground: 'brand',
    title: 'Create a user',
    tag: ['201', 'brand'],
    lines: [
      'POST /api/v1/users',
      '',
      `{ "email": "${given.toLowerCase()}.${family.toLowerCase()}@${company.domain}",`,
      `  "first_name": "${given}",`,
      `  "last_name": "${family}",`,
      `  "organization_id": "${API_IDS.organisation}" }`,
    ],
    results: [['The user was created', true]],
  }),

  /** The console on the page of an operation. */
  'api-console': () => ({
    layout: 'form',
    label: 'A call tried in the browser',
    ground: 'brand',
    title: 'List courses',
    sub: 'GET /api/v1/courses',
    fields: [
      ['text', 'Server', 'Sandbox in this page'],
      ['text', 'page', '1'],
      ['text', 'limit', '20'],
      ['state', 'Response', 'success: true', '200'],
    ],
    action: 'Send',
  }),

  /** A rule of conditions: who is in a group, which entries to show, whom a role may see. */
  conditions: ({choose}) =>
    choose<Scene>({drivers: rules.driversRule, afternoon: rules.logFilter, partner: rules.coordinator}),

  /** One page of the settings: of the platform, a team, a role, a course's forum, or a learner. */
  settings: (slice) => slice.choose<Recipe>({...rules.SETTINGS, ...LEARNING_SETTINGS})(slice),

  /** A decision and where it leads. */
  route: ({choose}) =>
    choose<Scene>({
      sso: routes.signInFlow,
      outsiders: routes.outsidersFlow,
      purchase: routes.purchaseFlow,
      'team-or-group': routes.teamOrGroup,
      tool: routes.toolFlow,
    }),
} satisfies Record<string, Recipe>;
