import {type RefObject, useEffect, useState} from 'react';
import type {parts} from './parts';

export type Live = typeof parts;

/**
 * Loads what makes the examples live when a visitor first points at the page, or moves the focus into it. Without it, the
 * examples can be read and copied; the next sign of interest tries again.
 */
export function useLive(root: RefObject<HTMLElement | null>): Live | null {
  const [live, setLive] = useState<Live | null>(null);
  useEffect(() => {
    const page = root.current!;
    const events = ['pointerover', 'focusin'];
    const stop = () => events.forEach((name) => page.removeEventListener(name, load));
    function load() {
      import('./parts').then(
        ({parts}) => {
          stop();
          setLive(parts);
        },
        () => undefined,
      );
    }
    events.forEach((name) => page.addEventListener(name, load));
    return stop;
  }, [root]);
  return live;
}
