import type {ReactNode} from 'react';
import type {HomeContent} from '@site/src/content/home';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

/** What we claim, in short, under the customers' names (section 9). */
export default function ProofStrip({title, items}: HomeContent['proof']): ReactNode {
  return (
    <section aria-label={title} className={styles.strip}>
      <ul className={`wrap ${styles.list}`}>
        {items.map(({icon, name, status}) => (
          <li key={name}>
            <Icon name={icon} size={24} />
            <span>
              <strong>{name}</strong> <span>{status}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
