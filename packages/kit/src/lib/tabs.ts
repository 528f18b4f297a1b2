/**
 * The tab that a key moves to in a row of tabs; it goes round at both ends.
 *
 * @returns position of the tab; undefined for other keys
 */
export function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
