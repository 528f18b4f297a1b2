/** Days of a year that is no leap year. */

export const DAYS = 365;

const DAY = 86_400_000;

/** Days from the first of January to a date in ISO 8601. */
export const daysSinceNewYear = (date: string): number =>
  (Date.parse(date.slice(0, 10)) - Date.parse(`${date.slice(0, 4)}-01-01`)) / DAY;
