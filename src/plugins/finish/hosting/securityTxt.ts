/** The file that says where to report a weakness (RFC 9116). */
import {SECURITY_TXT} from './rules';

/** Last second that a date can hold. */
const LATEST = 8.64e12;

/**
 * Time of a build: SOURCE_DATE_EPOCH, in seconds, as reproducible builds set it, or now.
 *
 * @throws Error if the variable holds anything else
 */
export function buildDate(env: Record<string, string | undefined>): Date {
  const value = env.SOURCE_DATE_EPOCH;
  if (!value) return new Date();
  if (!/^\d+$/.test(value) || Number(value) > LATEST) {
    throw new Error(`SOURCE_DATE_EPOCH: must be whole seconds since 1970; found ${JSON.stringify(value)}`);
  }
  return new Date(Number(value) * 1000);
}

/**
 * First moment of the third quarter of a year after the one that holds the date: 181 to 276 days ahead, and the same for
 * every build of a quarter.
 */
const expiryOf = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), 3 * Math.floor(date.getUTCMonth() / 3) + 9));

export interface SecurityTxtFacts {
  /** Origin of the site. The file belongs there, wherever below it the site lies. */
  siteUrl: string;
  /** Page with a way to write. */
  contactUrl: string;
  /** Domain of the mailbox `security@` (RFC 2142). */
  domain: string;
  /** Time of the build. */
  date: Date;
}

/** Text of the file. Its expiry is computed from the time of the build, so nobody has to remember it. */
export const emitSecurityTxt = ({siteUrl, contactUrl, domain, date}: SecurityTxtFacts): string =>
  `${[
    `Contact: mailto:security@${domain}`,
    `Contact: ${contactUrl}`,
    `Expires: ${expiryOf(date).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
  ].join('\n')}\n`;
