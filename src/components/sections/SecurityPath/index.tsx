import type {ReactNode} from 'react';
import type {SecurityBadge, SecurityContent} from '@site/src/content/schema';
import Icon from '../../ui/Icon';
import {vars} from '../../scenes/parts/vars';
import IconItem from '../../ui/IconItem';
import styles from './styles.module.css';

export interface SecurityPathProps {
  stations: SecurityContent['path'];
  badges: readonly SecurityBadge[];
}

/** Where a record goes and what protects it, and the certifications with their current status (section 9). */
export default function SecurityPath({stations, badges}: SecurityPathProps): ReactNode {
  return (
    <section aria-labelledby="security-badges" className="section">
      <div className="wrap">
        <div className="plate night on-night">
          <ol className={`plain-list ${styles.path}`} style={vars({'--stations': stations.length})}>
            {stations.map(({title, text, icon, over}) => (
              <li key={title}>
                <span className={styles.station}>
                  <Icon name={icon} size={32} />
                </span>
                <strong className="block size-3">{title}</strong> <span className="block muted size-2">{text}</span>{' '}
                {over && <strong className={`block mt-2 size-2 ink-brand ${styles.over}`}>{over}</strong>}
              </li>
            ))}
          </ol>
          <h2 className="visually-hidden" id="security-badges">
            Security and compliance
          </h2>
          <ul
            className={`plain-list tiles mt-8 ${styles.badges}`}
            style={vars({'--tile': '13rem', '--stations': badges.length})}
          >
            {badges.map(({name, status, description, icon}) => (
              <IconItem
                className={/in progress/i.test(status) ? styles.pending : styles.seal}
                description={description}
                icon={icon}
                isRow
                key={name}
                title={
                  <>
                    {name} <span className="block size-2 ink-brand">{status}</span>
                  </>
                }
              />
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
