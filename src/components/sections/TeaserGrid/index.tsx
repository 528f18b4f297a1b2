import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IconName} from '@site/src/content/icons';
import type {Teaser} from '@site/src/lib/teasers';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface TeaserGridProps {
  items: readonly Omit<Teaser, 'imageSeed'>[];
  /** Cards of different widths that fill their rows, or a plain list. */
  layout?: 'cards' | 'index';
}

export default function TeaserGrid({items, layout = 'cards'}: TeaserGridProps): ReactNode {
  return (
    <ul className={styles[layout]}>
      {items.map(({title, description, icon, href}) => (
        <li key={href}>
          <Icon name={icon as IconName} size={22} />
          <h3 className="headline-3">
            <Link to={href}>{title}</Link>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
