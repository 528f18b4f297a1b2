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
