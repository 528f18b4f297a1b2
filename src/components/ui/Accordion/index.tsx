import {type ReactNode, useEffect, useId, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {slugOf} from '@site/src/lib/slug';
import Icon from '../Icon';
import styles from './styles.module.css';

export interface AccordionItem {
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Index of the item that is open at first, or none. */
  initial?: number | null;
  /** Whether the open item can be closed; otherwise one item is always open (section 4). */
  closable?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Called with the open item's index, so that a picture beside the accordion can follow. */
  onOpen?: (index: number | null) => void;
}

/**
 * A list of headings that open one panel at a time.
 *
 * Before scripts run every panel is readable; closed panels stay findable by the browser's search. A panel higher than
 * 24rem (96 units, section 9) scrolls.
 */
export default function Accordion(props: AccordionProps): ReactNode {
  const {items, initial = null, closable = true, headingLevel: Heading = 'h3', onOpen} = props;
  const [selected, setSelected] = useState(initial);
  // The list can shrink below the selected item.
  const open = selected !== null && selected >= items.length ? (closable ? null : 0) : selected;
  const id = useId();
  const select = (index: number) => {
    const next = index === open ? (closable ? null : open) : index;
    setSelected(next);
    onOpen?.(next);
  };
  const {hash} = useLocation();
  useEffect(() => {
    const linked = items.findIndex(({title}) => hash === `#${slugOf(title)}`);
    if (linked >= 0) select(linked);
    // Only a new address opens an item; afterwards the visitor does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [hash]);
  return (
    <div className={styles.accordion}>
      {items.map(({title, content}, index) => (
        <div className={styles.item} key={title}>
          <Heading className={styles.heading} id={slugOf(title)}>
            <button
              aria-controls={`${id}-${index}`}
              aria-disabled={!closable && index === open ? 'true' : undefined}
              aria-expanded={index === open}
              className={styles.button}
              id={`${id}-${index}-button`}
              onClick={() => select(index)}
              type="button"
            >
              {title}
              <Icon className={styles.mark} name="chevron-down" />
            </button>
          </Heading>
          <Panel id={`${id}-${index}`} isOpen={index === open} onFound={() => select(index)}>
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
  /** The browser's search found text in the closed panel. */
  onFound: () => void;
  children: ReactNode;
}

function Panel({id, isOpen, onFound, children}: PanelProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const panel = ref.current;
    if (!panel) return undefined;
    // React writes `hidden` as a plain boolean, which would take closed panels out of the browser's search.
    if (isOpen) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'until-found');
    setScrolls(isOpen && panel.scrollHeight > panel.clientHeight + 1);
    panel.addEventListener('beforematch', onFound);
    return () => panel.removeEventListener('beforematch', onFound);
  }, [isOpen, onFound]);
  return (
    <section
      aria-labelledby={`${id}-button`}
      className={styles.panel}
      data-open={isOpen}
      id={id}
      ref={ref}
      // A region that scrolls must be reachable by keyboard.
      tabIndex={scrolls ? 0 : undefined}
    >
      <div className={styles.content}>{children}</div>
    </section>
  );
}
