/** What the owner of the company has not said yet. */
import type {Brand, FaqEntry, Question} from '../content/schema';

/** The questions that have an answer: one without it would only show that we know it is asked. */
export const answered = (questions: readonly Question[]): FaqEntry[] =>
  questions.flatMap(({question, answer}) => (answer ? [{question, answer: answer.trim()}] : []));

/** What the others are about, in words; empty if all have an answer. */
export function askAbout(questions: readonly Question[]): string {
  const topics = questions.flatMap(({answer, topic}) => (answer || !topic ? [] : [topic]));
  return [topics.slice(0, -1).join(', '), ...topics.slice(-1)].filter(Boolean).join(' and ');
}

/** What each fact of the owner shows. Those that are empty are listed by each build. */
const FACTS: Record<keyof Brand['company'], string> = {
  registeredIn: 'the footer and /terms; companies registered in the United Kingdom have to state it',
  companyNumber: 'the footer and /terms; companies registered in the United Kingdom have to state it',
  registeredOffice: 'the footer, /terms and /privacy; companies registered in the United Kingdom have to state it',
  vatNumber: 'the footer and /terms',
  icoNumber: '/privacy',
  euRepresentative: '/privacy; for customers in the European Union, if you have no office there',
  hostingRegion: '/terms, /privacy and /security',
  subprocessorsUrl: '/terms, /privacy and /security; without it, the list is sent on request',
  dataProcessingAgreementUrl: '/terms and /security; without it, the agreement is sent on request',
  aiDataUse: 'a question on /ai-course-creation, to which /privacy refers',
  supportHours: '/terms and a question on /contact',
  uptimeRemedy: '/terms; without it, the customer has the rights that the law gives',
  trialCard: 'a question on /pricing',
  trialDays: 'a question on /pricing',
  disabledUsers: '/terms, /security, and questions on /pricing and /solutions/compliance-training',
  disablingUsers: 'questions on /pricing and /solutions/partner-training',
  languages: 'a question on /contact',
  recordImport: 'a question on /contact',
  launchTime: 'a question on /contact',
  onboarding: 'a question on /contact',
  retentionDays: '/privacy; export also on /terms and a question on /pricing',
};

/** The empty facts of the owner, one for each line; empty if all are given. */
export const emptyFacts = (company: Brand['company']): string[] =>
  Object.entries(FACTS).flatMap(([fact, shows]) =>
    company[fact as keyof typeof FACTS] === undefined ? [`  ${fact}: ${shows}`] : [],
  );
