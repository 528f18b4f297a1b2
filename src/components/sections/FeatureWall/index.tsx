import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Tone} from '@site/src/content/scenes/types';
import type {Archetype} from '@site/src/content/schema';
import type {Teaser} from '@site/src/lib/teasers';
import MoreLink from 'docusaurus-kit/MoreLink';
import Picture from '../../scenes/Picture';
import Switch from '../../ui/Switch';
import styles from './styles.module.css';

interface Group extends Teaser {
  archetype: Archetype;
  /** Tint behind the pictures; neutral by default. */
  ground?: Tone;
  items: readonly Teaser[];
}

/** Columns of a wide window. */
const COLUMNS = 4;

/** The pictures of all features at half their size, by category. Their descriptions are always read out. */
export default function FeatureWall({groups}: {groups: readonly Group[]}): ReactNode {
  const [isDescribed, setDescribed] = useState(false);
  return (
    <section className="section">
      <div className={clsx('wrap stack', styles.walls, !isDescribed && styles.brief)}>
        <div className={`scripted no-print ${styles.switch}`}>
          <Switch isOn={isDescribed} onChange={setDescribed}>
            Show descriptions
          </Switch>
        </div>
        {groups.map((group) => (
          <Wall key={group.href} {...group} />
        ))}
      </div>
    </section>
  );
}

/** The first picture is as large as it takes to fill all rows. */
function Wall({title, description, href, items, archetype, ground}: Group): ReactNode {
  const spare = (COLUMNS - (items.length % COLUMNS)) % COLUMNS;
  const tint = archetype === 'data' ? 'night' : clsx('tint', ground && `tint-${ground}`);
  return (
    <div className={styles.wall} data-spare={spare}>
      <div className={styles.heading}>
        <h2 className="headline-2">
          <MoreLink to={href}>{title}</MoreLink>
        </h2>
        <p className="m-0 muted size-2">{description}</p>
      </div>
      <ul className="plain-list">
        {items.map((item) => (
          <li className={`linked ${styles.tile}`} key={item.href}>
            <div aria-hidden="true" className={clsx(tint, styles.view)}>
              <div className={`crop ${styles.frame}`}>
                <div className={styles.slide}>
                  <Picture {...item} bare />
                </div>
              </div>
            </div>
            <div>
              <h3 className="m-0 size-3">
                <Link to={item.href}>{item.title}</Link>
              </h3>{' '}
              <div className={styles.more}>
                <p className="m-0 muted size-1">{item.description}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
