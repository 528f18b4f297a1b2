const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/;

/** A day is the longest wait that is counted down. */
const LONGEST = 24 * 60 * 60;

/**
 * The wait that a Retry-After header asks for, in whole seconds.
 *
 * @param value seconds, or a date as HTTP writes it
 * @param now milliseconds since 1970
 * @returns null where the header is missing, malformed, in the past or further away than a day
 */
export function parseRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : secondsUntil(text, now);
  return seconds !== null && seconds > 0 && seconds <= LONGEST ? seconds : null;
}

function secondsUntil(text: string, now: number): number | null {
  const parts = HTTP_DATE.exec(text);
  if (!parts) return null;
  const [, day, month, year, hour, minute, second] = parts;
  const then = Date.UTC(
    Number(year),
    MONTHS.indexOf(month!),
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return MONTHS.includes(month!) ? Math.ceil((then - now) / 1000) : null;
}
