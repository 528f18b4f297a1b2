import type {Walkthrough} from '@site/src/content/schema';

const walkthrough: Walkthrough = {
  title: 'From handbook to audit',
  lead: 'Six pages of a safety handbook become a course, a lesson on a phone and a list for the auditor. Larkfield and its people are invented.',
  seconds: 7,
  steps: [
    {
      title: 'It starts with a handbook',
      imageSeed: 'demo-page',
      caption:
        'The safety handbook has 48 pages. The rules for forklift trucks are on pages 9 to 14, and this is page 13.',
    },
    {
      title: 'AI drafts the course',
      imageSeed: 'demo-draft',
      caption:
        'Upload the file, and AI drafts a course from those six pages: five lessons and a quiz. Each lesson names the page it comes from.',
    },
    {
      title: 'An expert approves it',
      imageSeed: 'demo-correction',
      caption:
        'Daniel Levy, health and safety adviser, corrects a sentence that goes against the handbook. He approves the lessons one by one, and the course is published.',
    },
    {
      title: 'A lesson before the shift',
      imageSeed: 'demo-phone',
      caption: '06:42, Felixstowe: Amara Okafor is on the early shift. She opens lesson 4 of 5 on her phone.',
    },
    {
      title: 'The manager sees who is due',
      imageSeed: 'demo-list',
      caption:
        'Jonas Weber and Camila Rojas see who has finished, who is due and who is overdue. He gives Callum Reid, who is new, another week.',
    },
    {
      title: 'Skills reach their targets',
      imageSeed: 'demo-skill',
      caption:
        'Tomasz Nowak passed with 94%. He now has the level that his job requires in load handling, vehicle checks and site safety.',
    },
    {
      title: 'Ready for the auditor',
      imageSeed: 'demo-export',
      caption:
        'Camila Rojas sees today’s results for every warehouse team, and exports names, dates and scores for the auditor.',
    },
  ],
};

export default walkthrough;
