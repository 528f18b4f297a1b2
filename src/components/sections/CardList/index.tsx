import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {IconName} from '@site/src/content/icons';
import IconItem from '../../ui/IconItem';
import styles from './styles.module.css';

export interface CardListProps {
  /** Cards without an address are tinted instead of linked. */
  items: readonly {title: string; description: string; icon: IconName; href?: string}[];
  /** Cards that fill their rows, or a plain list. */
  layout?: 'cards' | 'index';
}

export default function CardList({items, layout = 'cards'}: CardListProps): ReactNode {
  const isIndex = layout === 'index';
  return (
    <ul className={clsx('plain-list', isIndex ? 'tiles ruled' : '', styles[layout])}>
      {items.map(({title, description, icon, href}) => (
        <IconItem
          className={isIndex ? undefined : clsx('box', !href && styles.tinted)}
          description={description}
          href={href}
          icon={icon}
          isRow={isIndex}
          key={title}
          title={title}
        />
      ))}
    </ul>
  );
}
