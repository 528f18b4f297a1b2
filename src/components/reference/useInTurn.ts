import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Class of the sections, of which only those near the window are laid out while `useInTurn` returns true. */
export const IN_TURN = 'in-turn';

/**
 * Lays out the sections of a page one after another, each in its own task, on the first load. All at once would block a
 * phone for too long. After client-side navigation, React renders them in a transition instead.
 */
export function useInTurn(): boolean {
  // True on the first render during hydration, which must match the server's.
  const [isInTurn, setInTurn] = useState(!useIsBrowser());
  useEffect(() => {
    if (!isInTurn) return undefined;
    const sections = Array.from(document.querySelectorAll<HTMLElement>(`.${IN_TURN}`));
    let timer = 0;
    const layOutNext = () => {
      const section = sections.shift();
      if (!section) return setInTurn(false);
      section.style.contentVisibility = 'visible';
      // Asking for its size lays it out now, instead of together with others before the next frame.
      section.getBoundingClientRect();
      timer = window.setTimeout(layOutNext);
    };
    timer = window.setTimeout(layOutNext);
    return () => clearTimeout(timer);
  }, [isInTurn]);
  return isInTurn;
}
