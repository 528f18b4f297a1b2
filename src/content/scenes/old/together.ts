/** Notes, collections, forums and live sessions. */
import type {Recipe} from './types';

export const together = {
  notes: ({lead, lessons, people, first, sites, short, near}) => {
    const count = near(5, 3);
    return {
      layout: 'thread',
      label: 'Smart notes on a lesson',
      ground: 'iris',
      title: `Notes on ${lead}`,
      sub: `Lesson 2: ${lessons[1]}`,
      tag: [`${count} notes`, 'plain'],
      items: [
        {kind: 'quote', meta: 'Marked at 04:12', text: short},
        {kind: 'say', name: people[0]!, meta: 'Tuesday', text: `Ask ${first[4]} how they do this at ${sites[0]}.`},
        {kind: 'ai', name: 'Summary', meta: `of ${count} notes`, text: `${short} ${sites[0]} may do it another way.`},
      ],
      behind: ['Lesson 1', '2 notes'],
      note: {title: 'Make flashcards', text: 'from this note', tone: 'iris', glyph: 'spark'},
    };
  },

  'video-marks': ({video, lead, lessons, near}) => {
    const seconds = near(12, 9) + 10;
    return {
      layout: 'outline',
      label: 'Notes at their moments in a video',
      ground: 'brand',
      title: 'Marked while watching',
      sub: lead,
      tag: ['3 notes', 'plain'],
      source: {kind: 'video', title: video, meta: `paused at 04:${seconds}`},
      steps: [
        {label: lessons[0]!, meta: 'at 00:52', state: 'done', mark: '1'},
        {label: `“${lessons[1]}”`, meta: `at 04:${seconds}, your words`, state: 'now', mark: '2'},
        {label: lessons[2]!, meta: 'at 09:55', state: 'done', mark: '3'},
      ],
      note: {title: `Play from 04:${seconds}`, text: 'one click, weeks later', glyph: 'play'},
    };
  },

  'notes-summary': ({lead, people, first, short, back, near}) => {
    const count = near(7, 3);
    return {
      layout: 'thread',
      label: 'A summary made from one’s own notes',
      ground: 'iris',
      title: 'What you noted, in short',
      sub: `${lead}, ${count} notes`,
      tag: ['By AI', 'iris'],
      items: [
        {kind: 'say', name: people[0]!, meta: 'lesson 1', text: short},
        {kind: 'say', name: people[0]!, meta: 'lesson 3', text: `${back}: remember the reason.`},
        {kind: 'ai', name: 'Summary', meta: 'from these notes alone', text: `${short} ${back}, and know why.`},
      ],
      note: {title: 'Nothing from elsewhere', text: `${first[0]}’s words only`, tone: 'iris', glyph: 'spark'},
    };
  },

  'notes-search': ({skills, lead, courses, short, back, people}) => ({
    layout: 'thread',
    label: 'A search through one’s own notes',
    ground: 'plain',
    title: `“${skills[0]!.toLowerCase()}”`,
    sub: 'Everything you have marked',
    tag: ['3 found', 'plain'],
    items: [
      {kind: 'quote', meta: `${lead}, lesson 2`, text: short},
      {kind: 'quote', meta: `${courses[3]}, video at 03:18`, text: `${back}.`},
      {kind: 'say', name: people[0]!, meta: 'March', text: 'Compare with the poster in the office.'},
    ],
    prompt: 'Open the lesson at this place',
    note: {title: 'From two courses', text: 'one finished long ago', glyph: 'clock'},
  }),

  'lesson-notes': ({lessons, lead, short, question, answer, people}) => ({
    layout: 'thread',
    label: 'A passage, a comment and a summary in one column',
    ground: 'accent',
    title: lessons[3]!,
    sub: `${lead}, lesson 4`,
    items: [
      {kind: 'quote', meta: 'The lesson', text: short},
      {kind: 'say', name: people[0]!, meta: 'your comment', text: question},
      {kind: 'ai', name: 'Summary', meta: 'by AI', text: answer},
    ],
    behind: ['Lesson 4', 'open alongside'],
    note: {title: 'Who wrote what', text: 'is plain at a glance', glyph: 'check'},
  }),

  'private-note': ({lessons, lead, people, short}) => ({
    layout: 'thread',
    label: 'A note that only its author sees',
    ground: 'plain',
    title: lessons[2]!,
    sub: `${lead}, lesson 3`,
    tag: ['Private', 'plain'],
    items: [
      {kind: 'quote', meta: 'Marked in the lesson', text: short},
      {kind: 'say', name: people[0]!, meta: 'today', text: 'I still do not understand this.'},
    ],
    prompt: 'Take it to the forum',
    behind: ['Manager’s reports', 'no notes'],
    note: {title: `Only ${people[0]}`, text: 'can read this note', glyph: 'lock'},
  }),

  collections: ({lead, file, video, courses, people, teams, near}) => ({
    layout: 'gallery',
    label: 'A collection',
    ground: 'accent',
    title: 'For my first month',
    sub: `A collection by ${people[0]}`,
    kind: 'cover',
    items: [
      {title: lead, meta: `${near(3, 1)} lessons kept`},
      {title: file, meta: `page ${near(12, 9)}`, tone: 'plain'},
      {title: courses[3]!, meta: `${near(7, 4)} flashcards`, tone: 'accent'},
      {title: video, meta: 'video, from 02:10'},
    ],
    note: {title: `Shared with ${teams[1]}`, text: `${near(11, 5)} people follow it`, glyph: 'people'},
  }),

  'collection-followers': ({people, teams, near}) => {
    const extra = near(6, 2);
    return {
      layout: 'table',
      label: 'The people who follow a collection',
      ground: 'brand',
      title: 'For the next person in this job',
      sub: `A collection by ${people[0]}`,
      tag: [`${extra + 3} follow it`, 'brand'],
      rows: [
        {lead: people[1]!, sub: 'takes over in December', tag: ['new', 'accent']},
        {lead: people[2]!, sub: teams[0]!, meta: 'since June'},
        {lead: people[3]!, sub: teams[1]!, meta: 'since March'},
      ],
      behind: ['Private notes', 'stay with you'],
      note: {title: 'Two additions', text: `sent to all ${extra + 3}`, glyph: 'plus'},
    };
  },

  'shared-collections': ({people, near}) => ({
    layout: 'ranking',
    label: 'Collections by number of followers',
    ground: 'accent',
    title: 'Collections people follow',
    sub: 'Made by colleagues',
    unit: 'followers',
    rows: [
      {name: people[0]!, meta: 'First week in the yard', value: near(34, 4)},
      {name: people[1]!, meta: 'When something breaks', value: near(25, 4)},
      {name: people[2]!, meta: 'For my first month', value: near(16, 3), mark: true},
      {name: people[3]!, meta: 'Numbers to know', value: near(8, 3)},
    ],
    behind: ['Official catalogue', '46 courses'],
    note: {title: 'Yours: third', text: 'two more since Monday', glyph: 'people'},
  }),

  forum: ({lead, lessons, people, first, sites, question, answer, near}) => ({
    layout: 'thread',
    label: 'A course forum',
    ground: 'brand',
    title: lead,
    sub: `Forum, lesson 4: ${lessons[3]}`,
    tag: [`${near(6, 3)} replies`, 'plain'],
    items: [
      {kind: 'say', name: people[0]!, meta: `${sites[0]}, 09:14`, text: question},
      {kind: 'answer', name: people[5]!, meta: 'trainer, 09:31', text: answer},
    ],
    prompt: `Reply to ${first[0]}`,
    behind: ['Lesson 3', 'answered'],
    note: {title: 'Marked as the answer', text: 'Pinned above the lesson', glyph: 'check'},
  }),

  'lesson-question': ({lessons, lead, short, people, question}) => ({
    layout: 'thread',
    label: 'A question asked below a lesson',
    ground: 'accent',
    title: `Lesson 4: ${lessons[3]}`,
    sub: lead,
    items: [
      {kind: 'quote', meta: 'From the lesson', text: short},
      {kind: 'say', name: people[0]!, meta: 'just now', text: question},
    ],
    prompt: 'Ask about this lesson',
    behind: ['Lesson 5', 'threads closed'],
    note: {title: 'Seen in lesson 4 only', text: 'not by those at lesson 1', glyph: 'people'},
  }),

  'answer-changed': ({lead, people, question, answer, near}) => ({
    layout: 'thread',
    label: 'A forum answer that replaces an older one',
    ground: 'plain',
    title: lead,
    sub: 'The rule changed in October',
    tag: ['Mark moved', 'accent'],
    items: [
      {kind: 'say', name: people[0]!, meta: 'in June', text: question},
      {kind: 'cut', text: 'Not needed, as far as I know.'},
      {kind: 'answer', name: people[5]!, meta: `trainer, ${near(6, 2)} November`, text: answer},
    ],
    note: {title: 'Old mark taken away', text: `by ${people[5]}`, person: people[5]},
  }),

  'forum-list': ({question, lead, near}) => ({
    layout: 'table',
    label: 'Questions of a course with their state',
    ground: 'plain',
    title: `Questions on ${lead}`,
    sub: 'Newest first',
    tag: [`${near(14, 5)} threads`, 'plain'],
    rows: [
      {lead: question, sub: `lesson 4, ${near(4, 2)} replies`, glyph: 'check', tag: ['answered', 'brand']},
      {lead: 'Which part counts for the quiz?', sub: 'lesson 2, 2 replies', glyph: 'check', tag: ['answered', 'brand']},
      {lead: 'Is there a printed version?', sub: 'lesson 1, no reply', glyph: 'clock', tag: ['open', 'accent']},
    ],
    behind: ['Autumn cohort', 'its own room'],
    note: {title: 'Two short messages', text: 'instead of asking again', glyph: 'check'},
  }),

  'forum-open': ({people, lead, lessons, near}) => {
    const hours = [near(26, 4), near(9, 3), 1] as const;
    return {
      layout: 'table',
      label: 'Open questions and how long they have waited',
      ground: 'accent',
      title: 'Waiting for a reply',
      sub: `${lead}, looked after by two`,
      tag: [`${hours.length} open`, 'accent'],
      rows: [
        {lead: people[0]!, sub: lessons[3]!, tag: [`${hours[0]} hours`, 'accent']},
        {lead: people[1]!, sub: lessons[0]!, tag: [`${hours[1]} hours`, 'plain']},
        {lead: people[2]!, sub: lessons[1]!, tag: ['1 hour', 'plain']},
      ],
      behind: ['Answered this week', '11'],
      note: {title: `${people[5]} is on it`, text: `with ${people[6]}`, person: people[5]},
    };
  },

  'live-session': ({lead, lessons, people, sites, near, percent}) => {
    const present = near(17, 2);
    return {
      layout: 'gallery',
      label: 'A live session',
      ground: 'plain',
      title: lessons[1]!,
      sub: `Live with ${people[0]}, ${lead}`,
      tag: ['Live, 24:10', 'accent'],
      kind: 'person',
      items: [
        {title: people[0]!, meta: 'presenting', tone: 'accent'},
        {title: people[1]!, meta: sites[0]!, tone: 'plain'},
        {title: people[2]!, meta: sites[1]!},
        {title: people[3]!, meta: sites[2]!, tone: 'plain'},
        {title: people[4]!, meta: 'hand raised'},
        {title: people[5]!, meta: sites[1]!, tone: 'plain'},
        {title: people[6]!, meta: sites[0]!, tone: 'plain'},
      ],
      note: {
        title: `${present} of 20 present`,
        text: 'Attendance is recorded',
        ring: percent(present, 20),
        at: 'start',
      },
    };
  },

  'session-details': ({people, lessons, lead, near}) => {
    const hour = near(14, 2);
    return {
      layout: 'form',
      label: 'A live session being planned',
      ground: 'brand',
      title: lessons[2]!,
      sub: `Live session of ${lead}`,
      fields: [
        ['rule', 'When', 'Thursday, 19 November', 'at', `${hour}:00`],
        ['text', 'Trainer', people[0]!],
        ['state', 'Meeting', 'one link, kept when it moves', 'Created'],
        ['on', 'Dashboard', 'Show the way in to 18 people'],
      ],
      action: 'Save session',
      behind: ['Wednesday', 'no session'],
      note: {title: `Join at ${hour}:00`, text: 'from the dashboard', tone: 'accent', glyph: 'clock'},
    };
  },

  'next-session': ({lessons, people, lead, near}) => {
    const hour = near(14, 2);
    return {
      layout: 'table',
      label: 'The next live sessions on the first page',
      ground: 'accent',
      title: 'Live sessions',
      sub: lead,
      tag: ['Today', 'accent'],
      rows: [
        {lead: lessons[1]!, sub: `with ${people[0]}`, glyph: 'people', tag: [`join at ${hour}:00`, 'accent']},
        {lead: lessons[3]!, sub: `with ${people[0]}, Thursday`, glyph: 'clock', meta: '26 Nov'},
        {lead: lessons[4]!, sub: `with ${people[1]}, Thursday`, glyph: 'clock', meta: '3 Dec'},
      ],
      behind: ['Inbox', 'nothing to look for'],
      note: {title: 'Starts in twenty minutes', text: 'one tap from here', tone: 'accent', glyph: 'play'},
    };
  },

  'session-dates': ({lessons, people, near, percent}) => {
    const taken = [near(19, 1), near(14, 3), near(8, 3)];
    return {
      layout: 'table',
      label: 'One live session on three dates',
      ground: 'accent',
      title: lessons[1]!,
      sub: 'Choose one of three, each counts',
      tag: ['20 places each', 'plain'],
      rows: ['Thursday, 19 Nov, 14:00', 'Friday, 20 Nov, 06:30', 'Monday, 23 Nov, 21:30'].map((lead, at) => ({
        lead,
        sub: `${taken[at]} of 20 taken`,
        glyph: 'clock',
        value: percent(taken[at]!, 20),
        tone: at ? 'brand' : 'accent',
      })),
      behind: ['Early, late and night', 'shift'],
      note: {title: 'Your place is booked', text: `Friday, with ${people[2]}`, glyph: 'check'},
    };
  },

  attendance: ({people, lessons, near, percent}) => {
    const minutes = [near(59, 1), near(56, 2), near(52, 2), near(48, 2), near(14, 6)];
    const present = minutes.filter((stayed) => stayed >= 45).length;
    return {
      layout: 'table',
      label: 'How long each person stayed in a session',
      ground: 'plain',
      title: lessons[1]!,
      sub: 'Present means 45 of 60 minutes',
      tag: [`${present} of ${minutes.length} present`, 'brand'],
      rows: minutes.map((stayed, at) => ({
        lead: people[at]!,
        sub: `${stayed} of 60 minutes`,
        value: percent(stayed, 60),
        tone: stayed < 45 ? 'accent' : 'brand',
      })),
      behind: ['Rule of this course', '75% of the time'],
      note: {title: 'From the service’s own log', text: 'no names read aloud', glyph: 'check'},
    };
  },

  'attendance-sites': ({lessons, sites, near, percent}) => {
    const invited = [8, 7, 5] as const;
    const came = [near(7, 1), near(6, 1), near(4, 1)] as const;
    const sum = came[0] + came[1] + came[2];
    return {
      layout: 'chart',
      label: 'Attendance of a live session by site',
      ground: 'brand',
      title: lessons[1]!,
      sub: 'Attendance, noted by the session itself',
      tag: ['Thursday', 'plain'],
      kind: 'rings',
      unit: '%',
      tiles: [
        ['invited', 20],
        ['present', sum],
        ['get the recording', 20 - sum],
      ],
      points: sites.map((site, at) => [site, percent(came[at]!, invited[at]!), at === 1 ? 'accent' : 'brand'] as const),
      behind: ['Course completions', 'same report'],
      note: {title: `${sum} of 20 present`, text: 'no list went round', ring: percent(sum, 20)},
    };
  },
} satisfies Record<string, Recipe>;
