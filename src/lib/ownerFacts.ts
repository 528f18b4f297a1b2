/** What the owner of the company has not said yet. */
import type {Brand, FaqEntry, Question} from '../content/schema';

/** The questions that have an answer: one without it would only show that we know it is asked. */
export const answered = <Q extends Question>(questions: readonly Q[]): (FaqEntry & Omit<Q, 'answer' | 'topic'>)[] =>
  questions.flatMap(({topic: _, answer, ...entry}) => (answer ? [{...entry, answer: answer.trim()}] : []));

/** What the others are about. */
export const askAbout = (questions: readonly Question[]): string[] =>
  questions.flatMap(({answer, topic}) => (answer || !topic ? [] : [topic]));

/** What each fact of the owner shows. Those that are empty are listed by each build. */
const FACTS: Record<keyof Brand['company'], string> = {
  registeredIn: 'the footer and /terms; companies registered in the United Kingdom have to state it',
  companyNumber: 'the footer and /terms; companies registered in the United Kingdom have to state it',
  registeredOffice: 'the footer, /terms and /privacy; companies registered in the United Kingdom have to state it',
  vatNumber: 'the footer and /terms',
  icoNumber: '/privacy',
  euRepresentative: '/privacy; for customers in the European Union, if you have no office there',
  hostingRegion: '/terms, /privacy, /dpa and /security',
  subprocessors:
    'a table on /dpa, and links to it on /terms, /privacy and /security; without it, the list is sent on request',
  certificates: 'the row on standards of /security',
  penetrationTest: 'a row on /security',
  restoreTimes: 'a row on /security',
  twoFactor: 'a row on /security',
  breachNotice: 'a row on /security, and /dpa, which otherwise says “without undue delay”',
  aiDataUse: 'a row on /security and a question on /ai-course-creation, to which /privacy refers',
  supportHours: '/terms and a question on /contact',
  uptimeRemedy:
    '/terms and a row on /security; without it, the customer has the rights that the law gives, and only /security and /terms call uptime guaranteed',
  trialCard: 'a question on /pricing',
  trialDays: 'a question on /pricing',
  disabledUsers: '/terms, /security, and questions on /pricing and of a solution',
  disablingUsers: 'questions on /pricing and of a solution',
  languages: 'a question on /contact',
  recordImport: 'a question on /contact',
  launchTime: 'a question on /contact',
  onboarding: 'a question on /contact',
  identifiers: '/developer/guides/authentication',
  webhooks: '/developer/guides/what-to-expect',
  retentionDays:
    '/privacy; export also on /terms, /dpa and a question on /pricing, and with backups a row on /security',
};

/** The empty facts of the owner, one for each line; empty if all are given. */
export const emptyFacts = (company: Brand['company']): string[] =>
  Object.entries(FACTS).flatMap(([fact, shows]) =>
    company[fact as keyof typeof FACTS] === undefined ? [`  ${fact}: ${shows}`] : [],
  );
