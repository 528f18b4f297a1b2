import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Page as PageScene} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import shared from '../styles.module.css';
import styles from './app.module.css';

/** A page of a document, and what was made from its marked paragraphs. */
export default function Page({
  scene: {file, page, paragraphs, body, ground},
  draw,
}: {
  scene: PageScene;
  draw: (scene: PageScene['body']) => ReactNode;
}): ReactNode {
  return (
    <div className={styles.made}>
      <div className={clsx(shared.card, styles.paper)}>
        <div className={clsx(shared.row, shared.mut, styles.file)}>
          <Sign name="file" />
          {file}
        </div>
        {paragraphs.map(({text, marked}) => (
          <div key={text} className={clsx(marked && [styles.marked, shared[ground === 'iris' ? 'iris' : 'brand']])}>
            {text}
          </div>
        ))}
        <div className={clsx(shared.mut, shared.mid, styles.folio)}>{page}</div>
      </div>
      <div className={styles.result}>{draw(body)}</div>
    </div>
  );
}
