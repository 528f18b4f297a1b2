import type {ReactNode} from 'react';
import type {Home} from '@site/src/content/schema';
import IconItem from '../../ui/IconItem';
import Heading from '../Heading';
import styles from './styles.module.css';

export default function Challenges({title, intro, items}: Home['challenges']): ReactNode {
  return (
    <section className="section">
      <div className="wrap split split-heading">
        <div className="sticky">
          <Heading eyebrow="Challenges" intro={intro} title={title} />
        </div>
        <ul className={`plain-list tiles ruled row-gap-0 ${styles.list}`}>
          {items.map((item) => (
            <IconItem key={item.title} {...item} isRow />
          ))}
        </ul>
      </div>
    </section>
  );
}
