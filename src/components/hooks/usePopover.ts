import {type RefObject, type ToggleEvent, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

export interface Popover {
  ref: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  onToggle: (event: ToggleEvent) => void;
}

/**
 * A native popover that closes when the page changes. One that was opened before the scripts ran stays open.
 *
 * Browsers without popovers throw at the selector of an open one; there the style sheets decide what is shown.
 */
export function usePopover(): Popover {
  const ref = useRef<HTMLDivElement>(null);
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
