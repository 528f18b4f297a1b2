import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

/** Announces the title of the new page after client-side navigation. Browsers announce the first page themselves. */
export default function Announcer(): ReactNode {
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  // A layout effect, so that the observer is in place before the head is updated, which takes at least a frame.
  useLayoutEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const left = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === left) return;
      // Ignore later title changes, such as form errors, which the form announces itself.
      observer.disconnect();
      setTitle(document.title);
    });
    observer.observe(document.head, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div aria-live="polite" className="visually-hidden" role="status">
      {title}
    </div>
  );
}
