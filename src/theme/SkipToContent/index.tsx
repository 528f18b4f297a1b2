// Replaced: after a navigation, focus moves to an element without a name, so that screen readers announce the new page's
// title and not "Skip to main content, region" (Docusaurus issue 11332).
import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import {useLocation} from '@docusaurus/router';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Path of the page before: not a ref, because the layout of the next page can be a new one. */
let previous: string | undefined;

/** Link to the main content, the first tab stop of every page. Without scripts, it leads to the frame around it. */
export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const {pathname, hash} = useLocation();
  useEffect(() => {
    const isNewPage = previous !== undefined && previous !== pathname;
    previous = pathname;
    if (isNewPage && !hash) start.current?.focus({preventScroll: true});
  }, [pathname, hash]);
  const skip = (event: MouseEvent) => {
    const main = document.querySelector('main');
    if (!main) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    // Removed at once, so that a later click into the text does not move focus.
    main.removeAttribute('tabindex');
  };
  return (
    <div className={styles.start} ref={start} tabIndex={-1}>
      <a className={`no-print ${styles.link}`} href={`#${SkipToContentFallbackId}`} onClick={skip}>
        Skip to main content
      </a>
    </div>
  );
}
