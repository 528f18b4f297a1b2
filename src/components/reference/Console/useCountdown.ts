import {useEffect, useState} from 'react';

/**
 * Counts seconds down to zero, by the clock and not by the ticks, so that a tab in the background stays right.
 *
 * @param seconds where to start, or null for nothing to count
 * @param start a new value starts again
 */
export function useCountdown(seconds: number | null, start: unknown): number {
  const [left, setLeft] = useState(seconds ?? 0);
  useEffect(() => {
    setLeft(seconds ?? 0);
    if (seconds === null) return undefined;
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, start]);
  return left;
}
