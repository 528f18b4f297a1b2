/** Administration: branding, access, people and their records. */
import brand from '../../brand';
import type {Recipe} from './types';

/** Columns of the permission matrix. */
const ROLES = ['Admin', 'Manager', 'Author', 'Assessor', 'Auditor'] as const;
const PERMISSIONS = [
  ['Publish courses', 1, 0, 1, 0, 0],
  ['Edit due dates', 1, 1, 0, 0, 0],
  ['See team results', 1, 1, 0, 1, 1],
  ['Sign off checklists', 1, 1, 0, 1, 0],
  ['Invite people', 1, 1, 0, 0, 0],
  ['Read the audit log', 1, 0, 0, 0, 1],
  ['Export results', 1, 0, 0, 0, 1],
] as const;

export const platform = {
  'branded-portal': ({company, domain, hue, first, people, courses, pick}) => ({
    layout: 'portal',
    label: 'A learning portal in the customer’s own brand',
    ground: 'plain',
    title: company,
    address: `learn.${domain}`,
    hue,
    greeting: `Welcome back, ${first[0]}`,
    action: pick('Continue learning', 'See what is new', 'Start your first course'),
    items: courses.slice(0, 3),
    note: pick(
      {title: 'Your colours', text: 'logo, favicon and hue', glyph: 'check'},
      {title: 'Dark logo added', text: `by ${people[1]}`, person: people[1], at: 'start'},
      {title: 'Certificate', text: 'follows the same brand', tone: 'accent', glyph: 'star'},
    ),
  }),

  'sign-in': ({company, domain, hue}) => ({
    layout: 'portal',
    label: 'A branded login page',
    ground: 'brand',
    title: company,
    address: `academy.${domain}`,
    hue,
    greeting: `Learning at ${company}`,
    action: 'Continue with your staff account',
    items: ['By e-mail', 'New here?', 'Help'],
    note: {title: 'One button', text: 'worded by you', glyph: 'key'},
  }),

  'rebranded-dashboard': ({company, domain, hue, first, near}) => ({
    layout: 'portal',
    label: 'A learner’s dashboard in the company’s colours',
    ground: 'accent',
    title: company,
    address: `learn.${domain}/me`,
    hue,
    greeting: `${first[0]}, ${near(72, 12)}% of the way`,
    action: 'Continue: fire safety',
    items: ['Fire safety', 'My plan', 'My badges'],
    note: {title: 'Rings and buttons follow', text: 'from intranet to course and back', glyph: 'check'},
  }),

  logos: ({company}) => ({
    layout: 'gallery',
    label: 'A logo for light and one for dark screens',
    ground: 'plain',
    title: 'Logos',
    sub: company,
    tag: ['2 of 2', 'brand'],
    kind: 'cover',
    items: [
      {title: 'For dark screens', meta: `alt: “${company}”`},
      {title: 'For light screens', meta: `alt: “${company}”`, tone: 'plain'},
    ],
    behind: ['Theme', 'as the learner chose'],
    note: {title: 'Read aloud as your name', text: 'not as “image”', glyph: 'check'},
  }),

  'custom-domain': ({company, domain, near}) => ({
    layout: 'form',
    label: 'A custom domain',
    ground: 'plain',
    title: 'Custom domain',
    sub: company,
    tag: ['Waiting for DNS', 'accent'],
    fields: [
      ['text', 'Address', `academy.${domain}`],
      ['state', 'CNAME record', `portal.${brand.domain}`, 'Found'],
      ['wait', 'SSL certificate', 'follows by itself', 'Next'],
      ['on', 'Old address', 'Send visitors to the new one'],
    ],
    action: 'Check again',
    note: {title: 'Record found', text: `at ${near(9, 2)}:${near(24, 13)}`, glyph: 'check'},
  }),

  padlock: ({domain, near}) => ({
    layout: 'form',
    label: 'An SSL certificate that comes with the domain',
    ground: 'brand',
    title: 'Secure connection',
    sub: `academy.${domain}`,
    tag: ['Live', 'brand'],
    fields: [
      ['state', 'SSL certificate', `until ${near(14, 10)} February`, 'Issued'],
      ['state', 'Renewal', 'by itself', 'On'],
      ['text', 'Protocol', 'TLS 1.2 or newer'],
    ],
    action: 'Open the portal',
    behind: ['Key files by e-mail', 'none'],
    note: {title: 'The padlock is there', text: 'on phones as well', glyph: 'lock'},
  }),

  'invite-mail': ({company, domain, first, people}) => ({
    layout: 'thread',
    label: 'An invitation that carries the company’s name',
    ground: 'accent',
    title: `${company} invites you`,
    sub: `From learning@${domain}`,
    tag: ['Invitation', 'plain'],
    items: [
      {kind: 'say', name: people[1]!, meta: 'your manager', text: `${first[0]}, your first course is ready.`},
      {kind: 'answer', meta: 'The link leads to', text: `learn.${domain}`},
    ],
    prompt: 'Accept the invitation',
    behind: ['Inbox', 'two seconds to decide'],
    note: {title: 'Your own domain', text: 'as the security course says', glyph: 'lock'},
  }),

  'printed-address': ({domain}) => ({
    layout: 'gallery',
    label: 'Printed matter with the portal’s address',
    ground: 'brand',
    title: `academy.${domain}`,
    sub: 'Printed once, valid for years',
    kind: 'cover',
    items: [
      {title: 'Staff handbook', meta: 'page 2'},
      {title: 'Poster', meta: 'in the canteen', tone: 'accent'},
      {title: 'Service manual', meta: 'back cover', tone: 'plain'},
      {title: 'Visitor card', meta: 'front'},
    ],
    note: {title: 'Registered to you', text: 'you decide where it leads', glyph: 'globe'},
  }),

  sso: ({domain, people, teams, pick}) => ({
    layout: 'flow',
    label: 'Single sign-on',
    ground: 'plain',
    title: 'Single sign-on',
    sub: `SAML for ${domain}`,
    tag: ['Active', 'brand'],
    before: [
      {kind: 'start', glyph: 'globe', label: `learn.${domain}`, meta: `${people[0]} opens a course`},
      {kind: 'step', glyph: 'key', label: 'Company login', meta: 'no second password'},
      {kind: 'question', glyph: 'people', label: 'Known on the platform?'},
    ],
    branch: [
      {when: 'Yes', node: {kind: 'step', glyph: 'arrow', label: 'Straight to the lesson'}},
      {when: 'No', node: {kind: 'step', glyph: 'plus', label: `Account in ${teams[0]}`}},
    ],
    note: pick(
      {title: 'Signed in as Manager', text: `role set in ${brand.name}`, glyph: 'check'},
      {title: `${people[3]} has left`, text: 'access ended with the account', tone: 'accent', glyph: 'lock'},
    ),
  }),

  'saml-values': ({domain}) => ({
    layout: 'form',
    label: 'The three values of a SAML connection',
    ground: 'brand',
    title: 'SAML connection',
    sub: 'What to copy out, what to paste in',
    tag: ['2 of 3', 'accent'],
    fields: [
      ['state', 'Entity ID', `${domain}/saml`, 'Copied'],
      ['state', 'Reply URL', '…/auth/saml/reply', 'Copied'],
      ['wait', 'Certificate', 'from your provider', 'Paste'],
    ],
    action: 'Test the connection',
    behind: ['This list', 'sent to IT'],
    note: {title: 'No account needed', text: 'to read these three lines', glyph: 'mail'},
  }),

  'one-sign-in': ({people, lead, lessons, near}) => {
    const hour = near(8, 1);
    return {
      layout: 'outline',
      label: 'One sign-in for the whole day',
      ground: 'brand',
      title: people[0]!,
      sub: 'Company laptop, today',
      tag: ['1 sign-in', 'brand'],
      steps: [
        {mark: '1', label: 'Signed in to the laptop', meta: `${hour}:02`, state: 'done'},
        {mark: '2', label: 'Opened the link in an e-mail', meta: `${hour}:41`, state: 'done'},
        {mark: '3', label: lessons[1]!, meta: `${hour}:41, ${lead}`, state: 'now'},
      ],
      behind: ['“Forgotten your password?”', 'not today'],
      note: {title: 'Straight to the lesson', text: 'no form in between', glyph: 'arrow'},
    };
  },

  leaver: ({people, courses, near, day}) => {
    const last = near(18, 4);
    return {
      layout: 'outline',
      label: 'An account that ends and a record that stays',
      ground: 'accent',
      title: people[0]!,
      sub: 'Left the company',
      tag: ['No sign-in', 'accent'],
      steps: [
        {mark: '1', label: 'Account disabled by IT', meta: day(last), state: 'done'},
        {mark: '2', label: `Sign-in to ${brand.name} ended`, meta: day(last), state: 'now'},
        {mark: '3', label: courses[0]!, meta: 'certificate kept', state: 'done', tag: ['kept', 'brand']},
        {mark: '4', label: courses[1]!, meta: 'completion kept', state: 'done', tag: ['kept', 'brand']},
      ],
      note: {title: 'For the inspector', text: 'long after the last shift', glyph: 'file'},
    };
  },

  roles: ({company, people, sites, near, pick}) => {
    const columns = pick([0, 1, 2], [0, 1, 3], [1, 2, 4]);
    const rows = pick([0, 1, 2, 3, 4], [0, 1, 2, 3, 6], [6, 0, 2, 3, 5]);
    return {
      layout: 'matrix',
      label: 'What each role may do',
      ground: pick('plain', 'brand'),
      title: `Roles of ${company}`,
      sub: 'What each role may do',
      tag: pick([`${near(4, 2)} custom roles`, 'plain'], [`${near(7, 2)} roles in use`, 'plain']),
      kind: 'check',
      columns: columns.map((at) => ROLES[at]!),
      rows: rows.map((row) => {
        const [permission, ...cells] = PERMISSIONS[row]!;
        return [permission, ...columns.map((at) => cells[at]!)] as const;
      }),
      behind: ['Permissions', 'one tick each'],
      note: pick(
        {title: people[0]!, text: 'Custom role: regional trainer', person: people[0]},
        {title: `Only for ${sites[0]}`, text: `${people[2]}, until December`, tone: 'accent', glyph: 'key'},
        {title: `Reviewed by ${people[1]}`, text: `${near(3, 1)} permissions removed`, glyph: 'check'},
      ),
    };
  },

  'role-copy': ({people, near}) => ({
    layout: 'matrix',
    label: 'A role copied from Manager with two rights removed',
    ground: 'accent',
    title: 'New role: Shift Lead',
    sub: 'Copied from Manager',
    tag: ['2 removed', 'accent'],
    kind: 'check',
    columns: ['Manager', 'Shift Lead'],
    rows: [
      ['See team results', 1, 1],
      ['Sign off checklists', 1, 1],
      ['Invite people', 1, 1],
      ['Edit due dates', 1, 0],
      ['Export results', 1, 0],
    ],
    behind: ['Manager', 'stays as it was'],
    note: {title: `Given to ${near(6, 2)} people`, text: `first to ${people[0]}`, person: people[0]},
  }),

  'review-comments': ({people, skills, lessons}) => ({
    layout: 'thread',
    label: 'A reviewer’s comments on a draft',
    ground: 'brand',
    title: `Draft: ${lessons[2]}`,
    sub: `${people[0]}, medical reviewer`,
    tag: ['Not published', 'accent'],
    items: [
      {kind: 'quote', meta: 'From the draft', text: 'Give 5 ml every four hours.'},
      {kind: 'say', name: people[0]!, meta: 'comment', text: 'Six hours. Please check the table too.'},
      {kind: 'say', name: people[3]!, meta: 'author', text: `Corrected, also under ${skills[0]}.`},
    ],
    behind: ['Permissions', 'view and comment'],
    note: {title: 'Cannot publish', text: 'an Author releases it', glyph: 'lock'},
  }),

  scope: ({people, sites, near}) => ({
    layout: 'form',
    label: 'A role confined to one dealer',
    ground: 'accent',
    title: people[0]!,
    sub: 'What, and for whom',
    fields: [
      ['text', 'Role', 'Dealer coordinator'],
      ['rule', 'For', 'Team', 'is', `Workshop ${sites[0]}`],
      ['chips', 'Sees', 'progress', 'assignments', 'gaps'],
      ['off', 'Other dealers', 'Nothing'],
    ],
    action: 'Save access',
    behind: [`Workshop ${sites[1]}`, 'down the road'],
    note: {title: `${near(14, 4)} people in sight`, text: 'one workshop', glyph: 'people'},
  }),

  'role-detail': ({people, sites}) => {
    const holders = [people[0]!, people[1]!, people[2]!];
    return {
      layout: 'table',
      label: 'One role with its permissions and its holders',
      ground: 'brand',
      title: 'Role: Site lead',
      sub: 'By area',
      tag: [`${holders.length} hold it`, 'plain'],
      rows: [
        {lead: 'Teams', sub: 'see results, move due dates', glyph: 'people', tag: ['2 of 5', 'plain']},
        {lead: 'Courses', sub: 'assign', glyph: 'play', tag: ['1 of 6', 'plain']},
        {lead: 'Reports', sub: 'read, schedule', glyph: 'file', tag: ['2 of 4', 'plain']},
        {lead: 'Held by', sub: sites.join(', '), glyph: 'key', people: holders},
      ],
      behind: ['Access review', 'next week'],
      note: {title: 'Does the reason still exist?', text: people[2], tone: 'accent', person: people[2]},
    };
  },

  'default-roles': ({near}) => ({
    layout: 'table',
    label: 'The three roles that come with the platform',
    ground: 'accent',
    title: 'From day one',
    sub: 'A company of forty can stop here',
    rows: [
      {lead: 'Admin', sub: 'runs the platform', glyph: 'key', meta: '2 people'},
      {lead: 'Manager', sub: 'follows teams', glyph: 'people', meta: `${near(6, 2)} people`},
      {lead: 'Author', sub: 'writes courses', glyph: 'file', meta: `${near(4, 1)} people`},
    ],
    behind: ['Learner', 'everybody'],
    note: {title: 'Add a role of your own', text: 'when three are not enough', glyph: 'plus'},
  }),

  'custom-roles': ({near}) => {
    const sizes = [near(7, 2), near(3, 1), 1, near(12, 3)];
    return {
      layout: 'table',
      label: 'Custom roles of a company',
      ground: 'plain',
      title: 'Custom roles',
      sub: 'No quota, so each can be narrow',
      tag: [`${sizes.length} roles`, 'plain'],
      rows: ['Works council', 'Payroll clerk', 'Data protection officer', 'Assessor'].map((lead, at) => ({
        lead,
        sub: ['reads anonymous figures', 'reads completions', 'reads the audit log', 'signs checklists'][at]!,
        glyph: 'key',
        meta: sizes[at] === 1 ? '1 person' : `${sizes[at]} people`,
      })),
      behind: ['Default roles', 'three'],
      note: {title: 'Easy to explain', text: 'because it is narrow', glyph: 'check'},
    };
  },

  teams: ({company, teams, people, sites, near, pick}) => ({
    layout: 'table',
    label: 'Teams and their managers',
    ground: pick('brand', 'plain'),
    title: `Teams of ${company}`,
    sub: 'A team can have several managers',
    tag: [`${near(12, 6)} teams`, 'plain'],
    rows: [
      {lead: teams[0]!, sub: `${near(24, 8)} people`, glyph: 'people', people: [people[0]!, people[1]!]},
      {lead: teams[1]!, sub: `${near(11, 5)} people`, glyph: 'people', people: [people[2]!]},
      {lead: teams[2]!, sub: `${near(17, 6)} people`, glyph: 'people', people: [people[3]!, people[4]!, people[6]!]},
      {lead: teams[3]!, sub: `${near(8, 4)} people`, glyph: 'people', people: [people[5]!]},
    ],
    note: pick(
      {title: `${people[1]} covers`, text: `for ${people[2]}, two weeks`, person: people[1]},
      {title: `${people[7]} joined`, text: `${teams[0]}, ${sites[1]}`, person: people[7], at: 'start'},
      {title: 'Two managers, one team', text: 'both get the digest', tone: 'accent', glyph: 'mail'},
    ),
  }),

  'stand-in': ({people, first, teams, near}) => ({
    layout: 'form',
    label: 'A covering manager before a holiday',
    ground: 'brand',
    title: `Managers of ${teams[0]}`,
    sub: `${near(14, 4)} people`,
    fields: [
      ['text', 'Manager', people[0]!],
      ['text', 'Second manager', people[1]!],
      ['on', 'Reminders', 'To both'],
      ['on', 'Dashboard', 'The same figures'],
    ],
    action: 'Save managers',
    behind: ['Friday', 'holiday begins'],
    note: {title: `${first[1]} covers`, text: 'from Friday', person: people[1]},
  }),

  'shared-team': ({teams, people, courses, near}) => ({
    layout: 'table',
    label: 'One team followed by two leads',
    ground: 'accent',
    title: `${teams[1]}, two leads`,
    sub: `${near(16, 4)} people`,
    rows: [
      {lead: people[0]!, sub: `follows ${courses[0]}`, tag: ['site lead', 'brand']},
      {lead: people[1]!, sub: `follows ${courses[1]}`, tag: ['trade lead', 'accent']},
    ],
    behind: ['Managers', '2 on this team'],
    note: {title: 'Each follows a course', text: 'both see both', glyph: 'people'},
  }),

  'team-managers': ({teams, people, near}) => ({
    layout: 'gallery',
    label: 'The managers of one team',
    ground: 'plain',
    title: `Managers of ${teams[2]}`,
    sub: `${near(21, 6)} people, four managers`,
    kind: 'person',
    items: [
      {title: people[0]!, meta: 'moved a due date, 09:12', tone: 'accent'},
      {title: people[1]!, meta: 'early shift', tone: 'plain'},
      {title: people[2]!, meta: 'late shift'},
      {title: people[3]!, meta: 'project', tone: 'plain'},
    ],
    behind: ['Decisions', 'each with a name'],
    note: {title: 'As many as you need', text: 'own account each', glyph: 'plus'},
  }),

  'smart-groups': ({sites, teams, roles, courses, people, near, pick}) => ({
    layout: 'form',
    label: 'A smart group and its rule',
    ground: pick('brand', 'plain'),
    title: pick(`New in ${sites[0]}`, `Starters, ${sites[0]}`, `${sites[0]}, not yet trained`),
    sub: 'Smart group, kept up to date by rules',
    fields: [
      ['rule', 'Where', 'Site', 'is', sites[0]!],
      pick(
        ['rule', 'and', 'Started', 'within', '30 days'],
        ['rule', 'and', 'Certificate', 'ends within', '60 days'],
        ['rule', 'and', 'Language', 'is', 'Portuguese'],
      ),
      pick(
        ['rule', 'and not', 'Role', 'is', roles[2]],
        ['rule', 'and not', 'Team', 'is', teams[2]!],
        ['rule', 'and not', 'Status', 'is', 'on leave'],
      ),
      ['chips', 'Gets', courses[0]!, courses[1]!],
    ],
    action: 'Save group',
    note: pick(
      {title: `${near(34, 16)} people match`, text: 'two more than yesterday', glyph: 'people'},
      {title: `${people[0]} joined`, text: 'the rules matched at 06:00', person: people[0]},
      {title: `${people[4]} left the group`, text: `moved to ${sites[1]}`, tone: 'accent', person: people[4]},
    ),
  }),

  'group-change': ({people, sites, roles, near}) => {
    const before = near(32, 8);
    return {
      layout: 'table',
      label: 'People who join and leave a group by themselves',
      ground: 'brand',
      title: `${roles[0]}s in ${sites[0]}`,
      sub: 'Kept up to date by its rule',
      tag: [`${before + 1} people`, 'plain'],
      rows: [
        {lead: people[0]!, sub: `moved to ${sites[0]}`, tag: ['joined', 'brand']},
        {lead: people[1]!, sub: 'started on Monday', tag: ['joined', 'brand']},
        {lead: people[2]!, sub: `moved to ${sites[1]}`, tag: ['left', 'accent']},
      ],
      behind: ['Yesterday', `${before} people`],
      note: {title: 'Two in, one out', text: 'No list to edit', glyph: 'check'},
    };
  },

  'group-preview': ({people, teams, sites}) => {
    const rows = [
      {lead: people[0]!, sub: `${teams[0]}, ${sites[0]}`, tag: ['matches', 'brand']},
      {lead: people[1]!, sub: `${teams[1]}, ${sites[0]}`, tag: ['matches', 'brand']},
      {lead: people[2]!, sub: `${teams[2]}, ${sites[0]}`, tag: ['matches', 'brand']},
      {lead: people[3]!, sub: `security officer, ${sites[1]}`, tag: ['missing', 'accent']},
    ] as const;
    return {
      layout: 'table',
      label: 'The people who match a rule, before it is saved',
      ground: 'accent',
      title: 'Who would be in it',
      sub: `Site is ${sites[0]}`,
      tag: [`${rows.filter(({tag}) => tag[0] === 'matches').length} match`, 'plain'],
      rows,
      behind: ['Rule', 'not saved yet'],
      note: {title: `Add “or site is ${sites[1]}”`, text: 'seen in time', tone: 'accent', glyph: 'plus'},
    };
  },

  'profile-fields': ({roles, sites, near}) => ({
    layout: 'table',
    label: 'Profile fields and where they come from',
    ground: 'plain',
    title: 'Fields for rules',
    sub: 'Ready for the next group',
    tag: [`${near(11, 3)} fields`, 'plain'],
    rows: [
      {lead: 'Site', sub: sites.join(', '), glyph: 'globe', tag: ['SSO', 'brand']},
      {lead: 'Job', sub: roles[0], glyph: 'people', tag: ['SSO', 'brand']},
      {lead: 'Start date', sub: 'since 2009', glyph: 'clock', tag: ['CSV', 'plain']},
      {lead: 'Company car', sub: 'yes or no', glyph: 'key', tag: ['CSV', 'plain']},
    ],
    behind: ['Last import', '06:00'],
    note: {title: '“Building” is new', text: 'use it in a rule', tone: 'accent', glyph: 'plus'},
  }),

  invites: ({teams, people, near, pick}) => {
    const [file, pasted] = [near(64, 20), near(22, 8)];
    return {
      layout: 'table',
      label: 'Three ways to invite people',
      ground: pick('accent', 'brand'),
      title: 'Invite people',
      sub: 'By CSV, e-mail or link',
      tag: [`${file + pasted} invited`, 'brand'],
      rows: [
        {lead: 'starters.csv', sub: `${file} rows`, glyph: 'file', tag: ['checked', 'brand']},
        {lead: 'E-mail', sub: `${pasted} addresses pasted`, glyph: 'mail', tag: ['sent', 'brand']},
        {lead: `Link for ${teams[0]}`, sub: 'open until Friday', glyph: 'link', tag: ['copied', 'plain']},
        {lead: people[0]!, sub: 'accepted, 3 minutes ago', tag: ['joined', 'accent']},
      ],
      note: pick(
        {title: 'First to join', text: `${people[0]}, by link`, person: people[0]},
        {title: 'Reminder on Thursday', text: 'only to those missing', tone: 'accent', glyph: 'bell'},
      ),
    };
  },

  'invite-progress': ({teams, sites, near, percent}) => {
    const invited = [64, 22, 14] as const;
    const joined = [near(51, 6), near(19, 2), near(12, 2)] as const;
    const sum = joined[0] + joined[1] + joined[2];
    return {
      layout: 'rings',
      label: 'Invitations of a whole site',
      ground: 'brand',
      title: `${sites[0]}, before lunch`,
      sub: `Teams ${teams[0]} and ${teams[1]}`,
      tag: ['100 invited', 'plain'],
      rows: ['CSV file', 'E-mail', 'Invite link'].map((label, at) => ({
        label,
        value: percent(joined[at]!, invited[at]!),
        tone: at === 1 ? 'accent' : 'brand',
        meta: `${joined[at]} of ${invited[at]}`,
      })),
      stats: [
        ['joined', sum],
        ['open', 100 - sum],
        ['to correct', 0],
      ],
      behind: ['08:00', 'no starters yet'],
      note: {title: `${sum}% have joined`, text: 'sorted into teams', ring: sum},
    };
  },

  'csv-check': ({teams, sites, near}) => {
    const rows = near(412, 60);
    return {
      layout: 'code',
      label: 'A CSV file checked before anything is sent',
      ground: 'accent',
      title: 'starters.csv',
      sub: 'Read first, nothing sent yet',
      tag: [`${rows} rows`, 'plain'],
      lines: ['  1 name,email,team', `212 O. Berg,berg.example,${teams[0]}`, `340 L. Sand,…,${sites[0]} 9`],
      results: [
        [`${rows - 2} rows are right`, true],
        ['Row 212: the address has no @', false],
        ['Row 340: no team of this name', false],
      ],
      behind: ['Spreadsheet', 'open alongside'],
      note: {title: `Invite ${rows - 2} now`, text: 'two rows left out', glyph: 'mail'},
    };
  },

  'invite-link': ({teams, domain, near}) => ({
    layout: 'form',
    label: 'An invite link for one team',
    ground: 'brand',
    title: `Link for ${teams[0]}`,
    sub: 'For people without a company mailbox',
    tag: ['Open', 'brand'],
    fields: [
      ['state', 'Link', `${domain}/join`, 'Copied'],
      ['text', 'Puts people in', `${teams[0]}, as learners`],
      ['on', 'QR code', 'A4, for the canteen wall'],
      ['rule', 'Closes', 'Friday', 'at', '18:00'],
    ],
    action: 'Print the poster',
    note: {title: `${near(9, 4)} have scanned it`, text: 'and entered a name', glyph: 'phone'},
  }),

  'role-column': ({first, teams, near}) => ({
    layout: 'code',
    label: 'Roles in the same file as names',
    ground: 'plain',
    title: 'crews.csv',
    sub: 'One column for the role',
    tag: [`${near(140, 30)} rows`, 'plain'],
    lines: [
      'name,team,role',
      `${first[0]},${teams[0]},"Manager"`,
      `${first[1]},${teams[0]},`,
      `${first[2]},${teams[1]},"Manager"`,
      `${first[3]},${teams[1]},"Shift Lead"`,
    ],
    results: [
      ['12 Managers found', true],
      ['“Shift Lead” is a custom role', true],
    ],
    behind: ['An afternoon of clicking', 'saved'],
    note: {title: 'Empty means learner', text: 'for the crews', glyph: 'people'},
  }),

  'open-invites': ({people, near, day}) => {
    const sent = near(9, 2);
    return {
      layout: 'table',
      label: 'Open and accepted invitations',
      ground: 'accent',
      title: 'Invitations',
      sub: `Sent on ${day(sent)}`,
      tag: ['2 open', 'accent'],
      rows: [
        {lead: people[0]!, sub: `accepted on ${day(sent)}`, tag: ['joined', 'brand']},
        {lead: people[1]!, sub: `accepted on ${day(sent + 1)}`, tag: ['joined', 'brand']},
        {lead: people[2]!, sub: 'opened, not yet in', tag: ['open', 'accent']},
        {lead: people[3]!, sub: 'not opened', tag: ['open', 'accent']},
      ],
      behind: ['Joined on day one', 'hear nothing more'],
      note: {title: 'Remind 2 people', text: 'only those two', tone: 'accent', glyph: 'bell'},
    };
  },

  'link-closed': ({teams, domain, near}) => {
    const joined = near(24, 5);
    return {
      layout: 'form',
      label: 'An invite link that was switched off',
      ground: 'plain',
      title: `Link for ${teams[0]}`,
      sub: 'The course is full',
      tag: ['Closed', 'accent'],
      fields: [
        ['off', 'Link', `${domain}/join`],
        ['text', 'Joined', `${joined} people, all stay`],
        ['text', 'Who comes late', 'A friendly notice'],
      ],
      action: 'Open it again',
      behind: ['Places', `${joined} of ${joined}`],
      note: {title: 'No new account', text: 'from an old chat', glyph: 'lock'},
    };
  },

  'audit-log': ({courses, lead, people, sites, near, pick}) => ({
    layout: 'table',
    label: 'An audit log',
    ground: 'plain',
    title: 'Audit log',
    sub: 'Who did what, and when',
    tag: ['Today', 'plain'],
    rows: pick(
      [
        {lead: 'Due date changed', sub: `${people[0]}, ${courses[0]}`, glyph: 'clock', meta: '09:41'},
        {lead: 'Version 7 published', sub: `${people[1]}, ${lead}`, glyph: 'file', meta: '09:12'},
        {lead: 'Role changed to Author', sub: `${people[2]}, by ${people[3]}`, glyph: 'key', meta: '08:55'},
        {lead: 'Signed in through SSO', sub: `${people[4]}, ${sites[0]}`, glyph: 'lock', meta: '08:30'},
        {lead: 'Renewal rule ran', sub: `${near(3, 1)} people enrolled`, glyph: 'check', meta: '06:00'},
      ],
      [
        {lead: 'Export downloaded', sub: `${people[0]}, completions.csv`, glyph: 'down', meta: '16:20'},
        {lead: 'Team manager added', sub: `${people[1]}, ${sites[0]}`, glyph: 'people', meta: '15:02'},
        {lead: 'Certificate issued', sub: `${people[2]}, ${courses[1]}`, glyph: 'star', meta: '13:47'},
        {lead: 'Signed in through SSO', sub: `${people[3]}, ${sites[1]}`, glyph: 'lock', meta: '11:18'},
        {lead: 'Rolled back to version 6', sub: `${people[4]}, ${lead}`, glyph: 'clock', meta: '10:05'},
      ],
    ),
    note: pick(
      {title: 'Export for the auditor', text: 'one month, one file', glyph: 'down'},
      {title: 'Read-only', text: 'Admins included', glyph: 'lock', at: 'start'},
    ),
  }),

  'sign-ins': ({people, sites, near}) => ({
    layout: 'table',
    label: 'Sign-ins in the audit log',
    ground: 'brand',
    title: 'Sign-ins',
    sub: 'Each with the person and the time',
    tag: ['Through SSO', 'plain'],
    rows: [
      {lead: people[0]!, sub: `Manager, ${sites[0]}`, meta: 'Monday, 08:30'},
      {lead: people[1]!, sub: `Author, ${sites[1]}`, tag: [`Sunday, 23:${near(32, 20)}`, 'accent']},
      {lead: people[2]!, sub: `Learner, ${sites[0]}`, meta: 'Sunday, 17:05'},
    ],
    behind: ['Account disabled', 'one, on Friday'],
    note: {title: `Ask ${people[1]}`, text: 'or know before you ask', tone: 'accent', person: people[1]},
  }),

  'due-date-history': ({lead, people, near, teams}) => {
    const late = near(11, 3);
    return {
      layout: 'outline',
      label: 'How a due date came to move',
      ground: 'brand',
      title: `Due date of ${lead}`,
      sub: `${teams[0]}, from the audit log`,
      tag: ['Decided', 'brand'],
      steps: [
        {mark: '1', label: 'Set to 6 November', meta: `${people[0]}, 12 October`, state: 'done'},
        {mark: '2', label: 'Moved to 13 November', meta: `${people[1]}, shift lead, 4 November`, state: 'now'},
        {mark: '3', label: `${late} people finished`, meta: 'by 13 November', state: 'done'},
      ],
      behind: ['“A week late”', 'said the inspector'],
      note: {title: 'A documented decision', text: `by ${people[1]}`, person: people[1]},
    };
  },

  'role-changes': ({people, sites}) => ({
    layout: 'table',
    label: 'Roles added and removed, with who did it',
    ground: 'accent',
    title: `Roles of ${people[0]}`,
    sub: 'For the access review',
    tag: ['3 changes', 'plain'],
    rows: [
      {lead: 'Author added', sub: `by ${people[2]}`, glyph: 'plus', meta: '3 Nov'},
      {lead: `Manager removed, ${sites[1]}`, sub: `by ${people[3]}`, glyph: 'cross', meta: '14 Jul'},
      {lead: `Manager added, ${sites[1]}`, sub: `by ${people[3]}`, glyph: 'plus', meta: '2 Feb'},
    ],
    behind: ['Search', people[0]],
    note: {title: 'Found in a minute', text: 'ready for the review', glyph: 'check'},
  }),

  'rule-change': ({sites, people, near}) => {
    const before = near(90, 8);
    const after = Math.round(before * 0.66);
    return {
      layout: 'thread',
      label: 'A rule before and after it was edited',
      ground: 'plain',
      title: 'Why the group shrank',
      sub: `Smart group, ${before} to ${after} members`,
      tag: ['Wednesday', 'plain'],
      items: [
        {kind: 'cut', text: `Site is ${sites[0]} or ${sites[1]}`},
        {kind: 'add', text: `Site is ${sites[0]}`},
        {kind: 'say', name: people[0]!, meta: 'Wednesday, 10:14', text: 'Edited the rule.'},
      ],
      prompt: 'Put the old rule back',
      note: {title: `${before - after} people return`, text: 'when it is put back', tone: 'accent', glyph: 'people'},
    };
  },

  'person-or-rule': ({lead, people, near}) => {
    const byRule = near(38, 6);
    return {
      layout: 'table',
      label: 'Enrolments by a journey and by hand',
      ground: 'brand',
      title: `Enrolled in ${lead}`,
      sub: 'Who, or what, did it',
      tag: [`${byRule + 2} people`, 'plain'],
      rows: [
        {lead: 'Journey “First 30 days”', sub: 'step 2, 06:00', glyph: 'arrow', tag: [`${byRule} people`, 'accent']},
        {lead: people[0]!, sub: 'by hand, 09:20', tag: ['1 person', 'plain']},
        {lead: people[1]!, sub: 'by hand, 11:05', tag: ['1 person', 'plain']},
      ],
      behind: ['Complaints', 'about this course'],
      note: {title: 'Edit step 2', text: 'Fix the rule, not the person', tone: 'accent', glyph: 'arrow'},
    };
  },

  'audit-filter': ({people, courses, near}) => ({
    layout: 'form',
    label: 'A year of entries narrowed to one afternoon',
    ground: 'brand',
    title: 'One afternoon in May',
    sub: `${near(7, 2)} of 41,308 entries`,
    fields: [
      ['rule', 'When', '12 May', 'from', '13:00 to 17:00'],
      ['text', 'Person', people[0]!],
      ['chips', 'Action', 'due date', 'export'],
      ['text', 'Object', courses[0]!],
    ],
    action: 'Share this page',
    behind: ['Whole year', '41,308 entries'],
    note: {title: `${people[1]} sees the same`, text: 'by its address', person: people[1]},
  }),

  'before-after': ({people, courses, near, day}) => {
    const due = near(16, 3);
    return {
      layout: 'table',
      label: 'Log entries with the old and the new value',
      ground: 'accent',
      title: 'Before and after',
      sub: 'Old value, new value, person, time',
      rows: [
        {
          lead: `${day(due)} → ${day(due + 7)}`,
          sub: `due date of ${courses[0]}, ${people[0]}`,
          glyph: 'clock',
          meta: '09:41',
        },
        {lead: 'Manager → Author', sub: `role of ${people[1]}, by ${people[2]}`, glyph: 'key', meta: '08:55'},
        {lead: 'Version 6 → 7', sub: `${courses[1]}, ${people[3]}`, glyph: 'file', meta: '08:12'},
        {lead: '80% → 85%', sub: `pass mark, ${people[4]}`, glyph: 'star', meta: '07:50'},
      ],
      behind: ['“Settings changed”', 'too vague to help'],
      note: {title: 'Answers both questions', text: 'what, and from what', glyph: 'check'},
    };
  },
} satisfies Record<string, Recipe>;
