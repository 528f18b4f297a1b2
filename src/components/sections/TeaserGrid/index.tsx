import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {IconName} from '@site/src/content/icons';
import type {Teaser} from '@site/src/lib/teasers';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface TeaserGridProps {
  items: readonly Omit<Teaser, 'imageSeed'>[];
  headingLevel?: 'h2' | 'h3';
  /** Cards of different widths that fill their rows, or a plain list. */
  layout?: 'cards' | 'index';
}

/** Links to other pages with an icon and a description. */
export default function TeaserGrid({items, headingLevel: Title = 'h3', layout = 'cards'}: TeaserGridProps): ReactNode {
  return (
    <ul className={styles[layout]}>
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
