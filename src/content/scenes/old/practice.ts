/** Quizzes and flashcards. */
import type {Recipe} from './types';

export const practice = {
  quiz: ({lead, lessons, ask, options, near}) => {
    const question = near(4, 2);
    return {
      layout: 'quiz',
      label: 'A quiz question',
      ground: 'brand',
      title: lead,
      sub: `Question ${question} of 8`,
      tag: ['Standard quiz', 'plain'],
      ask,
      options: [{text: options[1]!}, {text: options[0]!, state: 'right'}, {text: options[2]!}],
      behind: [`Question ${question - 1}`, 'answered'],
      note: {title: 'Correct', text: `From “${lessons[1]}”`, glyph: 'check'},
    };
  },

  'second-attempt': ({lead, lessons, ask, options, near}) => {
    const question = near(5, 2);
    return {
      layout: 'quiz',
      label: 'A missed question that leads back to its lesson',
      ground: 'accent',
      title: lead,
      sub: `Question ${question} of 8`,
      tag: ['Missed once', 'accent'],
      ask,
      options: [{text: options[1]!, state: 'wrong'}, {text: options[0]!}, {text: options[2]!}],
      behind: [`Question ${question - 1}`, 'right'],
      note: {title: 'Read it again', text: lessons[1], glyph: 'arrow'},
    };
  },

  'question-pool': ({people, lead}) => ({
    layout: 'table',
    label: 'Different questions for each attempt',
    ground: 'plain',
    title: 'Eight out of thirty',
    sub: `Quiz of ${lead}`,
    tag: ['Order mixed', 'plain'],
    rows: [
      {lead: people[0]!, sub: '4, 9, 12, 17, 21, 22, 27, 30', meta: 'first try'},
      {lead: people[1]!, sub: '2, 6, 9, 11, 18, 24, 25, 29', meta: 'first try'},
      {lead: people[2]!, sub: '1, 5, 8, 14, 16, 20, 23, 28', meta: 'first try'},
      {lead: `${people[2]}, again`, sub: '3, 7, 10, 13, 15, 19, 26, 30', glyph: 'clock', meta: 'second try'},
    ],
    behind: ['Pool', '30 questions'],
    note: {title: 'A list of letters is worthless', text: 'answers change places', glyph: 'check'},
  }),

  essential: ({lessons, people}) => {
    const topics = [
      [lessons[0]!, 2, 2],
      [lessons[1]!, 3, 3],
      [lessons[3]!, 3, 4],
    ] as const;
    const right = topics.reduce((sum, [, got]) => sum + got, 0);
    return {
      layout: 'table',
      label: 'A quiz result with one essential question missed',
      ground: 'accent',
      title: `Result of ${people[0]}`,
      sub: 'One question counts for itself',
      tag: ['Not passed', 'accent'],
      tiles: [
        ['right', `${right} of 10`],
        ['essential', '0 of 1'],
        ['pass mark', '8 of 10'],
      ],
      rows: [
        {lead: lessons[2]!, sub: 'essential, missed', glyph: 'cross', tag: ['0 of 1', 'accent']},
        ...topics.map(([topic, got, of]) => ({
          lead: topic,
          sub: got === of ? 'all right' : 'one missed',
          glyph: 'check' as const,
          meta: `${got} of ${of}`,
        })),
      ],
      note: {title: 'The rule was shown first', text: 'before question 1', glyph: 'bell'},
    };
  },

  'coding-quiz': ({people, near}) => {
    const results = [
      ['Three items', true],
      ['Empty basket', true],
      ['Price missing: expected 0', false],
    ] as const;
    return {
      layout: 'code',
      label: 'A coding quiz',
      ground: 'plain',
      title: 'Total of a basket',
      sub: 'Coding quiz, Python',
      tag: [`${results.filter(([, ok]) => ok).length} of ${results.length} checks`, 'accent'],
      lines: [
        'def total(basket):',
        '    result = 0',
        '    for item in basket:',
        "        result += item['price']",
        '    return round(result, 2)',
      ],
      results,
      behind: ['basket.py', 'saved'],
      note: {title: people[0]!, text: `third attempt, ${near(14, 5)} minutes`, person: people[0]},
    };
  },

  'code-cases': ({near}) => {
    const cases = [
      ['Three items', 'add up to 24.50', true],
      ['Empty basket', 'costs 0', true],
      ['Price missing', 'counts as 0, not as an error', false],
      ['Two of the same', 'are both counted', true],
    ] as const;
    return {
      layout: 'table',
      label: 'The checks of a coding quiz in plain words',
      ground: 'brand',
      title: 'Checks of this task',
      sub: 'All of them run on every attempt',
      tag: [`${cases.filter(([, , ok]) => ok).length} of ${cases.length} pass`, 'brand'],
      rows: cases.map(([lead, sub, ok]) => ({
        lead,
        sub,
        glyph: ok ? 'check' : 'cross',
        tag: ok ? (['pass', 'brand'] as const) : (['fails', 'accent'] as const),
      })),
      behind: ['Attempt 2', '2 pass'],
      note: {title: `Run ${near(3, 1)} times`, text: 'last a minute ago', glyph: 'play'},
    };
  },

  psychometric: ({near, pick}) => ({
    layout: 'quiz',
    label: 'A psychometric quiz',
    ground: 'plain',
    title: 'How you like to work',
    sub: `Statement ${near(9, 5)} of 24, no right or wrong`,
    ask: pick(
      'I plan the whole week before I start.',
      'When two colleagues argue, I step in early.',
      'I would rather try a tool than read about it.',
    ),
    options: [{text: '1'}, {text: '2'}, {text: '3'}, {text: '4', state: 'picked'}, {text: '5'}],
    scale: ['Not like me', 'Very like me'],
    profile: [
      ['Plans', 'Adapts', near(30, 18)],
      ['Listens', 'Leads', near(62, 18)],
      ['Checks', 'Tries', near(45, 18)],
    ],
    note: {title: 'Profile at the end', text: 'Only you and your coach see it', glyph: 'lock'},
  }),

  'working-profile': ({people, near}) => ({
    layout: 'quiz',
    label: 'A profile of working habits',
    ground: 'brand',
    title: people[0]!,
    sub: 'Profile from 24 statements',
    tag: ['Before the course', 'plain'],
    ask: 'Plans, argues, decides: a start for the first talk.',
    options: [],
    profile: [
      ['Plans', 'Adapts', near(34, 16)],
      ['Argues', 'Agrees', near(58, 16)],
      ['Decides', 'Asks', near(26, 14)],
      ['Listens', 'Leads', near(66, 16)],
      ['Checks', 'Tries', near(45, 18)],
    ],
    behind: ['Team view', 'not included'],
    note: {title: `First talk with ${people[4]}`, text: 'Monday, 10:00', person: people[4]},
  }),

  adaptive: ({lead, skills, ask, options, pick}) => {
    const past = pick(
      [
        [1, true],
        [2, true],
        [3, false],
        [2, true],
      ] as const,
      [
        [2, false],
        [1, true],
        [2, true],
        [3, true],
      ] as const,
    );
    const [level, right] = past[3];
    return {
      layout: 'quiz',
      label: 'An adaptive quiz',
      ground: 'plain',
      title: lead,
      sub: 'The next question follows your last answer',
      tag: ['Adaptive', 'brand'],
      path: {past, now: Math.min(3, right ? level + 1 : level - 1)},
      ask,
      options: [{text: options[2]!}, {text: options[0]!, state: 'picked'}, {text: options[1]!}],
      note: {title: `${skills[0]}: level 3 of 4`, text: 'after five questions, not twenty', ring: 75},
    };
  },

  'adaptive-result': ({people, skills, near}) => {
    const level = near(4, 1);
    return {
      layout: 'chart',
      label: 'An adaptive quiz that settles on a level',
      ground: 'brand',
      title: `${skills[0]}, ${people[0]}`,
      sub: 'Estimated level after each question',
      tag: ['Settled', 'brand'],
      kind: 'columns',
      unit: '',
      points: [
        ['Q1', 2],
        ['Q2', 3],
        ['Q3', 5],
        ['Q4', 4],
        ['Q5', level],
        ['Q6', level, 'accent'],
      ],
      behind: ['Questions left', 'none'],
      note: {title: `Level ${level} of 5`, text: 'after six questions', ring: level * 20},
    };
  },

  flashcards: ({lead, front, back, near}) => {
    const due = near(9, 4);
    const card = 2 + near(1, 1);
    return {
      layout: 'cards',
      label: 'A flashcard',
      ground: 'brand',
      title: lead,
      sub: `Card ${card} of ${due}`,
      tag: ['From lesson 3', 'plain'],
      front,
      back,
      intervals: [
        ['Again', '1 min'],
        ['Hard', '1 day'],
        ['Good', '4 days'],
        ['Easy', '9 days'],
      ],
      note: {title: `${due - card} cards after this one`, text: 'about three minutes', tone: 'accent', glyph: 'clock'},
    };
  },

  'card-answer': ({lead, front, back}) => ({
    layout: 'quiz',
    label: 'Four ways to rate an answer',
    ground: 'accent',
    title: 'How well did you know it?',
    sub: lead,
    ask: `${front} ${back}.`,
    options: [
      {text: 'Again', meta: 'in 1 minute'},
      {text: 'Hard', meta: 'in 1 day'},
      {text: 'Good', meta: 'in 4 days', state: 'picked'},
      {text: 'Easy', meta: 'in 9 days'},
    ],
    note: {title: 'Only you see this', text: 'no manager does', glyph: 'lock'},
  }),

  'card-drafts': ({lead, front, back, lessons}) => ({
    layout: 'thread',
    label: 'Flashcards drafted by AI',
    ground: 'iris',
    title: `Cards from “${lessons[2]}”`,
    sub: lead,
    tag: ['AI draft', 'iris'],
    items: [
      {kind: 'ai', name: 'Card 1', meta: 'one fact', text: `${front} ${back}.`},
      {kind: 'cut', text: 'Card 2: list every rule of this lesson.'},
    ],
    prompt: 'Draft three more',
    behind: ['Lesson 3', 'finished'],
    note: {title: 'Keep one, delete one', text: 'a card asks one thing', tone: 'iris', glyph: 'spark'},
  }),

  'today-deck': ({lead, near}) => {
    const parts = [near(2, 1), near(3, 1), near(5, 2)] as const;
    const due = parts[0] + parts[1] + parts[2];
    return {
      layout: 'table',
      label: 'The flashcards of one day',
      ground: 'brand',
      title: 'Today’s deck',
      sub: lead,
      tiles: [
        ['cards', due],
        ['minutes', Math.ceil(due / 3)],
        ['new', 0],
      ],
      rows: [
        {lead: 'Again', sub: 'pressed yesterday', glyph: 'clock', meta: `${parts[0]} cards`},
        {lead: 'Hard', sub: 'pressed yesterday', glyph: 'clock', meta: `${parts[1]} cards`},
        {lead: 'Good', sub: 'pressed four days ago', glyph: 'clock', meta: `${parts[2]} cards`},
      ],
      behind: ['Tomorrow', `${parts[1] + 3} cards`],
      note: {title: `Start with ${due} cards`, text: 'stop whenever you like', tone: 'accent', glyph: 'play'},
    };
  },

  'team-deck': ({teams, people, front, near}) => {
    const known = [near(29, 1), near(26, 2), near(22, 2), near(18, 2)];
    return {
      layout: 'table',
      label: 'A deck of emergency cards kept up by a team',
      ground: 'plain',
      title: `Emergency cards, ${teams[0]}`,
      sub: front,
      tag: ['30 cards', 'plain'],
      rows: known.map((count, at) => ({
        lead: people[at]!,
        sub: `${count} of 30 known`,
        value: Math.round(count / 0.3),
        tone: count < 21 ? 'accent' : 'brand',
      })),
      behind: ['Course', 'ended in May'],
      note: {title: 'Still in rotation', text: 'two cards a week', glyph: 'clock'},
    };
  },

  'card-rhythms': ({lead, lessons, near, day}) => {
    const today = near(14, 3);
    return {
      layout: 'table',
      label: 'Cards of one lesson, each with its own next date',
      ground: 'accent',
      title: 'When you meet them again',
      sub: lead,
      tag: ['4 cards', 'plain'],
      rows: [
        {lead: lessons[0]!, sub: 'forgotten yesterday', glyph: 'flame', tag: [day(today + 1), 'accent']},
        {lead: lessons[1]!, sub: 'known twice', glyph: 'clock', meta: day(today + 3)},
        {lead: lessons[2]!, sub: 'known three times', glyph: 'clock', meta: day(today + 8)},
        {lead: lessons[3]!, sub: 'known four times', glyph: 'star', meta: day(today + 21)},
      ],
      behind: ['Same lesson, same day', 'in September'],
      note: {title: 'Twenty days apart', text: 'two cards, one lesson', glyph: 'check'},
    };
  },

  'spaced-repetition': ({lead, front, back, near, percent, day}) => {
    const today = near(18, 4);
    const known = near(26, 2);
    return {
      layout: 'cards',
      label: 'Spaced repetition of one card',
      ground: 'brand',
      title: 'This card comes back less and less',
      sub: lead,
      front,
      back,
      round: 2,
      intervals: [
        ['1 day', 'done'],
        ['3 days', 'today'],
        ['8 days', day(today + 8)],
        ['21 days', day(today + 29)],
      ],
      note: {title: `${percent(known, 30)}% remembered`, text: `${known} of 30 cards`, ring: percent(known, 30)},
    };
  },
} satisfies Record<string, Recipe>;
