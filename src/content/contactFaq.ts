import brand from './brand';
import type {Question} from './schema';

const {name, company} = brand;
const {languages, launchTime, onboarding, recordImport, supportHours} = company;

/** Questions of /contact. One without an answer is not asked: see docs/before-publishing.md. */
const contactFaq: Question[] = [
  {
    question: `Which languages is ${name} available in?`,
    answer: languages && `${languages} This website and the API documentation are in English.`,
    topic: 'the languages of the platform',
  },
  {
    question: 'Can we move our records from another LMS?',
    answer: `Users and courses, yes: users as a CSV file, courses as SCORM 1.2, SCORM 2004, LTI or xAPI. ${recordImport ?? ''}`,
  },
  {
    question: 'How long does it take to go live?',
    answer:
      launchTime &&
      `${launchTime} There is nothing to install: the platform runs in the cloud, and you invite people by email, CSV file or link.`,
    topic: 'how long it takes to go live',
  },
  {
    question: 'Who helps us get started?',
    answer: `A product specialist can show you the platform in a demo, with your own material. ${onboarding ?? ''}`,
  },
  {
    question: 'How do we reach support?',
    answer: `Use the contact form on this page: we respond within 24 hours. ${supportHours ? `Support is available ${supportHours}.` : ''}`,
  },
];

export default contactFaq;
