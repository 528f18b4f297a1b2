/** What people meet on the way in: invitations, messages, sign-in pages and their portal. */
import {coursesOf, day, firstName, jobOf, nameOf, progressOf, type LearnerId} from '../figures/ledger';
import {BRANDING} from '../cast/branding';
import {company, SITES, TEAMS, type TeamId} from '../cast/company';
import {INVITATIONS, LEITH, type Invitation} from '../cast/directory';
import {COURSES, type CourseId} from '../cast/learning';
import {stillOpen} from './adminScreens';
import {isGuest} from './persons';
import type {App, Portal, Table, Thread} from './types';

export const portal = (
  label: string,
  address: string,
  greeting: string,
  action: string,
  items: readonly string[] = [],
): Portal => ({
  layout: 'portal',
  label,
  ground: 'plain',
  title: company.name,
  address,
  hue: company.hue,
  greeting,
  action,
  items,
});

/** The sign-in page of customers. */
export const academy = portal(
  'A sign-in page in the company’s own brand',
  company.portals.customers,
  BRANDING.welcome.customers,
  'Log in',
);

/** What a learner's portal offers first: their next course, or their certificates once they have passed every course. */
function nextStep(learner: LearnerId, id: CourseId): string {
  const progress = progressOf(learner, id)!;
  if ('passed' in progress) return 'See your certificates';
  return `${progress.lessons ? 'Continue' : 'Start'} ${COURSES[id].title}`;
}

/** A learner's portal: their courses, the next one first. */
export function portalOf(learner: LearnerId): Portal {
  const ids = coursesOf(learner).slice(0, 3);
  return portal(
    'A portal in the company’s own brand',
    isGuest(learner) ? company.portals.customers : company.portals.staff,
    `Good morning, ${firstName(learner)}`,
    nextStep(learner, ids[0]!),
    ids.map((id) => COURSES[id].title),
  );
}

const invitationRow = ({name, team, sent, way, accepted}: Invitation): Table['rows'][number] => ({
  lead: name,
  sub:
    team === LEITH.team
      ? `${way === 'file' ? LEITH.file : 'E-mail'}${accepted ? `, accepted ${day(accepted)}` : ''}`
      : `${TEAMS[team].name}, ${accepted ? `accepted ${day(accepted)}` : `sent ${day(sent)}`}`,
  tag: accepted ? ['Joined', 'brand'] : ['Open', 'accent'],
});

const invitationsTo = (isListed: (team: TeamId) => boolean): Table['rows'] => {
  const listed = INVITATIONS.filter(({team}) => isListed(team));
  return [...listed.filter(({accepted}) => !accepted), ...listed.filter(({accepted}) => accepted)].map(invitationRow);
};

export const leithInvitations: Table = {
  layout: 'table',
  label: 'Open and accepted invitations',
  ground: 'accent',
  title: 'Invitations',
  sub: `${TEAMS[LEITH.team].name}, sent ${day(LEITH.sent)}`,
  rows: invitationsTo((team) => team === LEITH.team),
  tag: [`${stillOpen.length} open`, 'accent'],
  note: {title: `Remind ${stillOpen.length} people`, text: 'No one else', tone: 'accent', glyph: 'bell'},
};

/** The application for a role that invites and does nothing else. */
export const frontOffice: App = {
  layout: 'app',
  label: 'The application for a role that can only invite',
  ground: 'plain',
  title: company.name,
  menu: ['Invitations'],
  place: 'Invitations',
  person: nameOf('thandi'),
  body: {
    layout: 'table',
    label: 'Invitations at one site',
    ground: 'plain',
    title: 'Invitations',
    sub: SITES.bath,
    rows: invitationsTo((team) => TEAMS[team].site === 'bath'),
  },
};

export const invitationMail: Thread = {
  layout: 'thread',
  label: 'An invitation that carries the company’s name',
  ground: 'plain',
  title: `Your invitation to ${company.name}`,
  sub: `learning@${company.domain}`,
  items: [
    {
      kind: 'say',
      name: nameOf('aoife'),
      meta: jobOf('aoife'),
      text: `${firstName('yuki')}, your first course is ready.`,
    },
    {kind: 'answer', meta: 'The link opens', text: company.portals.staff},
  ],
  prompt: 'Accept the invitation',
};
