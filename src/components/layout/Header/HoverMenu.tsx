import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Icon from '@site/src/components/ui/Icon';
import IconButton from 'docusaurus-kit/IconButton';
import styles from './styles.module.css';

export interface HoverMenuProps {
  href: string;
  label: string;
  /** Whether the panel is as wide as the page. */
  wide?: boolean;
  children: ReactNode;
}

/** Where the pointer was last seen to move; undefined until a menu has asked for it. */
let resting: {clientX: number; clientY: number} | undefined;

/** Follows the pointer, once for all menus and for as long as the page is open. */
function followPointer(): void {
  if (resting) return;
  resting = {clientX: -1, clientY: -1};
  document.addEventListener('pointermove', (event) => (resting = event));
}

/** Whether an event comes from an element that appeared under a pointer at rest, and not from a movement. */
const isAtRest = ({clientX, clientY}: PointerEvent): boolean =>
  resting !== undefined && Math.abs(clientX - resting.clientX) < 1 && Math.abs(clientY - resting.clientY) < 1;

/**
 * A link with a dropdown panel of further links.
 *
 * Opens on mouse hover and closes when the mouse leaves, also after a click on the button, which opens and closes it by
 * keyboard and touch. Escape closes it and returns focus. It also closes when focus leaves, on a press outside, when another
 * menu is hovered, and when a link is followed. The header of a new page then stays closed until the mouse enters the menu
 * again. Before scripts run, CSS opens it on hover and focus.
 */
export default function HoverMenu({href, label, wide, children}: HoverMenuProps): ReactNode {
  const [openedBy, setOpenedBy] = useState<'hover' | 'press' | null>(null);
  const isOpen = openedBy !== null;
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(followPointer, []);
  // Listen on the document: a hovered menu doesn't have focus, and some browsers don't focus a button on click.
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedBy(null);
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    };
    const closeForOther = ({type, target}: Event) => {
      const isElsewhere = target instanceof Element && !menu.current?.contains(target);
      if (isElsewhere && (type === 'pointerdown' || target.closest(`.${styles.menu}`))) setOpenedBy(null);
    };
    const listening = new AbortController();
    document.addEventListener('keydown', closeOnEscape, listening);
    document.addEventListener('pointerdown', closeForOther, listening);
    document.addEventListener('pointerover', closeForOther, listening);
    return () => listening.abort();
  }, [isOpen]);
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenedBy(null);
  };
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setOpenedBy(null);
  };
  return (
    <div
      className={clsx('line-up gap-0', styles.menu, wide && styles.wide)}
      data-open={isOpen}
      onBlur={closeOnLeave}
      onClick={closeOnLink}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && !isAtRest(event)) setOpenedBy((by) => by ?? 'hover');
      }}
      onPointerLeave={({pointerType, currentTarget}) => {
        // Someone who works with the keyboard has not left.
        if (pointerType === 'mouse' && !currentTarget.querySelector(':focus-visible')) setOpenedBy(null);
      }}
      ref={menu}
    >
      <Link className={styles.link} to={href}>
        {label}
      </Link>
      <IconButton
        aria-controls={id}
        aria-expanded={isOpen}
        className={styles.chevron}
        label={`${label} menu`}
        onClick={() => setOpenedBy(openedBy === 'press' ? null : 'press')}
        ref={button}
      >
        <Icon name="chevron-down" size={16} />
      </IconButton>
      <div className={styles.panel} id={id}>
        <div className={clsx('box', styles.sheet)}>{children}</div>
      </div>
    </div>
  );
}
