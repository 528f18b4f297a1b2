/** Days of a year that is no leap year. */
export const DAYS = 365;

const DAY = 86_400_000;

/** A date in ISO 8601 as `9 Nov`. Its time would count in the time zone of the build. */
export const shortDay = (date: string): string =>
  new Date(date.slice(0, 10))
    .toLocaleDateString('en-GB', {day: 'numeric', month: 'short', timeZone: 'UTC'})
    .replace(' ', '\u00a0')
    .replace('Sept', 'Sep');

/** Days from the first of January to a date in ISO 8601. */
export const daysSinceNewYear = (date: string): number =>
  (Date.parse(date.slice(0, 10)) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY;
