import type {ReactNode} from 'react';
import type {AiCourseCreationContent} from '@site/src/content/aiCourseCreation';
import Scene from '../../scenes';
import CheckList from '../../ui/CheckList';
import styles from './styles.module.css';

/** The three blocks of AI course creation, each with its own background. */
export default function CourseBlocks({blocks}: {blocks: AiCourseCreationContent['blocks']}): ReactNode {
  return (
    <section aria-label="Three ways to work" className="section-tight">
      <div className={`wrap ${styles.stack}`}>
        {blocks.map(({title, description, points, imageSeed}, index) => (
          <article className={styles.block} key={title}>
            <div className={styles.words}>
              <p aria-hidden="true" className={styles.number}>
                {index + 1}
              </p>
              <h2 className="headline-2">{title}</h2>
              <p>{description}</p>
              <CheckList items={points} />
            </div>
            <Scene bare seed={imageSeed} />
          </article>
        ))}
      </div>
    </section>
  );
}
