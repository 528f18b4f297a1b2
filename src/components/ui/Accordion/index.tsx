import {type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {slugOf} from '@site/src/lib/slug';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';
import Breakable from '../Breakable';
import styles from './styles.module.css';

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Index of the item that is initially open, or null. */
  initial?: number | null;
  /** Whether the open item can be closed; if not, one item is always open (section 4). */
  closable?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Whether a wide window has two columns of items. */
  isWide?: boolean;
  onOpen?: (index: number | null) => void;
}

/**
 * An accordion with at most one open panel.
 *
 * An item that the address names is open on arrival. Without scripts all panels are open. The browser's find-in-page also
 * searches closed panels and opens them. A panel higher than 24rem (96 units, section 9) scrolls.
 */
export default function Accordion(props: AccordionProps): ReactNode {
  const {items, initial = null, closable = true, headingLevel: Heading = 'h3', isWide, onOpen} = props;
  const [selected, setSelected] = useState(initial);
  // A shorter list may no longer have the selected item.
  const open = selected !== null && selected >= items.length ? (closable ? null : 0) : selected;
  const id = useId();
  const select = (index: number) => setSelected(closable && index === open ? null : index);
  useLayoutEffect(() => onOpen?.(open), [open, onOpen]);

  // While rendering, because the page is scrolled to the item as soon as it is there. Until hydration, CSS does the same.
  const address = useLocation();
  const [followed, setFollowed] = useState<typeof address | null>(null);
  if (!useIsHydrating() && followed !== address) {
    setFollowed(address);
    const isOtherQuery = followed?.hash === address.hash && followed.search !== address.search;
    const linked = items.findIndex(({title}) => address.hash === `#${slugOf(title)}`);
    if (linked >= 0 && !isOtherQuery) setSelected(linked);
  }
  return (
    <div className={clsx('border-top', styles.accordion, isWide && styles.wide)}>
      {items.map(({title, content}, index) => (
        <div className={`border-bottom ${styles.item}`} key={title}>
          <Heading className={`m-0 size-3 ${styles.heading}`} id={slugOf(title)}>
            <button
              aria-controls={`${id}-${index}`}
              aria-disabled={!closable && index === open ? 'true' : undefined}
              aria-expanded={index === open}
              className={clsx('chevron', styles.button)}
              id={`${id}-${index}-button`}
              onClick={() => select(index)}
              type="button"
            >
              <span>
                <Breakable>{title}</Breakable>
              </span>
            </button>
          </Heading>
          <Panel id={`${id}-${index}`} isOpen={index === open} onFound={() => setSelected(index)}>
            {content}
          </Panel>
        </div>
      ))}
    </div>
  );
}

interface PanelProps {
  id: string;
  isOpen: boolean;
  /** Called when find-in-page matches text in the closed panel. */
  onFound: () => void;
  children: ReactNode;
}

function Panel({id, isOpen, onFound, children}: PanelProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    // React renders `hidden` as a boolean, which would exclude closed panels from find-in-page.
    if (isOpen) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', onFound);
    return () => panel.removeEventListener('beforematch', onFound);
  }, [isOpen, onFound]);
  useEffect(() => {
    const panel = ref.current;
    if (!panel || !isOpen) return undefined;
    const observer = new ResizeObserver(() => setScrolls(panel.scrollHeight > panel.clientHeight + 1));
    observer.observe(panel.firstElementChild!);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <div
      className={styles.panel}
      data-open={isOpen}
      id={id}
      ref={ref}
      // What scrolls must be reachable by keyboard, and then it needs a name. As a region, it would be a landmark.
      {...(isOpen && scrolls && {'aria-labelledby': `${id}-button`, role: 'group', tabIndex: 0})}
    >
      <div className={`muted ${styles.content}`}>{children}</div>
    </div>
  );
}
