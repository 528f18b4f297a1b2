import {createContext, type RefObject, useContext, useEffect, useState} from 'react';

/**
 * False on a page with many samples, until a reader comes near one: only then does its code get colours, and its frame
 * tabs and buttons.
 */
export const IsNear = createContext(true);

/** Whether an element is, or has been, within a screen of the window; at first, what the context says. */
export function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(useContext(IsNear));
  useEffect(() => {
    if (isNear || !('IntersectionObserver' in window)) {
      setIsNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({isIntersecting}) => isIntersecting)),
      {rootMargin: '100% 0px'},
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
