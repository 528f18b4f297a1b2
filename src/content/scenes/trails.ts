/** What the audit log says about one person or one thing: as steps, or by the days of November. */
import {course, day, firstName, jobOf, nameOf, progressOf} from '../figures/ledger';
import {clock} from '../figures/moments';
import {EXTENDED, SIGN_INS, STAND_IN} from '../cast/access';
import {BRANDING} from '../cast/branding';
import {company, SITES, TEAMS, TODAY} from '../cast/company';
import {GROUPS, INVITATIONS, TRANSFER} from '../cast/directory';
import {COURSES, type CourseId} from '../cast/learning';
import {VERSIONS} from '../cast/ledger';
import type {PersonId} from '../cast/people';
import type {Calendar, Outline} from './types';

/** When someone passed a course, and their score. */
function passOf(person: PersonId, id: CourseId): {passed: string; score: number} {
  const progress = progressOf(person, id);
  if (!progress || !('passed' in progress)) throw new Error(`${person} has not passed ${id}`);
  return progress;
}

const dayOf = (date: string): number => Number(date.slice(8, 10));

const month = (label: string, title: string, sub: string, events: Calendar['events']): Calendar => ({
  layout: 'calendar',
  label,
  ground: 'plain',
  title,
  sub,
  today: dayOf(TODAY),
  events,
});

/** The last person who passed before the latest version, and the version that they read. */
const READER = {id: 'tomasz', course: 'forklift'} as const;

export function versionMonth(): Calendar {
  const [{version, by, on}] = VERSIONS;
  const {passed, score} = passOf(READER.id, READER.course);
  const read = VERSIONS.find((other) => other.on <= passed)!.version;
  return month('Passes and versions in the audit log', COURSES[READER.course].title, 'Audit log, November', [
    {day: dayOf(passed), label: `${nameOf(READER.id)} passed`, meta: `Version ${read}, ${score}%`},
    {day: dayOf(on), label: `Version ${version} published`, meta: nameOf(by), tone: 'plain'},
  ]);
}

export const signInMonth = (): Calendar =>
  month(
    'Sign-ins in the audit log',
    'Sign-ins',
    'Admins and authors, November',
    [...SIGN_INS].reverse().map(({who, at}) => ({
      day: dayOf(at),
      label: nameOf(who),
      meta: clock(at),
      ...(clock(at) > '22:00' && {tone: 'accent' as const}),
    })),
  );

export const standInMonth = (): Calendar => {
  const {team, away, by, added, from, back} = STAND_IN;
  return month('A stand-in for a team’s manager', TEAMS[team].name, 'Managers in November', [
    {day: dayOf(added), label: `${nameOf(by)} added`, meta: 'Second manager'},
    {day: dayOf(from), label: `${nameOf(away)} away`, meta: `${nameOf(by)} decides`, tone: 'plain'},
    {day: dayOf(back), label: `${nameOf(away)} back`, meta: 'Both managers'},
  ]);
};

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

export function dueDateTrail(): Outline {
  const {course: id, team, set, moved, passed} = EXTENDED;
  const dates = passed.map((person) => passOf(person, id).passed).sort();
  return trail(
    'How a due date came to move',
    COURSES[id].title,
    `${TEAMS[team].name}, from the audit log`,
    [
      [`Due date set: ${day(set.due)}`, `${nameOf(set.by)}, ${day(set.on)}`],
      [`Moved to ${day(moved.due)}`, `${nameOf(moved.by)}, ${day(moved.on)}`],
      [`${passed.length} people passed`, `${day(dates[0]!)} to ${day(dates[dates.length - 1]!)}`],
    ],
    1,
  );
}

export function domainTrail(): Outline {
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
}

export function linkTrail(): Outline {
  const progress = progressOf('zainab', 'data');
  const at = progress && 'lessons' in progress ? progress.lessons : 0;
  return trail(
    'One sign-in in the morning',
    nameOf('zainab'),
    'Company laptop, today',
    [
      ['Signed in on the laptop', '08:02'],
      ['Opened the link in an e-mail', '08:41'],
      [course('data').lessons[at]!, `08:41, ${COURSES.data.title}`],
    ],
    2,
  );
}

export function transferTrail(): Outline {
  const {who, on, from, to, course: id} = TRANSFER;
  return trail(
    'What followed from a transfer',
    nameOf(who),
    `${jobOf(who)}, ${day(on)}`,
    [
      ['Profile changed', `Site: ${SITES[from]} to ${SITES[to]}`],
      [`Left “${GROUPS[from].name}”`, 'Smart group'],
      [`Joined “${GROUPS[to].name}”`, 'Smart group'],
      [`Enrolled in ${COURSES[id].title}`, 'Journey, same day'],
    ],
    3,
  );
}

export function inviteTrail(): Outline {
  const {name, team, sent, accepted} = INVITATIONS.find(({name: other}) => other === nameOf('callum'))!;
  return trail('An invitation, as the manager of the team sees it', name, `${TEAMS[team].name}, learner`, [
    ['Invited', `${nameOf('jonas')}, ${day(sent)}`],
    ['Accepted', day(accepted!)],
    [`Passed ${COURSES.welcome.title}`, day(accepted!)],
  ]);
}

export function webhookTrail(): Outline {
  const {passed} = passOf(READER.id, READER.course);
  return trail(
    'A webhook, and the call that follows it',
    'HR platform',
    `hr.${company.domain}`,
    [
      [`${nameOf(READER.id)} passes`, `${COURSES[READER.course].title}, ${day(passed)}`],
      ['Webhook notifies the HR platform', 'At its own address'],
      ['HR platform fetches the details', 'Get a learner’s progress'],
      ['Training record updated', `${firstName(READER.id)}’s file`],
    ],
    2,
  );
}
