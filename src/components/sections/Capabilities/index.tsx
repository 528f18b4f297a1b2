import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Archetype, KeyCapability} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface CapabilitiesProps {
  /** "Key capabilities" if omitted. */
  title?: string;
  items: readonly KeyCapability[];
  /** Composition: pictures on alternating sides by default. */
  archetype?: Archetype;
}

export default function Capabilities({title, items, archetype}: CapabilitiesProps): ReactNode {
  const layout = items.some(hasPicture) ? (archetype && styles[archetype]) || styles.sides : styles.plain;
  return (
    <section className="section">
      <div className="wrap">
        <Heading {...(title ? {eyebrow: 'Key capabilities', title} : {title: 'Key capabilities'})} />
        <ol className={clsx(styles.list, layout)}>
          {items.map((item) => (
            <li key={item.title}>
              <div className={styles.words}>
                <h3 className={styles.title}>{item.title}</h3>
                <p>{item.description}</p>
              </div>
              {hasPicture(item) && (
                <div className={styles.picture}>
                  <Picture {...item} />
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
