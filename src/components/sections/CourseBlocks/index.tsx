import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {AiCourseCreation} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import CheckList from '../../ui/CheckList';

/** The three blocks of AI course creation. */
export default function CourseBlocks({blocks}: {blocks: AiCourseCreation['blocks']}): ReactNode {
  return (
    <section aria-label="Three ways to work" className="section">
      <div className="wrap stack stack-wide">
        {blocks.map(({title, description, points, ...picture}, index) => (
          <article className={clsx('split', index % 2 > 0 && 'flipped')} key={title}>
            <div className="muted">
              <h2 className="headline-2">{title}</h2>
              <p className="lead">{description}</p>
              <CheckList items={points} />
            </div>
            <Picture {...picture} />
          </article>
        ))}
      </div>
    </section>
  );
}
