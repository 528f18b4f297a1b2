import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IconName} from '@site/src/content/icons';
import type {Teaser} from '@site/src/plugins/content/types';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface TeaserGridProps {
  items: readonly Omit<Teaser, 'imageSeed'>[];
  headingLevel?: 'h2' | 'h3';
}

/** Short cards that lead to other pages, as an index: hairlines instead of boxes. */
export default function TeaserGrid({items, headingLevel: Title = 'h3'}: TeaserGridProps): ReactNode {
  return (
    <ul className={styles.grid}>
      {items.map(({title, description, icon, href}) => (
        <li key={href}>
          <Icon name={icon as IconName} size={22} />
          <Title className="headline-3">
            <Link to={href}>{title}</Link>
          </Title>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
