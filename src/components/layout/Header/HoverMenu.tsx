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
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface HoverMenuProps {
  /** Where the label itself leads. */
  href: string;
  label: string;
  /** A panel with several columns. */
  wide?: boolean;
  children: ReactNode;
}

/**
 * A link with a panel of further links.
 *
 * Opens when a mouse rests on it or the button is pressed; Escape closes it and returns focus; leaving with the
 * pointer or with focus, and following a link, close it. Before scripts run the style sheet opens it on hover and focus.
 */
export default function HoverMenu({href, label, wide, children}: HoverMenuProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const byMouse = (action: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') action();
  };
  // The pointer may have opened the menu while focus is anywhere.
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  const closeOnLeave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setOpen(false);
  };
  return (
    <div
      className={styles.menu}
      data-open={isOpen}
      onBlur={closeOnLeave}
      onClick={closeOnLink}
      onPointerEnter={byMouse(() => setOpen(true))}
      onPointerLeave={byMouse(() => setOpen(false))}
      ref={menu}
    >
      <Link className={styles.link} to={href}>
        {label}
      </Link>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label={`${label} menu`}
        className={styles.chevron}
        onClick={() => setOpen(!isOpen)}
        ref={button}
        type="button"
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div className={clsx(styles.panel, wide && styles.wide)} id={id}>
        <div className={styles.sheet}>{children}</div>
      </div>
    </div>
  );
}
