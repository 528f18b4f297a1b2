import {type RefObject, type ToggleEvent, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

export interface Popover<T extends HTMLElement> {
  ref: RefObject<T | null>;
  isOpen: boolean;
  onToggle: (event: ToggleEvent) => void;
}

/**
 * State of a native popover that closes on navigation. A popover opened before scripts ran stays open.
 *
 * Browsers without popovers throw on `:popover-open`; there, CSS decides what is shown.
 */
export function usePopover<T extends HTMLElement = HTMLDivElement>(): Popover<T> {
  const ref = useRef<T>(null);
  const [isOpen, setOpen] = useState(false);
  const {pathname} = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    const panel = ref.current!;
    const isShown = 'popover' in panel && panel.matches(':popover-open');
    if (isShown && shownOn.current !== pathname) panel.hidePopover();
    else setOpen(isShown);
    shownOn.current = pathname;
  }, [pathname]);
  return {ref, isOpen, onToggle: (event) => setOpen(event.newState === 'open')};
}
