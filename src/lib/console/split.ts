/** How request and response share the height of the console, as the request's part in per cent. */

export const SMALLEST = 20;
export const LARGEST = 80;
/** Leaves more than half to the response, which is what a reader waits for. */
const INITIAL = 40;
/** One press of an arrow key. */
const STEP = 5;

const clamp = (share: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.round(share)));

/**
 * The share with the divider at a position.
 *
 * @param y pixels below the top of both panes
 * @param height height of both panes in pixels
 */
export const shareAt = (y: number, height: number): number => (height > 0 ? clamp((y / height) * 100) : INITIAL);

/** The share after a key press on the divider; undefined for keys that do not move it. */
export function shareAfter(key: string, share: number): number | undefined {
  if (key === 'ArrowUp') return clamp(share - STEP);
  if (key === 'ArrowDown') return clamp(share + STEP);
  if (key === 'Home') return SMALLEST;
  return key === 'End' ? LARGEST : undefined;
}

/** The share that was stored; the initial one if the text is missing or not a whole number within the limits. */
export function parseShare(text: string | null): number {
  const share = /^\d{1,3}$/.test(text ?? '') ? Number(text) : NaN;
  return share === clamp(share) ? share : INITIAL;
}
