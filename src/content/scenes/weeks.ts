import type {Item, Phone, Scene} from './types';

/** A small phone; what its screen is called is also the title. An empty `action` is none. */
const phone = (label: string, clock: string, screen: Phone['screen'], action: string, items: readonly Item[]) =>
  ({layout: 'phone', label, title: label, clock, screen, action, items}) satisfies Scene;

/** Five days of a learner's week, from Monday, 9 November. */
export const weeks = {
  'badges-and-certificates:1': phone('Lock screen', '07:40', 'night', '', [
    {kind: 'big', label: '07:40', meta: 'Monday, 9 November'},
    {label: '1 more for Gold', meta: 'Tarrowby has 9 of 10', glyph: 'star', tone: 'accent'},
  ]),
  'badges-and-certificates:2': phone('My badge', '12:15', 'soft brand', 'Continue lesson 5', [
    {kind: 'big', label: 'Commissioning', meta: 'Level 2. For level 3, pass the final quiz.', glyph: 'gear', value: 2},
  ]),
  'badges-and-certificates:3': phone('Certificate', '16:31', 'plain', 'Copy link', [
    {
      kind: 'big',
      label: 'Maja Lindqvist',
      meta: 'Heat pump commissioning, passed 11 Nov with 96%',
      glyph: 'check',
      value: 5,
    },
  ]),
  'badges-and-certificates:4': phone('Certificate check', '09:05', 'bold brand', '', [
    {kind: 'big', label: 'Valid', meta: 'Maja Lindqvist, Heat pump commissioning', glyph: 'shield'},
    {label: 'Until 11 Nov 2027', meta: 'Earned 11 Nov 2026', glyph: 'calendar'},
  ]),
  'badges-and-certificates:5': phone('Tarrowby is Gold', '10:20', 'bold accent', '', [
    {kind: 'big', label: '10 of 10', meta: 'certified installers', value: 100},
    {label: 'Commissioning, level 3', meta: 'New badge', glyph: 'star', tone: 'brand'},
  ]),
  'discussion-forums:1': phone('Lesson 4', '17:14', 'soft brand', 'Ask', [
    {kind: 'text', label: 'Stop at the yellow line and switch off before you plug in.'},
    {kind: 'text', label: 'Check that the fan is running.'},
    {kind: 'say', label: 'The fan in bay 3 is off. Can I still plug in?'},
  ]),
  'discussion-forums:2': phone('Lock screen', '05:48', 'bold brand', '', [
    {kind: 'big', label: '05:48', meta: 'Tuesday, 10 November'},
    {label: 'Daniel Levy replied', meta: 'Marked as the answer', glyph: 'chat', tone: 'brand'},
  ]),
  'discussion-forums:3': phone('Lesson 4', '06:20', 'plain', 'Reply', [
    {kind: 'say', name: 'Tomasz Nowak', label: 'The fan in bay 3 is off. Can I still plug in?'},
    {
      kind: 'say',
      name: 'Daniel Levy',
      label: 'No. Use bay 2 and report the fan.',
      meta: 'Answer, pinned',
      tone: 'brand',
    },
  ]),
  'discussion-forums:4': phone('Live, 59:40', '14:59', 'night', '', [
    {kind: 'call', label: 'Kwame Boateng has a hand up', list: ['Kwame Boateng', 'Daniel Levy', 'Ingrid Dahl']},
    {label: 'Moved to the forum', meta: 'Kwame Boateng’s question', glyph: 'chat'},
  ]),
  'discussion-forums:5': phone('New badge', '12:40', 'bold accent', '', [
    {kind: 'big', label: 'First to help', meta: 'Kwame Boateng’s question, answered in 20 minutes', glyph: 'chat'},
  ]),
  'flashcards:1': phone('Card from lesson 4', '14:10', 'bold iris', 'Keep', [
    {kind: 'card', label: 'Where do you stop before charging?', meta: 'At the yellow line'},
  ]),
  'flashcards:2': phone('1 of 9', '06:42', 'soft brand', '', [
    {kind: 'card', label: 'Where do you stop before charging?', meta: 'At the yellow line'},
    {kind: 'choices', label: 'Not known', list: ['Again: 1 min', 'Hard: 1 day']},
    {kind: 'choices', label: 'Known', list: ['Good: 3 days', 'Easy: 9 days'], value: 1},
  ]),
  'flashcards:3': phone('Lock screen', '06:31', 'night', '', [
    {kind: 'big', label: '06:31', meta: 'Wednesday, 11 November'},
    {label: '5 cards today', meta: 'About 2 minutes', glyph: 'star', tone: 'brand'},
  ]),
  'flashcards:4': phone('Today’s cards', '09:50', 'plain', '', [
    {kind: 'big', label: '7 of 7', meta: 'cards reviewed', value: 100},
    {label: '14 days', meta: 'in a row', glyph: 'flame', tone: 'accent'},
  ]),
  'flashcards:5': phone('Known again', '06:44', 'bold brand', '', [
    {kind: 'big', label: '8', meta: 'days until this card comes back, on 21 Nov'},
    {label: 'Then 21 days', meta: '12 Dec', glyph: 'clock'},
  ]),
  'gamification:1': phone('11 days', '06:42', 'soft accent', 'Review 4 cards', [
    {kind: 'big', label: '3 more for a badge', list: [...'FSSMTWTFSSMTWT'], value: 11},
  ]),
  'gamification:2': phone('Early shift', '06:42', 'plain', '', [
    {name: 'Ingrid Dahl', label: '1,480 points', value: 100},
    {name: 'Tomasz Nowak', label: '1,310 points', value: 89},
    {name: 'Amara Okafor', label: '1,240 points', value: 84, tone: 'brand'},
    {name: 'Leila Haddad', label: '1,120 points', value: 76},
  ]),
  'gamification:3': phone('Lesson finished', '09:52', 'bold brand', '', [
    {kind: 'big', label: '+20', meta: 'points for Parking and charging'},
    {label: '50 points to go', meta: 'to Tomasz Nowak', glyph: 'chart'},
  ]),
  'gamification:4': phone('New badge', '06:44', 'night', '', [
    {kind: 'big', label: '14 days', meta: 'Your seventh badge', glyph: 'flame', value: 5},
  ]),
  'gamification:5': phone('Safe driver', '14:30', 'soft brand', '', [
    {kind: 'big', label: '2 of 3', meta: 'quizzes passed', value: 67},
    {label: 'Forklift safety', meta: 'passed today', glyph: 'check', tone: 'brand'},
    {label: 'Vehicle checks', meta: 'still to do', glyph: 'clock'},
  ]),
  'learner-dashboard:1': phone('Hello, Yuki', '06:50', 'plain', 'Continue', [
    {kind: 'covers', label: 'Drawing of a knife', list: ['Food hygiene, level 2']},
    {label: 'Food hygiene, level 2', meta: 'Lesson 4, 6 minutes left', value: 65, glyph: 'play'},
  ]),
  'learner-dashboard:2': phone('My courses', '07:25', 'soft brand', '', [
    {kind: 'big', label: '4 of 5', meta: 'lessons of Food hygiene, level 2', value: 80},
    {label: 'Due 20 Nov', meta: 'lesson 5', glyph: 'clock', tone: 'accent'},
    {label: 'Allergens and labels', meta: 'due 4 Dec', glyph: 'book'},
  ]),
  'learner-dashboard:3': phone('Flashcards', '07:10', 'bold accent', 'Start', [
    {kind: 'big', label: '9', meta: 'cards due, about 3 minutes'},
  ]),
  'learner-dashboard:4': phone('November', '13:05', 'night', '', [
    {kind: 'big', label: '11 days in a row', list: Array.from({length: 28}, (_, at) => `${at + 2}`), value: 11},
    {label: 'Live at 14:00', meta: 'After the fire drill', glyph: 'people', tone: 'accent'},
  ]),
  'learner-dashboard:5': phone('Well done, Yuki', '13:20', 'bold brand', '', [
    {kind: 'big', label: 'Course finished', meta: 'Food hygiene, level 2', glyph: 'check'},
    {label: 'Next: Allergens', meta: 'due 4 Dec', glyph: 'book'},
  ]),
  'live-training:1': phone('Leading a shift', '08:30', 'plain', '', [
    {kind: 'covers', label: 'Drawing of speech bubbles', list: ['Leading a shift']},
    {label: 'Rotas and rest', meta: 'Lesson 4, 8 minutes', value: 0, glyph: 'play'},
  ]),
  'live-training:2': phone('Next session', '12:30', 'bold accent', '', [
    {kind: 'big', label: '12', meta: 'November, 14:00, with Grace Lam'},
    {label: 'In your calendar', meta: 'Link stays the same', glyph: 'calendar'},
  ]),
  'live-training:3': phone('For Thursday', '18:05', 'soft brand', '', [
    {label: 'Rotas and rest', meta: 'Live, 12 Nov at 14:00', glyph: 'people'},
    {kind: 'say', label: 'Two people are ill on one shift. Who do I call first?'},
    {kind: 'say', name: 'Grace Lam', label: 'We’ll start with that. Bring your rota.'},
  ]),
  'live-training:4': phone('Live, 41:20', '14:41', 'night', '', [
    {
      kind: 'call',
      label: 'Rotas and rest',
      list: ['Grace Lam', 'Ingrid Dahl', 'Kwame Boateng', 'Thandi Mokoena', 'Aoife Byrne'],
    },
  ]),
  'live-training:5': phone('Attended', '07:15', 'soft accent', '', [
    {kind: 'big', label: '58 of 60', meta: 'minutes, from the service’s own log', value: 97},
    {label: 'Recording', meta: '3 parts with questions', glyph: 'play'},
  ]),
  'mobile-apps:1': phone('Refrigerant handling', '07:10', 'plain', '', [
    {kind: 'covers', label: 'Drawing of a heat pump', list: ['Refrigerant handling']},
    {label: '148 MB', meta: 'Saved on this phone', value: 100, glyph: 'down'},
  ]),
  'mobile-apps:2': phone('Lesson 3 of 3', '16:48', 'night', '', [
    {kind: 'big', label: 'No signal', meta: 'Lesson finished. The result stays on the phone.', glyph: 'offline'},
    {label: '3 results to send', meta: 'Kept with their times', glyph: 'clock', tone: 'accent'},
  ]),
  'mobile-apps:3': phone('Back online', '07:02', 'bold brand', '', [
    {kind: 'big', label: '3 results sent', meta: 'Lesson 3 counts for Tuesday', glyph: 'check'},
  ]),
  'mobile-apps:4': phone('Checklist', '11:20', 'soft accent', '', [
    {kind: 'covers', label: 'Photo of a pipe', list: ['Pipe test at 30 minutes']},
    {label: 'Pipe test at 30 minutes', meta: 'Photo for step 4', glyph: 'gear'},
    {kind: 'choices', label: 'Checklist signed', list: ['Retake', 'Use photo'], value: 2},
  ]),
  'mobile-apps:5': phone('This week', '17:20', 'soft brand', '', [
    {kind: 'big', label: '5 days in a row', meta: 'Tuesday was offline', list: [...'MTWTFSS'], value: 5},
    {label: 'Flashcards', meta: '9 cards, on the train', glyph: 'star'},
  ]),
  'smart-notes:1': phone('Lesson 4', '14:10', 'plain', '', [
    {kind: 'text', label: 'Lower the forks, put the brake on and take the key.'},
    {kind: 'text', label: 'Stop at the yellow line and switch off before you plug in.', tone: 'accent'},
    {kind: 'text', label: 'Check that the fan is running.'},
    {kind: 'say', label: 'Ours is the line by bay 3.'},
  ]),
  'smart-notes:2': phone('Video', '06:35', 'night', '', [
    {kind: 'covers', label: 'Drawing of a box', list: ['A tour of the bays']},
    {label: 'A tour of the bays', meta: 'Stopped at 02:10', value: 43, glyph: 'play'},
    {label: 'Plug is on the left', meta: 'Your note', glyph: 'file', tone: 'accent'},
  ]),
  'smart-notes:3': phone('Summary by AI', '09:45', 'bold iris', '', [
    {
      kind: 'big',
      label: 'Yellow line first, then off, then plug in.',
      meta: 'From your own notes',
      glyph: 'spark',
      tone: 'iris',
    },
  ]),
  'smart-notes:4': phone('Search', '11:20', 'soft brand', '', [
    {kind: 'choices', label: 'Search for plug', list: ['plug'], value: 1},
    {label: 'Lesson 4', meta: '“before you plug in”', glyph: 'book', tone: 'accent'},
    {label: 'Your note', meta: '“Plug is on the left”', glyph: 'file'},
    {label: 'A tour of the bays', meta: 'from 02:10', glyph: 'play'},
  ]),
  'smart-notes:5': phone('Collection', '14:25', 'soft accent', '', [
    {
      kind: 'covers',
      label: 'Four parts',
      list: ['Forklift safety', 'A tour of the bays', 'Electrical safety', 'Fire safety'],
    },
    {label: 'Charging, step by step', meta: 'Shared with the early shift', glyph: 'people'},
  ]),
} satisfies Record<string, Scene>;
