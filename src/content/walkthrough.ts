import type {ImageSeed} from './scenes';

/** A picture of the walkthrough, how long it is shown, and what is said meanwhile. */
export interface Frame {
  imageSeed: ImageSeed;
  seconds: number;
  caption: string;
}

/** A part of the walkthrough. Frames whose seeds name the same scene are moments of one picture. */
export interface Step {
  title: string;
  frames: readonly Frame[];
}

/** The walkthrough behind “Watch Demo”: silent, with captions; its text alternative is the captions by step. */
export interface Walkthrough {
  title: string;
  lead: string;
  /** Above the button after the last frame. */
  ending: string;
  steps: readonly Step[];
}

const walkthrough: Walkthrough = {
  title: 'From a handbook to the auditor',
  lead: 'A page of a handbook becomes a course, a lesson on a phone and a line in the auditor’s export. Larkfield and its people are invented.',
  ending: 'Now with a document of yours',
  steps: [
    {
      title: 'The handbook no one reads',
      frames: [
        {
          imageSeed: 'demo-page',
          seconds: 4,
          caption: 'Page 11 of the Safety handbook. It has 48 pages, and no one reads them.',
        },
      ],
    },
    {
      title: 'AI drafts the course',
      frames: [
        {imageSeed: 'demo-page:read', seconds: 2, caption: 'Upload the file, and AI reads it.'},
        {
          imageSeed: 'demo-draft',
          seconds: 3,
          caption: 'Minutes later you have a draft with 5 lessons.',
        },
        {
          imageSeed: 'demo-question',
          seconds: 3,
          caption: 'The questions are there too, each with its source.',
        },
      ],
    },
    {
      title: 'An expert approves it',
      frames: [
        {
          imageSeed: 'demo-correction',
          seconds: 3,
          caption: 'Daniel Levy, health and safety adviser, corrects a sentence.',
        },
        {imageSeed: 'demo-approval:draft', seconds: 2, caption: 'He approves the lessons one by one.'},
        {imageSeed: 'demo-approval:published', seconds: 2, caption: 'The course is published.'},
      ],
    },
    {
      title: 'A lesson before the shift',
      frames: [
        {
          imageSeed: 'demo-phone:list',
          seconds: 3,
          caption: '06:42, Felixstowe: Amara Okafor is on the early shift.',
        },
        {
          imageSeed: 'demo-phone:lesson',
          seconds: 2.5,
          caption: 'She opens lesson 4 of 5 on her phone.',
        },
      ],
    },
    {
      title: 'The manager sees who is due',
      frames: [
        {
          imageSeed: 'demo-list:due',
          seconds: 3,
          caption: 'Jonas Weber sees who is done and who is due.',
        },
        {
          imageSeed: 'demo-list:moved',
          seconds: 3,
          caption: 'Callum Reid is new, so he gets a later date.',
        },
      ],
    },
    {
      title: 'A skill has grown',
      frames: [
        {
          imageSeed: 'demo-skill:before',
          seconds: 2.5,
          caption: 'Tomasz Nowak was short of two skills.',
        },
        {
          imageSeed: 'demo-skill:grown',
          seconds: 3,
          caption: 'He passed with 94%. Load handling is now on target.',
        },
      ],
    },
    {
      title: 'Ready for the auditor',
      frames: [
        {imageSeed: 'demo-export:teams', seconds: 2.5, caption: 'The results of every team, as of today.'},
        {
          imageSeed: 'demo-export:file',
          seconds: 3,
          caption: 'Camila Rojas exports names, dates and scores for the auditor.',
        },
      ],
    },
  ],
};

export default walkthrough;
