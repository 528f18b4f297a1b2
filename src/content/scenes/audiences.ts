/** The large pictures of the home page and the four solutions, and what partners and customers see. */
import brand from '../brand';
import {day, due, firstName, jobOf, nameOf, passOf, percentOf, progressOf, validOf} from '../figures/ledger';
import {BRIEFING, INTAKE, RELEASE} from '../cast/audiences';
import {company, PARTNERS, TEAMS, TIERS, TODAY} from '../cast/company';
import {COURSES, DOCUMENTS, type CourseId} from '../cast/learning';
import type {Recipe} from './types';

/** The tier of a partner firm with a number of certified installers. */
const tierOf = (certified: number): string => TIERS.find(({from}) => certified >= from)!.name;

/** The next tier of a firm, and how many certified installers it needs; undefined in the highest. */
const nextTier = (certified: number) => [...TIERS].reverse().find(({from}) => from > certified);

const isCourse = (word: string): word is CourseId => Object.keys(COURSES).includes(word);

const shifts = validOf('manual-handling', ['early-shift']);

export const audiences = {
  hero: () => {
    const {title, lessons, document} = COURSES.forklift;
    return {
      layout: 'app',
      label: 'From a document to proof',
      ground: 'plain',
      title: brand.name,
      menu: ['Home', 'Courses', 'Skills', 'Teams', 'Reports'],
      place: 'Courses',
      person: nameOf('daniel'),
      body: {
        layout: 'outline',
        label: 'A course drafted by AI and checked by an expert',
        ground: 'plain',
        title,
        sub: `from the ${DOCUMENTS[document].title.toLowerCase()}, ${DOCUMENTS[document].pages} pages`,
        tag: [`3 of ${lessons.length} approved`, 'brand'],
        steps: lessons.map((label, at) =>
          at < 3 ? {label, state: 'done'} : {label, state: 'ai', tag: ['AI draft', 'iris'] as const},
        ),
      },
      over: {
        layout: 'table',
        label: 'The progress of a shift',
        ground: 'plain',
        title: TEAMS['early-shift'].name,
        sub: `${COURSES['manual-handling'].title}: ${shifts.done} of ${shifts.of} up to date`,
        rows: (['tomasz', 'leila', 'mateo'] as const).map((id) => {
          const progress = progressOf(id, 'manual-handling')!;
          return 'passed' in progress
            ? {lead: nameOf(id), sub: `passed ${day(progress.passed)}`, value: 100}
            : {
                lead: nameOf(id),
                sub: jobOf(id),
                value: percentOf(id, 'manual-handling'),
                tag: [due(progress.due!), 'accent'] as const,
              };
        }),
      },
    };
  },

  'first-weeks': () => {
    const {lessons} = COURSES['manual-handling'];
    const handling = progressOf('callum', 'manual-handling') as {lessons: number; due: string};
    return {
      layout: 'app',
      label: 'The first weeks of a new starter',
      ground: 'brand',
      title: company.name,
      menu: ['Home', 'My plan', 'Courses', 'Skills'],
      place: 'My plan',
      person: nameOf('callum'),
      body: {
        layout: 'outline',
        label: 'A plan for a new starter',
        ground: 'plain',
        title: `${firstName('callum')}’s first two weeks`,
        sub: `${jobOf('callum')}, ${TEAMS['early-shift'].name.toLowerCase()}`,
        tag: ['Week 2', 'plain'],
        steps: [
          {label: COURSES.welcome.title, state: 'done', meta: day('2026-11-02')},
          {label: COURSES['manual-handling'].title, state: 'now', meta: due(handling.due)},
          {label: COURSES.scanner.title, state: 'now', meta: due('2026-11-20')},
          {label: COURSES.fire.title, state: 'todo', meta: due('2026-11-27')},
          {label: `Sign-off with ${nameOf('ingrid')}`, state: 'todo', meta: jobOf('ingrid')},
        ],
      },
      over: {
        layout: 'phone',
        label: 'The same course on a phone',
        ground: 'plain',
        title: COURSES['manual-handling'].title,
        clock: '06:42',
        items: [
          {
            label: lessons[handling.lessons]!,
            meta: `Lesson ${handling.lessons + 1} of ${lessons.length}`,
            value: percentOf('callum', 'manual-handling'),
            glyph: 'play',
          },
        ],
        action: 'Continue',
      },
    };
  },

  academy: () => ({
    layout: 'app',
    label: 'A customer academy',
    ground: 'brand',
    title: `${company.name} Academy`,
    menu: ['Home', 'My courses', 'Certificates', 'Forum'],
    place: 'My courses',
    person: nameOf('helena'),
    body: {
      layout: 'table',
      label: 'Courses for customers',
      ground: 'plain',
      title: 'My courses',
      sub: company.portals.customers,
      rows: (['planner-basics', 'planner-admin'] as const).map((id) => ({
        lead: COURSES[id].title,
        sub: `${COURSES[id].lessons.length} lessons, ${COURSES[id].minutes} minutes`,
        glyph: 'play',
        value: percentOf('helena', id),
      })),
    },
    over: {
      layout: 'certificate',
      label: 'A certificate',
      ground: 'plain',
      title: 'Certificate',
      name: nameOf('helena'),
      course: COURSES['planner-admin'].title,
      facts: [
        ['Passed', day(passOf('helena', 'planner-admin').passed)],
        ['Result', `${passOf('helena', 'planner-admin').score}%`],
      ],
    },
  }),

  'partner-tiers': () => ({
    layout: 'ranking',
    label: 'Partner firms by certified installers',
    ground: 'brand',
    title: 'Partners',
    sub: `Gold from ${TIERS[0].from} certified installers, Silver from ${TIERS[1].from}`,
    unit: 'certified',
    rows: PARTNERS.map(({name, certified}) => ({
      name,
      value: certified,
      meta: tierOf(certified),
      tone: tierOf(certified) === 'Gold' ? 'brand' : 'plain',
    })),
  }),

  'partner-progress': () => {
    const [, firm] = PARTNERS;
    const next = nextTier(firm.certified)!;
    return {
      layout: 'app',
      label: 'The way of a partner firm to the next tier',
      ground: 'brand',
      title: `${company.name} Partners`,
      menu: ['Home', 'My firm', 'Courses', 'Badges'],
      place: 'My firm',
      person: nameOf('maja'),
      body: {
        layout: 'rings',
        label: 'Certified installers of a firm',
        ground: 'plain',
        title: firm.name,
        sub: `${firm.town}, ${tierOf(firm.certified)} partner`,
        tag: [`${next.from - firm.certified} more for ${next.name}`, 'accent'],
        centre: `${firm.certified}/${next.from}`,
        single: true,
        rows: [
          {
            label: 'Certified installers',
            value: (100 * firm.certified) / next.from,
            meta: `${firm.certified} of ${next.from}`,
          },
          {
            label: `${nameOf('maja')}, ${COURSES['heat-pump'].title}`,
            value: percentOf('maja', 'heat-pump'),
            meta: `${percentOf('maja', 'heat-pump')}%`,
          },
        ],
      },
      over: {
        layout: 'outline',
        label: 'What the firm needs for the next tier',
        ground: 'plain',
        title: `For ${next.name}`,
        sub: `${next.from - firm.certified} certificate to go`,
        steps: [
          {label: nameOf('maja'), meta: `lesson 5 of ${COURSES['heat-pump'].lessons.length}`, state: 'now'},
          {label: 'Final quiz', meta: `${COURSES['heat-pump'].questions} questions`, state: 'todo'},
        ],
      },
    };
  },

  'compliance-status': () => ({
    layout: 'app',
    label: 'Mandatory training of the whole company',
    ground: 'accent',
    title: company.name,
    menu: ['Home', 'Courses', 'Rules', 'Reports', 'Audit log'],
    place: 'Reports',
    person: nameOf('camila'),
    body: {
      layout: 'table',
      label: 'Mandatory courses',
      ground: 'plain',
      title: 'Mandatory training',
      sub: `Today, ${company.name}`,
      rows: (['manual-handling', 'fire', 'hygiene', 'data'] as const).map((id) => {
        const {done, of, percent} = validOf(id);
        return {lead: COURSES[id].title, sub: `${done} of ${of} up to date`, glyph: 'check', value: percent};
      }),
    },
    over: {
      layout: 'form',
      label: 'A renewal rule',
      ground: 'plain',
      title: 'Renewal',
      fields: [
        ['rule', 'Course', COURSES.forklift.title],
        ['rule', 'Re-enrol', '365 days', 'after completion'],
      ],
      action: 'Save rule',
    },
  }),

  'release-video': () => {
    const {title, lessons, questions} = COURSES['planner-basics'];
    return {
      layout: 'outline',
      label: 'A course drafted from a recording',
      ground: 'iris',
      title,
      tag: ['AI draft', 'iris'],
      source: {kind: 'video', title: RELEASE.title, meta: RELEASE.length},
      steps: [
        ...lessons.map((label) => ({label, state: 'ai' as const})),
        {label: `${questions} questions`, state: 'ai' as const},
      ],
    };
  },

  'customer-intake': () => ({
    layout: 'calendar',
    label: 'A cohort of new customers',
    ground: 'brand',
    title: INTAKE.name,
    sub: `${INTAKE.people} people`,
    today: Number(TODAY.slice(8)),
    events: INTAKE.days.map(({on, label, meta}) => ({
      day: Number(on.slice(8)),
      label,
      meta: isCourse(meta) ? COURSES[meta].title : meta,
    })),
  }),

  'partner-firm': () => {
    const [firm] = PARTNERS;
    return {
      layout: 'table',
      label: 'A partner firm and its managers',
      ground: 'plain',
      title: firm.name,
      sub: `Team in ${company.portals.partners}`,
      rows: [
        {lead: nameOf('finn'), sub: `Manager, ${firm.name}`, tag: ['This firm only', 'plain']},
        {lead: nameOf('lucas'), sub: `Manager, ${company.name}`, tag: [`All ${PARTNERS.length} firms`, 'brand']},
      ],
    };
  },

  briefing: () => ({
    layout: 'table',
    label: 'Attendance of a live briefing, by partner firm',
    ground: 'brand',
    title: BRIEFING.title,
    sub: `Live briefing, ${day(BRIEFING.on)}`,
    tag: ['Recording assigned', 'plain'],
    rows: PARTNERS.map(({name}) => {
      const [joined, invited] = BRIEFING.joined[name];
      return {
        lead: name,
        sub: `${joined} of ${invited} joined`,
        glyph: 'people',
        value: Math.round((100 * joined) / invited),
      };
    }),
  }),

  'partner-phone': () => {
    const {title, lessons} = COURSES['heat-pump'];
    const done = (progressOf('maja', 'heat-pump') as {lessons: number}).lessons;
    return {
      layout: 'phone',
      label: 'A course without a connection',
      ground: 'plain',
      title,
      sub: nameOf('maja'),
      tag: ['Offline', 'plain'],
      clock: '11:20',
      items: lessons.slice(done - 2).map((label, at) => ({
        label,
        meta: `Lesson ${done - 1 + at} of ${lessons.length}, ${done - 2 + at < done ? 'finished' : 'downloaded'}`,
        value: done - 2 + at < done ? 100 : 0,
        glyph: done - 2 + at < done ? 'check' : 'down',
      })),
      action: 'Continue offline',
    };
  },
} satisfies Record<string, Recipe>;
