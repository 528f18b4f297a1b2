const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/;

/** Longest countdown, in seconds: one day. */
const LONGEST = 24 * 60 * 60;

/**
 * The delay in a Retry-After header, in whole seconds.
 *
 * @param value seconds or an HTTP date
 * @param now milliseconds since 1970
 * @returns null if the header is missing, malformed, in the past or more than a day ahead
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
