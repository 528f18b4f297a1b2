import {useEffect, useRef, useState} from 'react';

/**
 * Counts down in seconds. Measures the clock rather than counting ticks, which browsers throttle in background tabs.
 *
 * @param start seconds to wait; a new object restarts the countdown, null stops it
 * @param onEnd called at zero
 * @returns seconds left
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
