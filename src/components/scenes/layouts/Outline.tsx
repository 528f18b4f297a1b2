import type {ReactNode} from 'react';
import type {Outline as OutlineScene, SceneOf, StepState} from '../../../content/scenes/types';
import {cx, Faces, Label, Sign, Window} from '../parts';
import styles from '../styles.module.css';

function Source({kind, title, meta}: NonNullable<OutlineScene['source']>): ReactNode {
  const sign = {prompt: 'spark', file: 'file', video: 'play', package: 'box'} as const;
  return (
    <div className={cx(styles.source, styles[kind])}>
      <span className={cx(styles.badge, kind === 'prompt' ? styles.iris : styles.plain)}>
        <Sign name={sign[kind]} />
      </span>
      <div className={styles.grow}>
        <div className={styles.strong}>{title}</div>
        <div className={styles.mut}>{meta}</div>
      </div>
    </div>
  );
}

const MARK: Record<StepState, (at: number) => ReactNode> = {
  done: () => <Sign name="check" />,
  now: (at) => at + 1,
  todo: (at) => at + 1,
  ai: () => <Sign name="spark" />,
};

/** Steps on a stem, and what they were made from. */
export default function Outline(scene: SceneOf<'outline'>): ReactNode {
  const {source, steps, people} = scene;
  return (
    <Window scene={scene}>
      <div className={source && styles.made}>
        {source && <Source {...source} />}
        <div className={styles.stem}>
          {steps.map(({label, meta, state, tag}, at) => (
            <div key={label} className={cx(styles.step, styles[state])}>
              <span className={styles.node}>{MARK[state](at)}</span>
              <span className={styles.grow}>
                {label}
                {meta && <span className={styles.mut}>{meta}</span>}
              </span>
              {tag && <Label {...tag} />}
            </div>
          ))}
        </div>
      </div>
      {people && <Faces names={people} />}
    </Window>
  );
}
