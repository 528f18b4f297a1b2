/** Keyboard shortcuts of the search: Ctrl K (⌘ K on Apple devices), and `/`, which can be turned off. */
const SLASH_KEY = 'search-slash';

let isSlashOn: boolean | undefined;

/** Whether `/` opens the search. It can be turned off, because speech input can trigger single-key shortcuts. */
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

/** Stores the choice; without storage it lasts until the page is reloaded. */
export function setSlashOpens(isOn: boolean): void {
  isSlashOn = isOn;
  try {
    localStorage.setItem(SLASH_KEY, isOn ? 'on' : 'off');
  } catch {
    // Storage is unavailable.
  }
}

export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

export const isCommandK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;

/** Whether a key press opens the search. */
export function opensSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (isCommandK(event)) return true;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  return event.key === '/' && isPlain && slashOpens() && !isEditable(event.target);
}
