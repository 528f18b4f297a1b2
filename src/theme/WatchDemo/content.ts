import type {ImageSeed} from '@site/src/content/scenes';

export interface WalkthroughStep {
  title: string;
  imageSeed: ImageSeed;
  caption: string;
}

/** What “Watch Demo” shows, and /book-a-demo#demo lists. */
export interface Walkthrough {
  title: string;
  lead: string;
  /** How long a step stays while they play. */
  seconds: number;
  steps: readonly WalkthroughStep[];
}

const walkthrough: Walkthrough = {
  title: 'From handbook to audit',
  lead: 'Follow a safety handbook as it becomes a course, a lesson on a phone and a report for the auditor. Larkfield and its people are invented.',
  seconds: 7,
  steps: [
    {
      title: 'The handbook no one reads',
      imageSeed: 'demo-page',
      caption: 'Page 11 of the Safety handbook. It has 48 pages, and no one reads them.',
    },
    {
      title: 'AI drafts the course',
      imageSeed: 'demo-draft',
      caption:
        'Upload the file, and AI reads it. Minutes later you have a draft with 5 lessons. The questions are there too, each with its source.',
    },
    {
      title: 'An expert approves it',
      imageSeed: 'demo-correction',
      caption:
        'Daniel Levy, health and safety adviser, corrects a sentence. He approves the lessons one by one, and the course is published.',
    },
    {
      title: 'A lesson before the shift',
      imageSeed: 'demo-phone',
      caption: '06:42, Felixstowe: Amara Okafor is on the early shift. She opens lesson 4 of 5 on her phone.',
    },
    {
      title: 'The manager sees who is due',
      imageSeed: 'demo-list',
      caption: 'Jonas Weber sees who is done and who is due. Callum Reid is new, so he gets a later date.',
    },
    {
      title: 'A driver reaches his target',
      imageSeed: 'demo-skill',
      caption: 'Tomasz Nowak was short of two skills. He passed the course with 94%, and both are now on target.',
    },
    {
      title: 'Ready for the auditor',
      imageSeed: 'demo-export',
      caption: 'One chart shows every team. Camila Rojas exports names, dates and scores for the auditor.',
    },
  ],
};

export default walkthrough;
