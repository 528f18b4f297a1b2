/** Largest time that a Date can represent, in seconds. */
const LATEST = 8.64e12;

/**
 * Time of the build: SOURCE_DATE_EPOCH in seconds, as reproducible builds set it, or the current time.
 *
 * @throws Error if the variable is not a valid number of seconds
 */
export function buildDate(env: Record<string, string | undefined>): Date {
  const value = env.SOURCE_DATE_EPOCH;
  if (!value) return new Date();
  if (!/^\d+$/.test(value) || Number(value) > LATEST) {
    throw new Error(`SOURCE_DATE_EPOCH: must be whole seconds since 1970; found ${JSON.stringify(value)}`);
  }
  return new Date(Number(value) * 1000);
}
