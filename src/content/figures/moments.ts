/** Moments of the audit log, as pictures show them. */
import {TODAY} from '../cast/company';
import {AUDIT} from '../cast/ledger';
import {timeOf} from './days';
import {day} from './ledger';

/** The time of today's moments, and the date of earlier ones. */
export const when = (at: string): string => (at.startsWith(TODAY) ? timeOf(at) : day(at));

/** Date and time, such as '9 Nov, 14:31'. */
export const moment = (at: string): string => `${day(at)}, ${timeOf(at)}`;

/**
 * The latest entry of the audit log by a person.
 *
 * @throws Error if there is none
 */
export function loggedBy(by: string): (typeof AUDIT)[number] {
  const entry = AUDIT.find((other) => other.by === by);
  if (!entry) throw new Error(`No entry of "${by}" in the audit log`);
  return entry;
}
