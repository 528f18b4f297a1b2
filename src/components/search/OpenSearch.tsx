import type {ReactNode} from 'react';
import clsx from 'clsx';
import Button from '../ui/Button';
import Icon from '../ui/Icon';
import {openSearch} from './searchRequest';

/** Opens the search, from a menu. */
export default function OpenSearch({className}: {className?: string}): ReactNode {
  return (
    <Button className={clsx(className, 'scripted')} kind="secondary" onClick={() => openSearch()} size="small">
      <Icon name="search" size={18} /> Search
    </Button>
  );
}
