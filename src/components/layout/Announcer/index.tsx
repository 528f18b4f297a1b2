import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

/** Says the new page's title once after a navigation within the site; the first page is read by the browser itself. */
export default function Announcer(): ReactNode {
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  // Before the next frame, in which the head is written at the earliest.
  useLayoutEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    const left = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === left) return;
      // Later changes, as for errors in a form, are said where they happen.
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
