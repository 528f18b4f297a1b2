import type {ReactNode} from 'react';
import clsx from 'clsx';
import {isApple} from '@site/src/lib/search/shortcut';
import Button from '../../ui/Button';
import Icon from '../../ui/Icon';
import {useIsHydrating} from '../../hooks/useIsHydrating';
import {openSearch} from '../searchRequest';
import styles from './styles.module.css';

export interface OpenSearchProps {
  className?: string;
  /** Called when a click is likely. */
  onPointerEnter?: () => void;
}

/** Opens the search: in the header, in menus and in the bar of the documentation. Hidden without scripts. */
export default function OpenSearch({className, onPointerEnter}: OpenSearchProps): ReactNode {
  const onApple = !useIsHydrating() && isApple();
  return (
    <Button
      aria-haspopup="dialog"
      aria-keyshortcuts={onApple ? 'Meta+K' : 'Control+K'}
      className={clsx(className, 'scripted')}
      kind="secondary"
      onClick={({currentTarget}) => {
        // The search returns the focus to the button of a menu around it.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
        openSearch();
      }}
      onPointerEnter={onPointerEnter}
      size="small"
    >
      <Icon name="search" size={18} />
      <span>Search</span>{' '}
      <kbd className={styles.keys} translate="no">
        {onApple ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </Button>
  );
}
