/** Texts that depend on facts of the company or on settings show what holds, and nothing around what is missing. */
import {afterEach, describe, expect, it, vi} from 'vitest';
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

/** Which texts show a fact, and which words they have only with it. */
const SHOWN: {fact: keyof Company; in: (keyof Texts)[]; words: RegExp}[] = [
  {fact: 'registeredIn', in: ['terms'], words: /is registered in England and Wales/},
  {fact: 'companyNumber', in: ['terms'], words: /company number:? 01234567\./i},
  {fact: 'registeredOffice', in: ['terms', 'privacy'], words: /registered office.*1 Example Street, Leeds LS1 1AA\./i},
  {fact: 'vatNumber', in: ['terms'], words: /VAT number: GB 123 4567 89\./},
  {fact: 'icoNumber', in: ['privacy'], words: /Commissioner’s Office under number ZA123456\./},
  {fact: 'hostingRegion', in: ['terms', 'privacy', 'security'], words: /stored in the United Kingdom\./},
  {
    fact: 'subprocessorsUrl',
    in: ['terms', 'privacy', 'security'],
    words: /\]\(https:\/\/www\.example\.org\/sub-processors\)/,
  },
  {
    fact: 'dataProcessingAgreementUrl',
    in: ['terms', 'security'],
    words: /\]\(https:\/\/www\.example\.org\/agreement\)/,
  },
  {fact: 'aiDataUse', in: ['privacy'], words: /used to train AI models/},
  {fact: 'supportHours', in: ['terms'], words: /Support is available on working days from 9:00 to 17:00/},
  {fact: 'uptimeRemedy', in: ['terms'], words: /a credit of one day\./},
  {fact: 'retentionDays', in: ['terms'], words: /you have 60 days in which to export/},
  {fact: 'retentionDays', in: ['privacy'], words: /deleted after 14 days.*has 60 days to export.*within 35 days/s},
];

describe('a fact of the company', () => {
  it('is in the texts if it is given, and nothing is in its place otherwise', async () => {
    const [none, all] = [await textsWith({}), await textsWith(FACTS)];
    for (const {fact, in: files, words} of SHOWN) {
      const only = await textsWith({[fact]: FACTS[fact]});
      for (const file of files) {
        expect(none[file], `${file} without ${fact}`).not.toMatch(words);
        expect(only[file], `${file} with ${fact} alone`).toMatch(words);
        expect(all[file], `${file} with all facts`).toMatch(words);
      }
    }
    for (const text of Object.values(none)) expect(text).not.toMatch(/undefined|null|NaN|\(\)| {2}\S| \./);
  });

  it('is valid in each field of the schema', () => {
    expect(Brand.safeParse({...brand, company: FACTS}).error).toBeUndefined();
    for (const wrong of [
      {subprocessorsUrl: 'http://example.org'},
      {vatNumber: ''},
      {retentionDays: {export: 0}},
      {seat: 'Leeds'},
    ]) {
      expect(Brand.safeParse({...brand, company: wrong}).success, JSON.stringify(wrong)).toBe(false);
    }
  });

  it('names the section on availability after what it holds', async () => {
    expect((await textsWith({})).terms).toContain('"Availability and changes to the service"');
    expect((await textsWith({})).terms).not.toMatch(/support is/i);
    expect((await textsWith(FACTS)).terms).toContain('"Availability and support"');
  });

  it('says where the agreement and the sub-processors are, or how to get them', async () => {
    const {terms, security} = await textsWith({});
    expect(terms).toMatch(/data processing agreement on request from \[people@example\.org\]/);
    expect(terms).toMatch(/list of our sub-processors on request/);
    expect(security).toMatch(/send you our data processing agreement and list of sub-processors on request/);
    const given = await textsWith(FACTS);
    expect(Object.values(given).join('\n')).not.toMatch(/on request/);
  });
});

describe('the registration', () => {
  it.each([
    [{}, ''],
    [{registeredIn: 'Scotland'}, `${brand.legalName} is registered in Scotland.`],
    [{companyNumber: 'SC123456'}, 'Company number: SC123456.'],
    [
      FACTS,
      `${brand.legalName} is registered in England and Wales under company number 01234567. Registered office: 1 Example Street, Leeds LS1 1AA. VAT number: GB 123 4567 89.`,
    ],
  ] satisfies [Company, string][])('%j', (company, expected) => {
    expect(registration({...brand, company})).toBe(expected);
  });
});

describe('the question about training AI models', () => {
  it('is asked only with an answer', () => {
    expect(aiDataUseFaq({...brand, company: {}})).toEqual([]);
    const entries = aiDataUseFaq({...brand, company: FACTS});
    expect(entries.map((entry) => FaqEntry.parse(entry).answer)).toEqual([FACTS.aiDataUse]);
  });
});

describe('the privacy policy', () => {
  it('of a build without services says that the form writes an e-mail and nothing is embedded', async () => {
    const {privacy} = await textsWith({});
    expect(privacy).toContain('It then opens your own e-mail program');
    expect(privacy).toContain('No page loads anything from another company.');
    expect(privacy).not.toMatch(/form service|calendar/);
  });

  it('of a build with services names the hosts that receive data', async () => {
    const {privacy} = await textsWith({}, SERVICES);
    expect(privacy).toContain('form service at forms.example.net');
    expect(privacy).toContain('the calendar of another company, from meet.example.com');
    expect(privacy).not.toMatch(/It then opens|No page loads anything/);
  });

  const analytics = {scriptUrl: 'https://stats.example.net/js/script.js', connect: null};

  it('of a build without analytics says that there is none', async () => {
    for (const services of [NO_SERVICES, SERVICES]) {
      const {privacy} = await textsWith({}, services);
      expect(privacy).toContain('The site sets no cookies.');
      expect(privacy).toContain('It has no analytics, advertising or other tracking.');
      expect(privacy).not.toMatch(/visits|counts/);
    }
  });

  it('of a build with analytics names the host, promises nothing for the script, and says when it needs no consent', async () => {
    for (const services of [NO_SERVICES, SERVICES]) {
      const {privacy} = await textsWith({}, {...services, analytics});
      expect(privacy).toContain('A script from stats.example.net counts visits.');
      expect(privacy).toContain('fetches a script from stats.example.net. The script tells that server which page');
      expect(privacy).toContain('only permitted if the script is configured to set no cookies');
      expect(privacy).toMatch(/section “Counting visits”.*"title":"Counting visits"/);
      expect(privacy).not.toMatch(/The site sets no cookies|no analytics|No (?:other )?page loads anything/);
      expect(privacy.includes('Apart from that calendar and the script')).toBe(services.meetingUrl !== null);
      expect(privacy.includes('Apart from that script, no page loads')).toBe(services.meetingUrl === null);
    }
  });

  it('of a build with analytics names the host that receives the counts, if it is another', async () => {
    const connect = 'https://events.example.com:8443';
    const {privacy} = await textsWith({}, {...NO_SERVICES, analytics: {...analytics, connect}});
    expect(privacy).toContain('a script from stats.example.net. The script tells events.example.com:8443 which page');
  });
});
