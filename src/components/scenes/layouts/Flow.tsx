import type {ReactNode} from 'react';
import type {FlowNode, SceneOf, Tone} from '../../../content/scenes/types';
import {Badge, cx, Floating, Head} from '../parts';
import styles from '../styles.module.css';

const TONE: Record<FlowNode['kind'], Tone> = {
  start: 'plain',
  step: 'brand',
  question: 'accent',
  end: 'brand',
  open: 'plain',
};

function Node({kind, glyph, label, meta}: FlowNode): ReactNode {
  return (
    <div className={cx(styles.box, styles.row)} data-kind={kind}>
      <Badge glyph={glyph} tone={TONE[kind]} />
      <div>
        <div className={styles.strong}>{label}</div>
        {meta && <div className={styles.mut}>{meta}</div>}
      </div>
    </div>
  );
}

/** Steps joined by lines on a canvas, with a question that leads two ways. */
export default function Flow(scene: SceneOf<'flow'>): ReactNode {
  const {note, before, branch, after = []} = scene;
  return (
    <>
      <div className={cx(styles.card, styles.window)}>
        <Head {...scene} />
      </div>
      <div className={styles.flow}>
        {before.map((node) => (
          <Node key={node.label} {...node} />
        ))}
        {branch && (
          <div className={cx(styles.fork, after.length > 0 && styles.joined)}>
            {branch.map(({when, node}) => (
              <div key={when}>
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
