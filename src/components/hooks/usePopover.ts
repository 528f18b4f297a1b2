import {type RefObject, type ToggleEvent, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {isPlainClick} from 'docusaurus-kit/lib/isPlainClick';

export interface Popover<T extends HTMLElement> {
  ref: RefObject<T | null>;
  isOpen: boolean;
  onToggle: (event: ToggleEvent) => void;
}

/** Browsers without popovers throw on `:popover-open`; there, CSS decides what is shown. */
const isShown = (panel: HTMLElement): boolean => 'popover' in panel && panel.matches(':popover-open');

/**
 * State of a native popover that closes on navigation, and when a link in it is followed, wherever that leads. A popover
 * opened before scripts ran stays open.
 */
export function usePopover<T extends HTMLElement = HTMLDivElement>(): Popover<T> {
  const ref = useRef<T>(null);
  const [isOpen, setOpen] = useState(false);
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);
  // A layout effect: hiding moves the focus, which a new page then has to take.
  useLayoutEffect(() => {
    const panel = ref.current!;
    if (isShown(panel) && shownOn.current !== pathname) panel.hidePopover();
    else setOpen(isShown(panel));
    shownOn.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const panel = ref.current!;
    const closeOnLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link && link.target !== '_blank' && isPlainClick(event) && isShown(panel)) panel.hidePopover();
    };
    panel.addEventListener('click', closeOnLink);
    return () => panel.removeEventListener('click', closeOnLink);
  }, []);
  return {ref, isOpen, onToggle: (event) => setOpen(event.newState === 'open')};
}
