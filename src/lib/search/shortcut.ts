/** The keyboard shortcut of the search: Ctrl K, or ⌘ K on Apple devices. */
export const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

export const isCommandK = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !event.altKey &&
  !event.shiftKey;
