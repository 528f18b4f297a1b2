import brand from './brand';
import type {IconName} from './icons';

/** Copy of /about (section 1 of the specification: successor to a creator-focused product). */
export interface AboutContent {
  headline: string;
  lead: string;
  /** Paragraphs in order. */
  story: readonly string[];
  principles: readonly {icon: IconName; title: string; description: string}[];
  /** Last block before the common call to action. */
  closing: {title: string; description: string};
}

const about: AboutContent = {
  headline: 'We build the place where work is learned',
  lead: `${brand.name} is a learning management system for organisations that teach people for a reason and need to know whether it worked.`,
  story: [
    'Our company’s first product was called Sproutbook. It helped independent creators, a photographer or a language teacher perhaps, turn what they knew into a course for an audience of their own.',
    'Some of those creators also looked after training in their day jobs and tried to use Sproutbook there. Writing the course went well. Renewing it every year did not, and neither did showing it to an auditor or finding out why the night shift had never opened it.',
    `${brand.name} is the business-focused successor to that creator-focused product. We kept the belief that a course should be pleasant to write. Around it we built what an organisation asks for, from roles and teams to competency frameworks and single sign-on.`,
    'The name is meant literally. In a grove, many trees share the same ground, and each is at its own stage of growth. A training programme looks like that too, once you can see the rings.',
  ],
  principles: [
    {
      icon: 'pencil',
      title: 'AI drafts, people decide',
      description:
        'A machine can write the first version of a lesson. Whether that lesson is true is for somebody who knows the work to say, so an author publishes every course.',
    },
    {
      icon: 'clipboard-check',
      title: 'Proof over attendance',
      description:
        'Minutes watched tell you very little. We prefer a quiz that adapts, a task observed at the workbench or a skill that holds up a few months later.',
    },
    {
      icon: 'clock',
      title: 'Respect for the working day',
      description:
        'Learning happens between two deliveries or on the train home. Lessons are short enough for that, and one digest takes the place of a dozen reminders.',
    },
    {
      icon: 'plug',
      title: 'Open at the edges',
      description:
        'Content comes in through SCORM, LTI and xAPI. Records go out through CSV, the API and webhooks, because they belong to you.',
    },
    {
      icon: 'scale',
      title: 'Plain about what we can prove',
      description:
        'We name the certificates that we hold, and we say so when one is still in progress. You should be able to check a claim before you sign anything.',
    },
  ],
  closing: {
    title: 'Still at work on it',
    description:
      'A product like this is never finished, and neither is the work it supports. If a sentence of yours begins with "could it also", we would like to hear the rest.',
  },
};

export default about;
