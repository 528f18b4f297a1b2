/** What happened to one person or one thing, step by step. */
import {course as courseOf, day, firstName, jobOf, nameOf, passOf, progressOf} from '../figures/ledger';
import {EXTENDED} from '../cast/access';
import {BRANDING} from '../cast/branding';
import {company, SITES, TEAMS} from '../cast/company';
import {GROUPS, INVITATIONS, TRANSFER} from '../cast/directory';
import {COLLECTIONS, WITHDRAWN} from '../cast/engagement';
import {COURSES, DOCUMENTS} from '../cast/learning';
import {VERSIONS} from '../cast/ledger';
import {OLD_ANSWER, THREADS} from '../cast/lessons';
import {GUESTS, PEOPLE} from '../cast/people';
import {BOARD_LOG, SCHEDULES} from '../cast/reports';
import type {Outline, Recipe, Slice} from './types';

/** Steps with what is known about each, oldest first; `now` is the one that the picture is about. */
const trail = (
  label: string,
  title: string,
  sub: string,
  steps: readonly (readonly [label: string, meta: string])[],
  now?: number,
): Outline => ({
  layout: 'outline',
  label,
  ground: 'plain',
  title,
  sub,
  steps: steps.map(([step, meta], at) => ({label: step, meta, state: at === now ? 'now' : 'done'})),
});

const TRAILS = {
  'due-date': () => {
    const {course, team, set, moved, passed} = EXTENDED;
    const dates = passed.map((person) => passOf(person, course).passed).sort();
    return trail(
      'How a due date came to move',
      COURSES[course].title,
      `${TEAMS[team].name}, from the audit log`,
      [
        [`Due date set: ${day(set.due)}`, `${nameOf(set.by)}, ${day(set.on)}`],
        [`Moved to ${day(moved.due)}`, `${nameOf(moved.by)}, ${day(moved.on)}`],
        [`${passed.length} people passed`, `${day(dates[0]!)} to ${day(dates[dates.length - 1]!)}`],
      ],
      1,
    );
  },

  domain: () => {
    const {on, entered, found, issued} = BRANDING.domain;
    return {
      ...trail('How a portal got its address', company.portals.customers, `Set up on ${day(on)}`, [
        ['Address entered', entered],
        ['DNS record found', found],
        ['SSL certificate issued', issued],
        ['Open over TLS 1.2 or newer', issued],
      ]),
      tag: ['Live', 'brand'],
    };
  },

  link: () => {
    const progress = progressOf('zainab', 'data');
    const at = progress && 'lessons' in progress ? progress.lessons : 0;
    return trail(
      'One sign-in in the morning',
      nameOf('zainab'),
      'Company laptop, today',
      [
        ['Signed in on the laptop', '08:02'],
        ['Opened the link in an e-mail', '08:41'],
        [COURSES.data.lessons[at]!, `08:41, ${COURSES.data.title}`],
      ],
      2,
    );
  },

  transfer: () => {
    const {who, on, from, to, course} = TRANSFER;
    return trail(
      'What followed from a transfer',
      nameOf(who),
      `${jobOf(who)}, ${day(on)}`,
      [
        ['Profile changed', `Site: ${SITES[from]} to ${SITES[to]}`],
        [`Left “${GROUPS[from].name}”`, 'Smart group'],
        [`Joined “${GROUPS[to].name}”`, 'Smart group'],
        [`Enrolled in ${COURSES[course].title}`, 'Journey, same day'],
      ],
      3,
    );
  },

  invitation: () => {
    const {name, team, sent, accepted} = INVITATIONS.find(({name: other}) => other === nameOf('callum'))!;
    return trail('An invitation, as the manager of the team sees it', name, `${TEAMS[team].name}, learner`, [
      ['Invited', `${nameOf('jonas')}, ${day(sent)}`],
      ['Accepted', day(accepted!)],
      [`Passed ${COURSES.welcome.title}`, day(accepted!)],
    ]);
  },

  webhook: ({person, course}) => {
    const isGuest = person in GUESTS;
    const [system, host] = isGuest ? ['CRM', 'crm'] : ['HR platform', 'hr'];
    return trail(
      'A webhook, and the call that follows it',
      system,
      `${host}.${company.domain}`,
      [
        [`${nameOf(person)} passes`, `${courseOf(course).title}, ${day(passOf(person, course).passed)}`],
        [`Webhook notifies the ${system}`, 'At its own address'],
        [`${system} fetches the details`, 'Get a learner’s progress'],
        [
          isGuest ? 'Customer’s record updated' : 'Training record updated',
          isGuest ? GUESTS[person as keyof typeof GUESTS].firm : `${firstName(person)}’s file`,
        ],
      ],
      2,
    );
  },

  report: () =>
    trail(
      'What was sent to whom, and when',
      SCHEDULES.board.title,
      'Reports sent and changes to the schedule',
      BOARD_LOG.map(({on, what, detail}) => [what, `${day(on)}, ${detail}`]),
    ),

  answer: () => {
    const {course, lesson, marked, text} = OLD_ANSWER;
    const {version, by, on, change} = VERSIONS[0];
    return trail(
      'An answer that lost its mark when the rule changed',
      `Answers in lesson ${lesson}`,
      COURSES[course].title,
      [
        [`“${text}”`, `marked ${day(marked)}`],
        [`Version ${version}: ${change}`, `${nameOf(by)}, ${day(on)}`],
        ['Mark removed', `${nameOf(by)}, ${day(on)}`],
        [`“${THREADS.charging.answer.text}”`, `marked ${day(on)}`],
      ],
      2,
    );
  },

  revoked: () => {
    const {course, person, issued, noticed, by} = WITHDRAWN;
    return {
      ...trail(
        'A certificate that was withdrawn, and its history',
        `Certificate: ${COURSES[course].title}`,
        nameOf(person),
        [
          ['Issued', day(issued)],
          ['Result of another Martin', `noticed ${day(noticed)}`],
          [`Withdrawn by ${nameOf(by)}`, day(noticed)],
          ['Public page updated', day(noticed)],
        ],
        2,
      ),
      tag: ['No longer valid', 'accent'],
    };
  },

  handover: () => {
    const {title, by, started, shared, follower, followed, added, document, page, followers} =
      COLLECTIONS['first-month'];
    return {
      ...trail(
        'A collection that a colleague takes over',
        title,
        `By ${nameOf(by)}`,
        [
          ['Started', day(started)],
          [`Shared with the ${TEAMS[PEOPLE[by].team].name.toLowerCase()}`, day(shared)],
          [`Followed by ${nameOf(follower)}`, day(followed)],
          [`${DOCUMENTS[document].title}, page ${page}, added`, day(added)],
        ],
        3,
      ),
      ground: 'brand',
      tag: [`${followers} followers`, 'brand'],
    };
  },
} satisfies Record<string, (slice: Slice) => Outline>;

export const trails = {
  trail: (slice) => slice.choose<(slice: Slice) => Outline>(TRAILS)(slice),
} satisfies Record<string, Recipe>;
