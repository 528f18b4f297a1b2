import type {Part, Scene, Handset} from './types';

/** A phone's screen; what it is called is also its title. */
const screen = (label: string, clock: string, tone: Handset['tone'], parts: readonly Part[]) =>
  ({layout: 'handset', label, title: label, clock, tone, parts}) satisfies Scene;

/** Five days of a learner's week, from Monday, 9 November. */
export const weeks = {
  'badges-and-certificates:1': screen('Lock screen', '07:40', 'night', [
    {kind: 'lock', text: 'Monday, 9 November'},
    {kind: 'notice', text: '1 more for Gold', meta: 'Tarrowby has 9 of 10', glyph: 'star', tone: 'accent'},
  ]),
  'badges-and-certificates:2': screen('My badge', '12:15', 'brand', [
    {kind: 'badge', text: 'Commissioning', meta: 'Level 2. For level 3, pass the final quiz.', glyph: 'gear', value: 2},
    {kind: 'action', text: 'Continue lesson 5'},
  ]),
  'badges-and-certificates:3': screen('Certificate', '16:31', 'plain', [
    {kind: 'seal', text: 'Maja Lindqvist', meta: 'Heat pump commissioning, passed 11 Nov with 96%'},
    {kind: 'action', text: 'Copy link'},
  ]),
  'badges-and-certificates:4': screen('Certificate check', '09:05', 'bold brand', [
    {kind: 'big', text: 'Valid', meta: 'Maja Lindqvist, Heat pump commissioning', glyph: 'shield'},
    {kind: 'notice', text: 'Until 11 Nov 2027', meta: 'Earned 11 Nov 2026', glyph: 'calendar'},
  ]),
  'badges-and-certificates:5': screen('Tarrowby is Gold', '10:20', 'bold accent', [
    {kind: 'big', text: '10 of 10', meta: 'certified installers', value: 100},
    {kind: 'notice', text: 'Commissioning, level 3', meta: 'New badge', glyph: 'star', tone: 'brand'},
  ]),
  'discussion-forums:1': screen('Lesson 4', '17:14', 'brand', [
    {kind: 'line', text: 'Check that the fan is running.'},
    {kind: 'say', text: 'The fan in bay 3 is off. Can I still plug in?'},
    {kind: 'action', text: 'Ask'},
  ]),
  'discussion-forums:2': screen('Lock screen', '05:48', 'bold brand', [
    {kind: 'lock', text: 'Tuesday, 10 November'},
    {kind: 'notice', text: 'Daniel Levy replied', meta: 'Marked as the answer', glyph: 'chat', tone: 'brand'},
  ]),
  'discussion-forums:3': screen('Lesson 4', '06:20', 'plain', [
    {kind: 'say', name: 'Tomasz Nowak', text: 'The fan in bay 3 is off. Can I still plug in?'},
    {
      kind: 'say',
      name: 'Daniel Levy',
      text: 'No. Use bay 2 and report the fan.',
      meta: 'Answer, pinned',
      tone: 'brand',
    },
    {kind: 'action', text: 'Reply'},
  ]),
  'discussion-forums:4': screen('Live, 59:40', '14:59', 'night', [
    {
      kind: 'call',
      text: 'Kwame Boateng has a hand up',
      list: ['Daniel Levy', 'Kwame Boateng', 'Ingrid Dahl'],
      value: 2,
    },
    {kind: 'notice', text: 'Moved to the forum', meta: 'Kwame Boateng’s question', glyph: 'chat'},
  ]),
  'discussion-forums:5': screen('New badge', '12:40', 'bold accent', [
    {kind: 'badge', text: 'First to help', meta: 'Kwame Boateng’s question, answered in 20 minutes', glyph: 'chat'},
  ]),
  'flashcards:1': screen('Card from lesson 4', '14:10', 'bold iris', [
    {kind: 'ask', text: 'Where do you stop before charging?', meta: 'At the yellow line'},
    {kind: 'action', text: 'Keep'},
  ]),
  'flashcards:2': screen('1 of 9', '06:42', 'brand', [
    {kind: 'ask', text: 'Where do you stop before charging?', meta: 'At the yellow line'},
    {kind: 'choices', text: 'Answers', list: ['Again: 1 min', 'Hard: 1 day', 'Good: 3 days', 'Easy: 9 days'], value: 3},
  ]),
  'flashcards:3': screen('Lock screen', '06:31', 'night', [
    {kind: 'lock', text: 'Wednesday, 11 November'},
    {kind: 'notice', text: '5 cards today', meta: 'About 2 minutes', glyph: 'star', tone: 'brand'},
  ]),
  'flashcards:4': screen('Today’s cards', '09:50', 'plain', [
    {kind: 'big', text: '7 of 7', meta: 'cards reviewed', value: 100},
    {kind: 'row', text: '14 days', meta: 'in a row', glyph: 'flame', tone: 'accent'},
  ]),
  'flashcards:5': screen('Known again', '06:44', 'bold brand', [
    {kind: 'big', text: '8', meta: 'days until this card comes back, on 21 Nov'},
    {kind: 'notice', text: 'Then 21 days', meta: '12 Dec', glyph: 'clock'},
  ]),
  'gamification:1': screen('11 days', '06:42', 'accent', [
    {kind: 'days', text: '3 more for a badge', list: [...'FSSMTWTFSSMTWT'], value: 11},
    {kind: 'action', text: 'Review 4 cards'},
  ]),
  'gamification:2': screen('Early shift', '06:42', 'plain', [
    {kind: 'row', name: 'Ingrid Dahl', text: '1,480 points', value: 100},
    {kind: 'row', name: 'Tomasz Nowak', text: '1,310 points', value: 89},
    {kind: 'row', name: 'Amara Okafor', text: '1,240 points', value: 84, tone: 'brand'},
    {kind: 'row', name: 'Leila Haddad', text: '1,120 points', value: 76},
    {kind: 'row', text: '51 days left', meta: 'Everyone restarts in January', glyph: 'calendar'},
  ]),
  'gamification:3': screen('Lesson finished', '09:52', 'bold brand', [
    {kind: 'big', text: '+20', meta: 'points for Parking and charging'},
    {kind: 'notice', text: '50 points to go', meta: 'to Tomasz Nowak', glyph: 'chart'},
  ]),
  'gamification:4': screen('New badge', '06:44', 'night', [
    {kind: 'badge', text: '14 days', meta: 'Your seventh badge', glyph: 'flame'},
  ]),
  'gamification:5': screen('Safe driver', '14:30', 'brand', [
    {kind: 'big', text: '2 of 3', meta: 'quizzes passed', value: 67},
    {kind: 'row', text: 'Forklift safety', meta: 'passed today', glyph: 'check', tone: 'brand'},
    {kind: 'row', text: 'Vehicle checks', meta: 'still to do', glyph: 'clock'},
  ]),
  'learner-dashboard:1': screen('Hello, Yuki', '06:50', 'plain', [
    {kind: 'cover', text: 'Food hygiene, level 2', meta: 'Lesson 4, 6 minutes left', glyph: 'play', value: 65},
    {kind: 'action', text: 'Continue'},
  ]),
  'learner-dashboard:2': screen('My courses', '07:25', 'brand', [
    {kind: 'big', text: '4 of 5', meta: 'lessons of Food hygiene, level 2', value: 80},
    {kind: 'row', text: 'Due 20 Nov', meta: 'lesson 5', glyph: 'clock', tone: 'accent'},
    {kind: 'row', text: 'Allergens and labels', meta: 'due 4 Dec', glyph: 'book'},
  ]),
  'learner-dashboard:3': screen('Flashcards', '07:10', 'bold accent', [
    {kind: 'big', text: '9', meta: 'cards due, about 3 minutes'},
    {kind: 'action', text: 'Start'},
  ]),
  'learner-dashboard:4': screen('November', '13:05', 'night', [
    {kind: 'days', text: '11 days in a row', list: Array.from({length: 28}, (_, at) => `${at + 2}`), value: 11},
    {kind: 'notice', text: 'Live at 14:00', meta: 'After the fire drill', glyph: 'people', tone: 'accent'},
  ]),
  'learner-dashboard:5': screen('Well done, Yuki', '13:20', 'bold brand', [
    {kind: 'big', text: 'Course finished', meta: 'Food hygiene, level 2', glyph: 'check'},
    {kind: 'notice', text: 'Next: Allergens', meta: 'due 4 Dec', glyph: 'book'},
  ]),
  'live-training:1': screen('Leading a shift', '08:30', 'plain', [
    {kind: 'cover', text: 'Rotas and rest', meta: 'Lesson 4, 8 minutes', glyph: 'play', list: ['Leading a shift']},
  ]),
  'live-training:2': screen('Next session', '12:30', 'bold accent', [
    {kind: 'big', text: '12', meta: 'November, 14:00, with Grace Lam'},
    {kind: 'notice', text: 'In your calendar', meta: 'Link stays the same', glyph: 'calendar'},
  ]),
  'live-training:3': screen('For Thursday', '18:05', 'brand', [
    {kind: 'say', text: 'Two people are ill on one shift. Who do I call first?'},
    {kind: 'say', name: 'Grace Lam', text: 'We’ll start with that. Bring your rota.'},
  ]),
  'live-training:4': screen('Live, 41:20', '14:41', 'night', [
    {
      kind: 'call',
      text: 'Rotas and rest',
      list: ['Grace Lam', 'Ingrid Dahl', 'Kwame Boateng', 'Thandi Mokoena', 'Aoife Byrne'],
    },
  ]),
  'live-training:5': screen('Attended', '07:15', 'accent', [
    {kind: 'big', text: '58 of 60', meta: 'minutes, from the service’s own log', value: 97},
    {kind: 'row', text: 'Recording', meta: '3 parts with questions', glyph: 'play'},
  ]),
  'mobile-apps:1': screen('Refrigerant handling', '07:10', 'plain', [
    {
      kind: 'cover',
      text: '148 MB',
      meta: 'Saved on this phone',
      glyph: 'down',
      value: 100,
      list: ['Refrigerant handling'],
    },
  ]),
  'mobile-apps:2': screen('Lesson 3 of 3', '16:48', 'night', [
    {kind: 'big', text: 'No signal', meta: 'Lesson finished. The result stays on the phone.', glyph: 'offline'},
    {kind: 'notice', text: '3 results to send', meta: 'Kept with their times', glyph: 'clock', tone: 'accent'},
  ]),
  'mobile-apps:3': screen('Back online', '07:02', 'bold brand', [
    {kind: 'big', text: '3 results sent', meta: 'Lesson 3 counts for Tuesday', glyph: 'check'},
  ]),
  'mobile-apps:4': screen('Checklist', '11:20', 'accent', [
    {kind: 'cover', text: 'Pipe test at 30 minutes', meta: 'Photo for step 4'},
    {kind: 'choices', text: 'Checklist signed', list: ['Retake', 'Use photo'], value: 2},
  ]),
  'mobile-apps:5': screen('This week', '17:20', 'brand', [
    {kind: 'days', text: '5 days in a row', meta: 'Tuesday was offline', list: [...'MTWTF'], value: 5},
    {kind: 'row', text: 'Flashcards', meta: '9 cards, on the train', glyph: 'star'},
  ]),
  'smart-notes:1': screen('Lesson 4', '14:10', 'plain', [
    {kind: 'line', text: 'Lower the forks, put the brake on and take the key.'},
    {kind: 'line', text: 'Stop at the yellow line and switch off before you plug in.', tone: 'accent'},
    {kind: 'line', text: 'Check that the fan is running.'},
    {kind: 'say', text: 'Ours is the line by bay 3.'},
  ]),
  'smart-notes:2': screen('Video', '06:35', 'night', [
    {kind: 'cover', text: 'A tour of the bays', meta: '', glyph: 'play', value: 43},
    {kind: 'notice', text: 'Plug is on the left', meta: 'Your note at 02:10', glyph: 'file', tone: 'accent'},
  ]),
  'smart-notes:3': screen('Summary by AI', '09:45', 'bold iris', [
    {kind: 'big', text: 'Yellow line first, then off, then plug in.', meta: 'From your own notes', glyph: 'spark'},
  ]),
  'smart-notes:4': screen('Search', '11:20', 'brand', [
    {kind: 'choices', text: 'Search for', list: ['plug'], value: 1},
    {kind: 'row', text: 'Lesson 4', meta: '“before you plug in”', glyph: 'book', tone: 'accent'},
    {kind: 'row', text: 'Your note', meta: '“Plug is on the left”', glyph: 'file'},
    {kind: 'row', text: 'A tour of the bays', meta: 'from 02:10', glyph: 'play'},
  ]),
  'smart-notes:5': screen('Collection', '14:25', 'accent', [
    {
      kind: 'cover',
      text: 'Charging, step by step',
      meta: 'Shared with the early shift',
      list: ['Forklift safety', 'A tour of the bays', 'Electrical safety', 'Fire safety'],
    },
  ]),
} satisfies Record<string, Scene>;
