import {useEffect, useState} from 'react';

/**
 * A value that follows after it has been still for a while, 600 milliseconds by default, so that screen readers hear of
 * a moving slider or a growing word once.
 */
export function useDebounced<T>(value: T, milliseconds = 600): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
