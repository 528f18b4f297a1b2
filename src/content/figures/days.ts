/** Dates of the product pictures: ISO dates, optionally with a time, which is ignored unless a function says otherwise. */
export const utc = (date: string): Date => new Date(`${date.slice(0, 10)}T00:00:00Z`);

const isoOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The date some days later, or earlier if negative. Part of a day counts for nothing. */
export const addDays = (date: string, days: number): string => isoOf(new Date(utc(date).getTime() + days * 864e5));

/** The date some months later. */
export function monthsLater(date: string, months: number): string {
  const at = utc(date);
  at.setUTCMonth(at.getUTCMonth() + months);
  return isoOf(at);
}

/** Day of the month. */
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10));

/** Time of day of an ISO date with a time, such as '06:48'. */
export const timeOf = (at: string): string => at.slice(11, 16);
