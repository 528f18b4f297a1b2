import {type ReactNode, useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

/** Says the new page's title once after a navigation within the site; the first page is read by the browser itself. */
export default function Announcer(): ReactNode {
  const {pathname} = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    // The head is written after the page has been drawn.
    const observer = new MutationObserver(() => setTitle(document.title));
    observer.observe(document.head, {subtree: true, childList: true, characterData: true});
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div aria-live="polite" className="visually-hidden" role="status">
      {title}
    </div>
  );
}
