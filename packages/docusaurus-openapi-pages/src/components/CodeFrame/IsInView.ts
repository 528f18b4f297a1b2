import {createContext, type RefObject, useContext, useEffect, useState} from 'react';

/**
 * False on a page with many samples, until a reader comes near one: only then does its code get colours, and its frame
 * tabs and buttons.
 */
export const IsInView = createContext(true);

/** Whether an element is, or has been, within a screen of the window; at first, what the context says. */
export function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(useContext(IsInView));
  useEffect(() => {
    if (isInView || !('IntersectionObserver' in window)) {
      setInView(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({isIntersecting}) => isIntersecting)),
      {rootMargin: '100% 0px'},
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
