import brand from './brand';
import type {FaqEntry} from './schema';

const {name, company} = brand;
const {languages, launchTime, onboarding, recordImport, supportHours} = company;

/** Questions of /contact. Without the owner's answer (see docs/before-publishing.md), they say what to ask us. */
const contactFaq: FaqEntry[] = [
  {
    question: `Which languages is ${name} available in?`,
    answer: `${languages ?? 'Tell us which languages your authors and learners need, and we will tell you which of them we have.'} This website and the API documentation are in English.`,
  },
  {
    question: 'Can we move our records from another LMS?',
    answer: `Users and courses, yes: users as a CSV file, courses as SCORM 1.2, SCORM 2004, LTI or xAPI. ${recordImport ?? 'If you want to bring training records too, tell us which LMS you use and what it can export.'}`,
  },
  {
    question: 'How long does it take to go live?',
    answer: `${launchTime ?? 'It depends on how many courses you bring and which systems you connect. Tell us both, and we will give you an estimate.'} There is nothing to install: the platform runs in the cloud, and you invite people by email, CSV file or link.`,
  },
  {
    question: 'Who helps us get started?',
    answer: `A product specialist can show you the platform in a demo, with your own material. ${onboarding ?? 'If you would like help with setting up, tell us before you order.'}`,
  },
  {
    question: 'How do we reach support?',
    answer: `Use the contact form on this page: we respond within 24 hours. ${supportHours ? `Support is available ${supportHours}.` : 'If you need support at particular hours, tell us before you order.'}`,
  },
];

export default contactFaq;
