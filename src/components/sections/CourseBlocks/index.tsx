import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {AiCourseCreation} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import CheckList from '../../ui/CheckList';

const TINTS = ['tint-iris', 'tint-accent', 'tint-brand'];

/** The three blocks of AI course creation, each with its own background. */
export default function CourseBlocks({blocks}: {blocks: AiCourseCreation['blocks']}): ReactNode {
  return (
    <section aria-label="Three ways to work" className="section">
      <div className="wrap stack">
        {blocks.map(({title, description, points, ...picture}, index) => (
          <article className={clsx('split plate', TINTS[index], index % 2 > 0 && 'flipped')} key={title}>
            <div className="muted">
              <p aria-hidden="true" className="numeral tint-card mb-4">
                {index + 1}
              </p>
              <h2 className="headline-2">{title}</h2>
              <p className="lead">{description}</p>
              <CheckList items={points} />
            </div>
            <Picture {...picture} bare />
          </article>
        ))}
      </div>
    </section>
  );
}
