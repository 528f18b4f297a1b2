import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {SecurityBadge} from '@site/src/content/schema';
import IconItem from '../../ui/IconItem';
import styles from './styles.module.css';

/** Certifications and their current status (section 9). */
export default function SecurityBadges({badges}: {badges: readonly SecurityBadge[]}): ReactNode {
  return (
    <section aria-labelledby="security-badges" className="section">
      <div className={clsx('wrap split split-heading', styles.band)}>
        <div>
          <h2 className="headline-3" id="security-badges">
            Security and compliance
          </h2>
          <Link to="/security">Read the security statement</Link>
        </div>
        <ul className="plain-list tiles">
          {badges.map(({name, status, icon}) => (
            <IconItem description={status} icon={icon} isRow key={name} title={name} titleAs="strong" />
          ))}
        </ul>
      </div>
    </section>
  );
}
