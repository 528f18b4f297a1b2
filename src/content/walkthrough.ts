import {MOVED} from './cast/access';
import {SITES, TEAMS} from './cast/company';
import {COURSES, DOCUMENTS, ROLES, SKILLS} from './cast/learning';
import {AUDIT, PROGRESS} from './cast/ledger';
import {PEOPLE} from './cast/people';
import {CORRECTION, EXCERPT, GROWN, OPENED} from './cast/story';
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

const document = DOCUMENTS[EXCERPT.document];
const course = COURSES[EXCERPT.course];
const expert = PEOPLE[CORRECTION.by];
const learner = PEOPLE[OPENED.person];
const [moved] = MOVED;
const shift = TEAMS[learner.team];
const manager = PEOPLE[moved.by];
const exporter = PEOPLE[AUDIT[0].by];
const {lessons: finished} = PROGRESS[OPENED.person]![OPENED.course] as {lessons: number};
const {score} = PROGRESS[GROWN.person]![GROWN.course] as {score: number};

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
          caption: `Page ${EXCERPT.page} of the ${document.title}. It has ${document.pages} pages, and no one reads them.`,
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
          caption: `Minutes later you have a draft with ${course.lessons.length} lessons.`,
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
          caption: `${expert.name}, ${ROLES[expert.role].name.toLowerCase()}, corrects a sentence.`,
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
          caption: `${OPENED.at}, ${SITES[shift.site]}: ${learner.name} is on the ${shift.name.toLowerCase()}.`,
        },
        {
          imageSeed: 'demo-phone:lesson',
          seconds: 2.5,
          caption: `She opens lesson ${finished + 1} of ${course.lessons.length} on her phone.`,
        },
      ],
    },
    {
      title: 'The manager sees who is due',
      frames: [
        {
          imageSeed: 'demo-list:due',
          seconds: 3,
          caption: `${manager.name} sees who is done and who is due.`,
        },
        {
          imageSeed: 'demo-list:moved',
          seconds: 3,
          caption: `${PEOPLE[moved.who].name} is new, so he gets a later date.`,
        },
      ],
    },
    {
      title: 'A skill has grown',
      frames: [
        {
          imageSeed: 'demo-skill:before',
          seconds: 2.5,
          caption: `${PEOPLE[GROWN.person].name} was short of two skills.`,
        },
        {
          imageSeed: 'demo-skill:grown',
          seconds: 3,
          caption: `He passed with ${score}%. ${SKILLS.loads} is now on target.`,
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
          caption: `${exporter.name} exports names, dates and scores for the auditor.`,
        },
      ],
    },
  ],
};

export default walkthrough;
