/** An ISO date some days later, or earlier if negative. */
export const addDays = (date: string, days: number): string =>
  new Date(new Date(`${date.slice(0, 10)}T00:00:00Z`).getTime() + days * 864e5).toISOString().slice(0, 10);

/** Time of day of an ISO date and time, such as '06:48'. */
export const timeOf = (at: string): string => at.slice(11, 16);
