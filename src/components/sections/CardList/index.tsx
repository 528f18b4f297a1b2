import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {IconName} from '@site/src/content/icons';
import type {Illustrated} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import IconItem from '../../ui/IconItem';
import styles from './styles.module.css';

export interface CardListProps {
  /** Cards without an address are tinted instead of linked. */
  items: readonly {title: string; description: string; icon: IconName; href?: string}[];
  /** Cards that fill their rows, or a plain list. */
  layout?: 'cards' | 'index';
  /** Next to the first two cards. */
  picture?: Illustrated;
}

export default function CardList({items, layout = 'cards', picture}: CardListProps): ReactNode {
  const isIndex = layout === 'index';
  const list = (
    <ul className={clsx('plain-list', isIndex ? 'tiles ruled' : 'cluster gap-4 items-stretch', styles[layout])}>
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
  if (!picture || !hasPicture(picture)) return list;
  return (
    <div className={`grid gap-4 ${styles.illustrated}`}>
      <Picture {...picture} />
      {list}
    </div>
  );
}
