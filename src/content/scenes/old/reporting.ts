/** Figures, reports, digests and exports. */
import type {Recipe} from './types';

/** Levels of Bloom’s taxonomy. */
const LEVELS = ['Remember', 'Understand', 'Apply', 'Analyse', 'Evaluate', 'Create'] as const;

export const reporting = {
  analytics: ({company, teams, sites, courses, lessons, people, near, pick}) => ({
    layout: 'chart',
    label: 'Learning analytics',
    ground: 'brand',
    title: pick(company, teams[0]!, `${sites[0]}, all teams`),
    sub: 'Finished on time, by month',
    tag: ['June to November', 'plain'],
    tiles: [
      ['learning this week', near(318, 140)],
      ['courses finished', near(96, 40)],
      ['mean quiz result', `${near(81, 7)}%`],
    ],
    kind: pick('line', 'line', 'columns'),
    unit: '%',
    points: [
      ['Jun', near(48, 8)],
      ['Jul', near(55, 8)],
      ['Aug', near(51, 8)],
      ['Sep', near(66, 7)],
      ['Oct', near(72, 6)],
      ['Nov', near(88, 5), 'accent'],
    ],
    note: pick(
      {title: `${sites[0]} leads`, text: `${courses[1]} closed early`, tone: 'accent', glyph: 'star'},
      {title: `${near(4, 2)} people stuck`, text: `in “${lessons[2]}”`, tone: 'accent', glyph: 'bell', at: 'start'},
      {title: `Same view for ${people[2]}`, text: 'own team only', person: people[2]},
    ),
  }),

  'late-or-never': ({courses, sites, near}) => {
    const parts = [near(41, 6), near(9, 2), near(5, 2)];
    const sum = parts.reduce((a, b) => a + b);
    return {
      layout: 'chart',
      label: 'Late and never started, kept apart',
      ground: 'accent',
      title: courses[0]!,
      sub: `${sites[0]}, ${sum} people`,
      kind: 'bars',
      unit: '',
      points: [
        ['Finished', parts[0]!],
        ['Late, under way', parts[1]!, 'accent'],
        ['Never opened', parts[2]!, 'plain'],
      ],
      behind: ['“Incomplete”', `${parts[1]! + parts[2]!} in one pot`],
      note: {
        title: `${parts[2]} may lack the invitation`,
        text: 'the others need an hour',
        tone: 'accent',
        glyph: 'mail',
      },
    };
  },

  'bar-to-names': ({people, sites, courses, near, day}) => {
    const names = [0, 1, 2];
    return {
      layout: 'table',
      label: 'The people behind a bar of a chart',
      ground: 'accent',
      title: `Overdue, ${sites[0]}`,
      sub: 'From the chart, one click',
      tag: [`${names.length} people`, 'accent'],
      rows: names.map((at) => ({
        lead: people[at]!,
        sub: courses[at]!,
        tag: [`due ${day(6 + at * 3 + near(1, 1))}`, at ? 'plain' : 'accent'],
      })),
      behind: ['Chart', 'where you left it'],
      note: {title: `Remind all ${names.length}`, text: 'or export them', glyph: 'mail'},
    };
  },

  'item-analysis': ({ask, options, near}) => {
    const [right, wrong] = [near(22, 4), near(66, 4)];
    return {
      layout: 'chart',
      label: 'Which answers were chosen for one question',
      ground: 'plain',
      title: 'Question 5: answers chosen',
      sub: ask,
      kind: 'bars',
      unit: '%',
      points: [
        [options[1]!, wrong, 'accent'],
        [options[0]!, right],
        [options[2]!, 100 - right - wrong, 'plain'],
      ],
      behind: ['Question 4', '91% right'],
      note: {title: `${wrong}% pick the same one`, text: 'suspect the wording', tone: 'accent', glyph: 'bell'},
    };
  },

  'drop-off': ({courses, near}) => {
    const steps = [100, near(94, 2), near(88, 3), near(52, 5), near(47, 3), near(43, 2)];
    return {
      layout: 'chart',
      label: 'How many learners reach each lesson',
      ground: 'brand',
      title: courses[0]!,
      sub: 'Learners who reach each lesson',
      kind: 'columns',
      unit: '%',
      points: steps.map((value, at) => [`${at + 1}`, value, at === 3 ? 'accent' : 'brand'] as const),
      behind: ['Lesson 4', 'one video of 40 minutes'],
      note: {
        title: `${steps[2]! - steps[3]!} points lost`,
        text: 'between lessons 3 and 4',
        tone: 'accent',
        glyph: 'bell',
      },
    };
  },

  'all-courses': ({courses, near}) => {
    const overdue = [near(3, 1), near(2, 1), 0];
    return {
      layout: 'table',
      label: 'All courses on one page',
      ground: 'accent',
      title: 'All courses',
      sub: 'This quarter, all teams',
      tiles: [
        ['enrolled', near(640, 120)],
        ['overdue', overdue.reduce((a, b) => a + b)],
        ['mean result', `${near(81, 6)}%`],
      ],
      rows: overdue.map((late, at) => ({
        lead: courses[at]!,
        sub: late ? `${late} overdue` : 'none overdue',
        glyph: 'play',
        value: [near(86, 6), near(71, 6), near(58, 8)][at],
        tone: at === 1 ? 'accent' : 'brand',
      })),
      behind: ['Filter', 'stays from chart to chart'],
      note: {title: 'The same people throughout', text: 'whatever you open', glyph: 'people'},
    };
  },

  'joined-chart': ({courses, near}) => {
    const trained = [near(12, 4), near(24, 4), near(41, 5), near(58, 5), near(72, 5), near(84, 5)];
    return {
      layout: 'chart',
      label: 'Team progress next to figures from elsewhere',
      ground: 'accent',
      title: 'Board report, safety',
      sub: `${courses[0]} and near misses`,
      tag: ['From the API', 'brand'],
      kind: 'line',
      unit: '%',
      points: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((month, at) => [month, trained[at]!] as const),
      other: {names: ['trained, %', 'near misses'], values: [80, 74, 61, 47, 38, 29]},
      behind: ['Your own tool', 'slide 4'],
      note: {title: 'One call per team', text: 'GET /teams/{id}/progress', glyph: 'link'},
    };
  },

  'team-progress': ({teams, people, courses, near, pick}) => {
    const finished = pick(false, true);
    const values = [finished ? 100 : near(94, 3), near(82, 4), near(71, 5), near(54, 6), near(28, 8)];
    const mean = Math.round(values.reduce((a, b) => a + b) / values.length);
    const onTrack = values.filter((value) => value >= 50).length;
    const state = [finished ? 'finished' : 'last page', 'quiz open', 'lesson 4 of 5', 'lesson 3 of 5', 'lesson 2 of 5'];
    return {
      layout: 'table',
      label: 'The progress of a team',
      ground: pick('brand', 'plain'),
      title: teams[0]!,
      sub: `${courses[0]}, due Friday`,
      tag: [`${onTrack} of ${values.length} on track`, 'brand'],
      rows: values.map((value, at) => ({
        lead: people[at]!,
        sub: state[at]!,
        value,
        tone: value < 50 ? 'accent' : 'brand',
      })),
      behind: [teams[1]!, '8 of 9 on track'],
      note: finished
        ? {title: `${people[0]} finished`, text: 'certificate issued', person: people[0]}
        : pick(
            {title: `${mean}% of the team’s way`, text: 'up since Monday', ring: mean},
            {title: 'Due date moved', text: `for ${people[4]}, to 4 December`, tone: 'accent', glyph: 'clock'},
          ),
    };
  },

  'team-view': ({people, skills, courses, near}) => {
    const ready = near(6, 1);
    return {
      layout: 'table',
      label: 'A manager’s view of a shift',
      ground: 'brand',
      title: 'Late shift',
      sub: `To ${people[0]}, this morning`,
      tiles: [
        ['ready', ready],
        ['overdue', 2],
        ['people', ready + 3],
      ],
      rows: [
        {lead: people[1]!, sub: courses[0]!, tag: ['overdue', 'accent']},
        {lead: people[2]!, sub: courses[1]!, tag: ['overdue', 'accent']},
        {lead: people[3]!, sub: 'new truck, signed off', tag: ['ready', 'brand']},
      ],
      behind: ['Early shift', 'none overdue'],
      note: {title: `${skills[0]} is thin`, text: 'two of six below target', tone: 'accent', glyph: 'bell'},
    };
  },

  'platform-overview': ({company, people, sites, near, pick}) => ({
    layout: 'chart',
    label: 'An overview of the platform',
    ground: 'plain',
    title: `Everyone who learns with ${company}`,
    sub: 'Active this month, by audience',
    tiles: [
      ['people', near(1482, 400)],
      ['teams', near(38, 12)],
      ['courses', near(124, 40)],
    ],
    kind: 'rings',
    unit: '%',
    points: [
      ['Staff', near(88, 7)],
      ['Customers', near(57, 12), 'accent'],
      ['Partners', near(71, 10)],
    ],
    behind: ['Audit log', `${near(42, 20)} entries today`],
    note: pick(
      {title: 'Compliance report', text: `sent to ${people[0]}, 07:00`, glyph: 'check'},
      {title: `${people[0]} signed in`, text: `from ${sites[1]}, through SSO`, person: people[0]},
    ),
  }),

  'manager-digest': ({people, teams, courses, near}) => ({
    layout: 'table',
    label: 'A manager’s digest',
    ground: 'accent',
    title: 'Your team this week',
    sub: `To ${people[6]}, ${teams[0]}`,
    tag: ['Monday, 07:00', 'plain'],
    tiles: [
      ['on track', near(9, 3)],
      ['need you', 2],
      ['finished', near(4, 2)],
    ],
    rows: [
      {lead: people[0]!, sub: courses[0]!, tag: ['overdue', 'accent']},
      {lead: people[1]!, sub: courses[1]!, tag: ['due Wednesday', 'plain']},
      {lead: people[2]!, sub: `passed with ${near(91, 7)}%`, tag: ['done', 'brand']},
    ],
    behind: ['Inbox', '7 messages'],
    note: {title: 'Remind both', text: 'one click, two e-mails', glyph: 'mail'},
  }),

  exceptions: ({people, lessons, courses, near}) => ({
    layout: 'table',
    label: 'A digest that names only the exceptions',
    ground: 'brand',
    title: 'Three to look at',
    sub: 'Everybody else is a number',
    tag: [`${near(17, 4)} on course`, 'brand'],
    rows: [
      {lead: people[0]!, sub: courses[0]!, tag: ['overdue', 'accent']},
      {lead: people[1]!, sub: courses[1]!, tag: ['due in 2 days', 'plain']},
      {lead: people[2]!, sub: `quiz of “${lessons[2]}”`, tag: ['stuck', 'accent']},
    ],
    behind: ['Roll call', 'left out'],
    note: {title: 'Read in half a minute', text: 'standing up', glyph: 'clock'},
  }),

  'three-teams': ({teams, people, near}) => {
    const values = [near(88, 5), near(74, 5), near(61, 6)];
    return {
      layout: 'table',
      label: 'One digest with a section per team',
      ground: 'accent',
      title: 'Three teams, one message',
      sub: `To ${people[0]}`,
      tag: ['Monday', 'plain'],
      rows: values.map((value, at) => ({
        lead: teams[at]!,
        sub: at ? `${at} need you` : 'all on track',
        glyph: 'people',
        value,
        tone: at ? 'accent' : 'brand',
      })),
      behind: [teams[3]!, `led by ${people[5]}`],
      note: {title: 'Your people only', text: 'as on the screens', glyph: 'lock'},
    };
  },

  'report-schedule': ({courses, teams, sites, people, first, near, pick}) => {
    const [when, at] = pick(['Every Monday', '07:00'], ['First of the month', '07:00'], ['Every Thursday', '06:30']);
    return {
      layout: 'form',
      label: 'A scheduled report',
      ground: pick('plain', 'brand'),
      title: pick('Completions by site', 'Overdue by team', `Quiz results, ${courses[0]}`),
      sub: 'Scheduled report',
      tag: ['On', 'brand'],
      fields: [
        ['rule', 'When', when, 'at', at],
        ['chips', 'Covers', teams[0]!, teams[1]!, sites[0]!],
        ['text', 'To', `${people[0]}, ${people[1]}`],
        ['on', 'Attachment', `CSV, ${near(214, 90)} rows last time`],
      ],
      action: 'Save schedule',
      note: {title: `Sent at ${at}`, text: `opened by ${first[0]}`, glyph: 'mail'},
    };
  },

  'report-mail': ({sites, people, near}) => {
    const rows = [near(94, 3), near(86, 4), near(72, 5)];
    return {
      layout: 'table',
      label: 'A report in the inbox',
      ground: 'brand',
      title: 'Last week by site',
      sub: `To ${people[0]} and ${people[1]}`,
      tag: ['Monday, 07:00', 'accent'],
      rows: rows.map((value, at) => ({
        lead: sites[at]!,
        sub: at ? `${at} overdue` : 'none overdue',
        glyph: 'globe',
        value,
        tone: at < 2 ? 'brand' : 'accent',
      })),
      behind: ['Works meeting', '07:30'],
      note: {title: 'Sunday evening is free', text: `for ${people[2]}`, person: people[2]},
    };
  },

  'site-copies': ({sites, teams, people, near}) => ({
    layout: 'table',
    label: 'One schedule with a copy for each site',
    ground: 'accent',
    title: 'One report, three copies',
    sub: 'Each with the reader’s own teams',
    tag: ['First of the month', 'plain'],
    rows: sites.map((site, at) => ({
      lead: people[at]!,
      sub: `${site}: ${at ? `${teams[at]}` : `${teams[0]} and ${teams[3]}`}`,
      tag: [`${near([41, 23, 34][at]!, 6)} people`, 'plain'],
    })),
    behind: ['Master file', 'not cut by hand'],
    note: {title: 'No piece goes astray', text: 'permissions decide', glyph: 'lock'},
  }),

  'sent-reports': ({people, near, day}) => {
    const last = near(3, 1);
    return {
      layout: 'outline',
      label: 'What was sent to whom, and when',
      ground: 'brand',
      title: 'Overdue by team',
      sub: 'Every sending and every edit',
      tag: ['3 entries', 'plain'],
      steps: [
        {
          mark: '1',
          label: 'Sent to the board',
          meta: `${last} April, 07:00`,
          state: 'done',
          tag: ['4 readers', 'brand'],
        },
        {mark: '2', label: `${people[1]} added as reader`, meta: '19 April', state: 'now'},
        {mark: '3', label: 'Sent to the board', meta: `${last} May, 07:00`, state: 'done', tag: ['5 readers', 'brand']},
      ],
      behind: ['“Was the board informed?”', day(near(12, 4))],
      note: {title: `Yes, on ${last} April`, text: 'the entry has a date', glyph: 'check'},
    };
  },

  'report-list': ({courses, people, near, day}) => {
    const next = near(22, 1);
    return {
      layout: 'table',
      label: 'All scheduled reports with their next date',
      ground: 'accent',
      title: 'Scheduled reports',
      sub: 'Next date, readers, owner',
      rows: [
        {lead: 'Overdue by team', sub: `owner ${people[0]}, 4 readers`, glyph: 'clock', meta: day(next)},
        {lead: `Quiz: ${courses[0]}`, sub: `owner ${people[1]}, 2 readers`, glyph: 'clock', meta: day(next + 2)},
        {lead: 'Seat list', sub: `owner ${people[0]}, finance`, glyph: 'clock', meta: day(next + 9)},
      ],
      behind: ['Sent this month', `${near(14, 4)} reports`],
      note: {title: `Hand over to ${people[2]}`, text: 'both of yours, one minute', person: people[2]},
    };
  },

  'csv-export': ({company, teams, first, sites, near, pick, thousands}) => {
    const [name, column, filter] = pick(
      ['completions.csv', 'result', 'finished in November'],
      ['quiz-results.csv', 'result', 'quizzes of November'],
      ['participants.csv', 'attempts', 'enrolled in November'],
    );
    const rows = near(1204, 500);
    const values = column === 'result' ? [near(91, 6), near(84, 9), near(77, 9), near(95, 4)] : [2, 1, 3, 1];
    return {
      layout: 'code',
      label: 'A CSV export',
      ground: 'plain',
      title: name,
      sub: `${company}, ${teams[0]}`,
      tag: [`${thousands(rows)} rows`, 'plain'],
      lines: [
        `name,site,${column},date`,
        ...[12, 15, 18, 21].map((day, at) => `${first[at]},${sites[at % 3]},${values[at]},2026-11-${day + near(0, 1)}`),
      ],
      results: [
        [`Filtered: ${filter}`, true],
        ['Columns named for your HR system', true],
      ],
      note: {title: 'Ready', text: `${Math.round(rows * 0.04)} kB, opens in any sheet`, glyph: 'down'},
    };
  },

  'id-lookup': ({people, near}) => {
    const id = near(4127, 900);
    const [given] = people[0]!.split(' ');
    return {
      layout: 'code',
      label: 'Two exports matched by identifier',
      ground: 'brand',
      title: 'Same person, new name',
      sub: 'users.csv, 2025 and 2026',
      tag: ['1 match', 'brand'],
      lines: ['user_id,name', `${id},${people[0]}`, '', 'user_id,name', `${id},${given} ${people[7]!.split(' ')[1]}`],
      results: [[`Matched by user_id ${id}`, true]],
      behind: ['Matched by name', 'nothing found'],
      note: {title: 'Married in May', text: 'the identifier stays', glyph: 'check'},
    };
  },

  completions: ({people, courses, near, day}) => {
    const start = near(8, 3);
    return {
      layout: 'table',
      label: 'Completions with course, version and day',
      ground: 'accent',
      title: 'Completions',
      sub: 'Who, which course, which version, which day',
      tag: ['For the assessor', 'plain'],
      rows: [0, 1, 2, 3].map((at) => ({
        lead: people[at]!,
        sub: `${courses[at % 2]}, version ${at % 2 ? 4 : 7}`,
        meta: day(start + at * 3),
      })),
      behind: ['Certificates', 'same rows'],
      note: {title: 'Everything asked for', text: 'side by side', glyph: 'check'},
    };
  },

  'which-export': ({near, thousands}) => ({
    layout: 'table',
    label: 'File, schedule or API',
    ground: 'brand',
    title: 'Who asks, and how often?',
    sub: 'Three ways out for the same rows',
    rows: [
      {lead: 'Once, by a person', sub: 'export a file', glyph: 'file', tag: ['CSV', 'plain']},
      {lead: 'Every month, by a person', sub: 'schedule the report', glyph: 'clock', tag: ['e-mail', 'accent']},
      {lead: 'By a program', sub: 'pages and permissions', glyph: 'link', tag: ['API', 'brand']},
    ],
    behind: ['Copy and paste', 'never'],
    note: {title: `${thousands(near(1204, 400))} rows either way`, text: 'the same columns', glyph: 'check'},
  }),

  'names-csv': ({near}) => ({
    layout: 'code',
    label: 'An export in which names keep their letters',
    ground: 'accent',
    title: 'participants.csv',
    sub: 'One line per record, UTF-8',
    tag: ['4 rows', 'plain'],
    lines: [
      'name,date',
      `Łukasz Wójcik,2026-11-${near(12, 2)}`,
      `Zoë Lindström,2026-11-${near(15, 1)}`,
      `Núria Puig,2026-11-${near(18, 1)}`,
      `Jörg Weiß,2026-11-${near(21, 1)}`,
    ],
    behind: ['List on the door', 'printed from it'],
    note: {title: 'Ł and ë arrive', text: 'dates in one format', glyph: 'check'},
  }),

  bloom: ({courses, people, near, pick}) => {
    const values = [near(92, 4), near(84, 3), near(71, 6), near(48, 8), near(36, 3), near(28, 4)];
    const [apply, create] = [values[2]!, values[5]!];
    return {
      layout: 'chart',
      label: 'A report by Bloom’s taxonomy',
      ground: 'plain',
      title: courses[0]!,
      sub: 'Correct answers by level of Bloom’s taxonomy',
      tag: [`${near(142, 60)} answers`, 'plain'],
      kind: 'bars',
      unit: '%',
      points: LEVELS.map((level, at) => [level, values[at]!, values[at]! < 50 ? 'accent' : 'brand'] as const),
      note: pick(
        {title: 'Rules known, not yet used', text: `Practise with ${people[2]}`, tone: 'accent', glyph: 'bell'},
        {title: `From ${apply}% to ${create}%`, text: 'beyond “Apply” it thins out', tone: 'accent', glyph: 'down'},
      ),
    };
  },

  'bloom-questions': ({lead, near}) => {
    const counts = [near(13, 1), near(4, 1), 2, 1, 0, 0];
    const sum = counts.reduce((a, b) => a + b);
    return {
      layout: 'chart',
      label: 'Questions of a quiz by Bloom’s levels',
      ground: 'accent',
      title: `Quiz: ${lead}`,
      sub: 'Questions at each level',
      tag: [`${sum} questions`, 'plain'],
      kind: 'bars',
      unit: '',
      points: LEVELS.map((level, at) => [level, counts[at]!, at ? 'brand' : 'accent'] as const),
      behind: ['Before publishing', 'version 2'],
      note: {
        title: `${counts[0]} of ${sum} are recall`,
        text: 'add questions at “Apply”',
        tone: 'accent',
        glyph: 'bell',
      },
    };
  },

  'bloom-people': ({people, teams, near}) => ({
    layout: 'matrix',
    label: 'Results of a team by Bloom’s levels',
    ground: 'brand',
    title: `Where ${teams[0]} stops`,
    sub: 'Correct answers in per cent',
    kind: 'heat',
    columns: people.slice(0, 4),
    rows: [
      ['Remember', near(94, 4), near(90, 5), near(96, 3), near(88, 5)],
      ['Understand', near(88, 5), near(84, 6), near(90, 5), near(80, 6)],
      ['Apply', near(52, 6), near(44, 6), near(56, 6), near(40, 6)],
      ['Analyse', near(40, 6), near(36, 6), near(46, 6), near(32, 6)],
    ],
    behind: ['Another slide deck', 'will not help'],
    note: {title: 'Stops at “Apply”', text: 'a morning with a mentor', tone: 'accent', glyph: 'people'},
  }),

  'bloom-shape': ({lead, near}) => {
    const levels = [
      ['Remember', near(9, 1), near(92, 4)],
      ['Understand', near(6, 1), near(84, 4)],
      ['Apply', near(5, 1), near(68, 6)],
      ['Analyse', 3, near(49, 6)],
    ] as const;
    return {
      layout: 'table',
      label: 'How many questions a course asks at each level',
      ground: 'accent',
      title: `The shape of ${lead}`,
      sub: 'Questions asked, and answered right',
      tag: [`${levels.reduce((sum, [, count]) => sum + count, 0)} questions`, 'plain'],
      rows: levels.map(([head, count, value], at) => ({
        lead: head,
        sub: `${count} questions`,
        glyph: at < 2 ? 'file' : 'star',
        value,
        tone: value < 60 ? 'accent' : 'brand',
      })),
      behind: ['Evaluate, Create', 'in the forum'],
      note: {title: 'Read in seconds', text: 'by author and reviewer', glyph: 'check'},
    };
  },
} satisfies Record<string, Recipe>;
