import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Story({title, paragraphs}: {title: string; paragraphs: readonly string[]}): ReactNode {
  return (
    <section className="section-tight">
      <div className={`wrap ${styles.layout}`}>
        <h2 className="headline-2">{title}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
