/** Decisions and where they lead. */
import {people} from '../figures/counts';
import {course, headcount, nameOf} from '../figures/ledger';
import {ACCESS_ROLES, MANAGERS} from '../cast/access';
import {company, TEAMS} from '../cast/company';
import {GROUPS} from '../cast/directory';
import {IMPORTS} from '../cast/imports';
import {COURSES} from '../cast/learning';
import type {Flow} from './types';

export const signInFlow: Flow = {
  layout: 'flow',
  label: 'What the identity provider decides, and what the role decides',
  ground: 'plain',
  title: 'Who decides what',
  before: [
    {kind: 'start', glyph: 'people', label: `${nameOf('arjun')} signs in`},
    {kind: 'step', glyph: 'key', label: 'Identity provider', meta: 'Confirms who he is'},
    {kind: 'step', glyph: 'lock', label: `Role: ${ACCESS_ROLES.author.name}`, meta: `Given by ${nameOf('priya')}`},
    {kind: 'end', glyph: 'file', label: 'Edits and publishes courses'},
  ],
};

export const outsidersFlow: Flow = {
  layout: 'flow',
  label: 'Two ways in, and the same course',
  ground: 'brand',
  title: 'Ways in',
  before: [{kind: 'question', glyph: 'key', label: 'Staff account?'}],
  branch: [
    {when: 'Yes', node: {kind: 'step', glyph: 'lock', label: 'SAML', meta: people(headcount())}},
    {when: 'No', node: {kind: 'step', glyph: 'mail', label: 'Invitation', meta: 'Partners, customers'}},
  ],
  after: [{kind: 'end', glyph: 'play', label: COURSES['heat-pump'].title, meta: 'The same course'}],
};

export const purchaseFlow: Flow = {
  layout: 'flow',
  label: 'An enrolment that a shop sends',
  ground: 'plain',
  title: 'Online shop',
  before: [
    {kind: 'start', glyph: 'check', label: 'Order paid', meta: COURSES['planner-basics'].title},
    {kind: 'step', glyph: 'arrow', label: 'POST /api/v1/enrollments/course', meta: 'user_id, course_id'},
    {kind: 'step', glyph: 'check', label: '201', meta: 'The user was enrolled in the course.'},
    {kind: 'end', glyph: 'play', label: 'Course on the dashboard', meta: company.portals.customers},
  ],
};

export const teamOrGroup: Flow = {
  layout: 'flow',
  label: 'When to use a team, and when a smart group',
  ground: 'plain',
  title: 'Team or smart group?',
  before: [{kind: 'question', glyph: 'people', label: 'Is someone responsible for them?'}],
  branch: [
    {
      when: 'Yes',
      node: {
        kind: 'step',
        glyph: 'people',
        label: `Team: ${TEAMS['early-shift'].name}`,
        meta: `Manager: ${nameOf(MANAGERS['early-shift'][0])}`,
      },
    },
    {
      when: 'No',
      node: {
        kind: 'step',
        glyph: 'star',
        label: `Group: ${GROUPS['first-aiders'].name}`,
        meta: people(GROUPS['first-aiders'].size),
      },
    },
  ],
};

export const toolFlow: Flow = {
  layout: 'flow',
  label: 'A tool that opens inside a course through LTI',
  ground: 'brand',
  title: course('scanner').title,
  sub: `Lesson 2: ${course('scanner').lessons[1]}`,
  tag: [IMPORTS.scanner.standard, 'plain'],
  before: [
    {kind: 'start', glyph: 'play', label: 'Lesson 2 opens'},
    {kind: 'step', glyph: 'link', label: 'Scanner simulator', meta: 'logged in already'},
    {kind: 'question', glyph: 'arrow', label: 'Score sent?'},
  ],
  branch: [
    {when: 'Yes', node: {kind: 'step', glyph: 'star', label: 'Score recorded'}},
    {when: 'No', node: {kind: 'step', glyph: 'check', label: 'Visit recorded'}},
  ],
};
