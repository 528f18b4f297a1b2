import type {ReactNode} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isApple} from '@site/src/lib/search/shortcut';
import Button from 'docusaurus-kit/Button';
import Icon from '@site/src/components/ui/Icon';
import {useIsHydrating} from 'docusaurus-kit/hooks/useIsHydrating';
import {openSearch} from '../searchRequest';
import {warmDialog, warmSearch} from './importDialog';
import styles from './styles.module.css';

/** Opens the search: in the header, in menus and in the bar of the documentation. Hidden without scripts. */
export default function OpenSearch({className}: {className?: string}): ReactNode {
  const baseUrl = useBaseUrl('/');
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
      onFocus={warmDialog}
      onPointerDown={() => warmSearch(baseUrl)}
      onPointerEnter={warmDialog}
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
