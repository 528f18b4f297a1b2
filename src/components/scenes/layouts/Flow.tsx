import type {ReactNode} from 'react';
import type {FlowNode, SceneOf} from '../../../content/scenes/types';
import {cx, Sign, Window} from '../parts';
import styles from '../styles.module.css';

function Node({kind, glyph, label, meta}: FlowNode): ReactNode {
  const tone = kind === 'question' ? styles.accent : kind === 'start' ? styles.plain : styles.brand;
  return (
    <div className={cx(styles.box, styles[kind])}>
      <span className={cx(styles.badge, tone)}>
        <Sign name={glyph} />
      </span>
      <div className={styles.grow}>
        <div className={styles.strong}>{label}</div>
        {meta && <div className={styles.mut}>{meta}</div>}
      </div>
    </div>
  );
}

/** Steps joined by lines, with a question that leads two ways. */
export default function Flow(scene: SceneOf<'flow'>): ReactNode {
  const {before, branch, after} = scene;
  return (
    <Window scene={scene}>
      <div className={styles.flow}>
        {before.map((node) => (
          <Node key={node.label} {...node} />
        ))}
        {branch && (
          <div className={styles.fork}>
            {branch.map(({when, node}) => (
              <div key={when} className={styles.way}>
                <span className={styles.when}>{when}</span>
                <Node {...node} />
              </div>
            ))}
          </div>
        )}
        {after.map((node) => (
          <Node key={node.label} {...node} />
        ))}
      </div>
    </Window>
  );
}
