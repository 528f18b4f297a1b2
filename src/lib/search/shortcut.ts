/** Keyboard shortcuts of the search: Ctrl K (⌘ K on Apple devices), and `/`, which can be turned off. */
const SLASH_KEY = 'search-slash';

let isSlashOn: boolean | undefined;

/** Whether `/` opens the search. It can be turned off, because speech input can trigger single-key shortcuts. */
export function slashOpens(): boolean {
  try {
    isSlashOn ??= localStorage.getItem(SLASH_KEY) !== 'off';
  } catch {
    // Storage is unavailable.
  }
  return isSlashOn ?? true;
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

export const isCommandK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;

/** Whether a key press opens the search; `/` does not in a field. */
export function opensSearch(event: KeyboardEvent): boolean {
  const {target, key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing} = event;
  if (defaultPrevented || isComposing) return false;
  if (isCommandK(event)) return true;
  if (key !== '/' || ctrlKey || metaKey || altKey || !slashOpens()) return false;
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable]'));
}
