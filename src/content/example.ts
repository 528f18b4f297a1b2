import type {CourseExample} from './schema';

/** One page of a handbook and what became of it, on /ai-course-creation and as a file. */
const example: CourseExample = {
  title: 'One page, from handbook to quiz',
  intro:
    'Judge the result for yourself: the source page, the AI’s draft, the expert’s changes and the quiz, each answer with its source.',
  note: 'This is an example of how the product works. Larkfield, its handbook and its people are invented.',
  file: '/example-lesson.txt',
  source: {
    title: 'The page',
    from: 'Larkfield safety handbook, page 13 of 48',
    text: [
      '4.4 Parking and charging. Park on level ground: forks on the floor, brake on, key out. Keep doors, aisles and fire exits clear.',
      'Charging bays are for charging only. Stop at the yellow line and switch off before you plug in. Check that the fan is running, because a charging battery gives off hydrogen. If the fan is off, use another bay and report the fan to the shift lead. Do not smoke or use a naked flame in the bay.',
      'Unplug the truck when the battery is full, and move it to its parking place. Top up a battery only if you are trained to, only after charging, and with goggles and gloves on. Report a damaged cable or plug before anyone uses it again.',
    ],
  },
  draft: {
    title: 'The AI’s draft',
    from: 'Lesson 4 of 5, “Parking and charging”, as drafted from the page',
  },
  changes: {
    title: 'The expert’s changes',
    from: 'Corrected and approved by Daniel Levy, health and safety adviser',
    text: [
      '[-Safe parking is everyone’s responsibility.-] Park on level ground, away from doors, aisles and fire exits. Lower the forks to the floor, put the brake on and take the key.',
      '[-Plug the truck in at the end of your shift.-] {+Plug the truck in only in a charging bay, with the key out.+} Stop at the yellow line and switch off before you plug in. {+In Felixstowe, it is the line by bay 3.+} Check that the fan is running: a charging battery gives off hydrogen. If the fan is off, use another bay and tell [-your supervisor-] {+the shift lead+} about it. Do not smoke in the bay.',
      'When the battery is full, unplug the truck and move it to its parking place. [-Then put on goggles and gloves and top up the battery.-] {+Leave topping up to those who are trained for it. They do it after charging, in goggles and gloves.+} Report a damaged cable or plug before anyone uses it again.',
    ],
    reasons: [
      'The first sentence tells no one what to do.',
      'The page says where to charge, not at what time of day.',
      'Drivers know bay 3, so they will know which line is meant.',
      'Here, faults are reported to the shift lead.',
      'The draft told everyone to top up. That is only for people with the training.',
    ],
  },
  quiz: {
    title: 'The quiz',
    from: 'Three questions at the end of the lesson, each with its sentence from the page',
    questions: [
      {
        ask: 'You are about to plug in. Where do you stop?',
        options: ['Close to the charger, so that the cable reaches', 'At the yellow line', 'Outside the bay'],
        right: 1,
        source: 'Stop at the yellow line and switch off before you plug in.',
      },
      {
        ask: 'The fan in the bay is off. What do you do?',
        options: ['Use another bay and report the fan', 'Charge for half the time', 'Open a door and plug in'],
        right: 0,
        source: 'If the fan is off, use another bay and report the fan to the shift lead.',
      },
      {
        ask: 'The battery is full and your shift is over. Where does the truck go?',
        options: ['It stays in the bay', 'Next to the fire exit', 'To its parking place'],
        right: 2,
        source: 'Unplug the truck when the battery is full, and move it to its parking place.',
      },
    ],
  },
};

export default example;
