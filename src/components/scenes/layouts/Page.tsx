import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Page as PageScene} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import shared from '../styles.module.css';
import styles from './frames.module.css';

/** A page of a document, and what was made from its marked paragraphs, which are next to one another. */
export default function Page({
  scene: {file, page, paragraphs, body, ground},
  draw,
}: {
  scene: PageScene;
  draw: (scene: PageScene['body']) => ReactNode;
}): ReactNode {
  const marked = paragraphs.filter((paragraph) => paragraph.marked);
  const from = Math.max(
    0,
    paragraphs.findIndex((paragraph) => paragraph.marked),
  );
  return (
    <div className={styles.made}>
      <div className={clsx(shared.card, styles.paper)}>
        <div className={clsx(shared.row, shared.mut, styles.file)}>
          <Sign name="file" />
          {file}
        </div>
        {paragraphs.slice(0, from).map(({text}) => (
          <div key={text}>{text}</div>
        ))}
        {marked.length > 0 && (
          <div className={clsx(shared.stack, styles.marked, shared[ground === 'iris' ? 'iris' : 'brand'])}>
            {marked.map(({text}) => (
              <div key={text}>{text}</div>
            ))}
          </div>
        )}
        {paragraphs.slice(from + marked.length).map(({text}) => (
          <div key={text}>{text}</div>
        ))}
        <div className={clsx(shared.mut, shared.mid, styles.folio)}>{page}</div>
      </div>
      <div className={styles.result}>{draw(body)}</div>
    </div>
  );
}
