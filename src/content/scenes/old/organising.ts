/** Organising learning: journeys, learning plans, cohorts, checklists and dates. */
import type {Recipe} from './types';

export const organising = {
  journey: ({lead, courses, people, roles, teams, sites, near, pick, percent}) => {
    const [title, start] = pick(
      ['First 30 days', `Joins ${teams[0]}`],
      ['Back after a break', `Returns to ${teams[0]}`],
      [`New in ${teams[0]}`, `Joins ${teams[0]}`],
      [`On the way to ${roles[1]}`, `Applies in ${teams[0]}`],
    );
    const started = near(14, 4);
    const signed = near(8, 2);
    return {
      layout: 'flow',
      label: 'A journey on the canvas',
      ground: 'brand',
      title,
      sub: `Journey for a ${roles[0].toLowerCase()}, ${sites[0]}`,
      tag: ['Published', 'brand'],
      before: [
        {kind: 'start', glyph: 'people', label: start, meta: 'day 1'},
        {kind: 'step', glyph: 'play', label: lead, meta: '5 lessons, week 1'},
        {kind: 'question', glyph: 'arrow', label: 'Quiz at 80% or more?'},
      ],
      branch: [
        {when: 'Yes', node: {kind: 'step', glyph: 'star', label: `Badge, then ${courses[1]}`}},
        {when: 'No', node: {kind: 'step', glyph: 'people', label: `An hour with ${people[2]}`}},
      ],
      after: [
        {kind: 'end', glyph: 'check', label: 'Sign-off at work', meta: `by the ${roles[2].toLowerCase()}, day 30`},
      ],
      note: pick(
        {title: `${signed} of ${started} signed off`, text: 'since October', ring: percent(signed, started)},
        {title: `${started - signed} wait for sign-off`, text: `${started} on the way`, tone: 'accent', glyph: 'clock'},
      ),
    };
  },

  'route-sketch': ({lead, sites, roles, people}) => ({
    layout: 'flow',
    label: 'A learning plan with boxes still to be written',
    ground: 'accent',
    title: 'Thirty days, drawn first',
    sub: `For a ${roles[0].toLowerCase()}, ${sites[0]}`,
    tag: ['2 boxes empty', 'accent'],
    before: [
      {kind: 'start', glyph: 'people', label: 'First day', meta: 'all new starters'},
      {kind: 'step', glyph: 'play', label: lead, meta: 'written'},
      {kind: 'open', glyph: 'plus', label: 'A course on site rules', meta: 'not written yet'},
      {kind: 'step', glyph: 'people', label: `Two shifts with ${people[2]}`, meta: 'week 2'},
      {kind: 'open', glyph: 'plus', label: 'A final quiz', meta: 'not written yet'},
    ],
    note: {title: `Shown to ${people[4]}`, text: 'before anything is written', person: people[4]},
  }),

  branch: ({courses, people, near}) => {
    const mark = near(16, 1) * 5;
    return {
      layout: 'flow',
      label: 'A branch that depends on a quiz',
      ground: 'accent',
      title: 'After the first quiz',
      sub: 'One question, two ways on',
      tag: [`Mark: ${mark}%`, 'plain'],
      before: [{kind: 'question', glyph: 'arrow', label: `Quiz at ${mark}% or more?`}],
      branch: [
        {when: 'Yes', node: {kind: 'step', glyph: 'star', label: `Straight to ${courses[2]}`}},
        {when: 'No', node: {kind: 'step', glyph: 'clock', label: 'Short recap, second try'}},
      ],
      after: [{kind: 'end', glyph: 'check', label: `Sign-off with ${people[3]}`, meta: 'where both ways meet'}],
      note: {title: 'Each at their own pace', text: 'Ahead or behind', glyph: 'check'},
    };
  },

  'journey-change': ({lead, near}) => {
    const past = near(9, 4);
    return {
      layout: 'quiz',
      label: 'Whom a changed step applies to',
      ground: 'plain',
      title: 'Step 3 was edited',
      sub: `Journey with ${lead}`,
      ask: 'For whom does it change?',
      options: [
        {text: 'People who start from now on', meta: 'the others keep the old step'},
        {text: 'Also those not yet there', meta: `${near(6, 3)} people`, state: 'picked'},
      ],
      behind: ['Step 2', 'as before'],
      note: {title: `${past} have passed it`, text: 'finished stays finished', glyph: 'check'},
    };
  },

  'ninety-days': ({lead, courses, people, roles}) => ({
    layout: 'outline',
    label: 'The first ninety days of a new employee',
    ground: 'brand',
    title: 'The first ninety days',
    sub: `${roles[0]}, as the journey runs`,
    tag: ['Version 3', 'plain'],
    steps: [
      {mark: '1', label: lead, meta: 'enrolled on the first day', state: 'done'},
      {mark: '14', label: `Checklist with ${people[2]}`, meta: 'two weeks in', state: 'done'},
      {mark: '30', label: courses[1]!, meta: 'if the quiz is at 80%', state: 'now'},
      {mark: '90', label: 'Talk and next plan', meta: `with ${people[4]}`, state: 'todo'},
    ],
    behind: ['Canvas', 'the same journey'],
    note: {title: 'Shown to the works council', text: 'nothing had to be redrawn', glyph: 'file'},
  }),

  nudge: ({people, first, courses, near, day}) => ({
    layout: 'thread',
    label: 'A message to a manager a week ahead',
    ground: 'accent',
    title: 'A week before it is due',
    sub: `To ${people[1]}, 07:00`,
    tag: ['Journey step 4', 'plain'],
    items: [
      {kind: 'quote', meta: `Due ${day(near(24, 3))}`, text: `${people[0]} has not opened ${courses[0]}.`},
      {kind: 'say', name: people[1]!, meta: '08:10', text: `${first[0]}, shall we find an hour on Tuesday?`},
      {kind: 'answer', name: people[0]!, meta: '08:24', text: 'Yes please, after the early shift.'},
    ],
    behind: ['Third automatic reminder', 'not needed'],
    note: {title: `${people[0]} has begun`, text: 'Tuesday, 14:05', person: people[0]},
  }),

  'plain-rule': ({lead, courses, people}) => ({
    layout: 'form',
    label: 'A rule in plain words',
    ground: 'brand',
    title: 'When a course is completed',
    sub: 'The rule as it acts',
    fields: [
      ['rule', 'When', lead, 'is', 'completed'],
      ['chips', 'then', 'award the badge', `tell ${people[1]}`],
      ['chips', 'and', `open ${courses[1]}`],
      ['on', 'Rule', 'Running since October'],
    ],
    action: 'See what it did',
    behind: ['Off for a week', 'in September'],
    note: {title: 'Ran twice today', text: 'both in the log', glyph: 'check'},
  }),

  automation: ({lead, courses, skills, teams, roles, sites, people, near, pick}) => {
    const [title, start] = pick(
      [`When someone joins ${teams[0]}`, `Added to ${teams[0]}`],
      [`When a new ${roles[0].toLowerCase()} starts`, `Hired as a ${roles[0].toLowerCase()}`],
      [`When someone moves to ${sites[0]}`, `Site changes to ${sites[0]}`],
    );
    return {
      layout: 'flow',
      label: 'An automation',
      ground: 'brand',
      title,
      sub: 'Runs by itself, written to the audit log',
      tag: ['On', 'brand'],
      before: [
        {kind: 'start', glyph: 'people', label: start, meta: 'by HR import or invite'},
        {kind: 'question', glyph: 'arrow', label: `Valid ${skills[0]} certificate?`},
      ],
      branch: [
        {when: 'No', node: {kind: 'step', glyph: 'plus', label: `Enrol in ${lead}`, meta: 'due in 14 days'}},
        {when: 'Yes', node: {kind: 'step', glyph: 'check', label: `Skip to ${courses[2]}`}},
      ],
      after: [{kind: 'end', glyph: 'mail', label: `Tell ${people[1]}`, meta: 'in the Monday digest'}],
      note: {title: `Ran ${near(6, 4)} times today`, text: `last at ${near(9, 2)}:41`, glyph: 'clock'},
    };
  },

  'learning-plan': ({courses, people, roles, near, percent}) => {
    const lesson = near(3, 1);
    const share = percent(2 + (lesson - 1) / 6, 5);
    return {
      layout: 'outline',
      label: 'A learning plan',
      ground: 'brand',
      title: `Plan of ${people[0]}`,
      sub: `${roles[0]} to ${roles[1].toLowerCase()}, by spring`,
      tag: ['2 of 5', 'brand'],
      steps: [
        {label: courses[0]!, meta: 'passed in September', state: 'done'},
        {label: courses[1]!, meta: 'passed in October', state: 'done'},
        {label: courses[2]!, meta: `lesson ${lesson} of 6`, state: 'now', tag: ['due 4 Dec', 'accent']},
        {label: `Two shifts with ${people[4]}`, meta: 'on the job', state: 'todo'},
        {label: courses[4]!, meta: 'opens in January', state: 'todo'},
      ],
      note: {title: `${share}% of the plan`, text: 'one week ahead', ring: share, at: 'start'},
    };
  },

  'plan-block': ({courses, people, percent}) => ({
    layout: 'outline',
    label: 'A plan that asks for three courses of four',
    ground: 'accent',
    title: 'Any three of four',
    sub: `Plan of ${people[0]}`,
    tag: ['1 of 3', 'brand'],
    steps: [
      {label: courses[0]!, meta: 'comes first, for everybody', state: 'done', mark: '✓'},
      {label: courses[1]!, meta: 'finished', state: 'done', tag: ['counts', 'brand']},
      {label: courses[2]!, meta: 'lesson 2 of 4', state: 'now', mark: '›'},
      {label: courses[3]!, meta: 'free to choose', state: 'todo', mark: '›'},
      {label: courses[4]!, meta: 'free to choose', state: 'todo', mark: '›'},
    ],
    note: {title: '1 of 3 done', text: 'in any order', ring: percent(1, 3)},
  }),

  'relative-dates': ({people, lead, near, day}) => {
    const starts = [near(2, 1), near(7, 2), near(12, 2), near(16, 1)];
    return {
      layout: 'table',
      label: 'Due dates counted from each person’s start',
      ground: 'brand',
      title: 'Fourteen days after the start',
      sub: lead,
      tag: ['Rule of the plan', 'plain'],
      rows: starts.map((start, at) => ({
        lead: people[at]!,
        sub: `started ${day(start)}`,
        tag: [`due ${day(start + 14)}`, at ? 'plain' : 'accent'],
      })),
      behind: ['“Due on 1 March”', 'wrong for most'],
      note: {title: 'A manager can move each', text: 'one date at a time', person: people[5]},
    };
  },

  'shared-course': ({courses, roles, near}) => ({
    layout: 'matrix',
    label: 'One course in several plans',
    ground: 'plain',
    title: 'Which plan holds what',
    sub: 'A course passed once counts in all',
    kind: 'check',
    columns: [...roles],
    rows: [
      [courses[0]!, 1, 1, 1],
      [courses[1]!, 1, 1, 0],
      [courses[2]!, 0, 1, 1],
      [courses[3]!, 0, 0, 1],
    ],
    behind: ['Plans', 'three'],
    note: {title: 'One sentence corrected', text: `3 plans, ${near(41, 12)} learners`, glyph: 'check'},
  }),

  'path-queue': ({lead, courses, people, near}) => {
    const waiting = near(11, 2);
    return {
      layout: 'chart',
      label: 'How many people have reached each step of a plan',
      ground: 'accent',
      title: 'People by step',
      sub: 'People in front of each step',
      kind: 'bars',
      unit: '',
      points: [
        [lead, near(4, 1)],
        ['Sign-off at work', waiting, 'accent'],
        [courses[1]!, near(2, 1)],
        ['Final quiz', 1],
      ],
      behind: ['Last month', 'no queue'],
      note: {title: `${waiting} wait for ${people[2]}`, text: 'a second pair of eyes helps', person: people[2]},
    };
  },

  'shift-calendar': ({people, first, courses, near}) => {
    const today = near(12, 2);
    return {
      layout: 'calendar',
      label: 'Shifts, a course and a session in one plan',
      ground: 'brand',
      title: 'November',
      sub: `Plan of ${people[0]}`,
      tag: ['Step 3 of 5', 'plain'],
      today,
      events: [
        {day: today + 2, label: `Shift with ${people[2]}`, meta: 'first of two', tone: 'accent'},
        {day: today + 5, label: `Shift with ${people[2]}`, meta: 'second of two', tone: 'accent'},
        {day: today + 9, label: courses[1]!, meta: 'opens after both'},
      ],
      note: {title: `${first[2]}’s time is planned`, text: 'and seen in the rota', person: people[2]},
    };
  },

  'assign-plan': ({teams, people, lead, near, day}) => {
    const size = near(14, 5);
    const due = near(34, 4);
    return {
      layout: 'form',
      label: 'A learning plan assigned to a team',
      ground: 'accent',
      title: 'Assign a plan',
      sub: 'To everyone in one step',
      fields: [
        ['text', 'Plan', `${lead} and practice`],
        ['text', 'Team', `${teams[0]}, ${size} people`],
        ['rule', 'Due', 'All', 'by', day(due)],
        ['rule', 'Except', people[3]!, 'by', day(due + 14)],
      ],
      action: `Assign to ${size} people`,
      note: {title: 'A part-timer gets more time', text: `${people[3]}, two weeks`, person: people[3]},
    };
  },

  assignment: ({people, courses, teams, near, day}) => {
    const old = near(20, 3);
    return {
      layout: 'form',
      label: 'A due date being moved',
      ground: 'brand',
      title: courses[0]!,
      sub: `Assigned to ${teams[0]}`,
      fields: [
        ['rule', 'Due date', day(old), 'becomes', day(old + 7)],
        ['chips', 'For', people[0]!, people[1]!],
        ['text', 'Reason', 'On nights all week'],
      ],
      action: 'Move the date',
      behind: ['From the digest', 'one tap'],
      note: {title: `${people[4]} moved it`, text: 'written to the audit log', person: people[4]},
    };
  },

  cohort: ({lead, lessons, people, sites, near, pick}) => {
    const size = near(18, 6);
    return {
      layout: 'outline',
      label: 'A cohort and its weeks',
      ground: 'accent',
      title: pick('Autumn cohort', 'November cohort', `${sites[0]} cohort`),
      sub: `${lead}, ${size} people`,
      tag: ['Week 3 of 5', 'accent'],
      steps: [
        {label: `Week 1: ${lessons[0]}`, meta: 'everyone through', state: 'done'},
        {label: `Week 2: ${lessons[1]}`, meta: 'everyone through', state: 'done'},
        {label: `Week 3: ${lessons[2]}`, meta: 'live Thursday, 14:00', state: 'now'},
        {label: `Week 4: ${lessons[3]}`, meta: 'opens on Monday', state: 'todo'},
      ],
      people: people.slice(0, 6),
      more: size - 6,
      note: {title: people[6]!, text: '“Slides are in the forum.”', person: people[6]},
    };
  },

  'week-by-week': ({lessons, lead, near}) => ({
    layout: 'gallery',
    label: 'Weeks of a cohort, one open at a time',
    ground: 'brand',
    title: lead,
    sub: 'One week at a time',
    tag: ['Week 2', 'accent'],
    kind: 'cover',
    items: [
      {title: lessons[0]!, meta: 'week 1, finished'},
      {title: lessons[1]!, meta: 'week 2, open', tone: 'accent'},
      {title: lessons[2]!, meta: 'opens on Monday', tone: 'plain'},
      {title: lessons[3]!, meta: 'opens in two weeks', tone: 'plain'},
    ],
    note: {title: 'Closed until Monday', text: `${near(19, 4)} people wait together`, glyph: 'lock'},
  }),

  timetable: ({lessons, people, near}) => {
    const today = near(9, 1);
    return {
      layout: 'calendar',
      label: 'The timetable of a cohort',
      ground: 'accent',
      title: 'November',
      sub: 'Lessons on Monday, live on Thursday',
      tag: [`${near(18, 4)} people`, 'plain'],
      today,
      events: [
        {day: 12, label: 'Live hour', meta: `with ${people[0]}, 14:00`, tone: 'accent'},
        {day: 16, label: lessons[2]!, meta: 'opens'},
        {day: 19, label: 'Live hour', meta: `with ${people[0]}, 14:00`, tone: 'accent'},
      ],
      note: {title: 'Thursday afternoons', text: 'managers keep them free', glyph: 'clock'},
    };
  },

  'cohort-copy': ({lead, near}) => ({
    layout: 'form',
    label: 'A cohort copied for the next season',
    ground: 'brand',
    title: 'Copy the autumn cohort',
    sub: lead,
    fields: [
      ['rule', 'First day', '5 October', 'becomes', '1 March'],
      ['state', 'Moved along', '5 weeks, 5 live hours', 'Done'],
      ['off', 'Discussions', 'Start empty'],
      ['on', 'Remarks', '“Week 3 was too full”'],
    ],
    action: 'Create spring cohort',
    behind: ['Autumn cohort', `${near(18, 3)} people`],
    note: {title: 'Week 3 is lighter now', text: 'one lesson moved to week 4', glyph: 'check'},
  }),

  'cohort-compare': ({lead, near}) => {
    const autumn = [8, 22, 41, 58, 74, 88];
    const spring = [near(7, 2), near(18, 3), near(31, 3), near(44, 3), near(56, 3), near(66, 4)];
    const gap = autumn[5]! - spring[5]!;
    return {
      layout: 'chart',
      label: 'Two cohorts on the same axis',
      ground: 'brand',
      title: 'This intake and the last',
      sub: `${lead}, days since the start`,
      kind: 'line',
      unit: '%',
      points: spring.map((value, at) => [`${at ? '' : 'day '}${at * 6 + 6}`, value] as const),
      other: {names: ['spring', 'autumn'], values: autumn},
      behind: ['By calendar date', 'no comparison'],
      note: {title: `${gap} points behind`, text: 'at the same day', tone: 'accent', glyph: 'clock'},
    };
  },

  'gone-quiet': ({people, near, percent}) => {
    const lessons = [8, near(7, 1), near(3, 1), 2];
    return {
      layout: 'table',
      label: 'Members of a cohort and their last visit',
      ground: 'accent',
      title: 'Week 2, eight lessons so far',
      sub: 'Progress of each person',
      tag: ['2 quiet', 'accent'],
      rows: lessons.map((done, at) => ({
        lead: people[at]!,
        sub: at < 2 ? `lesson ${done} of 8, today` : `lesson ${done} of 8, ${at + 4} days ago`,
        value: percent(done, 8),
        tone: at < 2 ? 'brand' : 'accent',
      })),
      behind: ['Week 5', 'would be too late'],
      note: {title: 'Write to both', text: 'a friendly question', tone: 'accent', glyph: 'mail'},
    };
  },

  'move-member': ({people, near, day}) => ({
    layout: 'form',
    label: 'A member moved to a later cohort',
    ground: 'plain',
    title: `Move ${people[0]}`,
    sub: 'One action',
    fields: [
      ['rule', 'Cohort', 'Autumn', 'becomes', 'Winter'],
      ['on', 'Finished', `${near(4, 1)} lessons go along`],
      ['rule', 'Open ones', `due ${day(near(20, 3))}`, 'become', '22 January'],
      ['on', 'Old forum', 'Stays readable'],
    ],
    action: 'Move to winter',
    note: {title: 'Get well first', text: `from ${people[4]}`, person: people[4]},
  }),

  checklist: ({skills, lessons, people, teams, near}) => {
    const steps = [
      {label: lessons[0]!, meta: `seen by ${people[2]}, Monday`, state: 'done'},
      {label: lessons[1]!, meta: `seen by ${people[2]}, Monday`, state: 'done'},
      {label: lessons[2]!, meta: `seen by ${people[3]}, Wednesday`, state: 'done'},
      {label: lessons[3]!, meta: 'photo asked for', state: 'now'},
      {label: lessons[4]!, state: 'todo'},
    ] as const;
    return {
      layout: 'outline',
      label: 'An on-the-job checklist',
      ground: 'brand',
      title: `${skills[0]}, seen at work`,
      sub: `${people[0]}, ${teams[0]}`,
      tag: [`${steps.filter(({state}) => state === 'done').length} of ${steps.length} seen`, 'brand'],
      steps,
      note: {title: `${people[3]} signed`, text: `Wednesday, ${near(11, 2)}:20`, person: people[3]},
    };
  },

  'step-wording': ({skills}) => ({
    layout: 'table',
    label: 'Checklist steps, clear and vague',
    ground: 'accent',
    title: `${skills[0]}: the steps`,
    sub: 'Something that the eye can follow',
    tag: ['5 to 9 steps', 'plain'],
    rows: [
      {lead: 'Chocks the wheels', sub: 'before unloading', glyph: 'check', tag: ['clear', 'brand']},
      {lead: 'Says the weight aloud', sub: 'before lifting', glyph: 'check', tag: ['clear', 'brand']},
      {lead: 'Steps back two metres', sub: 'while it moves', glyph: 'check', tag: ['clear', 'brand']},
      {lead: 'Works safely', sub: 'two people would tick it differently', glyph: 'cross', tag: ['too vague', 'accent']},
    ],
    behind: ['Read by', 'your best operator'],
    note: {title: 'Rewrite one step', text: 'then try it at work', tone: 'accent', glyph: 'arrow'},
  }),

  'photo-step': ({lessons, people, near}) => ({
    layout: 'gallery',
    label: 'Photos that prove a step',
    ground: 'accent',
    title: lessons[2]!,
    sub: `Step 3, ${people[0]}`,
    tag: ['Photo needed', 'accent'],
    kind: 'cover',
    items: [
      {title: 'Joint, from above', meta: `10:${near(24, 8)}`},
      {title: 'Joint, from the side', meta: `10:${near(40, 5)}`, tone: 'accent'},
    ],
    behind: ['Step 2', 'seen, no photo'],
    note: {title: `${people[3]} has looked`, text: 'from another town', person: people[3]},
  }),

  signatures: ({lessons, people, near}) => ({
    layout: 'table',
    label: 'Signatures under a checklist',
    ground: 'plain',
    title: `Signed for ${people[0]}`,
    sub: 'Who watched, and when',
    tag: ['3 signatures', 'brand'],
    rows: [
      {lead: people[2]!, sub: lessons[0]!, meta: `2 Nov, ${near(10, 1)}:12`},
      {lead: people[3]!, sub: lessons[1]!, meta: `2 Nov, ${near(13, 1)}:40`},
      {lead: people[4]!, sub: lessons[2]!, meta: `4 Nov, ${near(11, 2)}:05`},
    ],
    behind: ['Half a year later', 'still readable'],
    note: {title: '“I think she was shown”', text: 'is now a line', glyph: 'file'},
  }),

  'due-dates': ({courses, people, first, teams, near, pick}) => {
    const today = near(16, 3);
    const size = near(8, 3);
    return {
      layout: 'calendar',
      label: 'Due dates of a team',
      ground: pick('accent', 'plain'),
      title: 'November',
      sub: `Assignments of ${teams[0]}`,
      tag: [`${size} people`, 'plain'],
      today,
      events: [
        {day: today + 3, label: courses[0]!, meta: `${size - 2} of ${size} finished`},
        {day: today + 7, label: courses[1]!, meta: `moved by ${people[3]}`, tone: 'accent'},
        {day: today + 10, label: courses[2]!, meta: 'opens next week'},
      ],
      note: pick(
        {title: 'Due date moved', text: `${people[1]} is on leave`, tone: 'accent', person: people[1]},
        {title: 'Reminder sent', text: `to ${first[0]} and ${first[5]}`, glyph: 'bell'},
      ),
    };
  },

  renewals: ({courses, people, near, percent, pick}) => {
    const days = [near(9, 5), near(38, 10), near(120, 40)];
    return {
      layout: 'rings',
      label: 'Compliance renewals',
      ground: 'accent',
      title: courses[0]!,
      sub: 'Enrols again 365 days after completion',
      tag: ['Renewal rule', 'brand'],
      centre: `${days[0]} days`,
      single: true,
      rows: [
        ...days.map((left, at) => ({
          label: people[at]!,
          value: percent(365 - left, 365),
          tone: at ? ('brand' as const) : ('accent' as const),
          meta: `in ${left} days`,
        })),
        {label: people[3]!, value: 1, tone: 'brand', meta: 'renewed'},
      ],
      stats: [
        ['valid', near(46, 14)],
        ['due this month', near(5, 3)],
        ['overdue', 0],
      ],
      note: pick(
        {title: 'Enrolled again', text: `${people[5]}, this morning`, person: people[5]},
        {title: 'Log for the auditor', text: 'every renewal with its date', glyph: 'file', at: 'start'},
      ),
    };
  },

  'renewal-months': ({courses, near}) => {
    const counts = [near(7, 2), near(9, 2), near(6, 2), near(8, 2), near(10, 2), near(7, 2)];
    const sum = counts.reduce((a, b) => a + b);
    return {
      layout: 'chart',
      label: 'Renewals spread over the year',
      ground: 'plain',
      title: courses[0]!,
      sub: 'Next rounds, from each person’s own date',
      tag: [`${sum} in six months`, 'plain'],
      kind: 'columns',
      unit: '',
      points: ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'].map((month, at) => [month, counts[at]!] as const),
      behind: ['All on 1 January', 'no longer'],
      note: {title: `${Math.max(...counts)} in the busiest month`, text: 'the trainer has room', glyph: 'check'},
    };
  },

  'partner-tiers': ({lead, near, percent}) => {
    const silver = near(17, 2);
    return {
      layout: 'ranking',
      label: 'Certified people per partner, by tier',
      ground: 'accent',
      title: 'Certified people per partner',
      sub: 'Gold from 20, silver from 10',
      unit: 'people',
      rows: [
        {name: 'Dunmore Electrical', meta: 'Gold', value: near(27, 2), tone: 'accent'},
        {name: 'Pell & Sons', meta: 'Gold', value: near(22, 2), tone: 'accent'},
        {name: 'Norrvik Installers', meta: 'Silver', value: silver, tone: 'plain', mark: true},
        {name: 'Casa Tecnica', meta: 'Silver', value: near(12, 1), tone: 'plain'},
        {name: 'Greenlane Trade', meta: 'Registered', value: near(6, 2), tone: 'brand'},
      ],
      behind: [lead, 'final assessment'],
      note: {
        title: `Norrvik: ${silver} of 20`,
        text: `${20 - silver} short of gold`,
        tone: 'accent',
        ring: percent(silver, 20),
      },
    };
  },
} satisfies Record<string, Recipe>;
