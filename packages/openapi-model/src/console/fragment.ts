/** Fragment that opens the console; values to fill in may follow after a question mark. */
export const TRY_FRAGMENT = '#try';

/** True for fragments that open the console. */
export const isTryFragment = (hash: string): boolean => hash === TRY_FRAGMENT || hash.startsWith(`${TRY_FRAGMENT}?`);
