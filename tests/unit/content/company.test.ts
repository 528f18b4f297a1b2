/** Texts that depend on facts of the company or on settings show what holds, and nothing around what is missing. */
import {afterEach, expect, it, vi} from 'vitest';
import brand from '../../../src/content/brand';
import {aiDataUseFaq} from '../../../src/content/company';
import {
  FaqEntry,
  LegalDocument,
  SecurityContent,
  SecurityItem,
  type Company,
  type Services,
} from '../../../src/content/schema';
import {answered, askAbout, emptyFacts} from '../../../src/lib/ownerFacts';
import {tiers} from '../../../src/content/tiers';
import {quotedPrices} from '../../../src/lib/pricing';

const FACTS: Required<Company> = {
  registeredIn: 'Northern Ireland',
  companyNumber: '01234567',
  registeredOffice: '1 Example Street, Leeds LS1 1AA',
  vatNumber: 'GB 123 4567 89',
  icoNumber: 'ZA123456',
  euRepresentative: 'Example GmbH, Beispielweg 1, Berlin',
  hostingRegion: 'Iceland',
  subprocessors: [{name: 'Example Hosting', service: 'hosts the platform', country: 'Iceland'}],
  certificates: [
    {standard: 'ISO 27001', body: 'Example Audits', number: 'IS 1234', scope: 'the platform', until: '4 May 2031'},
  ],
  penetrationTest: 'Example Security tests the platform once a year.',
  restoreTimes: 'The platform is back after four hours at most.',
  twoFactor: 'Everyone can switch on a code from an app.',
  breachNotice: 48,
  aiDataUse: 'No. What you upload is used to draft your own courses, and no model is trained with it.',
  trialCard: 'You do not need a card to register.',
  trialDays: 21,
  disabledUsers: 'A disabled account does not count.',
  disablingUsers: 'Open the person in the list of users and choose Disable.',
  languages: 'The platform is available in English and Welsh.',
  recordImport: 'We import completions from a spreadsheet.',
  launchTime: 'Most organisations are live after a month.',
  identifiers: 'They are on the page of the API keys.',
  webhooks: 'Three events, each as JSON with a signature.',
  onboarding: 'A consultant sets up the platform with you.',
  supportHours: 'on working days from 9:00 to 17:00, London time',
  uptimeRemedy: 'For each month below that figure, you receive a credit of one day.',
  retentionDays: {serverLogs: 14, export: 60, backups: 35},
};
const CONTACT = {contactEmail: 'people@example.org'};
const NO_SERVICES = {contactEndpoint: null, meetingUrl: null};
const SERVICES = {
  contactEndpoint: 'https://forms.example.net/contact',
  meetingUrl: 'https://meet.example.com/team',
  meetingScriptUrl: 'https://scripts.example.com/embed.js',
};
type Texts = Record<'terms' | 'privacy' | 'dpa' | 'security' | 'questions', string>;
const wordsOf = (value: unknown): string => JSON.stringify(value);

async function textsWith(company: Company, services: Services = NO_SERVICES): Promise<Texts> {
  vi.resetModules();
  vi.doMock('../../../src/content/brand', () => ({default: {...brand, company}}));
  const {default: terms} = await import('../../../src/content/legal/terms');
  const {default: privacy} = await import('../../../src/content/legal/privacy');
  const {default: dpa} = await import('../../../src/content/legal/dpa');
  const {items, questions: asked} = await import('../../../src/content/security');
  const documents = [
    terms({...CONTACT, least: '10 users', listed: '1,000'}),
    privacy({...CONTACT, ...services}),
    dpa(CONTACT),
  ];
  SecurityContent.shape.questions.parse(asked);
  for (const document of documents) LegalDocument.parse(document);
  for (const item of items) SecurityItem.parse(item);
  const {default: pricingFaq} = await import('../../../src/content/pricingFaq');
  const {default: contactFaq} = await import('../../../src/content/contactFaq');
  const questions = answered([...pricingFaq(quotedPrices(tiers)), ...contactFaq]).map((entry) => FaqEntry.parse(entry));
  return {
    terms: wordsOf(documents[0]),
    privacy: wordsOf(documents[1]),
    dpa: wordsOf(documents[2]),
    security: wordsOf([items, answered(asked)]),
    questions: wordsOf(questions),
  };
}

afterEach(() => vi.doUnmock('../../../src/content/brand'));

const SHOWN: Record<
  Exclude<
    keyof Company,
    'retentionDays' | 'subprocessors' | 'certificates' | 'breachNotice' | 'identifiers' | 'webhooks'
  >,
  (keyof Texts)[]
> = {
  registeredIn: ['terms'],
  companyNumber: ['terms'],
  registeredOffice: ['terms', 'privacy'],
  vatNumber: ['terms'],
  icoNumber: ['privacy'],
  euRepresentative: ['privacy'],
  hostingRegion: ['terms', 'privacy', 'dpa', 'security'],
  penetrationTest: ['security'],
  restoreTimes: ['security'],
  twoFactor: ['security'],
  aiDataUse: ['security'],
  supportHours: ['terms', 'questions'],
  uptimeRemedy: ['terms', 'security'],
  trialCard: ['questions'],
  trialDays: ['questions'],
  disabledUsers: ['questions', 'terms', 'security'],
  disablingUsers: ['questions'],
  languages: ['questions'],
  recordImport: ['questions'],
  launchTime: ['questions'],
  onboarding: ['questions'],
};

it('a fact of the company is in the texts if it is given, and nothing is in its place otherwise', async () => {
  const [none, all] = [await textsWith({}), await textsWith(FACTS)];
  for (const [fact, texts] of Object.entries(SHOWN)) {
    const value = FACTS[fact as keyof typeof SHOWN];
    // A number is not the beginning of a price.
    const shown = typeof value === 'number' ? new RegExp(`(?<!\\$)\\b${value}\\b`) : value;
    const only = await textsWith({[fact]: value});
    for (const text of texts) {
      expect(none[text], `${text} without ${fact}`).not.toMatch(shown);
      expect(only[text], `${text} with ${fact} alone`).toMatch(shown);
      expect(all[text], `${text} with all facts`).toMatch(shown);
    }
  }
  expect([none, all].map(({privacy}) => privacy.includes('used to train AI models'))).toEqual([false, true]);
  expect(all.terms).toMatch(/\b60 days\b/);
  expect(all.privacy).toMatch(/\b14 days\b.*\b60 days\b.*\b35 days\b/s);
  const parts = {
    dpa: ['Example Hosting', 'within 48 hours'],
    security: ['Example Hosting', 'IS 1234', '4 May 2031', '48 hours', '60 days', '35 days'],
  };
  for (const [text, shown] of Object.entries(parts))
    for (const part of shown) {
      expect(all[text as keyof Texts], text).toContain(part);
      expect(none[text as keyof Texts], text).not.toContain(part);
    }
  for (const text of Object.values(none)) expect(text).not.toMatch(/undefined|null|NaN|\(\)| {2}\S| \.|[Ss]upport is/);
  expect(none.terms + none.security).toMatch(/on request/);
  expect(Object.values(all).join('\n')).not.toMatch(/on request/);
  // A question without an answer is not asked.
  expect(none.questions).not.toMatch(/\b(?:ask us|we confirm|write to us through)\b/i);
  expect(all.questions.length).toBeGreaterThan(none.questions.length);
});

it('a question without an answer is what to ask us about, and its fact is listed with what it would show', () => {
  const questions = [
    {question: 'How long?', answer: 'A week. '},
    {question: 'How soon?', topic: 'how soon it is'},
    {question: 'Which card?', answer: '', topic: 'the card'},
    {question: 'Where?', topic: 'the place'},
  ];
  expect(answered(questions)).toEqual([{question: 'How long?', answer: 'A week.'}]);
  expect(askAbout(questions)).toEqual(['how soon it is', 'the card', 'the place']);
  expect(emptyFacts(FACTS)).toEqual([]);
  expect(emptyFacts({...FACTS, trialDays: undefined})).toEqual([expect.stringMatching(/^ {2}trialDays: .*\/pricing/)]);
});

it('the question about training AI models is asked only with an answer', () => {
  expect(aiDataUseFaq({...brand, company: {}})).toEqual([]);
  const entries = aiDataUseFaq({...brand, company: FACTS});
  expect(entries.map((entry) => FaqEntry.parse(entry).answer)).toEqual([FACTS.aiDataUse]);
});

it('the privacy policy names the hosts that receive messages, bookings and visits, if there are any', async () => {
  const hosts = [
    'forms.example.net',
    'meet.example.com',
    'scripts.example.com',
    'stats.example.net',
    'events.example.com:8443',
  ];
  const analytics = {scriptUrl: 'https://stats.example.net/js/script.js', connect: null};
  const elsewhere = {...analytics, connect: 'https://events.example.com:8443'};
  const namedWith = async (services: Services) => {
    const {privacy} = await textsWith({}, services);
    expect(privacy.includes('The site sets no cookies.')).toBe(!services.analytics);
    return hosts.map((host) => privacy.includes(host));
  };
  expect(await namedWith(NO_SERVICES)).toEqual([false, false, false, false, false]);
  expect(await namedWith({...SERVICES, analytics})).toEqual([true, true, true, true, false]);
  expect(await namedWith({...NO_SERVICES, analytics: elsewhere})).toEqual([false, false, false, true, true]);
});
