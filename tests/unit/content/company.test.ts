/** Texts that depend on facts of the company or on settings show what holds, and nothing around what is missing. */
import {afterEach, expect, it, vi} from 'vitest';
import brand from '../../../src/content/brand';
import {aiDataUseFaq, registration} from '../../../src/content/company';
import {Brand, FaqEntry, LegalDocument, SecurityItem, type Company, type Services} from '../../../src/content/schema';

const FACTS: Required<Company> = {
  registeredIn: 'England and Wales',
  companyNumber: '01234567',
  registeredOffice: '1 Example Street, Leeds LS1 1AA',
  vatNumber: 'GB 123 4567 89',
  icoNumber: 'ZA123456',
  hostingRegion: 'the United Kingdom',
  subprocessorsUrl: 'https://www.example.org/sub-processors',
  dataProcessingAgreementUrl: 'https://www.example.org/agreement',
  aiDataUse: 'No. What you upload is used to draft your own courses, and no model is trained with it.',
  supportHours: 'on working days from 9:00 to 17:00, London time',
  uptimeRemedy: 'For each month below that figure, you receive a credit of one day.',
  retentionDays: {serverLogs: 14, export: 60, backups: 35},
};
const CONTACT = {contactEmail: 'people@example.org'};
const NO_SERVICES = {contactEndpoint: null, meetingUrl: null};
const SERVICES = {contactEndpoint: 'https://forms.example.net/contact', meetingUrl: 'https://meet.example.com/team'};

interface Texts {
  terms: string;
  privacy: string;
  security: string;
}

const wordsOf = (value: unknown): string => JSON.stringify(value);

/** The texts for a company with these facts. */
async function textsWith(company: Company, services: Services = NO_SERVICES): Promise<Texts> {
  vi.resetModules();
  vi.doMock('../../../src/content/brand', () => ({default: {...brand, company}}));
  const {default: terms} = await import('../../../src/content/legal/terms');
  const {default: privacy} = await import('../../../src/content/legal/privacy');
  const {items} = await import('../../../src/content/security');
  const documents = [terms({...CONTACT, listed: '1,000'}), privacy({...CONTACT, ...services})];
  for (const document of documents) LegalDocument.parse(document);
  for (const item of items) SecurityItem.parse(item);
  return {terms: wordsOf(documents[0]), privacy: wordsOf(documents[1]), security: wordsOf(items)};
}

afterEach(() => vi.doUnmock('../../../src/content/brand'));

/** The words that a text has only with a fact. */
const SHOWN: [fact: keyof Company, text: keyof Texts, words: RegExp][] = [
  ['registeredIn', 'terms', /is registered in England and Wales/],
  ['companyNumber', 'terms', /company number:? 01234567\./i],
  ['registeredOffice', 'terms', /registered office.*1 Example Street, Leeds LS1 1AA\./i],
  ['registeredOffice', 'privacy', /registered office.*1 Example Street, Leeds LS1 1AA\./i],
  ['vatNumber', 'terms', /VAT number: GB 123 4567 89\./],
  ['icoNumber', 'privacy', /Commissioner’s Office under number ZA123456\./],
  ['hostingRegion', 'terms', /stored in the United Kingdom\./],
  ['hostingRegion', 'privacy', /stored in the United Kingdom\./],
  ['hostingRegion', 'security', /stored in the United Kingdom\./],
  ['subprocessorsUrl', 'terms', /example\.org\/sub-processors\)/],
  ['subprocessorsUrl', 'privacy', /example\.org\/sub-processors\)/],
  ['subprocessorsUrl', 'security', /example\.org\/sub-processors\)/],
  ['dataProcessingAgreementUrl', 'terms', /example\.org\/agreement\)/],
  ['dataProcessingAgreementUrl', 'security', /example\.org\/agreement\)/],
  ['aiDataUse', 'privacy', /used to train AI models/],
  ['supportHours', 'terms', /Support is available on working days from 9:00 to 17:00/],
  ['uptimeRemedy', 'terms', /a credit of one day\./],
  ['retentionDays', 'terms', /you have 60 days in which to export/],
  ['retentionDays', 'privacy', /deleted after 14 days.*has 60 days to export.*within 35 days/s],
];

it('a fact of the company is in the texts if it is given, and nothing is in its place otherwise', async () => {
  const [none, all] = [await textsWith({}), await textsWith(FACTS)];
  for (const [fact, value] of Object.entries(FACTS)) {
    const only = await textsWith({[fact]: value});
    for (const [, text, words] of SHOWN.filter(([name]) => name === fact)) {
      expect(none[text], `${text} without ${fact}`).not.toMatch(words);
      expect(only[text], `${text} with ${fact} alone`).toMatch(words);
      expect(all[text], `${text} with all facts`).toMatch(words);
    }
  }
  for (const text of Object.values(none)) expect(text).not.toMatch(/undefined|null|NaN|\(\)| {2}\S| \.|[Ss]upport is/);
  expect(none.terms + none.security).toMatch(/on request/);
  expect(Object.values(all).join('\n')).not.toMatch(/on request/);
});

it('the schema accepts every fact, and no other field', () => {
  expect(Brand.safeParse({...brand, company: FACTS}).error).toBeUndefined();
  for (const wrong of [{subprocessorsUrl: 'http://example.org'}, {vatNumber: ''}, {seat: 'Leeds'}])
    expect(Brand.safeParse({...brand, company: wrong}).success, JSON.stringify(wrong)).toBe(false);
});

it.each([
  [{}, ''],
  [{registeredIn: 'Scotland'}, `${brand.legalName} is registered in Scotland.`],
  [{companyNumber: 'SC123456'}, 'Company number: SC123456.'],
] satisfies [Company, string][])('the registration of %j is %j', (company, expected) => {
  expect(registration({...brand, company})).toBe(expected);
});

it('the question about training AI models is asked only with an answer', () => {
  expect(aiDataUseFaq({...brand, company: {}})).toEqual([]);
  const entries = aiDataUseFaq({...brand, company: FACTS});
  expect(entries.map((entry) => FaqEntry.parse(entry).answer)).toEqual([FACTS.aiDataUse]);
});

it('the privacy policy names the hosts that receive messages and bookings, if there are any', async () => {
  const [none, some] = [await textsWith({}), await textsWith({}, SERVICES)];
  expect(none.privacy).not.toMatch(/form service|calendar/);
  expect(some.privacy).toContain('form service at forms.example.net');
  expect(some.privacy).toContain('the calendar of another company, from meet.example.com');
});

it.each([
  ['no services', NO_SERVICES],
  ['all services', SERVICES],
])('the privacy policy of a build with %s tells whether visits are counted, and by whom', async (_, services) => {
  const {privacy} = await textsWith({}, services);
  expect(privacy).toContain('The site sets no cookies.');
  expect(privacy).not.toMatch(/visits|counts/);

  const analytics = {scriptUrl: 'https://stats.example.net/js/script.js', connect: null};
  const counted = (await textsWith({}, {...services, analytics})).privacy;
  expect(counted).toContain('A script from stats.example.net counts visits.');
  expect(counted).toMatch(/section “Counting visits”.*"title":"Counting visits"/);
  expect(counted).not.toMatch(/The site sets no cookies|no analytics|No (?:other )?page loads anything/);
  expect(counted.includes('Apart from that calendar and the script')).toBe(services.meetingUrl !== null);

  const connect = 'https://events.example.com:8443';
  const elsewhere = (await textsWith({}, {...services, analytics: {...analytics, connect}})).privacy;
  expect(elsewhere).toContain('from stats.example.net. The script tells events.example.com:8443 which page');
});
