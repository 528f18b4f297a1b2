import type {Item, Phone, Scene} from './types';

/** A small phone. An empty `action` is none. */
const phone = (
  title: string,
  clock: string,
  screen: Phone['screen'],
  action: string,
  rest: {alt: string; items: readonly Item[]},
) => ({layout: 'phone', title, clock, screen, action, ...rest}) satisfies Scene;

/** Phones of learners in one week, from Monday, 9 November. */
export const weeks = {
  'badges-and-certificates:4': phone('Certificate check', '09:05', 'bold brand', '', {
    alt: 'Anyone can check the certificate: it is valid until 11 Nov 2027.',
    items: [
      {kind: 'big', label: 'Valid', meta: 'Maja Lindqvist, Heat pump commissioning', glyph: 'shield'},
      {label: 'Until 11 Nov 2027', meta: 'Earned 11 Nov 2026', glyph: 'calendar'},
    ],
  }),
  'badges-and-certificates:5': phone('Tarrowby is Gold', '10:20', 'bold accent', '', {
    alt: 'The firm is Gold: 10 of 10 installers are certified.',
    items: [
      {
        kind: 'big',
        label: '10 of 10',
        meta: 'certified installers',
        list: Array.from({length: 10}, (_, at) => `${at + 1}`),
        value: 10,
      },
      {label: 'Commissioning, level 3', meta: 'New badge', glyph: 'star', tone: 'brand'},
    ],
  }),
  'discussion-forums:1': phone('Lesson 4', '17:14', 'soft brand', 'Ask', {
    alt: 'Below a lesson on a phone, a learner asks: “The fan in bay 3 is off. Can I still plug in?”',
    items: [
      {kind: 'text', label: 'Stop at the yellow line and switch off before you plug in.'},
      {kind: 'text', label: 'Check that the fan is running.'},
      {kind: 'say', label: 'The fan in bay 3 is off. Can I still plug in?'},
    ],
  }),
  'discussion-forums:3': phone('Lesson 4', '06:20', 'plain', 'Reply', {
    alt: 'The question in the forum, and the pinned answer: “No. Use bay 2 and report the fan.”',
    items: [
      {kind: 'say', name: 'Tomasz Nowak', label: 'The fan in bay 3 is off. Can I still plug in?'},
      {
        kind: 'say',
        name: 'Daniel Levy',
        label: 'No. Use bay 2 and report the fan.',
        meta: 'Answer, pinned',
        tone: 'brand',
      },
    ],
  }),
  'flashcards:1': phone('Card from lesson 4', '14:10', 'bold iris', 'Keep', {
    alt: 'A flashcard from lesson 4, with its question and answer, to keep.',
    items: [{kind: 'card', label: 'Where do you stop before charging?', meta: 'At the yellow line'}],
  }),
  'flashcards:2': phone('1 of 9', '06:42', 'soft brand', '', {
    alt: 'The first of nine flashcards: the learner knows it, and sees it again in three days.',
    items: [
      {kind: 'card', label: 'Where do you stop before charging?', meta: 'At the yellow line'},
      {kind: 'choices', list: ['Again: 1 min', 'Hard: 1 day']},
      {kind: 'choices', list: ['Good: 3 days', 'Easy: 9 days'], value: 1},
    ],
  }),
  'flashcards:3': phone('Lock screen', '06:31', 'night', '', {
    alt: 'A lock screen on Wednesday: five flashcards today, about two minutes.',
    items: [
      {kind: 'big', label: '06:31', meta: 'Wednesday, 11 November'},
      {label: '5 cards today', meta: 'About 2 minutes', glyph: 'star', tone: 'brand'},
    ],
  }),
  'flashcards:4': phone('Today’s cards', '09:50', 'plain', '', {
    alt: 'All seven of today’s flashcards reviewed, on the 14th day in a row.',
    items: [
      {kind: 'big', label: '7 of 7', meta: 'cards reviewed', list: [...'1234567'], value: 7},
      {label: '14 days', meta: 'in a row', glyph: 'flame', tone: 'accent'},
    ],
  }),
  'flashcards:5': phone('Known again', '06:44', 'bold brand', '', {
    alt: 'A flashcard known again: it comes back in 8 days, then in 21.',
    items: [
      {kind: 'big', label: '8', meta: 'days until this card comes back, on 21 Nov'},
      {label: 'Then 21 days', meta: '12 Dec', glyph: 'clock'},
    ],
  }),
  'gamification:1': phone('11 days', '06:42', 'soft accent', 'Review 4 cards', {
    alt: 'A streak of 11 days, three short of a badge.',
    items: [{kind: 'big', label: '3 more for a badge', list: [...'FSSMTWTFSSMTWT'], value: 11}],
  }),
  'gamification:2': phone('Early shift', '06:42', 'plain', '', {
    alt: 'The shift’s leaderboard: Amara Okafor is third with 1,240 points, 70 behind the next.',
    items: [
      {name: 'Ingrid Dahl', label: '1,480 points', value: 100},
      {name: 'Tomasz Nowak', label: '1,310 points', value: 89},
      {name: 'Amara Okafor', label: '1,240 points', value: 84, tone: 'brand'},
      {name: 'Leila Haddad', label: '1,120 points', value: 76},
    ],
  }),
  'gamification:3': phone('Lesson finished', '09:52', 'bold brand', '', {
    alt: 'A lesson finished: 20 points more, and 50 to go to the next place.',
    items: [
      {kind: 'big', label: '+20', meta: 'points for Parking and charging'},
      {label: '50 points to go', meta: 'to Tomasz Nowak', glyph: 'chart'},
    ],
  }),
  'gamification:4': phone('New badge', '06:44', 'night', '', {
    alt: 'A new badge for 14 days in a row, the learner’s seventh.',
    items: [{kind: 'big', label: '14 days', meta: 'Your seventh badge', glyph: 'flame', value: 5}],
  }),
  'gamification:5': phone('Safe driver', '14:30', 'soft brand', '', {
    alt: 'Two of three quizzes passed for the “Safe driver” badge.',
    items: [
      {kind: 'big', label: '2 of 3', meta: 'quizzes passed', list: [...'123'], value: 2},
      {label: 'Forklift safety', meta: 'passed today', glyph: 'check', tone: 'brand'},
      {label: 'Vehicle checks', meta: 'still to do', glyph: 'clock'},
    ],
  }),
  'learner-dashboard:1': phone('Hello, Yuki', '06:50', 'plain', 'Continue', {
    alt: 'A learner’s phone: lesson 4 of a food hygiene course, with six minutes left.',
    items: [
      {kind: 'covers', list: ['Food hygiene, level 2']},
      {label: 'Food hygiene, level 2', meta: 'Lesson 4, 6 minutes left', value: 65, glyph: 'play'},
    ],
  }),
  'learner-dashboard:2': phone('My courses', '07:25', 'soft brand', '', {
    alt: 'Four of five lessons done, the last due on 20 Nov, and the next course on 4 Dec.',
    items: [
      {kind: 'big', label: '4 of 5', meta: 'lessons of Food hygiene, level 2', list: [...'12345'], value: 4},
      {label: 'Due 20 Nov', meta: 'lesson 5', glyph: 'clock', tone: 'accent'},
      {label: 'Allergens and labels', meta: 'due 4 Dec', glyph: 'book'},
    ],
  }),
  'learner-dashboard:3': phone('Flashcards', '07:10', 'bold accent', 'Start', {
    alt: 'Nine flashcards are due: about three minutes.',
    items: [{kind: 'big', label: '9', meta: 'cards due, about 3 minutes'}],
  }),
  'learner-dashboard:4': phone('November', '13:05', 'night', '', {
    alt: 'November’s calendar: 11 days in a row, and a live session at 14:00.',
    items: [
      {kind: 'big', label: '11 days in a row', list: Array.from({length: 28}, (_, at) => `${at + 2}`), value: 11},
      {label: 'Live at 14:00', meta: 'After the fire drill', glyph: 'people', tone: 'accent'},
    ],
  }),
  'learner-dashboard:5': phone('Well done, Yuki', '13:20', 'bold brand', '', {
    alt: 'Food hygiene is finished, and the next course is named: allergens, due on 4 Dec.',
    items: [
      {kind: 'big', label: 'Course finished', meta: 'Food hygiene, level 2', glyph: 'check'},
      {label: 'Next: Allergens', meta: 'due 4 Dec', glyph: 'book'},
    ],
  }),
  'live-training:3': phone('For Thursday', '18:05', 'soft brand', '', {
    alt: 'A question sent before the live session, and the trainer’s reply: “We’ll start with that.”',
    items: [
      {label: 'Rotas and rest', meta: 'Live, 12 Nov at 14:00', glyph: 'people'},
      {kind: 'say', label: 'Two people are ill on one shift. Who do I call first?'},
      {kind: 'say', name: 'Grace Lam', label: 'We’ll start with that. Bring your rota.'},
    ],
  }),
  'live-training:5': phone('Attended', '07:15', 'soft accent', '', {
    alt: 'Attendance after the session: 58 of 60 minutes, and the recording in three parts.',
    items: [
      {kind: 'big', label: '58 of 60', meta: 'minutes, from the service’s own log'},
      {label: 'Recording', meta: '3 parts with questions', glyph: 'play'},
    ],
  }),
  'mobile-apps:1': phone('Refrigerant handling', '07:10', 'plain', '', {
    alt: 'A course of 148 MB, saved on the phone.',
    items: [
      {kind: 'covers', list: ['Refrigerant handling']},
      {label: '148 MB', meta: 'Saved on this phone', value: 100, glyph: 'down'},
    ],
  }),
  'mobile-apps:2': phone('Lesson 3 of 3', '16:48', 'night', '', {
    alt: 'A lesson finished without a signal: three results wait on the phone.',
    items: [
      {kind: 'big', label: 'No signal', meta: 'Lesson finished. The result stays on the phone.', glyph: 'offline'},
      {label: '3 results to send', meta: 'Kept with their times', glyph: 'clock', tone: 'accent'},
    ],
  }),
  'mobile-apps:3': phone('Back online', '07:02', 'bold brand', '', {
    alt: 'Back online, the phone has sent three results; the lesson counts for the day it was finished.',
    items: [{kind: 'big', label: '3 results sent', meta: 'Lesson 3 counts for Tuesday', glyph: 'check'}],
  }),
  'mobile-apps:4': phone('Checklist', '11:20', 'soft accent', '', {
    alt: 'A photo of a pipe test on a phone, for step 4 of a checklist.',
    items: [
      {kind: 'covers', list: ['Pipe test at 30 minutes']},
      {label: 'Pipe test at 30 minutes', meta: 'Photo for step 4', glyph: 'gear'},
      {kind: 'choices', list: ['Retake', 'Use photo'], value: 2},
    ],
  }),
  'mobile-apps:5': phone('This week', '17:20', 'soft brand', '', {
    alt: 'Five days in a row, one of them offline, and nine flashcards for the train.',
    items: [
      {kind: 'big', label: '5 days in a row', meta: 'Tuesday was offline', list: [...'MTWTFSS'], value: 5},
      {label: 'Flashcards', meta: '9 cards, on the train', glyph: 'star'},
    ],
  }),
  'smart-notes:2': phone('Video', '06:35', 'night', '', {
    alt: 'A video stopped at 02:10, with a note on what it shows.',
    items: [
      {kind: 'covers', list: ['A tour of the bays']},
      {label: 'A tour of the bays', meta: 'Stopped at 02:10', value: 43, glyph: 'play'},
      {label: 'Plug is on the left', meta: 'Your note', glyph: 'file', tone: 'accent'},
    ],
  }),
  'smart-notes:3': phone('Summary by AI', '09:45', 'bold iris', '', {
    alt: 'A summary that AI made of the learner’s own notes.',
    items: [
      {
        kind: 'big',
        label: 'Yellow line first, then off, then plug in.',
        meta: 'From your own notes',
        glyph: 'spark',
        tone: 'iris',
      },
    ],
  }),
  'smart-notes:4': phone('Search', '11:20', 'soft brand', '', {
    alt: 'A search for “plug” finds a lesson, a note and a place in a video.',
    items: [
      {kind: 'choices', list: ['plug'], value: 1},
      {label: 'Lesson 4', meta: '“before you plug in”', glyph: 'book', tone: 'accent'},
      {label: 'Your note', meta: '“Plug is on the left”', glyph: 'file'},
      {label: 'A tour of the bays', meta: 'from 02:10', glyph: 'play'},
    ],
  }),
  'smart-notes:5': phone('Collection', '14:25', 'soft accent', '', {
    alt: 'Parts of four courses in one collection, shared with the early shift.',
    items: [
      {
        kind: 'covers',
        list: ['Forklift safety', 'A tour of the bays', 'Electrical safety', 'Fire safety'],
      },
      {label: 'Charging, step by step', meta: 'Shared with the early shift', glyph: 'people'},
    ],
  }),
} satisfies Record<string, Scene>;
