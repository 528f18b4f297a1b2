import {useEffect, useRef, useState} from 'react';

/**
 * Counts seconds down by the clock and not by the ticks, so that a tab in the background stays right.
 *
 * @param start where to start; each new object starts again, null stops
 * @param onEnd runs when zero is reached
 */
export function useCountdown(start: {wait: number | null} | null, onEnd: () => void): number {
  const [left, setLeft] = useState(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const seconds = start?.wait ?? 0;
    setLeft(seconds);
    if (seconds === 0) return undefined;
    const deadline = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((deadline - Date.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [start]);
  return left;
}
