import type {ReactNode} from 'react';
import type {HomeContent} from '@site/src/content/home';
import Icon from '../../ui/Icon';
import Heading from '../Heading';
import styles from './styles.module.css';

export default function Challenges({title, intro, items}: HomeContent['challenges']): ReactNode {
  return (
    <section className="section">
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.head}>
          <Heading eyebrow="Challenges" intro={intro} title={title} />
        </div>
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={item.title}>
              <Icon name={item.icon} size={22} />
              <h3 className="headline-3">{item.title}</h3>
              <p>{item.description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
