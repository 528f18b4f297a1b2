/** Sentences about the company, made from the facts in `brand.ts`; without a fact, its sentence is left out. */
import type {Brand, FaqEntry} from './schema';

type Owner = Pick<Brand, 'legalName' | 'company'>;

/** What companies in the United Kingdom must disclose on their website; empty without facts. */
export function registration({legalName, company}: Owner): string {
  const {registeredIn, companyNumber, registeredOffice, vatNumber} = company;
  return [
    registeredIn &&
      `${legalName} is registered in ${registeredIn}${companyNumber ? ` under company number ${companyNumber}` : ''}.`,
    !registeredIn && companyNumber && `Company number: ${companyNumber}.`,
    registeredOffice && `Registered office: ${registeredOffice}.`,
    vatNumber && `VAT number: ${vatNumber}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What 99.9% uptime means: 0.1% of 8,760 hours. */
export const DOWNTIME = 'at most 8 hours and 45 minutes of downtime in a year';

/** How the guarantee is called where no page explains it: without a remedy, it is a figure. */
export const uptimeLabel = ({company: {uptimeRemedy}}: Owner): string => (uptimeRemedy ? 'uptime guarantee' : 'uptime');

/** What the owner's certificates say; empty without them. */
export const certificates = ({company}: Owner): string =>
  (company.certificates ?? [])
    .map(
      ({standard, body, number, scope, until}) =>
        `Our ${standard} certificate ${number} from ${body} covers ${scope} and is valid until ${until}.`,
    )
    .join(' ');

/** How a contract calls the time in which customers hear of a breach; the law's words without the owner's figure. */
export const breachNotice = ({company}: Owner): string =>
  company.breachNotice ? `within ${company.breachNotice} hours` : 'without undue delay';

/** The question about training AI models, with the owner's answer; empty without one. */
export const aiDataUseFaq = ({company: {aiDataUse}}: Owner): FaqEntry[] =>
  aiDataUse ? [{question: 'Is our material used to train AI models?', answer: aiDataUse}] : [];

/** How long content can be exported after the end of a trial or contract; without the owner's figure, a date that they are told. */
export const exportPeriod = ({company: {retentionDays}}: Owner, what: string): string =>
  retentionDays?.export
    ? `for ${retentionDays.export} days after the end of ${what}`
    : `until a date that we confirm at the end of ${what}`;

/** Link that writes an email. */
export const mailLink = (address: string): string => `[${address}](mailto:${address})`;
