/** Keys that open the search: Ctrl K (⌘ K on Apple's systems), and `/`, which can be turned off. */
const SLASH_KEY = 'search-slash';

let isSlashOn: boolean | undefined;

/** Whether `/` opens the search: a single key must be one that people who speak to their computer can turn off. */
export function slashOpens(): boolean {
  if (isSlashOn === undefined) {
    try {
      isSlashOn = localStorage.getItem(SLASH_KEY) !== 'off';
    } catch {
      isSlashOn = true;
    }
  }
  return isSlashOn;
}

/** Remembers the choice, or keeps it until the page is left where nothing may be stored. */
export function setSlashOpens(isOn: boolean): void {
  isSlashOn = isOn;
  try {
    localStorage.setItem(SLASH_KEY, isOn ? 'on' : 'off');
  } catch {
    // The browser stores nothing.
  }
}

export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** Whether keys pressed there write something. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export const isCommandK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;

/** Whether a key press asks for the search. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (isCommandK(event)) return true;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return event.key === '/' && isPlain && slashOpens() && !isWriting(event.target);
}
