import type {ReactNode} from 'react';
import type {Strength} from '@site/src/content/schema';
import Icon from '../../ui/Icon';
import Heading from '../Heading';
import styles from './styles.module.css';

export default function Strengths({title, items}: {title: string; items: readonly Strength[]}): ReactNode {
  return (
    <section className="section-tight">
      <div className="wrap">
        <Heading title={title} />
        <ul className={styles.grid}>
          {items.map(({icon, title: name, description}) => (
            <li key={name}>
              <Icon name={icon} size={26} />
              <h3 className="headline-3">{name}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
