/** Fragment that opens the console; a question mark and what is filled in may follow. */
export const TRY_FRAGMENT = '#try';

/** Whether a fragment asks for the console. */
export const isTryFragment = (hash: string): boolean => hash === TRY_FRAGMENT || hash.startsWith(`${TRY_FRAGMENT}?`);
