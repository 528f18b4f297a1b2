import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Page as PageScene, Scene} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import shared from '../styles.module.css';
import styles from './frames.module.css';

/** A page of a document, and what was made from its marked paragraphs. */
export default function Page({
  scene: {file, page, paragraphs, body, ground},
  draw,
}: {
  scene: PageScene;
  draw: (scene: Scene) => ReactNode;
}): ReactNode {
  return (
    <div className={styles.made}>
      <div className={clsx(shared.card, styles.paper)}>
        <div className={styles.file}>
          <Sign name="file" />
          {file}
        </div>
        {paragraphs.map(({text, marked}) => (
          <div
            className={clsx(styles.paragraph, marked && [styles.marked, shared[ground === 'iris' ? 'iris' : 'brand']])}
            key={text}
          >
            {text}
          </div>
        ))}
        <div className={styles.folio}>{page}</div>
      </div>
      <div className={styles.result}>{draw(body)}</div>
    </div>
  );
}
