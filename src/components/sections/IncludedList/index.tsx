import type {ReactNode} from 'react';
import {included} from '@site/src/content/pricing';
import Icon from '../../ui/Icon';
import Heading from '../Heading';
import styles from './styles.module.css';

/** 'All Plans Include', in groups. */
export default function IncludedList(): ReactNode {
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Heading eyebrow="No add-ons" title="All Plans Include" />
        <div className={styles.groups}>
          {included.map(({title, icon, items}) => (
            <div key={title}>
              <h3 className={styles.title}>
                <Icon name={icon} size={22} />
                {title}
              </h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
