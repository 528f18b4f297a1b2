import {useEffect, useState} from 'react';

/** A value that follows after it has been still for a while, so that a moving slider is announced once. */
export function useDebounced<T>(value: T, milliseconds = 600): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
