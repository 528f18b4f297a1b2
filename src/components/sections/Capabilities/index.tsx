import type {ReactNode} from 'react';
import type {KeyCapability} from '@site/src/content/schema';
import Scene from '../../scenes';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface CapabilitiesProps {
  /** "Key capabilities" if omitted. */
  title?: string;
  items: readonly KeyCapability[];
}

/** Key capabilities with pictures on alternating sides. */
export default function Capabilities({title, items}: CapabilitiesProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Heading {...(title ? {eyebrow: 'Key capabilities', title} : {title: 'Key capabilities'})} />
        <ol className={styles.list}>
          {items.map((item) => (
            <li key={item.title}>
              <div className={styles.words}>
                <h3 className={styles.title}>{item.title}</h3>
                <p>{item.description}</p>
              </div>
              <div className={styles.picture}>
                <Scene seed={item.imageSeed} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
