import type {Scene} from './types';

/** Lessons that AI drafted from the pages of the handbook. */
export const DRAFTED = [
  {label: 'Before you start the truck', meta: 'pages 9 and 10', state: 'ai'},
  {label: 'Loads, limits and stability', meta: 'page 11', state: 'ai'},
  {label: 'Pedestrians and blind spots', meta: 'page 12', state: 'ai'},
  {label: 'Parking and charging', meta: 'page 13', state: 'ai'},
  {label: 'What to report, and to whom', meta: 'page 14', state: 'ai'},
] as const;

/** What version 7 corrects in lesson 4. */
export const CORRECTIONS = [
  ['Sentence 2', 'Leave the truck in a charging bay.', 'Charging bays are for charging only.'],
  ['Sentence 4', 'Unplug it in the morning.', 'Unplug it when it is full, and move it.'],
] as const;

/** The versions of a course. */
const VERSIONS = {
  title: 'Version history',
  rows: [
    {lead: 'Daniel Levy', sub: '7: Charging bay rules', meta: '9 Nov', tag: ['Live', 'brand']},
    {lead: 'Daniel Levy', sub: '6: Blind-spot lesson', meta: '18 Aug', tag: ['Roll back']},
    {lead: 'Arjun Mehta', sub: '5: Shorter quiz', meta: '2 Mar', tag: ['Roll back']},
    {lead: 'Daniel Levy', sub: '4: New depot map', meta: '12 Jan', tag: ['Roll back']},
  ],
} as const;

export const authoring = {
  hero: {
    layout: 'app',
    alt: 'Three clauses of a safety handbook become three lessons; an expert strikes a sentence out, and 16 of 17 people pass.',
    menu: ['Home', 'Courses', 'Skills', 'Teams', 'Reports'],
    person: 'Daniel Levy',
    place: 'Courses',
    body: {
      draft: {
        title: 'Forklift safety refresher',
        sub: '3 lessons, 6\u00a0minutes, 3 questions',
        tag: ['Approved by Daniel Levy', 'brand'],
        file: 'Safety handbook',
        section: 'Section 4',
        clauses: [
          {
            mark: '4.2',
            name: 'Stability',
            text: 'Carry every load low, with the mast tilted back. Never turn on a slope.',
            lesson: 'Loads and stability',
            says: 'Load low, mast back, no turns on a slope.',
          },
          {
            mark: '4.3',
            name: 'Blind spots',
            text: 'People on foot go first. Sound the horn at every aisle end.',
            lesson: 'Pedestrians and blind spots',
            says: 'Let people pass, and sound the horn at aisle ends.',
          },
          {
            mark: '4.4',
            name: 'Parking',
            text: 'Forks on the floor, brake on, key out. Charging bays are for charging only.',
            lesson: 'Parking and charging',
            says: 'Forks down, brake on, key out.',
            cut: 'Park in a charging bay.',
          },
        ],
        report: {group: 'Forklift drivers', passed: 16, of: 17},
      },
    },
  },
  'document-to-course': {
    layout: 'page',
    alt: 'A page of a safety handbook, and the course that AI drafted from pages 9 to 14: five lessons and a quiz.',
    ground: 'iris',
    file: 'safety-handbook.pdf',
    page: 11,
    paragraphs: [
      {text: '4.2 Stability. Read the plate: it says what the truck may lift, and how high.', marked: true},
      {text: 'Carry every load low, with the mast tilted back.', marked: true},
      {text: 'Never turn on a slope or drive with the forks raised.', marked: true},
    ],
    body: {
      ground: 'iris',
      title: 'Forklift safety',
      sub: 'Pages 9 to 14: 24 min, 5 lessons, 6 questions',
      tag: ['AI draft', 'iris'],
      steps: [...DRAFTED, {label: 'Quiz, 6 questions', state: 'ai'}],
    },
  },
  'version-history': {
    layout: 'screen',
    alt: 'Versions 6 and 7 of a lesson, with the two sentences that changed, and a list of earlier versions.',
    ground: 'brand',
    area: 'Courses',
    title: 'Forklift safety',
    tabs: ['Compare', 'Who took which', 'By date'],
    action: 'Publish',
    person: 'Daniel Levy',
    main: {
      title: 'Lesson 4: Parking and charging',
      tag: ['2 changes'],
      grid: {
        columns: ['', 'Version 6', 'Version 7'],
        looks: ['name', 'old', 'now'],
        rows: [...CORRECTIONS],
      },
    },
    side: [VERSIONS],
  },
  'lesson-page:draft': {
    layout: 'page',
    alt: 'A lesson drafted by AI next to its page of the handbook, and an expert’s correction.',
    ground: 'iris',
    file: 'safety-handbook.pdf',
    page: 11,
    paragraphs: [
      {
        text: '4.2 Stability. Carry every load low, with the mast tilted back. Never turn on a slope or drive with the forks raised.',
        marked: true,
      },
      {text: 'Document control. Issue 9 replaces issue 8. Sign the register.', marked: true},
    ],
    body: {
      ground: 'iris',
      title: 'Loads, limits and stability',
      sub: 'Lesson 2, from page 11',
      tag: ['AI draft', 'iris'],
      says: [
        {kind: 'ai', text: 'Keep the load low and the mast tilted back, and never turn on a slope.'},
        {kind: 'cut', text: 'Sign the register for issue 9.'},
        {kind: 'say', name: 'Daniel Levy', text: 'Drivers don’t need document control.'},
      ],
    },
  },
  'lesson-page:note': {
    layout: 'page',
    alt: 'A page of a lesson with one sentence marked, and the learner’s own note: “Ours is the line by bay 3.”',
    file: 'Forklift safety, lesson 4',
    page: 3,
    paragraphs: [
      {text: 'Lower the forks to the floor, put the brake on and take the key.'},
      {text: 'Stop at the yellow line and switch off before you plug in.', marked: true},
      {text: 'Check that the fan is running.'},
    ],
    body: {
      title: 'My notes',
      says: [{kind: 'say', name: 'Amara Okafor', meta: '9 Nov', text: 'Ours is the line by bay 3.'}],
      prompt: 'Add a note',
    },
  },
  'lesson-page:preview': {
    layout: 'page',
    alt: 'The preview of an imported course, with two faults noted: a missing video and a button that doesn’t work.',
    ground: 'accent',
    file: 'First aid at work',
    page: 2,
    paragraphs: [{text: 'Is it safe to help?'}, {text: 'Look, listen, then decide. Watch the video before you go on.'}],
    body: {
      ground: 'accent',
      title: 'Preview',
      sub: 'Visible only to Arjun Mehta',
      tag: ['2 faults', 'accent'],
      says: [
        {kind: 'say', text: 'Video missing.'},
        {kind: 'say', text: 'The Next button doesn’t work.'},
      ],
    },
  },
  catalogue: {
    alt: 'Eight courses of a catalogue, each with a drawing of its subject: from forklifts to allergens.',
    ground: 'iris',
    title: 'Courses',
    tag: ['24 courses'],
    courses: [
      ['Forklift safety', 'drafted from a handbook'],
      ['Heat pump commissioning', 'with a checklist'],
      ['Working the till', 'drafted from a prompt'],
      ['First aid at work', 'imported, SCORM 2004'],
      ['Food hygiene, level 2', 'renewed every year'],
      ['The handheld scanner', 'with a simulator'],
      ['Leading a shift', 'with six live sessions'],
      ['Electrical safety', 'with a badge'],
    ],
  },
  'new-course:package': {
    alt: 'Four imported courses in the catalogue: from SCORM 2004, SCORM 1.2, LTI and xAPI.',
    title: 'Imported courses',
    sub: 'Next to your own in the catalogue',
    courses: [
      ['First aid at work', 'SCORM 2004'],
      ['Electrical safety', 'SCORM 1.2'],
      ['Scanner simulator', 'LTI'],
      ['Truck simulator', 'xAPI'],
    ],
    note: {title: 'first-aid-at-work.zip', text: 'Unpacked and mapped, now to preview', tone: 'accent', glyph: 'box'},
  },
  sources: {
    layout: 'row',
    alt: 'Three sources for a course: a page of a handbook, a slide and a video, stopped at 02:10.',
    of: [
      {
        title: 'safety-handbook.pdf',
        sub: 'Page 13 of 48',
        says: [{kind: 'ai', text: 'Charging bays are for charging only. Stop at the yellow line.'}],
      },
      {title: 'charging.pptx', sub: 'Slide 4', courses: [['Charging bays']]},
      {
        title: 'bays.mp4',
        sub: 'At 02:10',
        courses: [['Electrical safety']],
        rows: [{lead: 'Plug and cable', glyph: 'play', value: 43}],
      },
    ],
  },
  'new-course:prompt': {
    alt: 'A one-line prompt, and the course outline that AI drafted from it: three lessons and a quiz.',
    ground: 'iris',
    title: 'Working the till',
    sub: '22 min, 3 lessons, 6 questions',
    tag: ['AI draft', 'iris'],
    source: {
      glyph: 'spark',
      tone: 'iris',
      title: '“Working the till, for a new sales adviser”',
      text: 'Plain English, one short quiz',
    },
    steps: [
      {label: 'Open and close', state: 'ai'},
      {label: 'Cards, cash and vouchers', state: 'ai'},
      {label: 'When the till is wrong', state: 'ai'},
      {label: 'Quiz, 6 questions', state: 'ai'},
    ],
  },
  'new-course:video': {
    alt: 'An 18-minute video, and the course that AI drafted from it: three lessons with their start times, and a quiz.',
    ground: 'iris',
    title: 'Planner: first steps',
    sub: '15 min, 3 lessons, 4 questions',
    tag: ['AI draft', 'iris'],
    source: {glyph: 'play', tone: 'plain', title: 'Planner, autumn release', text: '18 min'},
    steps: [
      {label: 'Your buildings', meta: 'from 00:45', state: 'ai'},
      {label: 'Plan a service visit', meta: 'from 06:10', state: 'ai'},
      {label: 'Read the log', meta: 'from 12:30', state: 'ai'},
      {label: 'Quiz, 4 questions', state: 'ai'},
    ],
  },
  'refine:example': {
    alt: 'An author asks for a local example, and AI rewords the sentence.',
    ground: 'iris',
    title: 'Loads, limits and stability',
    sub: 'Forklift safety, lesson 2',
    tag: ['Suggestion', 'iris'],
    says: [
      {kind: 'say', name: 'Daniel Levy', text: 'Use an example from Felixstowe.'},
      {kind: 'cut', text: 'For example, a stack of bricks on a ramp.'},
      {kind: 'ai', text: 'For example, two boilers on the ramp to bay 6.'},
    ],
    prompt: 'Ask for another version',
  },
  'refine:question': {
    alt: 'AI turns a question about remembering a rule into one about applying it, for an expert to accept or correct.',
    ground: 'iris',
    title: 'Question 2',
    sub: 'Forklift safety, lesson 2',
    tag: ['Suggestion', 'iris'],
    says: [
      {kind: 'cut', meta: 'Remember', text: 'What is the maximum load of the lift?'},
      {kind: 'ai', meta: 'Apply', text: 'Three pallets are waiting. Which do you send first, and why?'},
    ],
    note: {title: 'With Daniel Levy', text: 'to accept or correct', person: 'Daniel Levy'},
  },
  approvals: {
    alt: 'A draft course in five parts, two of them approved by an expert.',
    ground: 'iris',
    title: 'Data protection',
    sub: 'Draft from data-protection-policy.pdf',
    tag: ['2 of 5 approved', 'brand'],
    steps: [
      {label: 'What counts as personal data', meta: 'approved by Camila Rojas', state: 'done'},
      {label: 'Share only what is needed', meta: 'approved by Camila Rojas', state: 'done'},
      {label: 'Requests from customers', meta: 'not checked yet', state: 'ai', tag: ['Draft', 'iris']},
      {label: 'Report a breach', meta: 'not checked yet', state: 'ai', tag: ['Draft', 'iris']},
      {label: 'Quiz, 8 questions', meta: 'not checked yet', state: 'ai', tag: ['Draft', 'iris']},
    ],
  },
  versions: {
    ...VERSIONS,
    alt: 'The version history of a course: version 7 is live, and versions 6, 5 and 4 can be restored.',
    sub: 'Forklift safety',
  },
} satisfies Record<string, Scene>;
