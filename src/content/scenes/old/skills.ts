/** Roles, skills, gaps and evidence. */
import type {Recipe} from './types';

/** Skill levels 1 to 5 as observable behaviour. */
const LEVELS = [
  'Watches and asks',
  'Does it with help',
  'Does it alone and checks the result',
  'Shows others how',
  'Improves the way it is done',
] as const;

export const skills = {
  'competency-framework': ({roles, skills, company, people, near, pick}) => {
    const rows = [near(1, 1), near(2, 1), near(2, 1), near(1, 1), near(0, 1)].map((first, at) => {
      const [low, middle] = [Math.max(1, first), Math.max(1, first) + 1];
      return [skills[at]!, low, middle, Math.min(5, middle + 1 + (at % 2))] as const;
    });
    const [, , middle, high] = rows[2]!;
    return {
      layout: 'matrix',
      label: 'A competency framework',
      ground: 'brand',
      title: 'Competency framework',
      sub: 'Target level per role, 0 to 5',
      tag: [company, 'plain'],
      kind: 'level',
      columns: roles,
      rows,
      behind: ['Level 4', `“${LEVELS[3]}”`],
      note: pick(
        {title: `${skills[2]}: level ${high}`, text: `“${LEVELS[high - 1]}”`, glyph: 'check'},
        {title: `Agreed with ${people[1]}`, text: 'last changed in October', person: people[1]},
        {title: `${roles[1]}: level ${middle}`, text: `${skills[2]}, from January`, tone: 'accent', glyph: 'clock'},
      ),
    };
  },

  'framework-levels': ({skills, roles, near}) => {
    const target = near(3, 1);
    return {
      layout: 'outline',
      label: 'The levels of a skill in words',
      ground: 'accent',
      title: skills[0]!,
      sub: 'One observable sentence per level',
      tag: [`Target: ${target}`, 'accent'],
      steps: LEVELS.map((label, at) => ({
        label,
        state: at + 1 < target ? 'done' : at + 1 === target ? 'now' : 'todo',
        mark: String(at + 1),
        meta: at + 1 === target ? `target of a ${roles[1].toLowerCase()}` : undefined,
      })),
      behind: ['“Good communicator”', 'leads to arguments'],
      note: {title: 'Something you can watch', text: 'not a trait', glyph: 'check'},
    };
  },

  'roles-first': ({roles, skills, near}) => ({
    layout: 'table',
    label: 'Which roles are described first',
    ground: 'brand',
    title: 'Begin with two roles',
    sub: 'Those with the most vacancies',
    tag: ['One afternoon', 'plain'],
    rows: [
      {lead: roles[0], sub: `${near(7, 2)} vacancies, 5 skills`, glyph: 'check', tag: ['described', 'brand']},
      {lead: roles[1], sub: `${near(4, 1)} vacancies, 6 skills`, glyph: 'check', tag: ['described', 'brand']},
      {lead: roles[2], sub: 'no vacancy', glyph: 'clock', tag: ['next quarter', 'plain']},
    ],
    behind: ['Whole company', 'not needed yet'],
    note: {title: 'In use for a quarter', text: `“${skills[3]}” was missing`, tone: 'accent', glyph: 'plus'},
  }),

  proof: ({skills, pick}) => {
    const last = pick([0, 0, 1], [0, 1, 1]) as readonly [number, number, number];
    return {
      layout: 'matrix',
      label: 'What counts as proof of each level',
      ground: 'accent',
      title: `Proof of ${skills[0]}`,
      sub: 'Anything else leaves the level where it was',
      kind: 'check',
      columns: ['Quiz', 'Certificate', 'Checklist'],
      rows: [
        ['Level 1', 1, 0, 0],
        ['Level 2', 1, 1, 0],
        ['Level 3', 0, 0, 1],
        ['Level 4', ...last],
      ],
      behind: [skills[1]!, 'quiz only'],
      note: {title: 'Level 3 is seen at work', text: 'a quiz cannot tell', glyph: 'check'},
    };
  },

  uncovered: ({skills, near}) => {
    const rows = [
      {lead: skills[0]!, sub: `level 4, required by ${near(3, 1)} roles`},
      {lead: skills[2]!, sub: `level 3, required by ${near(2, 1)} roles`},
      {lead: skills[5]!, sub: 'level 2, required by one role'},
    ];
    return {
      layout: 'table',
      label: 'Skill levels that no course teaches',
      ground: 'plain',
      title: 'Not taught yet',
      sub: 'A plan for the next courses',
      tag: [`${rows.length} levels`, 'accent'],
      rows: rows.map((row, at) => ({...row, glyph: 'plus', tag: at ? ['write', 'plain'] : ['write first', 'accent']})),
      behind: ['Suggestion box', '31 ideas'],
      note: {title: 'Already required', text: 'by a role you have', glyph: 'people'},
    };
  },

  'level-table': ({roles, skills, near}) => {
    const targets = [near(3, 1), near(2, 1), near(4, 1), near(2, 1), near(3, 1)];
    return {
      layout: 'matrix',
      label: 'Skills and target levels of one role',
      ground: 'brand',
      title: roles[1],
      sub: 'Skills down the side, levels across',
      tag: ['Draft for a meeting', 'plain'],
      kind: 'check',
      columns: ['1', '2', '3', '4', '5'],
      rows: targets.map(
        (target, at) => [skills[at]!, ...[1, 2, 3, 4, 5].map((level) => (level <= target ? 1 : 0))] as const,
      ),
      behind: [roles[2], 'same page'],
      note: {title: 'Corrected in the workshop', text: 'no HR language needed', tone: 'accent', glyph: 'check'},
    };
  },

  'shared-skill': ({skills, roles, near, percent}) => {
    const targets = [1, 2, near(4, 1)];
    return {
      layout: 'table',
      label: 'One skill with a target in several roles',
      ground: 'brand',
      title: skills[0]!,
      sub: 'Defined once, used in three roles',
      tag: ['3 roles', 'plain'],
      rows: roles.map((lead, at) => ({
        lead,
        sub: `target: level ${targets[at]} of 5`,
        glyph: 'people',
        value: percent(targets[at]!, 5),
        tone: at === 2 ? 'accent' : 'brand',
      })),
      behind: ['Wording', 'changed on Tuesday'],
      note: {title: 'One change, three profiles', text: 'at the same moment', glyph: 'check'},
    };
  },

  'skill-gap': ({skills, teams, sites, people, lead, near, pick}) => {
    const axes = [
      [skills[0]!, near(52, 8), 75],
      [skills[1]!, near(78, 6), 70],
      [skills[2]!, near(86, 6), 80],
      [skills[3]!, near(46, 9), 65],
      [skills[4]!, near(66, 4), 60],
      [skills[5]!, near(74, 8), 55],
    ] as const;
    const below = axes.filter(([, value, target]) => value < target);
    const size = near(12, 4);
    const few = near(5, 2);
    const [skill, value, target] = axes[0];
    return {
      layout: 'radar',
      label: 'The skill gap of a team',
      ground: 'brand',
      title: `Skill gap, ${teams[0]}`,
      sub: `${sites[0]}, ${size} people`,
      tag: [`${below.length} below target`, 'accent'],
      legend: ['today', 'target'],
      axes,
      behind: [`${teams[1]}, ${sites[0]}`, 'at target'],
      note: pick(
        {title: `Assign ${lead}`, text: `to ${few} of ${size} people`, glyph: 'plus'},
        {title: `${people[0]}, ${value - 6}`, text: `${target} wanted in ${skill}`, person: people[0]},
        {title: `${skill}: ${target - value} to go`, text: 'closing since June', tone: 'accent', glyph: 'arrow'},
      ),
    };
  },

  'gap-assignment': ({skills, teams, sites, people, courses, near, day}) => {
    const below = near(4, 1);
    return {
      layout: 'form',
      label: 'A skill gap turned into an assignment',
      ground: 'accent',
      title: `${skills[0]}, ${sites[0]}`,
      sub: `${teams[0]}: ${below} people below target`,
      fields: [
        ['rule', 'Teach', courses[0]!, 'to', 'level 3'],
        ['chips', 'To', people[0]!, people[1]!, `${below - 2} more`],
        ['text', 'Due', `by ${day(near(36, 8))}`],
        ['off', 'The rest', 'Not assigned'],
      ],
      action: `Assign to ${below} people`,
      behind: [courses[3]!, 'teaches it too'],
      note: {title: 'Look again next month', text: 'on the same chart', glyph: 'clock'},
    };
  },

  'quiz-to-level': ({people, skills, near}) => {
    const marks = [near(92, 4), near(86, 3), near(71, 5)];
    return {
      layout: 'table',
      label: 'Quiz results that confirm a skill level',
      ground: 'accent',
      title: `${skills[0]}, from a quiz`,
      sub: 'Level 3 from 80%',
      tag: ['Adaptive quiz', 'plain'],
      rows: marks.map((mark, at) => ({
        lead: people[at]!,
        sub: mark < 80 ? 'level 2 stays' : 'level 3 confirmed',
        value: mark,
        tone: mark < 80 ? 'accent' : 'brand',
      })),
      behind: ['Watched the video', 'moves nothing'],
      note: {title: 'Same course, two levels', text: 'and rightly so', glyph: 'check'},
    };
  },

  'course-skills': ({courses, skills, near}) => ({
    layout: 'form',
    label: 'A course and the skills it teaches',
    ground: 'plain',
    title: courses[1]!,
    sub: 'What a completion says',
    fields: [
      ['rule', 'Raises', skills[0]!, 'to', 'level 2'],
      ['rule', 'and', skills[3]!, 'to', 'level 1'],
      ['off', skills[1]!, 'Left alone'],
      ['text', 'Proof', `final quiz, ${near(80, 5)}% or more`],
    ],
    action: 'Save course',
    behind: ['Skills of this course', 'two'],
    note: {title: 'Says something precise', text: 'not “took part”', glyph: 'check'},
  }),

  'skills-graph': ({skills, courses, roles, company, people, near, pick}) => ({
    layout: 'graph',
    label: 'A map of skills that build on each other',
    ground: 'brand',
    title: `Skills of a ${roles[1].toLowerCase()}`,
    sub: 'What each skill builds on',
    tag: [company, 'plain'],
    nodes: [
      [skills[1]!, near(90, 8)],
      [courses[1]!, 'play'],
      [skills[3]!, near(80, 10)],
      null,
      [skills[0]!, near(58, 10), 'accent'],
      [skills[5]!, near(72, 12)],
      [skills[2]!, near(35, 12)],
      [courses[2]!, 'play'],
      [skills[4]!, near(20, 10)],
    ],
    links: [
      [1, 0],
      [1, 2],
      [0, 4],
      [2, 4],
      [2, 5],
      [4, 6],
      [4, 8],
      [5, 8],
      [7, 6],
      [7, 8],
    ],
    note: pick(
      {title: `Learn ${skills[0]} first`, text: 'Two skills wait for it', tone: 'accent', glyph: 'arrow'},
      {title: `${courses[2]} serves two`, text: `begin with ${people[0]}`, tone: 'accent', person: people[0]},
    ),
  }),

  'one-holder': ({skills, people, teams, near}) => {
    const counts = [near(11, 2), near(7, 1), near(4, 1), 1];
    return {
      layout: 'chart',
      label: 'How many people hold each skill',
      ground: 'accent',
      title: `At target in ${teams[0]}`,
      sub: 'People per skill',
      kind: 'bars',
      unit: '',
      points: counts.map((count, at) => [skills[at]!, count, at === 3 ? 'accent' : 'brand'] as const),
      behind: ['Course completions', 'would not show it'],
      note: {title: `${skills[3]}: 1 person`, text: people[0], tone: 'accent', person: people[0]},
    };
  },

  'skill-report': ({skills, teams, people, near, pick}) => {
    const rows = [
      [skills[0]!, near(92, 6), near(64, 14), near(78, 12), near(65, 14)],
      [skills[1]!, near(70, 14), near(85, 10), near(58, 14), near(81, 12)],
      [skills[2]!, near(88, 9), near(73, 14), near(90, 8), near(66, 14)],
      [skills[3]!, near(41, 10), near(50, 10), near(58, 10), near(38, 10)],
      [skills[4]!, near(76, 12), near(94, 5), near(83, 12), near(71, 14)],
    ] as const;
    const mean = ([, ...cells]: (typeof rows)[number]): number => cells.reduce((a, b) => a + b) / cells.length;
    const thin = rows.reduce((a, b) => (mean(a) < mean(b) ? a : b))[0];
    return {
      layout: 'matrix',
      label: 'A skill report',
      ground: 'plain',
      title: `Skill report, ${teams[0]}`,
      sub: 'Confirmed by quizzes and checklists, in per cent',
      kind: 'heat',
      columns: people.slice(0, 4),
      rows,
      behind: [`Skill report, ${teams[1]}`, 'September'],
      note: pick(
        {title: `${thin} is thin`, text: `across ${teams[0]}`, tone: 'accent', glyph: 'bell'},
        {title: `Shared with ${people[5]}`, text: 'until the end of November', glyph: 'link', at: 'start'},
      ),
    };
  },

  'skill-change': ({skills, teams, near}) => {
    const [march, rise] = [
      [near(58, 6), near(44, 6), near(70, 6), near(62, 4)],
      [near(15, 4), near(21, 5), 0, -near(4, 2)],
    ];
    const risen = rise!.filter((by) => by > 0).length;
    return {
      layout: 'table',
      label: 'Skills of a team in March and in September',
      ground: 'brand',
      title: `March to September, ${teams[0]}`,
      sub: 'Which skills rose, stayed or fell',
      rows: march!.map((then, at) => {
        const by = rise![at]!;
        return {
          lead: skills[at]!,
          sub: `${then}% to ${then + by}%`,
          glyph: by > 0 ? 'plus' : by < 0 ? 'cross' : 'clock',
          value: then + by,
          tone: by > 0 ? 'brand' : 'accent',
        };
      }),
      behind: ['Training budget', 'tested'],
      note: {title: `${risen} of 4 rose`, text: 'a popular course changed little', ring: risen * 25},
    };
  },

  'skill-rings': ({skills, people, near}) => ({
    layout: 'gallery',
    label: 'Skill levels of one person as rings',
    ground: 'accent',
    title: people[0]!,
    sub: 'The same data, cut three ways',
    kind: 'badge',
    filters: ['Person', 'Team', 'Role'],
    items: skills.map((title, at) => {
      const value = [near(88, 6), near(64, 8), 100, near(42, 8), near(71, 8), near(25, 6)][at]!;
      return {
        title,
        meta: value === 100 ? 'at target' : `${value}% of target`,
        value,
        tone: at % 3 ? 'brand' : 'accent',
      };
    }),
    note: {title: 'Team leads plan with it', text: 'HR and the person too', glyph: 'people'},
  }),

  evidence: ({skills, people, courses, near}) => ({
    layout: 'table',
    label: 'The evidence behind a skill level',
    ground: 'brand',
    title: `${skills[0]}, level 3`,
    sub: people[0],
    tag: ['3 sources', 'plain'],
    rows: [
      {lead: 'Checklist', sub: `signed by ${people[2]}`, glyph: 'check', meta: '4 Nov'},
      {lead: `Quiz: ${near(91, 6)}%`, sub: courses[0]!, glyph: 'star', meta: '22 Oct'},
      {lead: 'Certificate', sub: 'valid until March', glyph: 'file', meta: '12 Mar'},
    ],
    behind: ['Level 2', 'two sources'],
    note: {title: 'Answered with a source', text: 'when a customer asks', glyph: 'check'},
  }),

  'review-sheet': ({skills, people, courses, near, percent}) => {
    const levels = [near(3, 1), near(2, 1), 4];
    const targets = [4, 3, 4];
    return {
      layout: 'table',
      label: 'One page for a yearly review',
      ground: 'accent',
      title: `Review of ${people[0]}`,
      sub: 'Targets, levels and the next step',
      rows: levels.map((level, at) => ({
        lead: `${skills[at]}: ${level} of ${targets[at]}`,
        sub: level >= targets[at]! ? 'at target' : `next: ${courses[at]}`,
        glyph: level >= targets[at]! ? 'check' : 'arrow',
        value: percent(level, targets[at]!),
        tone: level >= targets[at]! ? 'brand' : 'accent',
      })),
      behind: ['Courses completed', 'on page 2'],
      note: {title: `Talk with ${people[4]}`, text: 'Thursday, 10:00', person: people[4]},
    };
  },

  'people-search': ({skills, people, teams, sites}) => {
    const rows = [
      {lead: people[0]!, sub: `${teams[0]}, ${sites[0]}`, tag: ['4 and 3', 'brand']},
      {lead: people[1]!, sub: `${teams[2]}, ${sites[1]}`, tag: ['3 and 3', 'brand']},
      {lead: people[2]!, sub: `${teams[3]}, ${sites[0]}`, tag: ['3 and 2', 'plain']},
    ] as const;
    return {
      layout: 'table',
      label: 'People found by their skills',
      ground: 'brand',
      title: 'Who could join the project?',
      sub: `Portuguese from 3, ${skills[0]!.toLowerCase()} from 2`,
      tag: [`${rows.length} people`, 'accent'],
      rows,
      behind: ['The usual circle', '1 person'],
      note: {title: 'Only the people in your teams', text: 'Set by your role', glyph: 'lock'},
    };
  },
} satisfies Record<string, Recipe>;
