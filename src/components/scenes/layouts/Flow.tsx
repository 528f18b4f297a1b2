import type {ReactNode} from 'react';
import type {FlowNode, SceneOf} from '../../../content/scenes/types';
import {cx, Floating, Sign, Window} from '../parts';
import styles from '../styles.module.css';

const TONE: Record<FlowNode['kind'], string | undefined> = {
  start: styles.plain,
  step: styles.brand,
  question: styles.accent,
  end: styles.brand,
};

function Node({kind, glyph, label, meta}: FlowNode): ReactNode {
  return (
    <div className={styles.box} data-kind={kind}>
      <span className={cx(styles.badge, TONE[kind])}>
        <Sign name={glyph} />
      </span>
      <div>
        <div className={styles.strong}>{label}</div>
        {meta && <div className={styles.mut}>{meta}</div>}
      </div>
    </div>
  );
}

/** Steps joined by lines on a canvas, with a question that leads two ways. */
export default function Flow({title, sub, tag, note, before, branch, after}: SceneOf<'flow'>): ReactNode {
  return (
    <>
      <Window scene={{title, sub, tag}} />
      <div className={styles.flow}>
        {before.map((node) => (
          <Node key={node.label} {...node} />
        ))}
        {branch && (
          <div className={cx(styles.fork, after.length > 0 && styles.joined)}>
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
      {note && <Floating {...note} />}
    </>
  );
}
