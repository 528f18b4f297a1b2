import {type RefObject, useEffect, useState} from 'react';
import type {parts} from './parts';

export type Live = typeof parts;

/** Kept for the next operation. Always null on the first page, which hydrates without it. */
let loaded: Live | null = null;

/**
 * Loads what makes the examples live when a visitor first points at the page, or moves the focus into it. Without it, the
 * examples can be read and copied; the next sign of interest tries again.
 */
export function useLive(root: RefObject<HTMLElement | null>): Live | null {
  const [live, setLive] = useState(loaded);
  useEffect(() => {
    const page = root.current!;
    const events = ['pointerover', 'focusin'];
    const stop = () => events.forEach((name) => page.removeEventListener(name, load));
    function load() {
      import('./parts').then(
        ({parts}) => {
          // New lines would end a selection; the next event tries again.
          if (page.contains(getSelection()?.anchorNode ?? null) && !getSelection()!.isCollapsed) return;
          stop();
          loaded = parts;
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
