/** Schedules of reports, and files of text that leave the platform or are uploaded. */
import {
  course as courseOf,
  day,
  jobOf,
  membersOf,
  nameOf,
  skillName,
  targetOf,
  teamIds,
  weekday,
} from '../figures/ledger';
import {mandatoryOf, passesOf, sitesByShare, versionOn} from '../figures/reports';
import {company, SITES, TEAMS} from '../cast/company';
import {LEITH} from '../cast/directory';
import {EVIDENCE} from '../cast/frameworks';
import {COURSES, type SkillId} from '../cast/learning';
import {AUDIT} from '../cast/ledger';
import type {PersonId} from '../cast/people';
import {EMPLOYEE_NUMBERS, SCHEDULES, type Schedule} from '../cast/reports';
import type {Code, Recipe} from './types';

/** Names of those who get a report. */
export const recipientsOf = ({to, others}: Schedule): string =>
  [...to.map(nameOf), ...(others ? [others] : [])].join(', ');

const csv = (rows: readonly (readonly (string | number)[])[]): string[] => rows.map((row) => row.join(','));

/** Evidence of all skills of a person, one row for each, oldest first. */
const evidenceRows = (person: PersonId): (string | number)[][] =>
  (Object.entries(EVIDENCE[person] ?? {}) as [SkillId, NonNullable<(typeof EVIDENCE)['rhys']>[SkillId]][])
    .map(([skill, items]) => ({skill, latest: items![items!.length - 1]!}))
    .sort((a, b) => a.latest.on.localeCompare(b.latest.on))
    .map(({skill, latest}) => [
      EMPLOYEE_NUMBERS[person],
      nameOf(person),
      skillName(skill),
      latest.level,
      targetOf(person, skill),
      'signed' in latest.by ? 'checklist' : 'quiz',
      latest.on,
    ]);

const auditFile: Code = {
  layout: 'code',
  label: 'Entries of the audit log as a file',
  ground: 'plain',
  title: 'audit-log.csv',
  sub: '9 and 10 November',
  tag: ['4 entries'],
  lines: [
    'time,person,action,item',
    ...AUDIT.slice(0, 4).map(({at, by, action, what}) => {
      const item = what.includes(',') ? `"${what}"` : what;
      return `${at},${nameOf(by)},${action},${item}`;
    }),
  ],
};

const invitesFile: Code = {
  layout: 'code',
  label: 'A CSV file, checked before anything is sent',
  ground: 'accent',
  title: LEITH.file,
  sub: 'Nothing sent yet',
  tag: [`${LEITH.rows} people`],
  lines: [
    ' 1  email,first_name,last_name,team,role',
    `${LEITH.wrong.address}  ewan.ross.${company.domain},Ewan,Ross,${TEAMS[LEITH.team].name},Learner`,
    `${LEITH.wrong.team}  isla.murray@${company.domain},Isla,Murray,Leith yard,Learner`,
  ],
  results: [
    [`${LEITH.rows - Object.keys(LEITH.wrong).length} people ready to invite`, true],
    [`Row ${LEITH.wrong.address}: no @ in the address`, false],
    [`Row ${LEITH.wrong.team}: no team called “Leith yard”`, false],
  ],
};

const script: Code = {
  layout: 'code',
  label: 'A request with two headers',
  ground: 'plain',
  title: 'List courses',
  tag: ['200', 'brand'],
  lines: [
    "const list = await fetch(api + '/api/v1/courses', {",
    '  headers: {',
    "    'X-API-Key': key,",
    "    'X-Domain-ID': domain,",
    '  },',
    '});',
  ],
  results: [[`${Object.keys(COURSES).length} courses, as JSON`, true]],
};

export const exports = {
  'report-schedule': ({choose}) => {
    const schedule = choose<Schedule>({
      sites: SCHEDULES.sites,
      cafes: SCHEDULES.cafes,
      users: SCHEDULES.users,
    });
    return {
      layout: 'form',
      label: 'A scheduled report',
      ground: 'plain',
      title: schedule.title,
      sub: 'Schedule',
      tag: ['On', 'brand'],
      fields: [
        ['rule', 'When', schedule.when, 'at', schedule.time],
        ['chips', 'Covers', ...schedule.covers],
        ['text', 'To', recipientsOf(schedule)],
        ['on', 'With', schedule.attached],
        ['text', 'Next', `${weekday(schedule.next)}, ${day(schedule.next)}`],
      ],
      action: 'Save schedule',
    };
  },

  /** A file that goes out or comes in, as text. */
  'text-file': ({team, course, choose}) =>
    choose<() => Code>({
      completions: () => {
        const passes = passesOf(membersOf(team), [course]);
        return {
          layout: 'code',
          label: 'A CSV export',
          ground: 'plain',
          title: 'completions.csv',
          sub: `${TEAMS[team].name}, ${courseOf(course).title}, since ${day(passes[0]!.on)}`,
          tag: [`${passes.length} rows`, 'plain'],
          lines: csv([
            ['employee_no', 'name', 'course', 'version', 'date'],
            ...passes.map(({who, on}) => [
              EMPLOYEE_NUMBERS[who],
              nameOf(who),
              courseOf(course).title,
              versionOn(course, on),
              on,
            ]),
          ]),
        };
      },
      skills: () => {
        const rows = evidenceRows('rhys');
        return {
          layout: 'code',
          label: 'A CSV export of skills',
          ground: 'plain',
          title: 'skills.csv',
          sub: `${nameOf('rhys')}, ${jobOf('rhys')}`,
          tag: [`${rows.length} rows`, 'plain'],
          lines: csv([['employee_no', 'name', 'skill', 'level', 'target', 'evidence', 'date'], ...rows]),
        };
      },
      sites: () => ({
        layout: 'code',
        label: 'The CSV file of a report by site',
        ground: 'plain',
        title: 'mandatory-training.csv',
        sub: `${SCHEDULES.sites.title}, Mon, 9 Nov, 07:00`,
        tag: [`${sitesByShare().length} rows`, 'plain'],
        lines: csv([
          ['site', 'valid', 'assigned', 'percent'],
          ...sitesByShare().map((id) => {
            const {done, of, percent} = mandatoryOf(teamIds(id));
            return [SITES[id], done, of, percent];
          }),
        ]),
      }),
      log: () => auditFile,
      invites: () => invitesFile,
      script: () => script,
    })(),
} satisfies Record<string, Recipe>;
