/** How the site words what the sandbox holds. */
import type {Created} from './carried';

/** `user Amara Okafor`, or `charge ch_1` for a record without a name. */
export const recordText = ({kind, name}: Pick<Created, 'kind' | 'name'>): string => `${kind} ${name}`;

/** Announced when a call has created something. */
export const addedText = (created: Created): string => `Added to your sandbox: ${recordText(created)}.`;

/** Announced when the sandbox has been reset. */
export const RESET_TEXT = 'The sandbox has been reset. Everything you created in it is gone.';

/** Where a value comes from: `From your sandbox: Create a user (Amara Okafor)`. */
export const sourceText = ({origin, name}: {origin: {summary: string}; name?: string}): string =>
  `From your sandbox: ${origin.summary}${name ? ` (${name})` : ''}`;

/** Shown while nothing has been created, and without scripts. */
export const EMPTY_TEXT = 'What you create in the sandbox appears here, and stays until you close this tab.';

/** Shown once a change could not be kept for the next page. */
export const FULL_TEXT = 'Your latest changes last until you reload the page: there is no room to keep more of them.';
