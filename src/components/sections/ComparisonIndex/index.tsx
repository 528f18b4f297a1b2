import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ComparisonTeaser} from '@site/src/lib/teasers';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

/** List of all comparisons in large type: name, description and link. */
export default function ComparisonIndex({items}: {items: readonly ComparisonTeaser[]}): ReactNode {
  return (
    <section aria-label="All comparisons" className="section">
      <div className="wrap">
        <ul className={`plain-list ruled ${styles.list}`}>
          {items.map(({name, character, href}) => (
            <li className="linked" key={href}>
              <h2>
                <Link to={href}>
                  <span>Vs</span> {name}
                </Link>
              </h2>
              <p>{character}</p>
              <Icon name="arrow-right" size={24} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
