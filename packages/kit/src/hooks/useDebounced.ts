import {useEffect, useState} from 'react';

/**
 * Debounces a value. The default delay suits live regions: screen readers announce a moving slider or growing query
 * once, not at every step.
 */
export function useDebounced<T>(value: T, milliseconds = 600): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
