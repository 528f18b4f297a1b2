/** Status codes as contracts write them: `404`, `4XX` or `default`. */

/** Whether a documented response says that the request failed. */
export const isErrorStatus = (status: string): boolean => /^[45]/.test(status);
