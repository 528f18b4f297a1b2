import type {ReactNode} from 'react';
import type {SceneOf} from '../../../content/scenes/types';
import {cx, Face, Sign, Window} from '../parts';
import styles from '../styles.module.css';

/** Messages, marked passages and edits, one under the other. */
export default function Thread(scene: SceneOf<'thread'>): ReactNode {
  const {items, prompt} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.thread}>
        {items.map(({kind, name, meta, text}) => (
          <div key={text} className={styles.message} data-kind={kind}>
            {kind === 'ai' && (
              <span className={cx(styles.badge, styles.iris)}>
                <Sign name="spark" />
              </span>
            )}
            {name && kind !== 'ai' && <Face name={name} />}
            <div className={styles.grow}>
              {(name ?? meta) && (
                <div className={styles.by}>
                  {name && <span className={styles.strong}>{name}</span>}
                  {meta && <span className={styles.mut}>{meta}</span>}
                </div>
              )}
              <span className={styles.said}>{text}</span>
            </div>
          </div>
        ))}
      </div>
      {prompt && (
        <div className={styles.prompt}>
          <span className={styles.grow}>{prompt}</span>
          <Sign name="arrow" />
        </div>
      )}
    </Window>
  );
}
