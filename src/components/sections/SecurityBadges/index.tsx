import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SecurityBadge} from '@site/src/content/schema';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

/** Certifications and their current status (section 9). */
export default function SecurityBadges({badges}: {badges: readonly SecurityBadge[]}): ReactNode {
  return (
    <section aria-labelledby="security-badges" className="section-tight">
      <div className={`wrap ${styles.band}`}>
        <div>
          <h2 className="headline-3" id="security-badges">
            Security and compliance
          </h2>
          <Link to="/security">Read the security statement</Link>
        </div>
        <ul className={styles.list}>
          {badges.map(({name, status, icon}) => (
            <li key={name}>
              <Icon name={icon} size={24} />
              <span>
                <strong>{name}</strong>
                <span>{status}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
