import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Teaser} from '@site/src/lib/teasers';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

export interface RelatedLinksProps {
  title: string;
  items: readonly Pick<Teaser, 'title' | 'icon' | 'href'>[];
}

/** Links to similar pages, in one line where there is room. */
export default function RelatedLinks({title, items}: RelatedLinksProps): ReactNode {
  return (
    <div className={`grid ${styles.line}`}>
      <h2 className="headline-3">{title}</h2>
      <ul className="plain-list cluster">
        {items.map(({title: label, icon, href}) => (
          <li key={href}>
            <Link className="line-up gap-2 bold" to={href}>
              <Icon name={icon} size={20} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
