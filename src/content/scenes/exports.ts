/** Reports that leave the platform: schedules and files. */
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
import {mandatoryOf, passesOf, versionOn, sitesByShare} from '../figures/reports';
import {SITES, TEAMS} from '../cast/company';
import {EVIDENCE} from '../cast/frameworks';
import type {SkillId} from '../cast/learning';
import type {PersonId} from '../cast/people';
import {EMPLOYEE_NUMBERS, SCHEDULES, type Schedule} from '../cast/reports';
import type {Code, Recipe} from './types';

const scheduleText = ({to, others}: Schedule): string => [...to.map(nameOf), ...(others ? [others] : [])].join(', ');

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

export const exports = {
  'report-schedule': ({choose}) => {
    const schedule = choose<Schedule>({
      sites: SCHEDULES.sites,
      cafes: SCHEDULES.cafes,
      users: SCHEDULES.users,
      board: SCHEDULES.board,
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
        ['text', 'To', scheduleText(schedule)],
        ['on', 'With', schedule.attached],
        ['text', 'Next', `${weekday(schedule.next)}, ${day(schedule.next)}`],
      ],
      action: 'Save schedule',
    };
  },

  schedules: () => ({
    layout: 'table',
    label: 'All scheduled reports, by next date',
    ground: 'plain',
    title: 'Scheduled reports',
    sub: 'Recipients and owner, by next date',
    rows: Object.values(SCHEDULES).map((schedule: Schedule) => ({
      lead: schedule.title,
      sub: `To ${scheduleText(schedule)}`,
      glyph: schedule.attached.startsWith('CSV') ? 'file' : 'mail',
      people: [nameOf(schedule.owner)],
      meta: day(schedule.next),
    })),
  }),

  'csv-export': ({team, course, choose}) =>
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
    })(),
} satisfies Record<string, Recipe>;
