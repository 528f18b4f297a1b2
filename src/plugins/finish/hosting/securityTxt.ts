/** security.txt, which says where to report vulnerabilities (RFC 9116). */
import {SECURITY_TXT} from './rules';

/**
 * Start of the third quarter after the date's own: 181 to 276 days ahead, and the same for all builds within a
 * quarter.
 */
const expiryOf = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), 3 * Math.floor(date.getUTCMonth() / 3) + 9));

export interface SecurityTxtFacts {
  /** Origin of the site. The file belongs at its root even if the site has a base path. */
  siteUrl: string;
  /** URL of the contact page. */
  contactUrl: string;
  /** Mailbox for reports. */
  email: string;
  /** Time of the build. */
  date: Date;
}

/** Text of the file. The expiry is computed from the build time, so it needs no maintenance. */
export const emitSecurityTxt = ({siteUrl, contactUrl, email, date}: SecurityTxtFacts): string =>
  `${[
    `Contact: mailto:${email}`,
    `Contact: ${contactUrl}`,
    `Expires: ${expiryOf(date).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${SECURITY_TXT}`,
  ].join('\n')}\n`;
