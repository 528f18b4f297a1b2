import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Page as PageScene, Scene} from '../../../content/scenes/types';
import styles from '../styles.module.css';

/** A page of a document, and what was made from it. */
export default function Page({
  scene: {file, page, paragraphs, body},
  draw,
}: {
  scene: PageScene;
  draw: (scene: Scene) => ReactNode;
}): ReactNode {
  return (
    <div className={styles.split}>
      <div className={clsx(styles.card, styles.sheet)}>
        <div className={styles.mut}>{file}</div>
        {paragraphs.map(({text, marked}) => (
          <p className={clsx(marked && styles.marked)} key={text}>
            {text}
          </p>
        ))}
        <div className={styles.mut}>{page}</div>
      </div>
      <div>{draw(body)}</div>
    </div>
  );
}
