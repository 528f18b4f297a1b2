/** The learner's view: progress, streaks, badges, certificates and the mobile app. */
import type {Recipe} from './types';

export const learner = {
  'learner-dashboard': ({courses, lessons, people, first, teams, near, pick, percent}) => {
    const lesson = near(3, 1);
    return {
      layout: 'rings',
      label: 'A learner’s dashboard',
      ground: 'brand',
      title: `Good morning, ${first[0]}`,
      sub: pick('Ten minutes will finish a lesson', 'One step before the quiz', `${teams[0]}, due on Friday`),
      tag: [`${near(12, 8)}-day streak`, 'accent'],
      rows: [
        {label: courses[0]!, value: percent(lesson - 1, 5)},
        {label: courses[1]!, value: near(62, 18), tone: 'accent'},
        {label: courses[2]!, value: near(84, 10)},
      ],
      stats: [
        ['points', near(1240, 380)],
        ['badges', near(6, 3)],
        ['due Friday', 1],
      ],
      behind: [`Leaderboard of ${teams[0]}`, '3rd of 12'],
      note: pick(
        {title: `Continue: ${lessons[lesson - 1]}`, text: `Lesson ${lesson} of 5, six minutes`, glyph: 'play'},
        {title: 'Next live session', text: `Thursday, 14:00, with ${people[3]}`, tone: 'accent', glyph: 'clock'},
        {title: 'Badge within reach', text: `One quiz left in ${courses[2]}`, tone: 'accent', glyph: 'star'},
      ),
    };
  },

  resume: ({lead, lessons, near}) => {
    const page = near(4, 2);
    return {
      layout: 'outline',
      label: 'A course, opened where it was left',
      ground: 'brand',
      title: lead,
      sub: 'You stopped on Tuesday, on your phone',
      tag: ['Lesson 2 of 5', 'brand'],
      steps: [
        {label: lessons[0]!, meta: 'finished', state: 'done'},
        {label: lessons[1]!, meta: `page ${page} of 7`, state: 'now', tag: [`${8 - page} min left`, 'accent']},
        {label: lessons[2]!, meta: '9 min', state: 'todo'},
        {label: lessons[3]!, meta: '7 min', state: 'todo'},
      ],
      note: {title: `Continue on page ${page}`, text: 'on any device', glyph: 'play'},
    };
  },

  'my-learning': ({courses, first, near}) => ({
    layout: 'table',
    label: 'Everything a learner owes, has begun and has earned',
    ground: 'plain',
    title: 'My learning',
    sub: `${first[0]}, one page`,
    tiles: [
      ['points', near(1240, 380)],
      ['badges', near(6, 3)],
      ['day streak', near(12, 6)],
    ],
    rows: [
      {lead: courses[0]!, sub: 'due Friday', glyph: 'bell', value: near(64, 15), tone: 'accent'},
      {lead: courses[1]!, sub: 'due 4 December', glyph: 'play', value: near(38, 15)},
      {lead: courses[2]!, sub: 'no date', glyph: 'play', value: near(22, 10)},
    ],
    behind: ['Earned', 'two certificates'],
    note: {title: 'One course due', text: 'twelve minutes to go', tone: 'accent', glyph: 'clock'},
  }),

  'due-list': ({courses, people, near, day}) => {
    const today = near(16, 2);
    return {
      layout: 'table',
      label: 'A learner’s assignments by date',
      ground: 'accent',
      title: 'Due next',
      sub: 'The nearest date first',
      tag: ['3 open', 'plain'],
      rows: [
        {lead: courses[0]!, sub: `set by ${people[1]}`, glyph: 'clock', tag: [day(today + 2), 'accent']},
        {lead: courses[1]!, sub: `moved by ${people[2]}`, glyph: 'clock', tag: [day(today + 9), 'brand']},
        {lead: courses[2]!, sub: `set by ${people[1]}`, glyph: 'clock', tag: [day(today + 17), 'plain']},
      ],
      behind: ['Finished in October', '4 courses'],
      note: {title: 'New date', text: `${courses[1]}: ${day(today + 9)}`, glyph: 'check'},
    };
  },

  'course-rings': ({courses, near}) => ({
    layout: 'gallery',
    label: 'Progress in each course as a ring',
    ground: 'brand',
    title: 'My courses',
    sub: 'A ring closes with the last quiz',
    tag: ['1 finished', 'brand'],
    kind: 'badge',
    items: [
      {title: courses[0]!, meta: 'one quiz left', value: near(92, 3)},
      {title: courses[1]!, meta: 'half way', value: 50, tone: 'accent'},
      {title: courses[2]!, meta: 'half way', value: 50},
      {title: 'Welcome day', meta: 'finished', value: 100},
      {title: courses[3]!, meta: 'just begun', value: near(18, 6)},
      {title: courses[4]!, meta: 'next month', value: 0},
    ],
    note: {title: 'Finish this one first', text: courses[0], tone: 'accent', glyph: 'star'},
  }),

  'my-skills': ({skills, roles, first, percent, near}) => {
    const levels = [near(3, 1), near(2, 1), 2];
    const targets = [4, 3, 2];
    const reached = levels.filter((level, at) => level >= targets[at]!).length;
    return {
      layout: 'rings',
      label: 'A learner’s own skill levels',
      ground: 'brand',
      title: `Skills of ${first[0]}`,
      sub: `Against the targets of a ${roles[1]}`,
      rows: levels.map((level, at) => ({
        label: skills[at]!,
        value: percent(level, targets[at]!),
        tone: at ? 'brand' : 'accent',
        meta: `level ${level} of ${targets[at]}`,
      })),
      stats: [
        ['at target', reached],
        ['to go', 3 - reached],
      ],
      behind: [`Next role: ${roles[2]}`, 'three skills'],
      note: {title: 'A course leads there', text: `${skills[0]}, level 4`, glyph: 'arrow'},
    };
  },

  streak: ({courses, near}) => {
    const streak = near(12, 4);
    const today = near(20, 3);
    return {
      layout: 'calendar',
      label: 'A learning streak in a calendar',
      ground: 'accent',
      title: 'November',
      sub: 'A ring for every day with a finished lesson',
      tag: [`${streak} days`, 'accent'],
      today,
      streak,
      events: [
        {day: today + 2, label: courses[1]!, meta: 'planned, ten minutes'},
        {day: today + 6, label: 'Streak badge', meta: 'if you keep going', tone: 'accent'},
      ],
      behind: ['October', '9 days'],
      note: {title: 'Today counts', text: 'Two cards reviewed on the train', tone: 'accent', glyph: 'flame'},
    };
  },

  'rest-days': ({teams, near}) => {
    const streak = near(11, 3);
    const today = near(25, 2);
    return {
      layout: 'calendar',
      label: 'A streak that rests at weekends',
      ground: 'plain',
      title: 'November',
      sub: `Working days of ${teams[0]}: Monday to Friday`,
      tag: [`${streak} working days`, 'accent'],
      today,
      streak,
      rests: true,
      events: [{day: today + 3, label: 'Day off', meta: 'the streak waits', tone: 'plain'}],
      behind: ['Working days', 'five a week'],
      note: {title: 'Weekends do not count', text: 'nor do days of leave', glyph: 'check'},
    };
  },

  points: ({teams, near, percent}) => {
    const [lessons, quizzes] = [near(6, 1), near(2, 1)];
    return {
      layout: 'rings',
      label: 'Points of a week by what earned them',
      ground: 'accent',
      title: 'Your week in points',
      sub: `${teams[0]}, what the rules reward`,
      tag: ['This week', 'plain'],
      rows: [
        {label: 'Lessons', value: percent(lessons, 8), meta: `${lessons} of 8`},
        {label: 'Quizzes', value: percent(quizzes, 4), tone: 'accent', meta: `${quizzes} of 4`},
        {label: 'Streak', value: 100, meta: '5 of 5 days'},
      ],
      stats: [
        ['points', lessons * 20 + quizzes * 45 + 50],
        ['place', '3rd'],
        ['badges', near(4, 2)],
      ],
      behind: ['Last week', '210 points'],
      note: {title: '45 points per quiz', text: 'also on the second try', tone: 'accent', glyph: 'star'},
    };
  },

  'play-settings': ({courses, near}) => ({
    layout: 'form',
    label: 'Points and boards switched off for one course',
    ground: 'plain',
    title: courses[3]!,
    sub: 'Not every course is a game',
    tag: ['This course only', 'plain'],
    fields: [
      ['off', 'Points', 'None for lessons or quizzes'],
      ['off', 'Leaderboard', 'Does not appear'],
      ['off', 'Streak', 'Not counted'],
      ['on', 'Certificate', 'Issued as before'],
    ],
    action: 'Save rules',
    behind: ['Other courses', 'play stays on'],
    note: {title: `${near(41, 9)} completions`, text: 'recorded as before', glyph: 'check'},
  }),

  leaderboard: ({teams, people, near}) => {
    const values = [near(1480, 60), near(1315, 60), near(1190, 40), near(940, 90), near(720, 80)];
    return {
      layout: 'ranking',
      label: 'A leaderboard',
      ground: 'accent',
      title: `${teams[0]} this month`,
      sub: 'Points from lessons, quizzes and streaks',
      tag: ['9 days left', 'plain'],
      unit: 'pts',
      rows: values.map((value, at) => ({
        name: people[at]!,
        meta: at === 2 ? 'you' : `${Math.floor(value / 80)} lessons`,
        value,
        mark: at === 2,
      })),
      behind: ['October', `won by ${people[3]}`],
      note: {title: 'Two places up', text: 'since Monday', tone: 'accent', glyph: 'star'},
    };
  },

  boards: ({teams, sites, people, near}) => ({
    layout: 'table',
    label: 'Leaderboards of a team, a site and a cohort',
    ground: 'accent',
    title: 'Your boards',
    sub: 'People who know each other',
    tag: ['Fresh each month', 'plain'],
    rows: [
      {lead: teams[0]!, sub: `team of ${near(9, 2)}`, glyph: 'people', tag: ['you are 3rd', 'accent']},
      {lead: sites[0]!, sub: `site, ${near(24, 5)} people`, glyph: 'globe', tag: ['you are 8th', 'plain']},
      {lead: 'Autumn cohort', sub: `${near(18, 3)} people`, glyph: 'star', tag: ['you are 2nd', 'brand']},
    ],
    behind: ['Whole company', 'no board'],
    note: {title: `${people[1]} is just ahead`, text: 'by 30 points', person: people[1]},
  }),

  badges: ({people, skills, company, percent}) => {
    const open = [
      {title: skills[4]!, done: 2, of: 3, what: 'quizzes'},
      {title: 'Mentor', done: 1, of: 4, what: 'sessions'},
    ];
    const earned = [
      {title: skills[0]!, meta: 'level 3'},
      {title: 'First to help', meta: 'forum', tone: 'accent'},
      {title: skills[2]!, meta: 'level 2'},
      {title: 'Thirty days', meta: 'streak', tone: 'accent'},
    ] as const;
    return {
      layout: 'gallery',
      label: 'Digital badges, earned and open',
      ground: 'accent',
      title: `Badges of ${people[0]}`,
      sub: `Earned at ${company}`,
      tag: [`${earned.length} earned`, 'accent'],
      kind: 'badge',
      items: [
        ...earned.map((item) => ({...item, value: 100})),
        ...open.map(({title, done, of, what}) => ({
          title,
          meta: `${done} of ${of} ${what}`,
          value: percent(done, of),
        })),
      ],
      note: {title: 'Share as a link', text: 'Anyone can check it', glyph: 'link', at: 'start'},
    };
  },

  'badge-levels': ({skills, people, near, day}) => ({
    layout: 'table',
    label: 'One badge at three levels',
    ground: 'brand',
    title: `${skills[0]}, by level`,
    sub: people[0],
    tag: ['Level 3', 'accent'],
    rows: [
      {lead: 'Level 3', sub: `observed by ${people[2]}`, glyph: 'star', tag: ['shown', 'accent']},
      {lead: 'Level 2', sub: 'two quizzes and a shift', glyph: 'check', meta: 'March'},
      {lead: 'Level 1', sub: 'first quiz', glyph: 'check', meta: 'January'},
    ],
    behind: [skills[1]!, 'level 1'],
    note: {title: 'Replaces level 2', text: `since ${day(near(16, 4))}`, glyph: 'check'},
  }),

  'badge-conditions': ({skills, people, near, percent}) => {
    const sessions = near(2, 1);
    return {
      layout: 'rings',
      label: 'The conditions of a badge',
      ground: 'accent',
      title: `Badge: ${skills[0]}`,
      sub: 'All three, in any order',
      rows: [
        {label: 'Quizzes passed', value: 100, meta: '3 of 3'},
        {label: 'Sessions as mentor', value: percent(sessions, 4), tone: 'accent', meta: `${sessions} of 4`},
        {label: 'Checklist signed', value: 100, meta: 'level 3'},
      ],
      behind: ['Five logins', 'earns nothing'],
      note: {title: `${4 - sessions} sessions to go`, text: `next with ${people[1]}`, person: people[1]},
    };
  },

  'badge-check': ({people, skills, company, near, day}) => ({
    layout: 'form',
    label: 'The public page of a badge',
    ground: 'accent',
    title: 'Badge, checked today',
    sub: `Issued by ${company}`,
    fields: [
      ['text', 'Holder', people[0]!],
      ['text', 'For', `${skills[0]}, level 3`],
      ['state', 'Earned', `${day(near(14, 6))} 2026`, 'Valid'],
    ],
    action: 'How it was earned',
    behind: ['Opened from a link', 'no account'],
    note: {title: 'Nothing else is shown', text: 'no scores, no e-mail', glyph: 'lock'},
  }),

  certificate: ({people, first, courses, company, near, pick}) => ({
    layout: 'certificate',
    label: 'A certificate',
    ground: pick('accent', 'brand'),
    title: 'Certificate of completion',
    sub: company,
    name: people[0]!,
    course: courses[0]!,
    facts: [
      ['Completed', `${near(14, 6)} November 2026`],
      ['Final quiz', `${near(88, 9)}%`],
      ['Assessor', people[5]!],
    ],
    note: pick(
      {title: 'Verified', text: `Issued by ${company}`, glyph: 'check'},
      {title: 'Renews in 365 days', text: 'Enrolment follows by itself', tone: 'accent', glyph: 'clock'},
      {title: `Sent to ${first[0]}`, text: 'PDF and public link', glyph: 'mail', at: 'start'},
    ),
  }),

  issued: ({people, lead, near}) => {
    const minute = near(14, 8) + 10;
    return {
      layout: 'outline',
      label: 'A certificate issued in the minute of passing',
      ground: 'brand',
      title: lead,
      sub: `${people[0]}, today`,
      tag: ['Issued', 'brand'],
      steps: [
        {label: 'Last lesson finished', meta: `13:${minute}`, state: 'done'},
        {label: `Checklist signed by ${people[5]}`, meta: `13:${minute + 9}`, state: 'done'},
        {label: `Final quiz: ${near(90, 8)}%`, meta: `14:${minute}`, state: 'done'},
        {label: 'Certificate and public link', meta: `14:${minute}`, state: 'now'},
      ],
      note: {title: `On its way to ${people[0]}`, text: 'PDF and link', glyph: 'mail'},
    };
  },

  revoked: ({people, lead, near, day}) => {
    const start = near(9, 3);
    return {
      layout: 'outline',
      label: 'A withdrawn certificate and its history',
      ground: 'plain',
      title: `Certificate: ${lead}`,
      sub: people[0],
      tag: ['Withdrawn', 'accent'],
      steps: [
        {label: `Issued by ${people[3]}`, meta: day(start), state: 'done'},
        {label: 'Result was another person’s', meta: day(start + 4), state: 'now'},
        {label: `Withdrawn by ${people[4]}`, meta: day(start + 4), state: 'done'},
      ],
      behind: ['Audit log', 'two entries'],
      note: {title: 'Public page updated', text: '“No longer valid”', tone: 'accent', glyph: 'link'},
    };
  },

  'mobile-offline': ({courses, company, near, percent}) => {
    const lesson = near(3, 1);
    return {
      layout: 'phone',
      label: 'The mobile app without a signal',
      ground: 'brand',
      clock: '06:42',
      title: 'Saved on this phone',
      sub: `${company} learning`,
      tag: ['Offline', 'accent'],
      items: [
        {
          label: courses[0]!,
          meta: `${near(48, 15)} MB, 5 lessons`,
          value: percent(lesson - 1, 5),
          glyph: 'check',
        },
        {label: courses[1]!, meta: `${near(31, 12)} MB, 4 lessons`, value: 25, glyph: 'check'},
        {label: courses[2]!, meta: 'waits for Wi-Fi', value: 0, glyph: 'down'},
      ],
      action: `Continue lesson ${lesson}`,
      note: {title: `${near(3, 1)} results wait`, text: 'sent with the next signal', glyph: 'clock'},
    };
  },

  'save-course': ({courses, near, percent}) => {
    const [whole, size] = [near(48, 12), near(31, 8)];
    const saved = near(18, 6);
    return {
      layout: 'phone',
      label: 'Courses being saved on a phone',
      ground: 'plain',
      clock: '17:05',
      title: 'Take with you',
      sub: 'Videos included',
      tag: ['Wi-Fi', 'brand'],
      items: [
        {label: courses[0]!, meta: `${whole} MB, saved`, value: 100, glyph: 'check'},
        {label: courses[1]!, meta: `${saved} of ${size} MB`, value: percent(saved, size), glyph: 'down'},
        {label: courses[2]!, meta: `${near(120, 30)} MB, on Wi-Fi only`, value: 0, glyph: 'clock'},
      ],
      action: 'Save for tonight',
      note: {title: `${percent(saved, size)}% saved`, text: courses[1], ring: percent(saved, size)},
    };
  },

  'phone-storage': ({courses, near}) => {
    const sizes = [near(48, 12), near(31, 8), near(22, 6)];
    const sum = sizes[0]! + sizes[1]! + sizes[2]!;
    return {
      layout: 'chart',
      label: 'What is stored on a phone',
      ground: 'brand',
      title: 'On this phone',
      sub: 'Works without a signal',
      tag: [`${sum} MB`, 'plain'],
      kind: 'bars',
      unit: 'MB',
      points: [
        ...sizes.map((size, at) => [courses[at]!, size] as const).sort(([, a], [, b]) => b - a),
        [courses[3]!, 0, 'accent'],
      ],
      behind: ['Waits for Wi-Fi', '1 course'],
      note: {title: 'On board for tonight', text: courses[0], glyph: 'check'},
    };
  },

  'phone-checklist': ({skills, lessons, people}) => ({
    layout: 'phone',
    label: 'A checklist on a supervisor’s phone',
    ground: 'brand',
    clock: '10:18',
    title: `${skills[0]}, at work`,
    sub: people[0],
    tag: ['Offline', 'accent'],
    items: [
      {label: lessons[0]!, meta: 'seen, 10:12', value: 100, glyph: 'check'},
      {label: lessons[1]!, meta: 'seen, 10:16', value: 100, glyph: 'check'},
      {label: lessons[2]!, meta: 'now', value: 0, glyph: 'clock'},
    ],
    action: 'Confirm step 3',
    note: {title: '2 of 5 done', text: `by ${people[1]}`, ring: 40},
  }),

  'needs-signal': ({lead, near}) => {
    const stored = [
      ['Lessons', `${near(5, 1)} with videos`, 'play'],
      ['Quizzes', 'results wait on the phone', 'check'],
      ['Flashcards', 'the cards that are due', 'star'],
    ] as const;
    const online = [
      ['Live session', 'runs over the network', 'people'],
      ['Forum', 'runs over the network', 'mail'],
    ] as const;
    return {
      layout: 'table',
      label: 'What of a course works without a connection',
      ground: 'plain',
      title: lead,
      sub: 'Before you leave the signal behind',
      tag: [`${stored.length} of ${stored.length + online.length} stored`, 'brand'],
      rows: [
        ...stored.map(([head, sub, glyph]) => ({lead: head, sub, glyph, tag: ['stored', 'brand']}) as const),
        ...online.map(([head, sub, glyph]) => ({lead: head, sub, glyph, tag: ['online', 'accent']}) as const),
      ],
      behind: ['LTI tools', 'online'],
      note: {title: 'You are told before you tap', text: 'not after', glyph: 'phone'},
    };
  },
} satisfies Record<string, Recipe>;
