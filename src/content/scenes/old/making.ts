/** Creating, importing and maintaining courses. */
import type {Recipe} from './types';

export const making = {
  outline: ({lead, lessons, roles, near}) => {
    const minutes = [near(6, 2), near(9, 2), near(7, 2), near(5, 2)];
    const sum = minutes.reduce((a, b) => a + b);
    return {
      layout: 'outline',
      label: 'A course outline by AI',
      ground: 'iris',
      title: 'New course',
      sub: `Draft, ${sum} minutes in all`,
      tag: ['AI draft', 'iris'],
      source: {
        kind: 'prompt',
        title: `“${lead}, for a new ${roles[0].toLowerCase()}”`,
        meta: 'Plain English, four lessons, one quiz at the end',
      },
      steps: minutes.map((length, at) => ({label: lessons[at]!, meta: `${length} min`, state: 'ai'})),
      note: {title: `Quiz: ${near(8, 2)} questions`, text: 'waiting for your approval', tone: 'iris', glyph: 'spark'},
    };
  },

  prompt: ({lead, roles, near}) => ({
    layout: 'form',
    label: 'A prompt for a new course',
    ground: 'iris',
    title: 'What should people be able to do?',
    sub: 'One sentence, and who it is for',
    fields: [
      ['text', 'Teach', lead],
      ['text', 'To', `a new ${roles[0].toLowerCase()}`],
      ['chips', 'Limit', 'five lessons', `${near(30, 10)} minutes`, 'one quiz'],
      ['wait', 'Sources', 'draft rests on general knowledge', 'None yet'],
    ],
    action: 'Draft the outline',
    note: {title: 'Labelled as general', text: 'until your rules are in', tone: 'iris', glyph: 'spark'},
  }),

  'document-to-course': ({lead, lessons, file, long, back, people, first, near}) => {
    const pages = near(48, 16);
    const [one, two] = [Math.round(pages * 0.2), Math.round(pages * 0.45)];
    const steps = [
      {label: lessons[0]!, meta: `from pages 3 to ${one}`, state: 'done'},
      {label: lessons[1]!, meta: `from pages ${one + 1} to ${two}`, state: 'done'},
      {label: lessons[2]!, meta: `from pages ${two + 1} to ${pages - 4}`, state: 'ai'},
      {label: 'Quiz, 8 questions', meta: 'adaptive', state: 'ai'},
    ] as const;
    const checked = steps.filter(({state}) => state === 'done').length;
    return {
      layout: 'outline',
      label: 'A course drafted from a document',
      ground: 'iris',
      title: 'Course from a document',
      sub: lead,
      tag: ['AI draft', 'iris'],
      source: {kind: 'file', title: file, meta: `${pages} pages`, lines: [`4.2 ${long}`, `4.3 ${back}.`]},
      steps,
      note: {title: `Approved by ${first[2]}`, text: `${checked} of ${steps.length} parts checked`, person: people[2]},
    };
  },

  'video-to-course': ({lead, lessons, video, people, near}) => ({
    layout: 'outline',
    label: 'A course drafted from a video',
    ground: 'iris',
    title: 'Course from a video link',
    sub: lead,
    tag: ['AI draft', 'iris'],
    source: {kind: 'video', title: video, meta: `${near(18, 6)} minutes, transcript ready`},
    steps: [
      {label: lessons[0]!, meta: 'from 00:40', state: 'ai'},
      {label: lessons[1]!, meta: 'from 04:12', state: 'ai'},
      {label: lessons[2]!, meta: 'from 09:55', state: 'ai'},
      {label: 'Questions on the clip', meta: '6 drafted', state: 'ai'},
    ],
    note: {title: 'Captions checked', text: `by ${people[1]}`, glyph: 'check', at: 'start'},
  }),

  'source-check': ({file, video, roles}) => ({
    layout: 'table',
    label: 'Sources for a draft, from strong to weak',
    ground: 'iris',
    title: 'Which source will do?',
    sub: `A course for a ${roles[0].toLowerCase()}`,
    rows: [
      {lead: file, sub: 'a procedure with steps', glyph: 'file', tag: ['strong', 'brand']},
      {lead: video, sub: 'one task, shown once', glyph: 'play', tag: ['strong', 'brand']},
      {lead: 'all-rules-2024.pdf', sub: 'reads like a table of contents', glyph: 'file', tag: ['add a line', 'accent']},
      {lead: 'price-list.xlsx', sub: 'nothing to do in it', glyph: 'file', tag: ['weak', 'plain']},
    ],
    behind: ['Draft 1', 'put aside'],
    note: {title: 'Say what they do afterwards', text: 'and draft it again', tone: 'iris', glyph: 'spark'},
  }),

  approvals: ({lead, lessons, people, file}) => {
    const steps = [
      {label: lessons[0]!, meta: `approved by ${people[2]}`, state: 'done'},
      {label: lessons[1]!, meta: `approved by ${people[3]}`, state: 'done'},
      {label: lessons[2]!, meta: 'not reviewed yet', state: 'ai', tag: ['Draft', 'iris']},
      {label: 'Quiz, 8 questions', meta: 'not reviewed yet', state: 'ai', tag: ['Draft', 'iris']},
    ] as const;
    const approved = steps.filter(({state}) => state === 'done').length;
    return {
      layout: 'outline',
      label: 'A draft, approved part by part',
      ground: 'iris',
      title: lead,
      sub: `From ${file}`,
      tag: [`${approved} of ${steps.length} approved`, 'brand'],
      steps,
      behind: ['Published edition', 'stays until then'],
      note: {title: `${steps.length - approved} parts to read`, text: 'then it can be published', glyph: 'check'},
    };
  },

  refine: ({lead, lessons, people, long, short, near, pick}) => ({
    layout: 'thread',
    label: 'A lesson being reworded with AI',
    ground: 'iris',
    title: lessons[0]!,
    sub: `${lead}, lesson 1`,
    tag: ['Suggestion', 'iris'],
    items: [
      {kind: 'say', name: people[0]!, meta: 'author', text: 'Make this plain enough for a first day.'},
      {kind: 'cut', text: long},
      {kind: 'add', text: short},
    ],
    prompt: pick('Ask for another version', 'Ask for an example', 'Ask for two quiz questions'),
    note: {title: 'Keep or undo', text: `Version ${near(7, 4)} stays in the history`, tone: 'iris', glyph: 'spark'},
  }),

  wording: ({lead, lessons, long, short}) => ({
    layout: 'quiz',
    label: 'Two wordings of a sentence to choose from',
    ground: 'iris',
    title: 'Which wording stays?',
    sub: `${lead}, lesson 1`,
    tag: ['Plain words', 'iris'],
    ask: lessons[0]!,
    options: [
      {text: long, meta: 'as it was'},
      {text: short, meta: 'as you would say it', state: 'picked'},
    ],
    behind: ['History', 'keeps both'],
    note: {title: 'The rest is untouched', text: 'one sentence was selected', glyph: 'check'},
  }),

  'harder-question': ({lead, people}) => ({
    layout: 'thread',
    label: 'A quiz question rewritten one level up',
    ground: 'iris',
    title: 'One level up',
    sub: `Quiz of ${lead}`,
    tag: ['Now: apply', 'iris'],
    items: [
      {kind: 'say', name: people[0]!, meta: 'author', text: 'Ask for a decision, not for a number.'},
      {kind: 'cut', text: 'What is the maximum load of the lift?'},
      {kind: 'add', text: 'Three pallets are waiting. Which do you send first, and why?'},
    ],
    behind: ['Before', 'level: remember'],
    note: {title: 'Accept or correct', text: 'nothing changes by itself', tone: 'iris', glyph: 'spark'},
  }),

  'quiz-draft': ({lessons, ask, near, percent}) => {
    const kept = near(6, 1);
    return {
      layout: 'table',
      label: 'Quiz questions drafted from the lessons',
      ground: 'iris',
      title: 'Drafted questions',
      sub: 'Each from a passage people have read',
      tag: ['AI draft', 'iris'],
      rows: [
        {lead: ask, sub: `from “${lessons[1]}”`, glyph: 'spark', tag: ['keep', 'brand']},
        {lead: 'What do you check first?', sub: `from “${lessons[0]}”`, glyph: 'spark', tag: ['keep', 'brand']},
        {lead: 'Is safety important?', sub: 'too easy', glyph: 'cross', tag: ['discard', 'plain']},
      ],
      behind: ['Wrong answers', 'a beginner might give'],
      note: {title: `${kept} of 8 kept`, text: 'ready to publish', ring: percent(kept, 8)},
    };
  },

  'time-saved': ({file}) => ({
    layout: 'outline',
    label: 'The stages of a new course and who does each',
    ground: 'iris',
    title: 'From source to course',
    sub: `From ${file}`,
    steps: [
      {label: 'Outline', meta: 'proposed from the source', state: 'ai', tag: ['AI', 'iris']},
      {label: 'Lessons and quiz', meta: 'drafted', state: 'ai', tag: ['AI', 'iris']},
      {label: 'Facts and examples', meta: 'checked and corrected', state: 'done', tag: ['Your expert', 'brand']},
      {label: 'Approval', meta: 'before learners see it', state: 'done', tag: ['Your expert', 'brand']},
    ],
    note: {title: 'Up to 90%', text: 'saved creation time', tone: 'iris', glyph: 'spark'},
  }),

  'lesson-aims': ({lead, lessons}) => ({
    layout: 'outline',
    label: 'Lessons with the level each aims at',
    ground: 'brand',
    title: lead,
    sub: 'What each lesson should end in',
    tag: ['Bloom’s levels', 'plain'],
    steps: [
      {label: lessons[0]!, meta: 'knowing', state: 'done', mark: '1', tag: ['Remember', 'plain']},
      {label: lessons[1]!, meta: 'knowing why', state: 'done', mark: '2', tag: ['Understand', 'plain']},
      {label: lessons[2]!, meta: 'doing', state: 'now', mark: '3', tag: ['Apply', 'accent']},
      {label: lessons[3]!, meta: 'deciding', state: 'now', mark: '4', tag: ['Analyse', 'accent']},
    ],
    note: {title: 'Quizzes inherit the aim', text: 'the report compares both', glyph: 'check'},
  }),

  import: ({teams, near}) => {
    const pages = near(12, 4);
    return {
      layout: 'outline',
      label: 'A course import',
      ground: 'plain',
      title: 'Course import',
      sub: 'Nothing is rebuilt, results keep counting',
      tag: ['SCORM 2004', 'brand'],
      source: {
        kind: 'package',
        title: `fire-safety-v${near(3, 2)}.zip`,
        meta: `${near(84, 30)} MB`,
        lines: ['imsmanifest.xml', 'pages/01-start.html', 'quiz/final.xml'],
      },
      steps: [
        {label: 'Package unpacked', meta: `${pages} pages, 2 videos`, state: 'done'},
        {label: 'Completion and score mapped', meta: 'passed, 0 to 100', state: 'done'},
        {label: 'Preview in the player', meta: `page 1 of ${pages}`, state: 'now'},
        {label: `Publish to ${teams[0]}`, state: 'todo'},
      ],
      note: {title: 'xAPI and LTI too', text: `${near(14, 5)} courses imported`, glyph: 'box'},
    };
  },

  'import-preview': ({lead, lessons, people, hue}) => ({
    layout: 'portal',
    label: 'The preview of an imported course',
    ground: 'brand',
    title: lead,
    address: `preview, open to ${people[0]} alone`,
    hue,
    greeting: lessons[0]!,
    action: 'Next page',
    items: ['1 Start', '2 Film', '3 Quiz'],
    note: {title: 'Page 2: film missing', text: 'seen before any learner', tone: 'accent', glyph: 'bell'},
  }),

  'import-fields': ({near}) => ({
    layout: 'table',
    label: 'What an imported package reports',
    ground: 'plain',
    title: 'What this package sends',
    sub: 'SCORM 1.2 has one field for both',
    tag: ['SCORM 2004', 'brand'],
    rows: [
      {lead: 'completed', sub: 'after the last page', glyph: 'file', tag: ['an end', 'plain']},
      {lead: 'passed', sub: `from ${near(80, 5)}%`, glyph: 'check', tag: ['counts as done', 'brand']},
      {lead: 'score', sub: '0 to 100', glyph: 'star', tag: ['in reports', 'plain']},
    ],
    behind: ['Older edition', 'SCORM 1.2'],
    note: {title: 'Settled before the first report', text: 'done means passed', glyph: 'check'},
  }),

  'lti-tool': ({lessons, near}) => ({
    layout: 'flow',
    label: 'A tool that opens inside a course through LTI',
    ground: 'brand',
    title: 'Virtual laboratory',
    sub: 'Stays with its provider',
    tag: ['LTI', 'brand'],
    before: [
      {kind: 'start', glyph: 'play', label: lessons[2]!, meta: 'lesson 3'},
      {kind: 'step', glyph: 'link', label: 'The laboratory opens', meta: 'already signed in'},
      {kind: 'question', glyph: 'arrow', label: 'Does it send a score?'},
    ],
    branch: [
      {when: 'Yes', node: {kind: 'step', glyph: 'star', label: `Score: ${near(82, 9)}%`}},
      {when: 'No', node: {kind: 'step', glyph: 'check', label: 'Opened and closed'}},
    ],
    note: {title: 'Needs a connection', text: 'plan for it', tone: 'accent', glyph: 'globe'},
  }),

  xapi: ({people, near}) => ({
    layout: 'table',
    label: 'xAPI statements of a crane simulator',
    ground: 'plain',
    title: `Crane simulator, ${people[0]}`,
    sub: 'Who did what to which object',
    tag: ['xAPI', 'brand'],
    rows: [
      {lead: 'Finished exercise 4', sub: `score ${near(71, 8)}`, glyph: 'star', meta: '10:26'},
      {lead: 'Restarted the emergency stop', sub: 'second time', glyph: 'bell', meta: '10:19', tag: ['look', 'accent']},
      {lead: 'Restarted the emergency stop', sub: 'first time', glyph: 'bell', meta: '10:12'},
      {lead: 'Lifted a load', sub: '2.4 tonnes', glyph: 'box', meta: '10:04'},
    ],
    behind: ['Exercise 3', '18 statements'],
    note: {title: 'More than a score', text: 'for the trainer to read', glyph: 'people'},
  }),

  'import-refused': ({near}) => ({
    layout: 'outline',
    label: 'An import that stops where it needs a decision',
    ground: 'accent',
    title: 'Import waits for you',
    sub: 'Four stages, one at a time',
    tag: ['Stopped', 'accent'],
    source: {kind: 'package', title: 'hoist-basics.zip', meta: `${near(36, 9)} MB`, lines: ['pages/', 'quiz/']},
    steps: [
      {label: 'imsmanifest.xml is missing', meta: 'unpack, stage 1 of 4', state: 'now', mark: '1'},
      {label: 'Map completion and score', state: 'todo'},
      {label: 'Preview', state: 'todo'},
      {label: 'Publish', state: 'todo'},
    ],
    note: {title: 'Ask for the whole folder', text: 'then drop it here again', tone: 'accent', glyph: 'bell'},
  }),

  versions: ({lead, lessons, people, file, near}) => ({
    layout: 'outline',
    label: 'The version history of a course',
    ground: 'plain',
    title: lead,
    sub: 'Version history',
    tag: ['Live: version 7', 'brand'],
    steps: [
      {
        mark: '7',
        label: `${lessons[2]}, rewritten`,
        meta: `${people[0]}, Thursday`,
        state: 'now',
        tag: ['Live', 'brand'],
      },
      {mark: '6', label: 'Quiz shortened to eight', meta: `${people[1]}, 3 November`, state: 'done'},
      {mark: '5', label: 'Draft by AI', meta: `from ${file}`, state: 'ai'},
      {mark: '4', label: 'Before the change of law', meta: `${people[2]}, June`, state: 'done'},
    ],
    note: {
      title: 'Roll back to 6',
      text: `Progress of ${near(34, 12)} people is kept`,
      tone: 'accent',
      glyph: 'clock',
    },
  }),

  'version-diff': ({lead, long, short, answer}) => ({
    layout: 'thread',
    label: 'Two versions of a lesson compared',
    ground: 'accent',
    title: 'Version 6 to version 7',
    sub: `${lead}, lesson 3`,
    tag: ['2 changes', 'accent'],
    items: [
      {kind: 'cut', text: long},
      {kind: 'add', text: short},
      {kind: 'quote', meta: 'added at the end', text: answer},
    ],
    behind: ['40 pages', 'unchanged'],
    note: {title: 'Approve the change', text: 'two lines to read', glyph: 'check'},
  }),

  publications: ({people, lead, near, day}) => {
    const last = near(19, 3);
    return {
      layout: 'table',
      label: 'One line per publication of a course',
      ground: 'plain',
      title: `Publications of ${lead}`,
      sub: 'Number, summary, author, date',
      rows: [
        {lead: '7: one lesson rewritten', sub: people[0]!, glyph: 'file', meta: day(last), tag: ['Live', 'brand']},
        {lead: '6: quiz shortened', sub: people[1]!, glyph: 'file', meta: day(last - 12)},
        {lead: '5: photos of the new hall', sub: people[0]!, glyph: 'file', meta: '14 Sep'},
        {lead: '4: before the change of law', sub: people[2]!, glyph: 'file', meta: '2 Jun'},
      ],
      behind: ['Drafts', 'one'],
      note: {title: 'Learners see version 7', text: `since ${day(last)}`, glyph: 'check'},
    };
  },

  rollback: ({lead, people, near}) => {
    const learners = near(34, 12);
    return {
      layout: 'form',
      label: 'A course being rolled back',
      ground: 'brand',
      title: 'Make version 6 live again',
      sub: lead,
      fields: [
        ['rule', 'Replace', 'Version 7', 'with', 'Version 6'],
        ['on', 'Progress', `${learners} people stay in their lesson`],
        ['on', 'Version 7', 'Kept in the list'],
        ['text', 'Reason', 'Thursday’s edit lost a paragraph'],
      ],
      action: 'Roll back',
      behind: ['Version 7', 'live since Thursday'],
      note: {title: `${people[0]} stays in lesson 4`, text: 'nothing to repeat', person: people[0]},
    };
  },

  reread: ({lead, near, day}) => ({
    layout: 'quiz',
    label: 'Who has to read a new version again',
    ground: 'brand',
    title: 'Publish version 8',
    sub: lead,
    ask: 'Who reads it again?',
    options: [
      {text: 'No one', meta: 'a typo was corrected'},
      {text: 'Tell them what is different', meta: 'one message'},
      {text: 'Assign it again', meta: `due ${day(near(36, 5))}`, state: 'picked'},
    ],
    behind: ['Version 7', 'stays readable'],
    note: {title: 'A new legal limit', text: 'needs a second reading', tone: 'accent', glyph: 'bell'},
  }),

  authorship: ({lead, file, people}) => {
    const human = [people[0]!, people[1]!, people[2]!];
    return {
      layout: 'table',
      label: 'What AI wrote and what people decided',
      ground: 'iris',
      title: lead,
      sub: 'Who wrote which version',
      tag: ['Version 7', 'plain'],
      rows: [
        ...human.map((lead, at) => ({lead, sub: `version ${7 - at}, published`, tag: ['person', 'brand']}) as const),
        {lead: 'Draft by AI', sub: `version 4, from ${file}`, glyph: 'spark', tag: ['draft', 'iris']},
      ],
      note: {title: `${human.length} of 4 by people`, text: 'every one since the draft', ring: 75},
    };
  },

  'completed-version': ({people, lead, near, day}) => ({
    layout: 'table',
    label: 'Which version each person completed',
    ground: 'accent',
    title: `Completions of ${lead}`,
    sub: 'With the text they were earned on',
    rows: [
      {lead: people[0]!, sub: day(near(14, 3)), tag: ['version 7', 'brand']},
      {lead: people[1]!, sub: day(near(6, 3)), tag: ['version 7', 'brand']},
      {lead: people[2]!, sub: '22 May', tag: ['version 4', 'plain']},
      {lead: people[3]!, sub: '9 April', tag: ['version 4', 'plain']},
    ],
    behind: ['Version 7', 'live today'],
    note: {title: 'Open version 4', text: 'the text of last spring', glyph: 'file'},
  }),

  catalogue: ({company, teams, courses, people, near}) => ({
    layout: 'gallery',
    label: 'A course catalogue',
    ground: 'brand',
    title: `Catalogue of ${company}`,
    sub: `${near(46, 18)} courses`,
    kind: 'cover',
    filters: ['All', teams[0]!, teams[1]!],
    items: [
      {title: courses[0]!, meta: `${near(5, 1)} lessons`},
      {title: courses[1]!, meta: `${near(3, 1)} lessons, quiz`, tone: 'accent'},
      {title: courses[2]!, meta: `${near(40, 15)} minutes`, tone: 'plain'},
      {title: courses[3]!, meta: 'with live session'},
    ],
    note: {title: 'Request access', text: `goes to ${people[3]}`, tone: 'accent', glyph: 'key'},
  }),
} satisfies Record<string, Recipe>;
